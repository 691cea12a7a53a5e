import type { Word } from '../decide/deployment-evidence.ts';

/** How a state is to be taken: it passed, it did not, it goes on, or it says neither. */
export type Tone = 'good' | 'bad' | 'busy' | 'idle';

const SHOWN: Readonly<Record<Word, { readonly tone: Tone; readonly sign: string; readonly label: string }>> = {
  unknown: { tone: 'idle', sign: '?', label: 'Unknown' },
  queued: { tone: 'busy', sign: '…', label: 'Queued' },
  running: { tone: 'busy', sign: '▸', label: 'Running' },
  succeeded: { tone: 'good', sign: '✓', label: 'Succeeded' },
  failed: { tone: 'bad', sign: '✗', label: 'Failed' },
  cancelled: { tone: 'idle', sign: '–', label: 'Cancelled' },
  superseded: { tone: 'idle', sign: '»', label: 'Superseded' },
  timed_out: { tone: 'bad', sign: '!', label: 'Timed out' },
};

/** Returns how a word is to be taken. */
export function toneOf(word: Word): Tone {
  return SHOWN[word].tone;
}

/** Returns a word as one character. */
export function signOf(word: Word): string {
  return SHOWN[word].sign;
}

/** Returns a word for people, with a capital: `Timed out`. */
export function labelOf(word: Word): string {
  return SHOWN[word].label;
}
