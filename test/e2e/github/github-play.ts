import type { Repository } from '../../../src/sandbox/github/repository.ts';
import { repositoryOf } from '../../../src/sandbox/github/world.ts';
import { type ActionOutcome, type ActionRun, runAction } from '../../support/action-runner.ts';
import { inputsFor } from '../plays.ts';
import { type StagedPlatform, startStagedPlatform } from '../staged-platform.ts';
import { type Front, type FrontRequest, startFront } from './front.ts';
import { runStepHere, type StepOutcome } from './step-here.ts';

/** The pull request's head, the merge commit that GITHUB_SHA is, and a commit that comes after the head. */
export const HEAD = 'b2c3d4e5f60718293a4b5c6d7e8f900112233445';
export const NEWER = 'c3d4e5f60718293a4b5c6d7e8f90011223344556';
const MERGE = 'd4e5f60718293a4b5c6d7e8f9001122334455667';
const REPOSITORY = 'octo/rocket';
const PULL_REQUEST = 7;
const ENVIRONMENT = 'staging';

/** The speed of time for a step, since GitHub requires a second between two writes. */
const SPEED = 8;
/** Of `never-ends`, after QUEUED, BUILDING and DEPLOYING were seen. */
const INTERRUPTED_CHECK = 6;

/** The payload of `pull_request`, as far as anybody reads it. */
const EVENT = {
  action: 'synchronize',
  number: PULL_REQUEST,
  pull_request: {
    number: PULL_REQUEST,
    head: { sha: HEAD, ref: 'faster-rocket', user: { login: 'octo' }, repo: { id: 42 } },
    base: { ref: 'main', repo: { id: 42 } },
  },
};

/** Everything that can be written on GitHub. */
const EVERYTHING: Readonly<Record<string, string>> = {
  'pr-comment': 'on',
  'github-environment': ENVIRONMENT,
  'environment-url': 'https://{app}.example.com',
  'commit-status': 'touchdown/deploy',
  'check-run': 'Deployment',
};

/** How one scenario is played with everything on, beside the inputs for that. */
export interface GithubPlay {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  /** The job status for the post step (default: the result of the main step). */
  readonly jobStatus?: string;
  /** True if the main step is interrupted after it has seen DEPLOYING, once GitHub shows that it is deploying: stopped in this process, killed in its own. */
  readonly isInterrupted?: boolean;
  /** True if a newer commit is deployed before. */
  readonly isNewerThere?: boolean;
  /** False if GitHub never shows that it is deploying, so that the play does not wait for it. */
  readonly isShown?: boolean;
}

/** The result of a play: both steps, and the final state of GitHub. */
export interface GithubPlayed<Outcome extends StepOutcome = StepOutcome> {
  readonly main: Outcome;
  readonly post: Outcome;
  readonly repository: Repository;
  /** The requests that came to GitHub, addresses after `/api/v3`. */
  readonly requests: readonly FrontRequest[];
  /** Deployments that the platform started. */
  readonly started: number;
}

/**
 * Deploys an application that is named as a scenario, as a job of a pull request does: the main step, and then the post step, in
 * this process. The platform waits until GitHub shows that it waits, and then that it is deploying, so that the same is written
 * on any machine.
 */
export function playOnGithub(appId: string, play: GithubPlay = {}): Promise<GithubPlayed> {
  return playWith(appId, play, (step, run, onStart) =>
    runStepHere(step, { ...run, onStart: (stop) => onStart(() => stop('SIGINT')) }),
  );
}

/** The same in two processes, as the runner starts them: for what only a process can do, or leave behind. */
export function playInProcesses(
  appId: string,
  play: GithubPlay & Pick<ActionRun, 'speed' | 'root'> = {},
): Promise<GithubPlayed<ActionOutcome>> {
  const { speed = SPEED, root } = play;
  return playWith(appId, play, (step, run, onStart) =>
    runAction(step, { ...run, speed, root, onStart: (child) => onStart(() => void child.kill('SIGKILL')) }),
  );
}

async function playWith<Outcome extends StepOutcome>(
  appId: string,
  play: GithubPlay,
  run: (
    step: 'main' | 'post',
    run: Pick<ActionRun, 'inputs' | 'env' | 'event' | 'state'>,
    onStart: (interrupt: () => void) => void,
  ) => Promise<Outcome>,
): Promise<GithubPlayed<Outcome>> {
  await using platform = await startStagedPlatform();
  const { isShown = true, isInterrupted = false } = play;
  let interruptStep = (): void => {};
  const interrupt = isInterrupted ? () => interruptStep() : null;
  await using front = await startFront(platform.port, isShown ? { before: holdUntilShown(platform, interrupt) } : {});
  const payload = { platform: `${new URL(front.origin).host}/api/v1`, apps: [appId] };
  if (play.isNewerThere === true) await deployNewer(platform, payload);
  const given = {
    inputs: inputsFor({ url: `${front.origin}/api/v1` }, appId, {
      'poll-interval': '1s',
      ...EVERYTHING,
      ...play.inputs,
    }),
    env: {
      GITHUB_API_URL: `${front.origin}/api/v3`,
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_SHA: MERGE,
      ...play.env,
    },
    event: EVENT,
  };
  const main = await run('main', given, (interruptMain) => {
    interruptStep = interruptMain;
  });
  const jobStatus = play.jobStatus ?? (main.exitCode === 0 ? 'success' : 'failure');
  const inputs = { ...given.inputs, 'job-status': jobStatus };
  const post = await run('post', { ...given, inputs, state: main.state }, () => {});
  const requests = front.requests.filter(({ target }) => target.startsWith('/api/v3'));
  return {
    main,
    post,
    repository: repositoryOf(platform.sandbox.github(), REPOSITORY),
    requests: requests.map((one) => ({ ...one, target: one.target.slice('/api/v3'.length) })),
    started: platform.sandbox.deploymentsStarted(appId),
  };
}

/**
 * Holds the request to deploy and the status check after it until GitHub shows what is known by then. The status check that is
 * interrupted never gets a response, so that what was seen until then is the same on any machine.
 */
function holdUntilShown(platform: StagedPlatform, interrupt: (() => void) | null) {
  let isOrdered = false;
  let statusCheckCount = 0;
  const isShown = (state: string): boolean => {
    const { comments, deployments, statuses, checkRuns } = repositoryOf(platform.sandbox.github(), REPOSITORY);
    const deployment = deployments.findLast(({ sha }) => sha === HEAD);
    const isThere = comments.length > 0 && statuses.length > 0;
    return isThere && deployment?.statuses.at(-1)?.state === state && checkRuns.at(-1)?.status === state;
  };
  return async ({ method, target }: FrontRequest, front: Front): Promise<void> => {
    if (method === 'POST' && /\/application\/[^/]+\/deploy$/.test(target)) {
      await front.until(() => isShown('queued'));
      isOrdered = true;
    } else if (isOrdered && /\/application\/[^/]+\/status$/.test(target)) {
      statusCheckCount += 1;
      await front.until(() => isShown('in_progress'));
      if (statusCheckCount < INTERRUPTED_CHECK || interrupt === null) return;
      interrupt();
      await front.until(() => false);
    }
  };
}

/** Lets another job have deployed a descendant of the head to the same environment. */
async function deployNewer({ sandbox }: StagedPlatform, payload: object): Promise<void> {
  const post = async (target: string, body: unknown): Promise<number> => {
    const headers = { host: '127.0.0.1', authorization: 'Bearer sandbox-github', 'content-type': 'application/json' };
    const reply = await sandbox.handle({ method: 'POST', target, headers, body: JSON.stringify(body) });
    if (reply.kind !== 'response' || reply.status !== 201) throw new Error(`${target} was not carried out`);
    return JSON.parse(reply.body).id;
  };
  await post('/_sandbox/github/commits', { repository: REPOSITORY, sha: NEWER, parents: [HEAD] });
  const deployments = `/api/v3/repos/${REPOSITORY}/deployments`;
  const order = { ref: NEWER, environment: ENVIRONMENT, auto_merge: false, required_contexts: [], payload };
  const id = await post(deployments, order);
  await post(`${deployments}/${id}/statuses`, { state: 'success', description: 'Deployed by another job.' });
}
