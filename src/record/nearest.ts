/** The known word that a word most likely stands for: few slips away, whatever its case; none when all are far. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (word.length > 60) return undefined;
  const allowed = word.length <= 3 ? 1 : word.length <= 7 ? 2 : 3;
  let best: string | undefined;
  let least = allowed + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > allowed) continue;
    const slips = distance(word.toLowerCase(), candidate.toLowerCase());
    if (slips < least && slips < candidate.length) {
      best = candidate;
      least = slips;
    }
  }
  return best;
}

/** Slips between two words: a letter too many, too few, wrong, or swapped with its neighbour. */
function distance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const differs = from[row - 1] === to[column - 1] ? 0 : 1;
      let slips = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + differs);
      if (from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1] && row > 1 && column > 1) {
        slips = Math.min(slips, at(beforeLast, column - 2) + 1);
      }
      current.push(slips);
    }
    beforeLast = last;
    last = current;
  }
  return at(last, to.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
