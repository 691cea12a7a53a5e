import type { Clock } from '../kernel/clock.ts';
import { fieldOf } from '../kernel/hostile-json.ts';
import { withinLimit } from '../kernel/time-limit.ts';
import type { Setback } from './http/attempts.ts';
import type { GithubClient } from './http/client.ts';
import { itemsIn } from './http/pages.ts';
import { type GithubProblem, isId, isSha } from './http/response.ts';
import type { JobFacts } from './job.ts';

/** The newer commit that is deployed already, null if none exists or it could not be read; then `problem` says why. */
interface NewerDeployment {
  readonly newer: string | null;
  readonly problem: GithubProblem | null;
}

/** What the guard against an older commit reads. */
interface GuardedDeployment {
  readonly client: GithubClient;
  readonly job: Pick<JobFacts, 'owner' | 'repo' | 'sha'>;
  readonly environment: string;
}

/** How long the guard may delay the start of a deployment, in milliseconds. */
const MAX_GUARD_MS = 20_000;
const MAX_READ = 5;
const DEPLOYMENTS = 'deployments: read';
const CONTENTS = 'contents: read';
const NONE: NewerDeployment = { newer: null, problem: null };

const OUT_OF_TIME: GithubProblem = {
  kind: 'unreachable',
  permission: null,
  sentence: `GitHub did not report within ${MAX_GUARD_MS / 1000} s what is deployed.`,
};

/**
 * Returns the commit last deployed to an environment with success, if it is a descendant of the job's own. It reads the newest
 * five deployments; if GitHub does not say, or not in time, it returns null with the problem. Never rejects.
 */
export async function findNewerDeployment(guarded: GuardedDeployment, clock: Clock): Promise<NewerDeployment> {
  const found = await withinLimit(clock, MAX_GUARD_MS, () => readNewer(guarded));
  return found ?? { newer: null, problem: OUT_OF_TIME };
}

async function readNewer({ client, job, environment }: GuardedDeployment): Promise<NewerDeployment> {
  const { owner, repo, sha } = job;
  const query = { owner, repo, environment, task: 'deploy', per_page: 10 };
  const listed = itemsIn(await client.call('GET /repos/{owner}/{repo}/deployments', query, DEPLOYMENTS));
  if (listed.kind !== 'read') return unknownBecause(listed);
  for (const { id, sha: theirs } of newestOf(listed.value)) {
    const route = 'GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses';
    const statuses = itemsIn(await client.call(route, { owner, repo, deployment_id: id, per_page: 1 }, DEPLOYMENTS));
    if (statuses.kind === 'gone') continue;
    if (statuses.kind !== 'read') return unknownBecause(statuses);
    const [last] = statuses.value;
    if (fieldOf(last, 'state') === 'success') return theirs === sha ? NONE : compare(client, job, theirs);
  }
  return NONE;
}

/** GitHub compares `ours...theirs`: theirs is `ahead` where ours is one of its ancestors (its documentation, "Compare two commits"). */
async function compare(client: GithubClient, job: GuardedDeployment['job'], theirs: string): Promise<NewerDeployment> {
  const { owner, repo, sha } = job;
  const compared = await client.call(
    'GET /repos/{owner}/{repo}/compare/{basehead}',
    { owner, repo, basehead: `${sha}...${theirs}`, per_page: 1 },
    CONTENTS,
  );
  if (compared.kind !== 'done') return unknownBecause(compared);
  return fieldOf(compared.data, 'status') === 'ahead' ? { newer: theirs, problem: null } : NONE;
}

/** Ids grow with time, and the order of the list is not promised. */
function newestOf(deployments: readonly unknown[]): readonly { readonly id: number; readonly sha: string }[] {
  return deployments
    .flatMap((deployment) => {
      const [id, sha] = [fieldOf(deployment, 'id'), fieldOf(deployment, 'sha')];
      return isId(id) && isSha(sha) ? [{ id, sha }] : [];
    })
    .sort((one, other) => other.id - one.id)
    .slice(0, MAX_READ);
}

function unknownBecause({ problem }: Setback): NewerDeployment {
  return { newer: null, problem };
}
