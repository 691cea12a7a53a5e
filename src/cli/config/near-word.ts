import { distanceOf } from '../../kernel/edit-distance.ts';

/** Returns the word of `words` that `word` was probably meant to be: at most two letters off, and less than half of it; null where none is. */
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
