/** A host name of at least two labels, as the text of a pattern: lower case, the last label a word or `xn--…`. */
export const HOST = "(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})";

/** Whether a host name is short enough for the domain name system: 253 characters. */
export function fitsHostLimit(host: string): boolean {
  return host.length <= 253;
}
