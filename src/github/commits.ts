import type { Clock } from '../kernel/clock.ts';
import { fieldOf, textOf } from '../kernel/hostile-json.ts';
import { shortCommit } from '../kernel/plain-text.ts';
import { withinLimit } from '../kernel/time-limit.ts';
import { createJudge, isSoonOver, type Setback } from './http/attempts.ts';
import type { GithubClient } from './http/client.ts';
import { type GithubProblem, type GithubResult, isSha } from './http/response.ts';
import type { JobFacts } from './job.ts';
import type { Subject } from './subject.ts';

/** The commit that the reports on GitHub are about. */
export interface SurfaceCommit {
  /** Null if there is none: then nothing is written that needs one. */
  readonly sha: string | null;
  /** The commit that is deployed, by its full SHA; of a test merge, the head of the pull request. Null if its full SHA is not known. */
  readonly deployed: string | null;
  /** Why it is not the commit that the author gave; null if it is, or if GitHub does not know that one here. */
  readonly problem: GithubProblem | null;
}

/** What identifies the commit that the author gave. */
interface GivenCommit {
  readonly client: GithubClient;
  readonly job: Pick<JobFacts, 'owner' | 'repo'>;
  readonly subject: Pick<Subject, 'commit' | 'testMerges'>;
  readonly given: string;
}

/** What identifies the commit that an event names. */
interface NamedCommit {
  readonly client: GithubClient;
  readonly job: Pick<JobFacts, 'owner' | 'repo' | 'sha'>;
  readonly mustBeIn: readonly string[];
}

/** How long a question about a commit may delay the start of a deployment, in milliseconds. */
const MAX_QUESTION_MS = 20_000;
const MAX_ATTEMPTS = 3;
export const CONTENTS = 'contents: read';
export const OUT_OF_TIME: GithubProblem = {
  kind: 'unreachable',
  permission: null,
  sentence: `GitHub did not respond within ${MAX_QUESTION_MS / 1000} s.`,
};
/** GitHub responds with 422 for a SHA that no commit, or more than one, has; with 409 if the repository is empty. */
const UNKNOWN: readonly number[] = [409, 422];

/**
 * Returns the commit that the surfaces use if the author gave one: that commit if GitHub knows it in this repository
 * and it is not the event's test merge, else the event's; null for a short SHA that GitHub does not resolve. Never rejects.
 */
export async function findSurfaceCommit(lookup: GivenCommit, clock: Clock): Promise<SurfaceCommit> {
  const { job, subject, given } = lookup;
  const found = (await withinLimit(clock, MAX_QUESTION_MS, () => readCommit(lookup, clock))) ?? OUT_OF_TIME;
  const problem = typeof found === 'string' ? null : found;
  const withoutMerge = (sha: string) => (subject.testMerges.includes(sha) ? subject.commit : sha);
  if (isSha(found)) return { sha: withoutMerge(found), deployed: withoutMerge(found), problem };
  if (isSha(given)) return { sha: subject.commit, deployed: withoutMerge(given.toLowerCase()), problem };
  const sentence = `GitHub knows no commit ${given} in ${job.owner}/${job.repo}, or more than one. Give all 40 digits of its SHA.`;
  return { sha: null, deployed: null, problem: problem ?? { kind: 'refused', permission: null, sentence } };
}

/** Returns the full SHA of a commit; empty if GitHub does not know it here. A name of that form may be a branch's too. */
async function readCommit({ client, job, given }: GivenCommit, clock: Clock): Promise<string | GithubProblem> {
  const { owner, repo } = job;
  const route = 'GET /repos/{owner}/{repo}/commits/{ref}';
  const response = await retry(clock, () => client.call(route, { owner, repo, ref: given, per_page: 1 }, CONTENTS));
  if (response.kind !== 'done') return isUnknown(response) ? '' : response.problem;
  const sha = textOf(response.data, 'sha').toLowerCase();
  return isSha(sha) && sha.startsWith(given.toLowerCase()) ? sha : '';
}

/**
 * Returns null if one of `mustBeIn` contains the commit, else why it is not deployed, in the words of a refused input. Never rejects.
 */
export async function findUnreached(lookup: NamedCommit, clock: Clock): Promise<string | null> {
  const commit = shortCommit(lookup.job.sha);
  const found = await withinLimit(clock, MAX_QUESTION_MS, () => readReach(lookup, clock));
  if (found === true) return null;
  if (found === false) {
    return `the event names ${commit}, which the default branch does not contain: it may be a fork's. Nothing is deployed. Merge it first, or give a commit.`;
  }
  const { sentence } = found ?? OUT_OF_TIME;
  return `the event names ${commit}, and nothing shows that the default branch contains it. ${sentence} Fix that, or give a commit.`;
}

/** GitHub compares `ours...theirs`: theirs is `ahead` where ours is one of its ancestors (its documentation, "Compare two commits"). */
export async function readReach(
  { client, job, mustBeIn }: NamedCommit,
  clock: Clock,
): Promise<boolean | GithubProblem> {
  const { owner, repo, sha } = job;
  if (mustBeIn.includes(sha)) return true;
  for (const head of mustBeIn) {
    const parameters = { owner, repo, basehead: `${sha}...${head}`, per_page: 1 };
    const compared = await retry(clock, () =>
      client.call('GET /repos/{owner}/{repo}/compare/{basehead}', parameters, CONTENTS),
    );
    if (compared.kind !== 'done' && !isUnknown(compared)) return compared.problem;
    const status = compared.kind === 'done' ? fieldOf(compared.data, 'status') : null;
    if (status === 'ahead' || status === 'identical') return true;
  }
  return false;
}

function isUnknown(response: Setback): boolean {
  return response.kind === 'gone' || (response.kind === 'refused' && UNKNOWN.includes(response.status));
}

/** Repeats a read that GitHub did not respond to, or is to be sent again soon. */
export async function retry(clock: Clock, read: () => Promise<GithubResult>): Promise<GithubResult> {
  const judge = createJudge(clock);
  for (let attempt = 1; ; attempt++) {
    const response = await read();
    if (response.kind === 'done' || attempt === MAX_ATTEMPTS) return response;
    const verdict = judge(response);
    if (verdict.kind !== 'later' || !isSoonOver(verdict, clock.monotonicMs())) return response;
    await clock.wait(verdict.notBefore - clock.monotonicMs());
  }
}
