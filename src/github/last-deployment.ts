import type { Clock } from '../kernel/clock.ts';
import { elementsOf, fieldOf, textOf } from '../kernel/hostile-json.ts';
import { shortCommit } from '../kernel/plain-text.ts';
import { withinLimit } from '../kernel/time-limit.ts';
import { forApp } from '../report/view.ts';
import { CONTENTS, OUT_OF_TIME, readReach, retry } from './commits.ts';
import { platformOf, replacedBy } from './deployment.ts';
import type { GithubClient } from './http/client.ts';
import { itemsIn } from './http/pages.ts';
import { type GithubProblem, idOf, isSha, payloadOf } from './http/response.ts';
import type { JobFacts } from './job.ts';
import type { AppName, SurfaceSettings } from './surface.ts';

/** Where a deployment is looked for, and of which platform's applications. */
export interface DeploymentLookup extends Pick<SurfaceSettings, 'baseUrl'> {
  readonly client: GithubClient;
  readonly job: Pick<JobFacts, 'owner' | 'repo'>;
  /** The environment; `{app}` stands for the application. */
  readonly environment: string;
}

const MAX_MS = 20_000;
const PER_PAGE = 100;
const MAX_PAGES = 3;
/** How many deployments of one application are asked for their status; those before them are too old to matter. */
const MAX_STATUSES = 10;
const DEPLOYMENTS = 'deployments: read';

/** What is looked for. */
interface Wanted {
  readonly app: AppName;
  /** True if a name that the author gave is enough, since the application has another id in each environment, and nothing transient counts. */
  readonly isPromotion: boolean;
  /** Only deployments with smaller ids count; absent: all. */
  readonly before?: number | undefined;
  /** True if only the newest one counts: after one that did not succeed, it is unknown what runs. */
  readonly isNewestOnly?: boolean;
}

/**
 * Returns the commit of the newest successful GitHub Deployment whose payload names the application, or why GitHub does not say; null if
 * none of the newest does. Never rejects.
 */
export async function findLastCommit(
  lookup: DeploymentLookup,
  wanted: Wanted,
  clock: Clock,
  limitMs = MAX_MS,
): Promise<string | GithubProblem | null> {
  const found = await withinLimit(clock, limitMs, async () => [await readLast(lookup, wanted, clock)] as const);
  return found === null ? OUT_OF_TIME : found[0];
}

async function readLast(
  lookup: DeploymentLookup,
  wanted: Wanted,
  clock: Clock,
): Promise<string | GithubProblem | null> {
  const { client, job } = lookup;
  const place = { owner: job.owner, repo: job.repo };
  const environment = forApp(lookup.environment, wanted.app);
  let read = 0;
  for (let page = 1; page <= MAX_PAGES; page++) {
    const query = { ...place, environment, task: 'deploy', per_page: PER_PAGE, page };
    const route = 'GET /repos/{owner}/{repo}/deployments';
    const listed = itemsIn(await retry(clock, () => client.call(route, query, DEPLOYMENTS)));
    if (listed.kind !== 'read') return listed.problem;
    const theirs = listed.value.filter((deployment) => isWanted(deployment, lookup, wanted));
    for (const deployment of theirs.toSorted((one, other) => (idOf(other) ?? 0) - (idOf(one) ?? 0))) {
      if (++read > MAX_STATUSES) return null;
      const statuses = 'GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses';
      const parameters = { ...place, deployment_id: idOf(deployment), per_page: 1 };
      const found = itemsIn(await retry(clock, () => client.call(statuses, parameters, DEPLOYMENTS)));
      if (found.kind === 'gone') continue;
      if (found.kind !== 'read') return found.problem;
      if (wasSuccess(found.value[0], wanted)) return textOf(deployment, 'sha').toLowerCase();
      if (wanted.isNewestOnly === true) return null;
    }
    if (listed.value.length < PER_PAGE) return null;
  }
  return null;
}

/** True for the last status of a success, also if our own deployment has replaced it by now. */
function wasSuccess(status: unknown, { before }: Wanted): boolean {
  if (fieldOf(status, 'state') === 'success') return true;
  return before !== undefined && textOf(status, 'description') === replacedBy(before).description;
}

/** Anyone who may write deployments can write any payload. */
function isWanted(deployment: unknown, { baseUrl }: DeploymentLookup, { app, isPromotion, before }: Wanted): boolean {
  const id = idOf(deployment);
  if (id === null || id >= (before ?? Number.POSITIVE_INFINITY) || !isSha(fieldOf(deployment, 'sha'))) return false;
  if (isPromotion && fieldOf(deployment, 'transient_environment') === true) return false;
  const payload = payloadOf(deployment);
  const has = (field: string, word: string): boolean => elementsOf(fieldOf(payload, field)).includes(word);
  if (textOf(payload, 'platform') === platformOf({ baseUrl }) && has('apps', app.appId)) return true;
  return isPromotion && app.name !== app.appId && has('names', app.name);
}

/** The commit to promote, or what is wrong, in the words of a refused input. */
export type Promoted =
  | { readonly commit: string; readonly problem: null }
  | { readonly commit: null; readonly problem: string };

/**
 * Returns the commit that an environment runs of all these applications, if the default branch contains it. Never rejects.
 */
export async function findPromoted(
  lookup: DeploymentLookup,
  apps: readonly AppName[],
  clock: Clock,
): Promise<Promoted> {
  const found = await Promise.all(apps.map((app) => findLastCommit(lookup, { app, isPromotion: true }, clock)));
  const commits = new Set<string>();
  for (const [at, last] of found.entries()) {
    const app = apps[at];
    if (app === undefined) continue;
    if (last === null) return refuse(sayNone(forApp(lookup.environment, app), app));
    if (typeof last !== 'string') return refuse(sayProblem(last));
    commits.add(last);
  }
  const [commit = '', ...others] = commits;
  if (others.length > 0) {
    const each = apps.map(({ name }, at) => `${shortCommit(String(found[at]))} of ${name}`).join(', ');
    return refuse(`is not one commit, but ${each}. Promote each application on its own.`);
  }
  const reached = await withinLimit(clock, MAX_MS, () => isOnDefaultBranch(lookup, commit, clock));
  if (reached === true) return { commit, problem: null };
  if (reached === false) {
    return refuse(
      `is ${shortCommit(commit)}, which the default branch does not contain. Merge it and deploy it there first, or give its SHA.`,
    );
  }
  return refuse(sayProblem(reached ?? OUT_OF_TIME));
}

async function isOnDefaultBranch(
  { client, job: { owner, repo } }: DeploymentLookup,
  sha: string,
  clock: Clock,
): Promise<boolean | GithubProblem> {
  const response = await retry(clock, () => client.call('GET /repos/{owner}/{repo}', { owner, repo }, CONTENTS));
  if (response.kind !== 'done') return response.problem;
  const branch = textOf(response.data, 'default_branch');
  return branch === '' ? false : readReach({ client, job: { owner, repo, sha }, mustBeIn: [branch] }, clock);
}

function refuse(problem: string): Promoted {
  return { commit: null, problem };
}

function sayNone(environment: string, { appId, name }: AppName): string {
  const named =
    name === appId
      ? 'and, if the application has another id there, with the same name here and there, as web=ID'
      : 'and the same name';
  return `has no commit: none of the newest GitHub Deployments of ${environment} is a success of ${name}. Deploy it there first with the action, with github-environment: ${environment}, ${named}.`;
}

function sayProblem({ sentence }: GithubProblem): string {
  return `cannot be read from GitHub. ${sentence} Fix that, or give the commit itself.`;
}
