import { renderSign, type Tone } from '../../web/page-kit.ts';

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

const SIGNS: Readonly<Record<Tone, string>> = { good: '✓', bad: '✗', busy: '●', idle: '–' };

/** Returns the tone of a state of GitHub's or the platform's; `idle` for an unknown one. */
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

/** Returns a tone's sign as an element. */
export function renderTone(tone: Tone): string {
  return renderSign(tone, SIGNS[tone]);
}
