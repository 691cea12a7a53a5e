import type { SurfaceSettings } from '../../../src/github/surface.ts';
import type { Clock } from '../../../src/kernel/clock.ts';
import type { RunView } from '../../../src/report/view.ts';
import { EVERYTHING, startJob, viewOf } from '../../github/support/job-on-github.ts';
import { openStandIn, type StandIn } from '../../github/support/stand-in.ts';

/** What is on. */
export type SurfaceName =
  | 'comment'
  | 'deployment'
  | 'commit status'
  | 'check run'
  | 'everything on'
  | 'everything and the order guard';

/** How a run of one or several applications is played. */
export interface Play {
  readonly surface: SurfaceName;
  readonly applications: number;
  /** How long the first application is under way. */
  readonly underWayMs: number;
  /** How much longer each of the others is than the one before it. */
  readonly apartMs: number;
}

/** What a run took. */
export interface Played {
  /** To GitHub, refused ones and the post step's included. */
  readonly calls: number;
  /** From the last verdict to the answer of the last call that wrote something. */
  readonly writtenMs: number;
  /** From the last verdict to the end of the step. */
  readonly finishedMs: number;
  /** What GitHub's own description says against a request, and what the run was refused. */
  readonly problems: readonly string[];
}

const LATENCY_MS = 150;
const QUEUED_MS = 400;
/** Deployed to every environment before, as far as anybody knows of a history of its own. */
const OLDER = 'b2c3d4e5f60718293a4b5c6d7e8f900112233445';

const OFF = {
  comment: 'off',
  environment: null,
  environmentUrl: null,
  production: null,
  commitStatus: null,
  checkRun: null,
} as const satisfies Partial<SurfaceSettings>;
/** Each application has an environment of its own: more cannot be asked of GitHub. */
const ALL: SurfaceSettings = { ...EVERYTHING, environment: 'production-{app}' };
const NOTHING: SurfaceSettings = { ...ALL, ...OFF };
const { comment, environment, environmentUrl, production, commitStatus, checkRun } = ALL;

const SETTINGS: Readonly<Record<SurfaceName, SurfaceSettings>> = {
  comment: { ...NOTHING, comment },
  deployment: { ...NOTHING, environment, environmentUrl, production },
  'commit status': { ...NOTHING, commitStatus },
  'check run': { ...NOTHING, checkRun },
  'everything on': ALL,
  'everything and the order guard': ALL,
};

/** All that can be on, in the order in which it is shown. */
export const SURFACES: readonly SurfaceName[] = [
  'comment',
  'deployment',
  'commit status',
  'check run',
  'everything on',
  'everything and the order guard',
];

/** Plays a job of a pull request, its post step included, where each call takes 150 ms and nothing goes wrong. */
export async function playOnGithub(play: Play): Promise<Played> {
  const github = openStandIn(() => LATENCY_MS);
  const appIds = Array.from({ length: play.applications }, (_, index) => `app-${index + 1}`);
  const isGuarded = play.surface === 'everything and the order guard';
  if (isGuarded) await github.clock.run(deployBefore(github, appIds));
  const before = github.calls.length;
  const watched = watchWrites(github);
  const { report, post, warnings } = startJob(watched.github, { appIds, settings: SETTINGS[play.surface] });
  const story = async (): Promise<Omit<Played, 'calls' | 'problems'>> => {
    report.changed(viewOf(appIds, 'queued'));
    if (isGuarded) await Promise.all(appIds.map((appId) => report.findNewer(appId)));
    await github.clock.wait(QUEUED_MS);
    await passUntilVerdict(github.clock, appIds, play, (run) => report.changed(run));
    const verdictAt = github.clock.monotonicMs();
    await report.finish(viewOf(appIds, 'success'));
    const finishedMs = github.clock.monotonicMs() - verdictAt;
    await post();
    return { writtenMs: watched.lastWriteAt() - verdictAt, finishedMs };
  };
  const took = await github.clock.run(story());
  const problems = [...github.problems, ...(isGuarded ? [] : warnings)];
  return { ...took, calls: github.calls.length - before, problems };
}

/** Reports that all are under way, then every verdict but the last as it comes; resolves at the last. */
async function passUntilVerdict(
  clock: Clock,
  appIds: readonly string[],
  { underWayMs, apartMs }: Play,
  report: (run: RunView) => void,
): Promise<void> {
  report(viewOf(appIds, 'under way'));
  await clock.wait(underWayMs);
  if (apartMs === 0) return;
  for (let finished = 1; finished < appIds.length; finished++) {
    const still = viewOf(appIds.slice(finished), 'under way');
    report({ ...still, apps: [...viewOf(appIds.slice(0, finished), 'success').apps, ...still.apps] });
    await clock.wait(apartMs);
  }
}

interface WatchedGithub {
  readonly github: StandIn;
  lastWriteAt(): number;
}

function watchWrites(github: StandIn): WatchedGithub {
  let lastWriteAt = Number.NaN;
  const client: StandIn['client'] = (token) => {
    const inner = github.client(token);
    return {
      call: async (route, parameters, permission) => {
        const answer = await inner.call(route, parameters, permission);
        if (!route.startsWith('GET ')) lastWriteAt = github.clock.monotonicMs();
        return answer;
      },
    };
  };
  return { github: { ...github, client }, lastWriteAt: () => lastWriteAt };
}

/** The guard has something to ask about: an older commit that was deployed with success to each environment. */
async function deployBefore(github: StandIn, appIds: readonly string[]): Promise<void> {
  const client = github.client();
  const repository = { owner: 'octo', repo: 'rocket' };
  const write = (route: string, parameters: object) =>
    client.call(`POST /repos/{owner}/{repo}${route}`, { ...repository, ...parameters }, 'deployments: write');
  for (const appId of appIds) {
    const order = { ref: OLDER, environment: `production-${appId}`, auto_merge: false, required_contexts: [] };
    await write('/deployments', order);
  }
  for (const { id } of github.repository().deployments) {
    const addresses = { log_url: 'https://rocket.example.com/log', environment_url: 'https://rocket.example.com' };
    await write('/deployments/{deployment_id}/statuses', { deployment_id: id, state: 'success', ...addresses });
  }
}
