import { renderDuration } from '../../kernel/units.ts';
import { readAdvice } from '../../rate-limit/advice.ts';
import { type Finding, findingsOf } from './doctor-finding.ts';
import type { Answered } from './doctor-probe.ts';

/** The most that a deployment of ten minutes takes of the budget (README, the rate limit). */
const REQUESTS_A_DEPLOYMENT = 120;

/** Tells what is left of the token's rate limit after this answer, and how many deployments that carries. */
export function checkBudget(answered: Answered): Finding {
  const { good, wrong, note } = findingsOf('budget');
  const { limit, remaining, resetInMs, limited } = readAdvice(answered, answered.middleAt);
  const until = resetInMs === null ? '' : `; the window ends in ${renderDuration(resetInMs)}${formOfReset(answered)}`;
  if (limited || remaining === 0) {
    const fix = 'Wait until then, and give workflows that run at once a token each.';
    return wrong(`Nothing is left of the token's rate limit${until}.`, fix);
  }
  if (remaining === null)
    return note("The platform does not tell the token's rate limit, so that none can be kept to.");
  const of = limit === null ? '' : ` of ${limit}`;
  const jobs = Math.floor(remaining / REQUESTS_A_DEPLOYMENT);
  const carried = `${remaining}${of} requests are left${until}.`;
  if (jobs > 0) {
    const jobsText = jobs === 1 ? 'one deployment' : `${jobs} deployments`;
    return good(`${carried} That carries ${jobsText} of ten minutes.`);
  }
  const fix = 'Wait, or use a token of its own for what runs at once; a deployment looks less often meanwhile.';
  return note(`${carried} That is less than a deployment of ten minutes takes (${REQUESTS_A_DEPLOYMENT}).`, fix);
}

/** Tells whether more requests would meet the limit. */
export function isSpent(answered: Answered): boolean {
  const { remaining, limited } = readAdvice(answered, answered.middleAt);
  return limited || remaining === 0;
}

/** As src/rate-limit/advice.ts tells the units apart. */
function formOfReset({ headers }: Answered): string {
  const text = headers['x-ratelimit-reset']?.trim() ?? '';
  const value = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(value)) return text === '' ? '' : ', told as a date';
  return value >= 1e9 ? ', told as a timestamp' : ', told as seconds to wait';
}
