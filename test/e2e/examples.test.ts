import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { resolveRef } from '../../src/sandbox/github/repository.ts';
import { repositoryOf } from '../../src/sandbox/github/world.ts';
import { findFiles } from '../../tools/project.mjs';
import { ROOT } from '../support/programs.ts';
import { runStepHere } from './github/step-here.ts';
import { errorsIn } from './plays.ts';
import { type StagedPlatform, startStagedPlatform } from './staged-platform.ts';

interface Step {
  readonly if?: string;
  readonly uses?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, unknown>>;
}

/** A job, or one that calls the reusable workflow. */
interface Job extends Step {
  readonly steps?: readonly Step[];
  readonly secrets?: Readonly<Record<string, string>>;
}

const readYaml = (path: string) => parse(readFileSync(join(ROOT, path), 'utf8'));

/** Each step of an example that deploys or follows, with its file's name; of a call, the step of the reusable workflow. */
const STEPS = findFiles(['examples/workflows/*.yml']).flatMap((path) => {
  const jobs: readonly Job[] = Object.values(readYaml(path).jobs);
  const steps = jobs.flatMap((job) => (job.uses === undefined ? (job.steps ?? []) : stepOfCall(job)));
  const ours = steps.filter(({ uses = '' }) => /^(touchdown-ci\/touchdown|\.\/\.touchdown)/.test(uses));
  return ours.map((step) => [basename(path), step] as const);
});

/** Returns the step that deploys in the reusable workflow, with what a job gives it in the place of its inputs and secrets. */
function stepOfCall(job: Job): Step {
  const { on, jobs } = readYaml('.github/workflows/deploy.yml');
  const given: Readonly<Record<string, unknown>> = {
    ...Object.fromEntries(Object.entries(job.with ?? {}).map(([name, text]) => [`inputs.${name}`, text])),
    ...Object.fromEntries(Object.entries(job.secrets ?? {}).map(([name, text]) => [`secrets.${name}`, text])),
  };
  const valueAt = (name: string): unknown => given[name] ?? on.workflow_call.inputs[name.slice(7)]?.default ?? '';
  const step: Step = jobs.deploy.steps.at(-1);
  const inputs = Object.entries(step.with ?? {}).map(([name, text]) => [name, valueAt(String(text).slice(4, -3))]);
  return { ...step, with: Object.fromEntries(inputs) };
}

const COMMITS = ['a1b2c3d4e5f60718293a4b5c6d7e8f9001122334', 'b2c3d4e5f60718293a4b5c6d7e8f900112233445'];

const TOKEN = 'tok_4f9d2c71b8e64a05';
/** A deployment takes two or three status checks. */
const STAGE = { tokens: [{ name: 'ci', value: TOKEN, scopes: ['Admin'] }], secondsPerCheck: 120 } as const;
/** The platform changes variables, and says which commit runs. */
const SCENARIO = 'queue-idle';

/** Returns what the expressions of the examples stand for. */
function valuesAt({ url }: StagedPlatform, commit: string, healthUrl?: string): Readonly<Record<string, string>> {
  const apps = ['API', 'FORK_PREVIEW', 'PREVIEW', 'STAGING', 'TOUCHDOWN', 'WEB', 'WORKER'];
  return {
    ...Object.fromEntries(apps.map((name) => [`vars.${name}_APP_ID`, `${SCENARIO}--${name.toLowerCase()}`])),
    'secrets.TOUCHDOWN_TOKEN': TOKEN,
    'secrets.SIGNING_KEY': `-----BEGIN KEY-----\nkey-of-${commit}\n-----END KEY-----`,
    'vars.TOUCHDOWN_BASE_URL': url,
    'vars.TOUCHDOWN_RELAY_URL': '',
    'vars.HEALTH_URL': healthUrl ?? `${url.replace('/api/v1', '')}/apps/{app}/health`,
    'vars.PREVIEW_URL': 'https://preview.example',
    'steps.deploy.outputs.previous-commit': commit,
    'inputs.commit': commit,
    'matrix.app-id': `web=${SCENARIO}--web`,
    'matrix.environment': 'staging',
    'github.sha': commit,
  };
}

/** Runs a step of an example as the event of a commit would. */
async function run(platform: StagedPlatform, step: Step, commit: string, healthUrl?: string) {
  const values = valuesAt(platform, commit, healthUrl);
  const evaluate = (text: string): string =>
    text.replaceAll(/\$\{\{ (.*?) \}\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`The test has no value for ${name}.`);
      return value;
    });
  const evaluateAll = (texts: Readonly<Record<string, unknown>> = {}): Record<string, string> =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, evaluate(String(text))]));
  return runStepHere('main', {
    inputs: {
      'poll-interval': '100ms',
      logs: 'off',
      // A commit that stays ill is checked four times instead of sixty.
      ...((step.with?.['health-url'] ?? '') === '' ? {} : { 'health-timeout': '10s' }),
      ...evaluateAll(step.with),
    },
    env: {
      GITHUB_API_URL: platform.url.replace('/api/v1', '/api/v3'),
      GITHUB_EVENT_NAME: 'push',
      GITHUB_SHA: commit,
      TOUCHDOWN_BASE_URL: platform.url,
      ...evaluateAll(step.env),
    },
    event: {},
  });
}

/** Returns the last and the first of an example's steps. */
const stepsOf = (file: string) => {
  const steps = STEPS.filter(([name]) => name === file).map(([, step]) => step);
  return [steps.at(-1) ?? {}, steps[0] ?? {}] as const;
};

describe('an example', () => {
  test.each(STEPS)('passes twice, with two commits: %s', async (_, step) => {
    await using platform = await startStagedPlatform(STAGE);
    for (const commit of COMMITS) {
      // What such a step follows was started by the platform itself.
      if (step.with?.['trigger'] === false) await deployOutside(platform, commit);
      if (step.with?.['commit'] === 'from:staging') await deployToStaging(platform, commit);
      const { exitCode, outputs, printed } = await run(platform, step, commit);
      expect([errorsIn({ printed }), exitCode]).toEqual([[], 0]);
      if (step.with?.['dry-run'] !== true) expect(outputs).toMatchObject({ result: 'success', commit });
      if ((step.with?.['health-url'] ?? '') !== '') expect(outputs['reason']).toContain('passed the health check');
    }
  });
});

/** Deploys a commit of the main branch as the first step of the example does. */
async function deployToStaging(platform: StagedPlatform, commit: string): Promise<void> {
  const main = resolveRef(repositoryOf(platform.sandbox.github(), 'octo/rocket'), 'main');
  const headers = { host: '127.0.0.1', 'content-type': 'application/json' };
  const body = JSON.stringify({ repository: 'octo/rocket', sha: main, parents: [commit] });
  await platform.sandbox.handle({ method: 'POST', target: '/_sandbox/github/commits', headers, body });
  const [, staging] = stepsOf('promote.yml');
  expect((await run(platform, staging, commit)).outputs).toMatchObject({ result: 'success', commit });
}

/** Returns the commit and the state of each GitHub Deployment, the newest last. */
const statesIn = (platform: StagedPlatform): readonly string[] =>
  repositoryOf(platform.sandbox.github(), 'octo/rocket').deployments.map(
    ({ sha, statuses }) => `${sha.slice(0, 7)} ${statuses.at(-1)?.state}`,
  );

/** Serves the health of the sandbox's applications, with 503 for a commit in `ill`. */
async function serveHealth({ url }: StagedPlatform, ill: ReadonlySet<string>) {
  const server = createServer(async (request, response) => {
    const sandbox = await fetch(new URL(request.url ?? '', url));
    const body = await sandbox.text();
    response.writeHead([...ill].some((commit) => body.includes(commit)) ? 503 : sandbox.status).end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/apps/{app}/health`, [Symbol.dispose]: () => void server.close() };
}

describe('the example of a rollback', () => {
  const BAD = ['bad0000000000000000000000000000000000001', 'bad0000000000000000000000000000000000002'];
  const [good = ''] = COMMITS;
  const [rollBack, deploy] = stepsOf('roll-back.yml');

  test.each([
    [`${SCENARIO}--web`, 'health-failed'],
    ['queue-bad-commit--web', 'deployment-failed'],
  ])(
    'deploys the commit that %s ran before, twice, and the surfaces say what runs: %s (B67) (B69)',
    async (appId, code) => {
      await using platform = await startStagedPlatform(STAGE);
      using health = await serveHealth(platform, new Set(BAD));
      const on = (step: Step, more = {}) => ({ ...step, with: { ...step.with, 'app-id': appId, ...more } });
      await run(platform, on(deploy), good, health.url);
      for (const bad of BAD) {
        const { outputs } = await run(platform, on(deploy), bad, health.url);
        expect(outputs).toMatchObject({ 'reason-code': code, commit: bad, 'previous-commit': good });
        const back = await run(platform, on(rollBack, { commit: outputs['previous-commit'] }), bad, health.url);
        expect(back.outputs).toMatchObject({ result: 'success', commit: good });
        expect(statesIn(platform).slice(-2)).toEqual(['bad0000 failure', 'a1b2c3d success']);
        const { checkRuns } = repositoryOf(platform.sandbox.github(), 'octo/rocket');
        expect(checkRuns.filter(({ sha }) => sha === bad)).toMatchObject([{ conclusion: 'failure' }]);
      }
    },
  );

  test('is never skipped as unchanged by the next run with paths, while the application stays ill (B69) (B70)', async () => {
    await using platform = await startStagedPlatform(STAGE);
    const [bad = ''] = BAD;
    using health = await serveHealth(platform, new Set([bad]));
    await register(platform, { sha: bad, parents: [good], files: ['apps/web/main.ts'] });
    const appId = `${SCENARIO}--web`;
    const step = { ...deploy, with: { ...deploy.with, 'app-id': `web=${appId}`, paths: 'web=apps/web/**' } };
    const url = health.url.replace('{app}', appId);
    await run(platform, step, good, url);
    for (const why of ['apps/web/main.ts changed since a1b2c3d', 'its health check fails']) {
      const { outputs, printed } = await run(platform, step, bad, url);
      expect(outputs).toMatchObject({ result: 'failure', 'reason-code': 'health-failed', commit: bad });
      expect(printed).toContain(why);
    }
  });

  test('rolls back after the two reason codes of a version that was deployed and failed', () => {
    const codes = /fromJSON\('(\[.*?\])'\)/.exec(String(rollBack.if))?.[1] ?? '[]';
    expect(JSON.parse(codes)).toEqual(['deployment-failed', 'health-failed']);
    expect(rollBack.with).toMatchObject({ 'order-guard': 'off', 'health-url': deploy.with?.['health-url'] });
    expect(rollBack.with).not.toHaveProperty('check-run');
  });
});

describe('the example of a monorepo', () => {
  const [[, step = {}] = []] = STEPS.filter(([name]) => name === 'deploy-what-changed.yml');
  const [FIRST = '', SECOND = ''] = COMMITS;

  /** Returns the result of each application by its name, and of the run. */
  async function resultsOf(platform: StagedPlatform, commit: string, inputs: Step['with'] = {}) {
    const changed = { ...step, with: { ...step.with, ...inputs } };
    const { exitCode, outputs, printed } = await run(platform, changed, commit);
    expect([errorsIn({ printed }), exitCode]).toEqual([[], 0]);
    const results: readonly Readonly<Record<string, string>>[] = JSON.parse(outputs['results'] ?? '[]');
    const reasons = Object.fromEntries(results.map(({ name, reason }) => [name, reason]));
    return { results: [outputs['result'], ...results.map(({ result }) => result)], reasons, printed };
  }

  test('deploys what changed, twice, and nothing if no file of an application changed', async () => {
    await using platform = await startStagedPlatform(STAGE);
    const third = 'c'.repeat(40);
    await register(platform, { sha: SECOND, parents: [FIRST], files: ['apps/api/main.ts', 'apps/web/README.md'] });
    await register(platform, { sha: third, parents: [SECOND], files: ['packages/ui/a.ts -> docs/a.ts'] });
    expect((await resultsOf(platform, FIRST)).results).toEqual(['success', 'success', 'success']);
    const second = await resultsOf(platform, SECOND);
    expect(second.results).toEqual(['success', 'skipped', 'success']);
    expect(second.reasons['web']).toBe('No change under apps/web and packages since a1b2c3d.');
    expect(second.printed).toContain('Deploying: apps/api/main.ts changed since a1b2c3d.');
    // Each is compared with what it runs itself.
    expect((await resultsOf(platform, third)).results).toEqual(['success', 'success', 'success']);
    const again = await resultsOf(platform, third);
    expect(again.results).toEqual(['skipped', 'skipped', 'skipped']);
    const { checkRuns, deployments } = repositoryOf(platform.sandbox.github(), 'octo/rocket');
    const skipped = checkRuns.find(({ sha, name }) => sha === SECOND && name === 'deploy web');
    expect(skipped).toMatchObject({ status: 'completed', conclusion: 'skipped' });
    expect(skipped?.output.title).toContain('Nothing was deployed');
    expect(JSON.stringify(skipped?.output)).toContain('No change under apps/web and packages since a1b2c3d');
    const environments = deployments.filter(({ sha }) => sha === SECOND).map(({ environment }) => environment);
    expect(environments).toEqual(['production-api']);
  });
});

async function register(platform: StagedPlatform, commit: object): Promise<void> {
  const response = await fetch(`${new URL(platform.url).origin}/_sandbox/github/commits`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ repository: 'octo/rocket', ...commit }),
  });
  expect([response.status, await response.text()]).toEqual([201, expect.any(String)]);
}

async function deployOutside({ url }: StagedPlatform, commit: string): Promise<void> {
  const response = await fetch(`${url}/application/${SCENARIO}--touchdown/deploy`, {
    method: 'POST',
    headers: { authorization: `Token ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ git_commit_id: commit }),
  });
  expect(response.status).toBe(202);
}
