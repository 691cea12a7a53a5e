/** Answers the word of `words` that `word` was probably meant to be: at most two letters off, and less than half of it; null where none is. */
export function findNearWord(word: string, words: readonly string[]): string | null {
  const most = Math.min(2, Math.floor((word.length - 1) / 2));
  const ranked = words
    .map((known) => ({ known, distance: distanceOf(word.toLowerCase().replaceAll('_', '-'), known) }))
    .filter(({ distance }) => distance <= most)
    .sort((one, other) => one.distance - other.distance);
  return ranked[0]?.known ?? null;
}

/** Insertions, deletions and replacements, as Levenshtein counts them; words too long to be near are not measured. */
function distanceOf(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return Number.POSITIVE_INFINITY;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [column, wanted] of [...other].entries()) {
      const replaced = (row[column] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
