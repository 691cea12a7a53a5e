import type { Comparison } from '../deploy/deploy-target.ts';
import type { Clock } from '../kernel/clock.ts';
import { fieldOf, textOf } from '../kernel/hostile-json.ts';
import { withinLimit } from '../kernel/time-limit.ts';
import type { GithubClient } from './http/client.ts';
import { itemsOf } from './http/response.ts';
import type { JobFacts } from './job.ts';
import { findLastCommit } from './last-deployment.ts';
import type { AppName, SurfaceSettings } from './surface.ts';

/** Where commits are looked up; `owner` is empty if no repository is known. */
interface CommitOptions {
  readonly client: GithubClient;
  readonly job: Pick<JobFacts, 'owner' | 'repo'>;
  readonly settings: Pick<SurfaceSettings, 'environment' | 'baseUrl'>;
  readonly apps: readonly AppName[];
  readonly clock: Clock;
}

/** How long a question may delay the start of a deployment, in milliseconds. */
const MAX_QUESTION_MS = 20_000;
/** GitHub lists no more files of a comparison, all on its first page (its documentation, "Compare two commits"). */
const MAX_FILES = 300;
/** Matching takes at most the time of these characters times those of the patterns. */
const MAX_CHARS = 200_000;

/** Returns what GitHub says of commits; each comparison is read once. No call rejects. */
export function createCommitSource(options: CommitOptions) {
  const { client, job, settings, apps, clock } = options;
  const compared = new Map<string, Promise<Comparison>>();
  const read = async (route: string, parameters: Readonly<Record<string, unknown>>, permission: string) => {
    const { owner, repo } = job;
    if (owner === '') return { data: null, problem: 'GITHUB_REPOSITORY names no repository of GitHub.' };
    const call = () => client.call(`GET /repos/{owner}/{repo}/${route}`, { owner, repo, ...parameters }, permission);
    const response = await withinLimit(clock, MAX_QUESTION_MS, call);
    if (response?.kind === 'done') return { data: response.data, problem: null };
    return { data: null, problem: response?.problem.sentence ?? 'GitHub did not respond in time.' };
  };
  const compare = async (base: string, basehead: string): Promise<Comparison> => {
    const { data, problem } = await read('compare/{basehead}', { basehead, per_page: 1 }, 'contents: read');
    if (problem !== null) return { kind: 'failed', problem };
    // A branch may have the name of a short SHA.
    const isBase = textOf(fieldOf(data, 'base_commit'), 'sha').toLowerCase().startsWith(base);
    return isBase ? decodeComparison(data) : { kind: 'failed', problem: `GitHub knows no commit ${base} here.` };
  };
  return {
    /** Returns the commit of an application's last deployment in its environment; null if it did not succeed: who knows what it left. */
    findDeployed: async (appId: string): Promise<{ readonly commit: string | null; readonly problem?: string }> => {
      const app = apps.find((one) => one.appId === appId);
      if (settings.environment === null || app === undefined) return { commit: null };
      const lookup = { client, job, environment: settings.environment, baseUrl: settings.baseUrl };
      const found = await findLastCommit(lookup, { app, isPromotion: false, isNewestOnly: true }, clock);
      return typeof found === 'string'
        ? { commit: found }
        : { commit: null, ...(found && { problem: found.sentence }) };
    },
    compare: (base: string, head: string): Promise<Comparison> => {
      const basehead = `${base}...${head}`;
      const comparison = compared.get(basehead) ?? compare(base, basehead);
      compared.set(basehead, comparison);
      return comparison;
    },
  };
}

/** A renamed file leaves the folder of its old name. */
function decodeComparison(data: unknown): Comparison {
  const listed = itemsOf(fieldOf(data, 'files'));
  const files = (listed ?? []).map((file) =>
    [textOf(file, 'filename'), textOf(file, 'previous_filename')].filter((name) => name !== ''),
  );
  const isKnown = listed !== null && listed.length < MAX_FILES && files.every(([name]) => name !== undefined);
  const isComplete = isKnown && files.flat().join('').length <= MAX_CHARS;
  return { kind: 'compared', status: textOf(data, 'status'), files, isComplete };
}
