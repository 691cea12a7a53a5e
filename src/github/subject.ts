import { readFileSync, statSync } from 'node:fs';
import { fieldAt, textOf } from '../kernel/hostile-json.ts';
import { RELAY_TASK } from '../report/github-status.ts';
import { idOf, isId, isSha, urlOf } from './http/response.ts';

/** What a workflow's event is about, and what was wrong with it, as a sentence. */
export interface Subject {
  readonly commit: string | null;
  readonly problem: string | null;
  /** Why nothing is deployed unless the author names a commit, in the words of a refused input; null if it may be deployed. */
  readonly refusal: string | null;
  /** Why nothing is deployed whatever commit the author names, in the same words: the deployment would raise the event again. */
  readonly loop?: string | undefined;
  readonly pullRequest: number | null;
  /** True if the event closed its pull request, merged or not. */
  readonly isClosed: boolean;
  /** The head of the pull request, also once it is merged; null if the event has none. */
  readonly headSha: string | null;
  /** Where the commit comes from, `owner:branch`, as GitHub filters pull requests by it; hostile to any markup. */
  readonly headLabel: string | null;
  /** True if the event is about its commit, so that the pull request whose merge made it gets the reports too. */
  readonly isAboutCommit: boolean;
  /** The commits and branches of which one has to contain the commit before it is deployed by default; null if none has to. */
  readonly mustBeIn: readonly string[] | null;
  /** The event's test merges, which no branch has: reports go to the commit of the event instead. */
  readonly testMerges: readonly string[];
  /** The GitHub Deployment that the event requests; null if it requests none. */
  readonly deployment: RequestedDeployment | null;
  /** True if the token of such a run can as a rule only read: a fork's pull request, or Dependabot. Settings may say otherwise. */
  readonly isReadOnly: boolean;
}

/** A GitHub Deployment that was created elsewhere, for this workflow to carry out. */
export interface RequestedDeployment {
  readonly id: number;
  /** Its address in the API. */
  readonly url: string;
  readonly environment: string;
  readonly sha: string;
}

/** What the runner says of the event beside its payload: GITHUB_EVENT_NAME and GITHUB_ACTOR. */
interface Occasion {
  readonly event: string;
  readonly actor: string;
}

/** GitHub's webhook payloads have at most 25 MB (GitHub's documentation of webhook events and payloads). */
const LARGEST_EVENT_BYTES = 25_000_000;

/**
 * Where an event's payload names the commit that its author means; GITHUB_SHA is then a merge commit, or the default branch's.
 * Anyone can have a check or a status on a fork's commit: `anyone's` is deployed only if the default branch contains it.
 * Source: GitHub's documentation of events that trigger workflows, and of webhook payloads.
 */
const HEADS = [
  [['pull_request', 'head', 'sha'], 'chosen'],
  [['merge_group', 'head_sha'], 'chosen'],
  [['deployment', 'sha'], 'chosen'],
  [['workflow_run', 'head_sha'], 'chosen'],
  [['check_suite', 'head_sha'], "anyone's"],
  [['check_run', 'head_sha'], "anyone's"],
  [['sha'], "anyone's"],
] as const;

/** A squash or a rebase leaves the head of a pull request on no branch: once merged, the base branch has this commit instead. */
const MERGED = [[['pull_request', 'merge_commit_sha'], 'chosen']] as const;
const CLOSED_UNMERGED =
  'the pull request was closed without a merge, so there is nothing to deploy. Add if: github.event.pull_request.merged to the job, set close: true to close a preview, or give a commit.';

/** The relay creates a GitHub Deployment for what was deployed, and one that an App creates starts workflows. */
const LOOP = `the event's GitHub Deployment is of the relay, which reports a deployment that runs already. Add if: github.event.deployment.task != '${RELAY_TASK}' to the job.`;

/**
 * Events that a fork's pull request raises with a token that can only read, and whose GITHUB_SHA is the test merge; pull_request_target is
 * not one of them.
 */
const EVENTS_OF_FORKS = ['pull_request', 'pull_request_review', 'pull_request_review_comment'];

/** Events that happen because of the commit that they name. Any other one finds the newest commit of a branch as it is. */
const ABOUT_COMMIT = ['push', 'merge_group', 'deployment', 'deployment_status', 'status', 'check_run', 'check_suite'];

/**
 * Reads what the workflow's event is about, from GITHUB_EVENT_PATH, and GITHUB_SHA, _EVENT_NAME and _ACTOR. Its commit is the one that
 * the payload names (the merge commit of a merged pull request, else a head), else GITHUB_SHA. Never throws.
 */
export function readSubject(env: Readonly<Record<string, string | undefined>>): Subject {
  const sha = env['GITHUB_SHA'];
  const fallback = isSha(sha) ? sha : null;
  const occasion = { event: env['GITHUB_EVENT_NAME'] ?? '', actor: env['GITHUB_ACTOR'] ?? '' };
  const path = env['GITHUB_EVENT_PATH'];
  if (path === undefined || path === '') return decodeSubject({}, fallback, occasion);
  try {
    return decodeSubject(readEvent(path), fallback, occasion);
  } catch {
    // The cause would quote the payload, which must not be shown.
    const problem = 'The event file (GITHUB_EVENT_PATH) could not be read. Using GITHUB_SHA instead.';
    return { ...decodeSubject({}, fallback, occasion), problem };
  }
}

function decodeSubject(payload: unknown, fallback: string | null, occasion: Occasion): Subject {
  const named = decodeCommit(payload, fallback);
  return {
    ...named,
    refusal: isClosed(payload) && !isMerged(payload) ? CLOSED_UNMERGED : null,
    loop: requestOf(payload) !== null && isOfRelay(payload) ? LOOP : undefined,
    pullRequest: decodePullRequest(payload),
    isClosed: isClosed(payload),
    headSha: textOf(fieldAt(payload, 'pull_request', 'head'), 'sha') || null,
    headLabel: decodeHeadLabel(payload),
    isAboutCommit: isAboutCommit(payload, occasion),
    testMerges: decodeTestMerges(payload, fallback, occasion).filter((sha) => sha !== named.commit),
    deployment: isOfRelay(payload) ? null : requestOf(payload),
    isReadOnly: isReadOnly(payload, occasion),
  };
}

function decodeCommit(payload: unknown, fallback: string | null): Pick<Subject, 'commit' | 'problem' | 'mustBeIn'> {
  for (const [path, origin] of isMerged(payload) ? MERGED : HEADS) {
    const named = fieldAt(payload, ...path);
    const mustBeIn =
      origin === 'chosen' ? null : [fallback, decodeDefaultBranch(payload)].filter((ref) => ref !== null);
    if (isSha(named)) return { commit: named, problem: null, mustBeIn };
    if (named !== undefined) {
      const problem = `The event's ${path.join('.')} is not a commit. Using GITHUB_SHA instead.`;
      return { commit: fallback, problem, mustBeIn: null };
    }
  }
  return { commit: fallback, problem: null, mustBeIn: null };
}

function decodeDefaultBranch(payload: unknown): string | null {
  const branch = fieldAt(payload, 'repository', 'default_branch');
  return isBranch(branch) ? branch : null;
}

/** A run that follows another one is about a commit if that one was. */
function isAboutCommit(payload: unknown, { event }: Occasion): boolean {
  // A tag names a commit that was there before.
  if (event === 'push' && textOf(payload, 'ref').startsWith('refs/tags/')) return false;
  const origin = event === 'workflow_run' ? fieldAt(payload, 'workflow_run', 'event') : event;
  return ABOUT_COMMIT.some((about) => about === origin);
}

function decodeTestMerges(payload: unknown, fallback: string | null, { event }: Occasion): readonly string[] {
  const merge = isMerged(payload) ? null : fieldAt(payload, 'pull_request', 'merge_commit_sha');
  return [EVENTS_OF_FORKS.includes(event) ? fallback : null, merge].filter(isSha);
}

/** The event of a status has a deployment too, but does not request it. */
function requestOf(payload: unknown): RequestedDeployment | null {
  const deployment = fieldAt(payload, 'deployment');
  const id = idOf(deployment);
  if (id === null || fieldAt(payload, 'deployment_status') !== undefined) return null;
  const [environment, sha] = [textOf(deployment, 'environment'), textOf(deployment, 'sha')];
  return { id, url: urlOf(deployment, 'url'), environment, sha };
}

function isOfRelay(payload: unknown): boolean {
  return fieldAt(payload, 'deployment', 'task') === RELAY_TASK;
}

function isMerged(payload: unknown): boolean {
  return fieldAt(payload, 'pull_request', 'merged') === true;
}

function isClosed(payload: unknown): boolean {
  return fieldAt(payload, 'action') === 'closed' && fieldAt(payload, 'pull_request', 'head') !== undefined;
}

/** A merge group has no field for it, but is built on a branch named after the pull request. */
function decodePullRequest(payload: unknown): number | null {
  const inQueue = /^(?:refs\/heads\/)?gh-readonly-queue\/.+\/pr-(\d{1,15})-[0-9a-f]{40,64}$/;
  const headRef = fieldAt(payload, 'merge_group', 'head_ref');
  const queued = typeof headRef === 'string' ? Number(inQueue.exec(headRef)?.[1]) : undefined;
  const commented = fieldAt(payload, 'issue', 'pull_request') ? fieldAt(payload, 'issue', 'number') : undefined;
  return [fieldAt(payload, 'pull_request', 'number'), queued, commented].find(isId) ?? null;
}

function decodeHeadLabel(payload: unknown): string | null {
  const run = fieldAt(payload, 'workflow_run');
  const head = fieldAt(payload, 'pull_request', 'head');
  return (
    renderLabel(fieldAt(head, 'user', 'login'), fieldAt(head, 'ref')) ??
    renderLabel(fieldAt(run, 'head_repository', 'owner', 'login'), fieldAt(run, 'head_branch'))
  );
}

/** Only what GitHub lets an account and Git lets a branch be called (git-check-ref-format). */
function renderLabel(owner: unknown, branch: unknown): string | null {
  if (typeof owner !== 'string' || !/^[A-Za-z0-9_-]{1,100}$/.test(owner)) return null;
  return isBranch(branch) ? `${owner}:${branch}` : null;
}

function isBranch(name: unknown): name is string {
  return typeof name === 'string' && /^[^\s\p{C}~^:?*[\\]{1,255}$/u.test(name);
}

function isReadOnly(payload: unknown, { event, actor }: Occasion): boolean {
  if (actor === 'dependabot[bot]') return true;
  if (!EVENTS_OF_FORKS.includes(event)) return false;
  const base = fieldAt(payload, 'pull_request', 'base', 'repo', 'id');
  return isId(base) && fieldAt(payload, 'pull_request', 'head', 'repo', 'id') !== base;
}

function readEvent(path: string): unknown {
  if (statSync(path).size > LARGEST_EVENT_BYTES) throw new RangeError('the file is too large');
  return JSON.parse(readFileSync(path, 'utf8'));
}
