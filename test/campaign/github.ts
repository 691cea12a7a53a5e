import type { SurfaceSettings } from '../../src/github/surface.ts';
import type { Random } from '../../src/kernel/random.ts';
import { EVERYTHING, type JobOnGithub, startJob, viewOf } from '../github/support/job-on-github.ts';
import { openStandIn, type StandIn } from '../github/support/stand-in.ts';
import { createSeededRandom } from '../support/seeded-random.ts';

/** The result of one job whose writes on GitHub met faults; `problem` is null without a problem. */
export interface GithubTrial {
  readonly seed: number;
  readonly end: 'shown' | 'warned';
  readonly problem: string | null;
  readonly calls: number;
}

const FAULTS = [
  'reset',
  'reset-after',
  'status=500',
  'status=502',
  'status-after=500',
  'status-after=504',
  'html=503',
  'hang',
  'hang-after',
  'broken-json',
  'cut-body',
  'slow=4000',
  'secondary-limit=30',
  'secondary-limit-plain',
  'throttle=5',
];

/** Plays one job against GitHub with faults drawn from `seed`: the main step, perhaps killed at any time, then the post step. */
export async function runGithubTrial(seed: number): Promise<GithubTrial> {
  const random = createSeededRandom(seed);
  const share = random() < 0.5 ? random() * 0.3 : 0;
  const burst = { from: Math.floor(random() * 14), calls: Math.floor(random() * 4) };
  const chosen = FAULTS[Math.floor(random() * FAULTS.length)] ?? 'reset';
  const faultAt = (call: number): string | null => {
    if (call >= burst.from && call < burst.from + burst.calls) return chosen;
    return random() < share ? (FAULTS[Math.floor(random() * FAULTS.length)] ?? null) : null;
  };
  const github = openStandIn(() => 40 + random() * 600, faultAt);
  const appIds = Array.from({ length: 1 + Math.floor(random() * 3) }, (_, index) => `app-${index}`);
  const job = startJob(github, { appIds, settings: drawSettings(random) });
  await github.clock.run(playOut(job, github, appIds, random));
  const open = findOpen(github);
  const isWarned = job.warnings.length > 0;
  const doubled = findDoubled(github);
  const problem = doubled ?? (open !== null && !isWarned ? `${open} without a word` : (github.problems[0] ?? null));
  return { seed, end: isWarned ? 'warned' : 'shown', problem, calls: github.calls.length };
}

function drawSettings(random: Random): SurfaceSettings {
  return {
    ...EVERYTHING,
    comment: random() < 0.7 ? 'on' : 'on-failure',
    environment: random() < 0.5 ? 'prod-{app}' : 'production',
    production: random() < 0.5,
    checkRun: random() < 0.8 ? 'Deployed' : null,
    commitStatus: random() < 0.8 ? 'deploy' : null,
  };
}

async function playOut(
  { report, post }: JobOnGithub,
  { clock }: StandIn,
  appIds: readonly string[],
  random: Random,
): Promise<void> {
  const killedAfterMs = random() < 0.3 ? random() * 45_000 : Number.POSITIVE_INFINITY;
  report.changed(viewOf(appIds, 'queued'));
  await clock.wait(Math.min(killedAfterMs, random() * 3_000));
  report.changed(viewOf(appIds, 'under way'));
  await clock.wait(Math.min(killedAfterMs, random() * 60_000));
  if (killedAfterMs < Number.POSITIVE_INFINITY) {
    report.handOver(viewOf(appIds, 'under way'));
    await post('cancelled');
    return;
  }
  await report.finish(viewOf(appIds, random() < 0.5 ? 'success' : 'failure'));
  await post();
}

function findDoubled(github: StandIn): string | null {
  const { comments, deployments, checkRuns } = github.repository();
  const environments = deployments.map(({ environment }) => environment);
  if (comments.length > 1) return `${comments.length} comments`;
  if (new Set(environments).size < environments.length) return `${environments.length} deployments`;
  return checkRuns.length > 1 ? `${checkRuns.length} check runs` : null;
}

function findOpen(github: StandIn): string | null {
  const { deployments, checkRuns, statuses } = github.repository();
  const isOpen = deployments.some(
    ({ statuses: states }) => !/success|failure|inactive/.test(states.at(-1)?.state ?? ''),
  );
  if (isOpen) return 'a deployment was left in progress';
  if (checkRuns.some(({ status }) => status !== 'completed')) return 'a check run was left in progress';
  return statuses.at(-1)?.state === 'pending' ? 'a commit status was left pending' : null;
}
