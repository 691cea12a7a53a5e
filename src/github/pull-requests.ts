import { elementsOf, fieldAt, fieldOf } from '../kernel/hostile-json.ts';
import type { GithubClient } from './http/client.ts';
import { readPages } from './http/pages.ts';
import { type GithubProblem, type GithubResult, isId } from './http/response.ts';
import type { JobFacts } from './job.ts';
import type { Subject } from './subject.ts';

/** The pull requests of a commit by number, and why they could not be read. */
export interface FoundPullRequests {
  readonly numbers: readonly number[];
  readonly problem: GithubProblem | null;
}

/** What the search for a commit's pull requests is made of. */
interface PullRequestSearch {
  readonly client: GithubClient;
  readonly job: Pick<JobFacts, 'owner' | 'repo' | 'sha'>;
  readonly subject: Pick<Subject, 'pullRequest' | 'headLabel' | 'isAboutCommit'>;
}

const PERMISSION = 'pull-requests: read';
/** GitHub responds with 409 for a commit of an empty repository, and 422 for one that the repository does not have. */
const NOT_THERE: readonly number[] = [409, 422];
/** The first ones are used if there are more. */
const MAX_PULL_REQUESTS = 3;

/**
 * Returns the pull requests that a commit belongs to: the event's own; else, as GitHub knows the commit, the open ones of which it is
 * the head, or, if the event is about the commit, those that were merged with it; else the open ones from the event's branch (a
 * fork's) of which it is the head.
 * Never rejects.
 */
export async function findPullRequests(search: PullRequestSearch): Promise<FoundPullRequests> {
  const { client, job, subject } = search;
  const { owner, repo, sha } = job;
  if (subject.pullRequest !== null) return { numbers: [subject.pullRequest], problem: null };
  if (sha === '') return { numbers: [], problem: null };
  const ofCommit = await readPages(client, {
    route: 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls',
    parameters: { owner, repo, commit_sha: sha },
    permission: PERMISSION,
  });
  const found = decodeFound(ofCommit, (pulls) => chooseOfCommit(pulls, sha, subject.isAboutCommit));
  if (found.problem !== null || found.numbers.length > 0 || subject.headLabel === null) return found;
  const ofBranch = await readPages(client, {
    route: 'GET /repos/{owner}/{repo}/pulls',
    parameters: { owner, repo, state: 'open', head: subject.headLabel },
    permission: PERMISSION,
  });
  return decodeFound(ofBranch, (pulls) => pulls.filter((pull) => isOpenHead(pull, sha)));
}

function decodeFound(
  response: GithubResult,
  choose: (pulls: readonly unknown[]) => readonly unknown[],
): FoundPullRequests {
  if (response.kind === 'done') {
    const numbers = choose(elementsOf(response.data)).map((pull) => fieldOf(pull, 'number'));
    return { numbers: [...new Set(numbers.filter(isId))].slice(0, MAX_PULL_REQUESTS), problem: null };
  }
  const isNowhere = response.kind === 'gone' || (response.kind === 'refused' && NOT_THERE.includes(response.status));
  return { numbers: [], problem: isNowhere ? null : response.problem };
}

/** Of several that were merged, the one whose merge made the commit; the others only contain it. */
function chooseOfCommit(pulls: readonly unknown[], sha: string, isAboutCommit: boolean): readonly unknown[] {
  const merged = isAboutCommit ? pulls.filter((pull) => typeof fieldOf(pull, 'merged_at') === 'string') : [];
  const choices = [
    pulls.filter((pull) => isOpenHead(pull, sha)),
    merged.filter((pull) => fieldOf(pull, 'merge_commit_sha') === sha),
    merged,
  ];
  return choices.find((choice) => choice.length > 0) ?? [];
}

function isOpenHead(pull: unknown, sha: string): boolean {
  return fieldOf(pull, 'state') === 'open' && fieldAt(pull, 'head', 'sha') === sha;
}
