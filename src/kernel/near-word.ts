/** Returns how many insertions, deletions and replacements of letters lead from one word to another, as Levenshtein counts them. */
export function distanceOf(one: string, other: string): number {
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

/** Returns the word that was probably meant: at most two letters and less than half of `word` differ; else null. */
export function findNearWord(word: string, words: readonly string[]): string | null {
  const most = Math.min(2, Math.floor((word.length - 1) / 2));
  const ranked = words
    // A very long word is near to none, which is clear without comparing its letters.
    .filter((known) => Math.abs(known.length - word.length) <= most)
    .map((known) => ({ known, distance: distanceOf(word.toLowerCase().replaceAll('_', '-'), known) }))
    .filter(({ distance }) => distance <= most)
    .sort((one, other) => one.distance - other.distance);
  return ranked[0]?.known ?? null;
}

/** Returns what is wrong with a key that is not among the `known` ones, as a predicate. */
export function describeUnknownKey(key: string, known: readonly string[]): string {
  const near = findNearWord(key, known);
  return `is not a known key. ${near === null ? `Use one of ${known.join(', ')}.` : `Did you mean ${near}?`}`;
}
