import { distanceOf } from './edit-distance.ts';

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
