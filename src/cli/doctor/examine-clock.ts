import { parseHttpDate } from '../../kernel/instant.ts';
import { renderDuration } from '../../kernel/units.ts';
import { type Finding, findingsOf } from './doctor-finding.ts';
import type { Answered } from './doctor-probe.ts';

const NOTABLE_MS = 30_000;
const WRONG_MS = 300_000;
/** The header Date has whole seconds (RFC 9110, section 5.6.7), so that the instant is half a second later in the mean. */
const HALF_SECOND_MS = 500;

/** Returns the platform's time at the middle of the exchange, in epoch milliseconds; null where it told none. */
export function platformTime({ headers }: Answered): number | null {
  const date = parseHttpDate(headers['date']?.trim() ?? '');
  return date === null ? null : date + HALF_SECOND_MS;
}

/** Compares this machine's clock with the platform's: by its header Date against the middle of the exchange. */
export function checkClock(answered: Answered): Finding {
  const { good, wrong, note } = findingsOf('clock');
  const theirs = platformTime(answered);
  if (theirs === null)
    return note("The platform's answer has no date, so that this machine's clock cannot be compared.");
  const skewMs = answered.middleAt - theirs;
  const offMs = Math.abs(skewMs);
  if (offMs <= NOTABLE_MS) return good("This machine's clock agrees with the platform's to 30 s.");
  const speed = sandboxSpeed(answered);
  if (speed !== null)
    return note(`The platform is a sandbox with a clock of its own, which runs at ${speed} times real time.`);
  const way = skewMs > 0 ? 'ahead of' : 'behind';
  const sentence = `This machine's clock is ${renderDuration(offMs)} ${way} the platform's.`;
  const fix = 'Set it by NTP: certificates, tokens that expire and the rate limit are judged by it.';
  return offMs > WRONG_MS ? wrong(sentence, fix) : note(sentence, fix);
}

/** A sandbox's clock starts with this machine's, and runs faster or is moved on. */
function sandboxSpeed({ headers }: Answered): string | null {
  return /^\d{1,6}(?:\.\d{1,6})?$/.exec(headers['x-sandbox-speed'] ?? '')?.[0] ?? null;
}
