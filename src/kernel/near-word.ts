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

/** Returns what to say of a key that does not exist among the `known` ones. */
export function describeUnknownKey(key: string, known: readonly string[]): string {
  const near = findNearWord(key, known);
  return `there is no such key; ${near === null ? `there are ${known.join(', ')}` : `did you mean ${near}?`}`;
}
