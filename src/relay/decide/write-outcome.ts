import type { AppResult, KnownCheck } from '../interfaces.ts';
import type { StoredCheck, WriteOutcome } from './tasks.ts';

/** What a claimed check run asks of GitHub. */
export type CheckCall = 'create' | 'update' | 'search';

/** After this many attempts in a row without a response, about sixteen hours, a check run becomes a dead letter. */
const MAX_ATTEMPTS = 200;
/** For this long, a refusal may be GitHub's own lag: of a new commit, a new token, or a repository that was just added. */
const LAG_MS = 10 * 60_000;
/** For this long, a person may still fix the App or its installation. */
const APP_MS = 24 * 3_600_000;

/** Refusals that may be lag, besides a 422 about the commit. */
const MAY_LAG: readonly number[] = [403, 404, 409];
/** GitHub's messages of a 422, or of a search's 404, for a commit that it does not have, or not yet. */
const NO_COMMIT = /\bno (?:commit|ref) found\b/i;
/** GitHub's message of a 422 for a token; only the permission for GitHub Deployments is optional, others are not requested by name again. */
const NOT_GRANTED = /\bpermissions requested are not granted\b/i;
const UNPERMITTED = 'The App has no permission deployments: write, so there are check runs, but no GitHub Deployments.';
/** The statuses of a refused App and of an installation that is suspended or gone, for a request for a token. */
const OF_APP: readonly number[] = [401, 403, 404];

/** Returns the outcome of a claimed check run by GitHub's response to one call; docs/relay/operate.md has the same rows. */
export function decideOutcome(
  { attempts, refusedAt }: Pick<StoredCheck, 'attempts' | 'refusedAt'>,
  call: CheckCall,
  result: AppResult<KnownCheck>,
  now: number,
): WriteOutcome {
  if (result.kind === 'done') return { kind: 'written', githubId: result.value.id, url: result.value.url };
  const { sentence: reason } = result;
  if (result.kind === 'later') return { kind: 'later', notBefore: result.notBefore, reason };
  if (result.kind === 'dead') return ofRefusal(result, call, refusedAt === null ? 0 : now - refusedAt);
  const isUncertain = result.kind === 'lost' && call !== 'search';
  return { kind: attempts >= MAX_ATTEMPTS ? 'dead' : 'failed', isUncertain, reason };
}

type Refusal = Extract<AppResult<never>, { kind: 'dead' }>;

function ofRefusal(refusal: Refusal, call: CheckCall, refusedForMs: number): WriteOutcome {
  const { status, isOfToken = false, sentence: reason } = refusal;
  if (call === 'update' && status === 404 && !isOfToken) return { kind: 'gone', reason };
  if (isOfToken && NOT_GRANTED.test(reason)) return { kind: 'skipped', reason: UNPERMITTED };
  const isOfApp = isOfToken && OF_APP.includes(status);
  const retriedForMs = isOfApp ? APP_MS : mayLag(refusal) ? LAG_MS : 0;
  return refusedForMs >= retriedForMs ? { kind: 'dead', reason } : { kind: 'refused', isOfApp, reason };
}

/** A 422 for a token means that the installation does not have the repository. */
function mayLag({ status, isOfToken = false, sentence }: Refusal): boolean {
  return MAY_LAG.includes(status) || (status === 422 && (isOfToken || NO_COMMIT.test(sentence)));
}
