/** The offset of the first byte that is not part of well-formed UTF-8, or the length when all is well. */
export function validLength(bytes: Uint8Array): number {
  let offset = 0;
  while (offset < bytes.length) {
    const length = sequenceLength(bytes, offset);
    if (length === 0) return offset;
    offset += length;
  }
  return offset;
}

type Sequence = readonly [lead: number, lastLead: number, length: number, second: number, lastSecond: number];

/** Unicode table 3-7: which second byte each first byte allows. Every byte after it is 80 to BF. */
const SEQUENCES: readonly Sequence[] = [
  [0xc2, 0xdf, 2, 0x80, 0xbf],
  [0xe0, 0xe0, 3, 0xa0, 0xbf],
  [0xe1, 0xec, 3, 0x80, 0xbf],
  [0xed, 0xed, 3, 0x80, 0x9f],
  [0xee, 0xef, 3, 0x80, 0xbf],
  [0xf0, 0xf0, 4, 0x90, 0xbf],
  [0xf1, 0xf3, 4, 0x80, 0xbf],
  [0xf4, 0xf4, 4, 0x80, 0x8f],
];

function sequenceLength(bytes: Uint8Array, offset: number): number {
  const lead = bytes[offset] ?? 0;
  if (lead < 0x80) return 1;
  const found = SEQUENCES.find(([first, last]) => lead >= first && lead <= last);
  if (!found) return 0;
  const [, , length, second, lastSecond] = found;
  if (!within(bytes[offset + 1], second, lastSecond)) return 0;
  for (let more = 2; more < length; more++) {
    if (!within(bytes[offset + more], 0x80, 0xbf)) return 0;
  }
  return length;
}

function within(byte: number | undefined, first: number, last: number): boolean {
  return byte !== undefined && byte >= first && byte <= last;
}
