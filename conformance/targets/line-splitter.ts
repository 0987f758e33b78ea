const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/**
 * Splits chunks of bytes at U+000A and nowhere else, whatever characters a chunk cuts through; one U+000D before it
 * goes with it. A line of more than `max` bytes is not kept: `tooLong` is called once.
 */
export function lineSplitter(
  max: number,
  onLine: (line: Uint8Array) => void,
  tooLong: () => void,
): (chunk: Uint8Array) => void {
  let parts: Uint8Array[] = [];
  let length = 0;
  let over = false;

  const take = (part: Uint8Array): void => {
    length += part.length;
    if (length <= max) parts.push(part);
    else if (!over) {
      over = true;
      parts = [];
      tooLong();
    }
  };

  const emit = (): void => {
    const line = parts.length === 1 && parts[0] !== undefined ? parts[0] : Buffer.concat(parts);
    const kept = !over;
    parts = [];
    length = 0;
    over = false;
    if (kept) onLine(line[line.length - 1] === CARRIAGE_RETURN ? line.subarray(0, -1) : line);
  };

  return (chunk) => {
    let from = 0;
    for (let at = chunk.indexOf(LINE_FEED); at !== -1; at = chunk.indexOf(LINE_FEED, from)) {
      take(chunk.subarray(from, at));
      emit();
      from = at + 1;
    }
    if (from < chunk.length) take(chunk.subarray(from));
  };
}
