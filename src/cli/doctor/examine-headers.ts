import { parseHttpDate } from '../../kernel/instant.ts';
import { renderDuration } from '../../kernel/units.ts';
import type { Head } from '../../platform/http/http-client.ts';
import type { Gate } from '../../rate-limit/gate-interface.ts';
import { type Finding, findingsOf } from './finding.ts';

const NOTABLE_MS = 30_000;
const WRONG_MS = 300_000;
/** The header Date has whole seconds (RFC 9110, section 5.6.7): on average the instant is half a second later. */
const HALF_SECOND_MS = 500;

/** Compares this machine's clock with the platform's: by its header Date against the middle of the exchange, in epoch milliseconds. */
export function checkClock({ headers }: Head, middleAt: number): Finding {
  const { good, wrong, note, detail } = findingsOf('clock');
  const theirs = parseHttpDate(headers['date']?.trim() ?? '');
  if (theirs === null) return detail("Could not check this machine's clock: the platform sends no Date header.");
  const skewMs = middleAt - theirs - HALF_SECOND_MS;
  const offMs = Math.abs(skewMs);
  if (offMs <= NOTABLE_MS) return good("This machine's clock and the platform's differ by less than 30 s.");
  // A sandbox's clock may run faster.
  const speed = /^\d{1,6}(?:\.\d{1,6})?$/.exec(headers['x-sandbox-speed'] ?? '')?.[0];
  if (speed !== undefined) return detail(`The platform is a sandbox whose clock runs at ${speed} times real time.`);
  const sentence = `This machine's clock is ${renderDuration(offMs)} ${skewMs > 0 ? 'ahead of' : 'behind'} the platform's.`;
  const fix = 'Turn on NTP: the expiry of certificates and tokens and the rate limit depend on it.';
  return offMs > WRONG_MS ? wrong(sentence, fix) : note(sentence, fix);
}

/** The most that a ten-minute deployment uses of the budget (README, the rate limit). */
const REQUESTS_A_DEPLOYMENT = 120;

/** Returns what is left of the token's rate limit, and for how many deployments it is enough; `now` in epoch milliseconds. */
export function checkBudget(gate: Pick<Gate, 'view' | 'isOpenFor'>, now: number): Finding {
  const { main, wrong, note, detail } = findingsOf('budget');
  const { limit, remaining, resetsAt } = gate.view();
  const until = resetsAt === null ? '' : `; it resets in ${renderDuration(resetsAt - now)}`;
  if (!gate.isOpenFor('other')) {
    const fix =
      'Run this again after the reset, since not everything may have been checked. Give workflows that run at the same time separate tokens.';
    return wrong(`The token's rate limit is used up${until}.`, fix);
  }
  if (remaining === null) return detail("The platform does not report the token's rate limit.");
  const left = `The rate limit has ${remaining}${limit === null ? '' : ` of ${limit}`} requests left${until}.`;
  const jobs = Math.floor(remaining / REQUESTS_A_DEPLOYMENT);
  if (jobs > 0)
    return main(`${left} Enough for about ${jobs} ten-minute ${jobs === 1 ? 'deployment' : 'deployments'}.`);
  const fix = 'Wait, or give other workflows a separate token. Until then, status is checked less often.';
  return note(`${left} A ten-minute deployment uses about ${REQUESTS_A_DEPLOYMENT}.`, fix);
}
