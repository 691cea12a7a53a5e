import { describe, expect, test } from 'vitest';
import { repositoryOf } from '../../src/sandbox/github/world.ts';
import { runStepHere, type StepOutcome } from './github/step-here.ts';
import { annotationsIn, inputsFor } from './plays.ts';
import { type StagedPlatform, startStagedPlatform } from './staged-platform.ts';

const COMMIT = 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334';
const EVERYTHING = {
  'pr-comment': 'on',
  'github-environment': 'staging-{app}',
  'commit-status': 'deploy / {app}',
  'check-run': 'Deployment of {app}',
};

interface Played {
  readonly platform: StagedPlatform;
  readonly step: StepOutcome;
}

interface Surroundings {
  /** Called when a health request arrives. */
  readonly onHealth?: (platform: StagedPlatform) => void;
  /** Gets what stops the step. */
  readonly onStart?: (stop: () => void) => void;
}

/** Deploys an application of the sandbox, and checks its health. */
async function deploy(
  appId: string,
  inputs: Readonly<Record<string, string>> = {},
  { onHealth, onStart }: Surroundings = {},
): Promise<Played & AsyncDisposable> {
  const platform = await startStagedPlatform({
    onRequest: ({ target }) => {
      if (target.startsWith('/apps/')) onHealth?.(platform);
    },
  });
  const origin = platform.url.replace('/api/v1', '');
  const step = await runStepHere('main', {
    inputs: inputsFor(platform, appId, { 'health-url': `${origin}/apps/{app}/health`, ...EVERYTHING, ...inputs }),
    env: { GITHUB_API_URL: `${origin}/api/v3`, GITHUB_EVENT_NAME: 'push', GITHUB_SHA: COMMIT },
    event: {},
    onStart: (stop) => onStart?.(() => stop('SIGINT')),
  });
  return { platform, step, [Symbol.asyncDispose]: () => platform[Symbol.asyncDispose]() };
}

const healthRequests = ({ platform }: Played) => platform.requests.filter(({ target }) => target.startsWith('/apps/'));
const phasesOf = ({ step }: Played): readonly string[] =>
  JSON.parse(step.outputs['results'] ?? '')[0].phases.map(({ name }: { name: string }) => name);
const ADDRESS = String.raw`http://127\.0\.0\.1:\d+/apps/[\w-]+/health`;

describe('an application that is healthy', () => {
  test('passes after three attempts in a row, and evidence and timeline show the check (B69)', async () => {
    await using played = await deploy('succeeds', { 'health-text': '"commit":"{sha}"' });
    const { exitCode, outputs, printed, summary } = played.step;
    expect([exitCode, outputs['result'], outputs['confirmed']]).toEqual([0, 'success', 'true']);
    expect(outputs['reason']).toMatch(new RegExp(`date changed; ${ADDRESS} passed the health check\\.$`));
    expect(phasesOf(played).slice(-2)).toEqual(['RUNNING', 'Health check']);
    expect(summary).toContain('Health check');
    expect(printed).toMatch(new RegExp(`The platform reports success\\. Checking the health of ${ADDRESS}\\.`));
    expect(healthRequests(played).map(({ answer }) => answer)).toEqual([200, 200, 200]);
    expect(healthRequests(played).filter(({ headers }) => headers['authorization'] !== undefined)).toEqual([]);
  });

  test('passes once it turns well, and nothing on GitHub is green before (B69)', async () => {
    const seen: unknown[] = [];
    const onHealth = ({ sandbox }: StagedPlatform): void => {
      const { statuses, deployments, checkRuns } = repositoryOf(sandbox.github(), 'octo/rocket');
      seen.push([
        ...statuses.map(({ state }) => state),
        ...deployments.flatMap((one) => one.statuses.map(({ state }) => state)),
        ...checkRuns.map(({ conclusion }) => conclusion),
      ]);
    };
    await using played = await deploy('health-late', {}, { onHealth });
    const { step, platform } = played;
    expect([step.exitCode, seen.length > 3]).toEqual([0, true]);
    expect(seen.flat().filter((state) => state === 'success')).toEqual([]);
    expect(repositoryOf(platform.sandbox.github(), 'octo/rocket').statuses.at(-1)?.state).toBe('success');
    expect(step.printed).toContain('Not healthy yet: the address responds with 503. Trying again for 2 min.');
  });
});

describe('an application that stays ill', () => {
  test('fails the deployment with the last status and the body as its cause, on every surface (B69)', async () => {
    await using played = await deploy('health-never', { 'health-timeout': '30s' });
    const { exitCode, outputs, summary } = played.step;
    expect([exitCode, outputs['result'], outputs['confirmed']]).toEqual([1, 'failure', 'true']);
    expect(outputs['reason']).toMatch(
      new RegExp(`^The platform reports RUNNING, but ${ADDRESS} responds with 503 \\(6 attempts in 25 s\\)\\.$`),
    );
    const cause = 'the health check got 503: {"status":"starting","error":"cannot connect to the database"}';
    expect(outputs['cause']).toBe(cause);
    expect(JSON.parse(outputs['causes'] ?? '')[0]).toMatchObject({ kind: 'health check', certainty: 'certain' });
    expect(annotationsIn(played.step)).toContain(cause);
    expect(summary).toMatch(/did not pass the health check in 6 attempts/);
    const github = repositoryOf(played.platform.sandbox.github(), 'octo/rocket');
    expect(github.statuses.at(-1)?.state).toBe('failure');
    expect(github.deployments[0]?.statuses.at(-1)?.state).toBe('failure');
    expect(github.checkRuns[0]?.conclusion).toBe('failure');
  });
});

describe('a health check', () => {
  test('ends at the timeout of the deployment (B16) (B69)', async () => {
    await using played = await deploy('health-never', { timeout: '35s', 'poll-interval': '1s' });
    const [result] = JSON.parse(played.step.outputs['results'] ?? '');
    expect(result).toMatchObject({ result: 'failure', reason: expect.stringContaining('responds with 503') });
    expect(result['duration-seconds']).toBeLessThanOrEqual(35);
  });

  test('ends when the step is stopped, as an interruption (B69)', async () => {
    let stop = (): void => {};
    await using played = await deploy(
      'health-never',
      {},
      {
        onStart: (stopStep) => {
          stop = stopStep;
        },
        onHealth: () => stop(),
      },
    );
    expect(healthRequests(played)).toHaveLength(1);
    const { outputs } = played.step;
    expect([outputs['result'], outputs['state']]).toEqual(['cancelled', 'RUNNING']);
    expect(outputs['reason']).toMatch(new RegExp(`^Interrupted while the health of ${ADDRESS} was checked`));
  });
});
