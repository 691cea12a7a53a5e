/** How a state is to be taken: it passed, it did not, it goes on, or it says neither. */
export type Tone = 'good' | 'bad' | 'busy' | 'idle';

const TONES: Readonly<Record<string, Tone>> = {
  success: 'good',
  failure: 'bad',
  error: 'bad',
  timed_out: 'bad',
  action_required: 'bad',
  queued: 'busy',
  in_progress: 'busy',
  pending: 'busy',
  RUNNING: 'good',
  ERROR: 'bad',
  FAILED: 'bad',
  STOPPED: 'bad',
};

const SIGNS: Readonly<Record<Tone, string>> = { good: '✓', bad: '✗', busy: '•', idle: '–' };

/** Returns the tone of a state word of GitHub's or of the platform's; `idle` for one that nobody described. */
export function toneOf(state: string): Tone {
  const known = Object.hasOwn(TONES, state) ? TONES[state] : undefined;
  if (known !== undefined) return known;
  if (/_(?:ERROR|FAILED)$/.test(state)) return 'bad';
  return /^QUEUED$|^[A-Z_]+ING$/.test(state) ? 'busy' : 'idle';
}

/** Returns a tone as one character. */
export function signOf(tone: Tone): string {
  return SIGNS[tone];
}
