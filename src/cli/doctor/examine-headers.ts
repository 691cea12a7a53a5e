import { parseHttpDate } from '../../kernel/instant.ts';
import { renderDuration } from '../../kernel/units.ts';
import { readAdvice } from '../../rate-limit/advice.ts';
import { type Finding, findingsOf } from './finding.ts';
import type { ProbeResponse } from './probe.ts';

const NOTABLE_MS = 30_000;
const WRONG_MS = 300_000;
/** The header Date has whole seconds (RFC 9110, section 5.6.7): on average the instant is half a second later. */
const HALF_SECOND_MS = 500;

/** Returns the platform's time at the middle of the exchange, in epoch milliseconds; null if it sent none. */
export function platformTime({ headers }: ProbeResponse): number | null {
  const date = parseHttpDate(headers['date']?.trim() ?? '');
  return date === null ? null : date + HALF_SECOND_MS;
}

/** Compares this machine's clock with the platform's: by its header Date against the middle of the exchange. */
export function checkClock(answered: ProbeResponse): Finding {
  const { good, wrong, note } = findingsOf('clock');
  const theirs = platformTime(answered);
  if (theirs === null) return note("Could not check this machine's clock: the platform's response has no Date header.");
  const skewMs = answered.middleAt - theirs;
  const offMs = Math.abs(skewMs);
  if (offMs <= NOTABLE_MS) return good("This machine's clock and the platform's differ by less than 30 s.");
  const speed = sandboxSpeed(answered);
  if (speed !== null) return note(`The platform is a sandbox whose clock runs at ${speed} times real time.`);
  const way = skewMs > 0 ? 'ahead of' : 'behind';
  const sentence = `This machine's clock is ${renderDuration(offMs)} ${way} the platform's.`;
  const fix = 'Turn on NTP: the expiry of certificates and tokens and the rate limit depend on it.';
  return offMs > WRONG_MS ? wrong(sentence, fix) : note(sentence, fix);
}

/** A sandbox's clock starts with this machine's, but may run faster or be moved forward. */
function sandboxSpeed({ headers }: ProbeResponse): string | null {
  return /^\d{1,6}(?:\.\d{1,6})?$/.exec(headers['x-sandbox-speed'] ?? '')?.[0] ?? null;
}

/** The most that a ten-minute deployment uses of the budget (README, the rate limit). */
const REQUESTS_A_DEPLOYMENT = 120;

/** Returns what is left of the token's rate limit after this response, and for how many deployments it is enough. */
export function checkBudget(answered: ProbeResponse): Finding {
  const { good, wrong, note } = findingsOf('budget');
  const { limit, remaining, resetInMs, limited } = readAdvice(answered, answered.middleAt);
  const until = resetInMs === null ? '' : `; it resets in ${renderDuration(resetInMs)}`;
  if (limited || remaining === 0) {
    const fix = 'Wait for the reset. Give workflows that run at the same time separate tokens.';
    return wrong(`The token's rate limit is used up${until}.`, fix);
  }
  if (remaining === null) return note("The platform does not report the token's rate limit.");
  const of = limit === null ? '' : ` of ${limit}`;
  const jobs = Math.floor(remaining / REQUESTS_A_DEPLOYMENT);
  const carried = `The rate limit has ${remaining}${of} requests left${until}.`;
  if (jobs > 0) {
    const jobsText = jobs === 1 ? 'one ten-minute deployment' : `${jobs} ten-minute deployments`;
    return good(`${carried} Enough for about ${jobsText}.`);
  }
  const fix = 'Wait, or give other workflows a separate token. Until then, status is checked less often.';
  return note(`${carried} A ten-minute deployment uses about ${REQUESTS_A_DEPLOYMENT}.`, fix);
}

/** Returns whether another request would exceed the limit. */
export function isSpent(answered: ProbeResponse): boolean {
  const { remaining, limited } = readAdvice(answered, answered.middleAt);
  return limited || remaining === 0;
}
