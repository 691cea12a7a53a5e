import type { Comparison } from '../deploy/deploy-target.ts';
import type { Clock } from '../kernel/clock.ts';
import { elementsOf, fieldOf, textOf } from '../kernel/hostile-json.ts';
import { withinLimit } from '../kernel/time-limit.ts';
import { forApp } from '../report/view.ts';
import { isDeploymentOf } from './deployment.ts';
import type { GithubClient } from './http/client.ts';
import { itemsIn } from './http/pages.ts';
import { idOf, isId, isSha, itemsOf, newestOf } from './http/response.ts';
import type { JobFacts } from './job.ts';
import type { AppName, SurfaceSettings } from './surface.ts';

/** Where commits are looked up. */
interface CommitOptions {
  readonly client: GithubClient;
  readonly job: Pick<JobFacts, 'owner' | 'repo'>;
  readonly settings: Pick<SurfaceSettings, 'environment' | 'baseUrl'>;
  readonly clock: Clock;
}

/** What changed between two commits; `problem` says why GitHub does not say. */
interface Compared {
  readonly comparison: Comparison;
  readonly problem: string | null;
}

/** The commit of an application's last deployment, if it succeeded; null if unknown, and `problem` says why if GitHub does not say. */
interface Deployed {
  readonly commit: string | null;
  readonly problem: string | null;
}

/** How long a question may delay the start of a deployment, in milliseconds. */
const MAX_QUESTION_MS = 20_000;
/** GitHub lists no more files of a comparison, all on its first page (its documentation, "Compare two commits"). */
const MAX_FILES = 300;
/** Matching takes at most the time of these characters times those of the patterns. */
const MAX_CHARS = 200_000;
const OUT_OF_TIME = `GitHub did not respond within ${MAX_QUESTION_MS / 1000} s.`;
const DEPLOYMENTS = 'deployments: read';
const UNKNOWN: Deployed = { commit: null, problem: null };

/** Returns what GitHub says of commits; each comparison is read once. No call rejects. */
export function createCommitSource(options: CommitOptions) {
  const { settings } = options;
  const compared = new Map<string, Promise<Compared>>();
  return {
    /** Returns the commit of an application's last deployment in its environment, if it succeeded. */
    findDeployed: async (app: AppName): Promise<Deployed> =>
      settings.environment === null ? UNKNOWN : findDeployed(options, forApp(settings.environment, app), app.appId),
    compare: (base: string, head: string): Promise<Compared> => {
      const basehead = `${base}...${head}`;
      const comparison = compared.get(basehead) ?? compare(options, base, basehead);
      compared.set(basehead, comparison);
      return comparison;
    },
  };
}

/** Returns a client that reaches no one, because of `sentence`. */
export function createUnusedClient(sentence: string): GithubClient {
  return { call: async () => ({ kind: 'not-sent', problem: { kind: 'unreachable', permission: null, sentence } }) };
}

async function compare({ client, job, clock }: CommitOptions, base: string, basehead: string): Promise<Compared> {
  const { owner, repo } = job;
  const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
  const parameters = { owner, repo, basehead, per_page: 1 };
  const response = await withinLimit(clock, MAX_QUESTION_MS, () => client.call(route, parameters, 'contents: read'));
  if (response?.kind !== 'done') return { comparison: FAILED, problem: response?.problem.sentence ?? OUT_OF_TIME };
  const { data } = response;
  // A branch may have the name of a short SHA.
  const isBase = textOf(fieldOf(data, 'base_commit'), 'sha').toLowerCase().startsWith(base);
  if (!isBase) return { comparison: FAILED, problem: `GitHub knows no commit ${base} in ${owner}/${repo}.` };
  return { comparison: { kind: 'compared', status: textOf(data, 'status'), ...readFiles(data) }, problem: null };
}

const FAILED: Comparison = { kind: 'failed' };

/** A renamed file leaves the folder of its old name. */
function readFiles(data: unknown): Pick<Extract<Comparison, { kind: 'compared' }>, 'files' | 'isComplete'> {
  const listed = itemsOf(fieldOf(data, 'files'));
  const files = (listed ?? []).map((file) =>
    [textOf(file, 'filename'), textOf(file, 'previous_filename')].filter((name) => name !== ''),
  );
  const isKnown = listed !== null && listed.length < MAX_FILES && files.every(([name]) => name !== undefined);
  return { files, isComplete: isKnown && files.flat().join('').length <= MAX_CHARS };
}

/** What a newer deployment that did not succeed has left behind is unknown. */
async function findDeployed(
  { client, job, settings, clock }: CommitOptions,
  environment: string,
  appId: string,
): Promise<Deployed> {
  const found = await withinLimit(clock, MAX_QUESTION_MS, async (): Promise<Deployed> => {
    const { owner, repo } = job;
    const query = { owner, repo, environment, task: 'deploy', per_page: 100 };
    const listed = itemsIn(await client.call('GET /repos/{owner}/{repo}/deployments', query, DEPLOYMENTS));
    if (listed.kind !== 'read') return { commit: null, problem: listed.problem.sentence };
    const newest = newestOf(listed.value.filter((deployment) => isDeploymentOf(deployment, settings, appId)));
    const [id, sha] = [idOf(newest), fieldOf(newest, 'sha')];
    if (!isId(id) || !isSha(sha)) return UNKNOWN;
    const route = 'GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses';
    const statuses = await client.call(route, { owner, repo, deployment_id: id, per_page: 1 }, DEPLOYMENTS);
    if (statuses.kind !== 'done') return { commit: null, problem: statuses.problem.sentence };
    return textOf(elementsOf(statuses.data)[0], 'state') === 'success' ? { commit: sha, problem: null } : UNKNOWN;
  });
  return found ?? { commit: null, problem: OUT_OF_TIME };
}
