import { readFileSync } from 'node:fs';
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
  readonly uses?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, unknown>>;
}

/** Each step of an example that deploys or follows, with its file's name. */
const STEPS = findFiles(['examples/workflows/*.yml']).flatMap((path) => {
  const { jobs } = parse(readFileSync(join(ROOT, path), 'utf8')) as {
    readonly jobs: Readonly<Record<string, { readonly steps?: readonly Step[] }>>;
  };
  const steps = Object.values(jobs).flatMap((job) => job.steps ?? []);
  const ours = steps.filter(({ uses = '' }) => uses.startsWith('touchdown-ci/touchdown'));
  return ours.map((step) => [basename(path), step] as const);
});

const COMMITS = ['a1b2c3d4e5f60718293a4b5c6d7e8f9001122334', 'b2c3d4e5f60718293a4b5c6d7e8f900112233445'];

const TOKEN = 'tok_4f9d2c71b8e64a05';
const TOKENS = { tokens: [{ name: 'ci', value: TOKEN, scopes: ['Admin'] }] } as const;
/** The platform changes variables, and says which commit runs. */
const SCENARIO = 'queue-idle';

/** Returns what the expressions of the examples stand for. */
function valuesAt({ url }: StagedPlatform, commit: string): Readonly<Record<string, string>> {
  const apps = ['API', 'FORK_PREVIEW', 'PREVIEW', 'STAGING', 'TOUCHDOWN', 'WEB', 'WORKER'];
  return {
    ...Object.fromEntries(apps.map((name) => [`vars.${name}_APP_ID`, `${SCENARIO}--${name.toLowerCase()}`])),
    'secrets.TOUCHDOWN_TOKEN': TOKEN,
    'secrets.SIGNING_KEY': `-----BEGIN KEY-----\nkey-of-${commit}\n-----END KEY-----`,
    'vars.TOUCHDOWN_BASE_URL': url,
    'vars.TOUCHDOWN_RELAY_URL': '',
    'vars.HEALTH_URL': `${url.replace('/api/v1', '')}/apps/{app}/health`,
    'vars.PREVIEW_URL': 'https://preview.example',
    'steps.deploy.outputs.previous-commit': commit,
    'inputs.commit': commit,
    'inputs.log-level': commit === COMMITS[0] ? 'info' : 'debug',
    'github.sha': commit,
  };
}

/** Runs a step of an example as the event of a commit would. */
async function run(platform: StagedPlatform, step: Step, commit: string) {
  const values = valuesAt(platform, commit);
  const evaluate = (text: string): string =>
    text.replaceAll(/\$\{\{ (.*?) \}\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`The test has no value for ${name}.`);
      return value;
    });
  const evaluateAll = (texts: Readonly<Record<string, unknown>> = {}): Record<string, string> =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, evaluate(String(text))]));
  return runStepHere('main', {
    inputs: { 'poll-interval': '100ms', ...evaluateAll(step.with) },
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

describe('an example', () => {
  test.each(STEPS)('passes twice, with two commits: %s', async (_, step) => {
    await using platform = await startStagedPlatform(TOKENS);
    for (const commit of COMMITS) {
      // What such a step follows was started by the platform itself.
      if (step.with?.['trigger'] === false) await deployOutside(platform, commit);
      if (step.with?.['commit'] === 'from:staging') await deployToStaging(platform, commit);
      const { exitCode, outputs, printed } = await run(platform, step, commit);
      expect([errorsIn({ printed }), exitCode]).toEqual([[], 0]);
      if (step.with?.['dry-run'] !== true) expect(outputs).toMatchObject({ result: 'success', commit });
      if (step.with?.['health-url'] !== undefined) expect(outputs['reason']).toContain('passed the health check');
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

const stepsOf = (file: string) => {
  const steps = STEPS.filter(([name]) => name === file).map(([, step]) => step);
  return [steps.at(-1) ?? {}, steps[0] ?? {}] as const;
};

test('the example of a rollback deploys the commit that ran before, and the surfaces say what runs (B67)', async () => {
  await using platform = await startStagedPlatform(TOKENS);
  const [rollBack, deploy] = stepsOf('roll-back.yml');
  const on = (step: Step, more: object) => ({
    ...step,
    with: { ...step.with, 'app-id': 'queue-bad-commit--web', ...more },
  });
  const states = () =>
    repositoryOf(platform.sandbox.github(), 'octo/rocket').deployments.map(
      ({ sha, statuses }) => `${sha.slice(0, 7)} ${statuses.at(-1)?.state}`,
    );
  const [good = '', next = ''] = COMMITS;
  const first = await run(platform, on(deploy, {}), good);
  expect(first.outputs).toMatchObject({ result: 'success', 'reason-code': 'deployed' });
  for (const bad of ['bad0000000000000000000000000000000000001', 'bad0000000000000000000000000000000000002']) {
    const failed = await run(platform, on(deploy, {}), bad);
    expect(failed.outputs).toMatchObject({
      result: 'failure',
      'reason-code': 'deployment-failed',
      commit: bad,
      'previous-commit': good,
    });
    const previous = { commit: failed.outputs['previous-commit'] };
    const back = await run(platform, on(rollBack, previous), bad);
    expect(back.outputs).toMatchObject({ result: 'success', commit: good });
    expect(states().slice(-2)).toEqual(['bad0000 failure', 'a1b2c3d success']);
    const { checkRuns } = repositoryOf(platform.sandbox.github(), 'octo/rocket');
    expect(checkRuns.filter(({ sha }) => sha === bad)).toMatchObject([{ conclusion: 'failure' }]);
  }
  expect((await run(platform, on(deploy, {}), next)).outputs).toMatchObject({ commit: next, 'previous-commit': good });
});

test('the previous commit is that of the last successful GitHub Deployment if the platform does not say (B67)', async () => {
  await using platform = await startStagedPlatform(TOKENS);
  const [, deploy] = stepsOf('roll-back.yml');
  const step = { ...deploy, with: { ...deploy.with, 'app-id': 'fast' } };
  const [first = '', second = ''] = COMMITS;
  expect((await run(platform, step, first)).outputs['previous-commit']).toBe('');
  expect((await run(platform, step, second)).outputs).toMatchObject({ commit: second, 'previous-commit': first });
});

test('a promotion is refused before the platform is asked if staging runs nothing, or what main does not contain (B68)', async () => {
  await using platform = await startStagedPlatform(TOKENS);
  const [promote, staging] = stepsOf('promote.yml');
  const [commit = ''] = COMMITS;
  const refused = await run(platform, promote, commit);
  expect(refused.printed).toContain(
    'commit: "from:staging" has no commit: none of the newest GitHub Deployments of staging',
  );
  expect(refused.outputs).toMatchObject({ result: 'unknown', 'reason-code': 'invalid-input' });
  await run(platform, staging, commit);
  const sent = platform.requests.length;
  const unmerged = await run(platform, promote, commit);
  expect(unmerged.printed).toContain('is a1b2c3d, which the default branch does not contain.');
  expect(platform.requests.slice(sent).filter(({ target }) => !target.startsWith('/api/v3/'))).toEqual([]);
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
    await using platform = await startStagedPlatform(TOKENS);
    const third = 'c'.repeat(40);
    await register(platform, { sha: SECOND, parents: [FIRST], files: ['apps/api/main.ts', 'apps/web/README.md'] });
    await register(platform, { sha: third, parents: [SECOND], files: ['packages/ui/a.ts -> docs/a.ts'] });
    expect((await resultsOf(platform, FIRST)).results).toEqual(['success', 'success', 'success']);
    const second = await resultsOf(platform, SECOND);
    expect(second.results).toEqual(['success', 'skipped', 'success']);
    expect(second.reasons['web']).toBe('No change under apps/web and packages since a1b2c3d. Nothing was deployed.');
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

  test('compares with the last GitHub Deployment if the platform does not say what runs, else deploys (B70)', async () => {
    await using platform = await startStagedPlatform(TOKENS);
    const web = { 'app-id': 'web=fast--web', paths: 'web=apps/web/**' };
    await register(platform, { sha: SECOND, parents: [FIRST], files: ['apps/api/main.ts'] });
    expect((await resultsOf(platform, FIRST, web)).results).toEqual(['success', 'success']);
    const second = await resultsOf(platform, SECOND, web);
    expect(second.results).toEqual(['skipped', 'skipped']);
    expect(second.reasons['web']).toBe('No change under apps/web since a1b2c3d. Nothing was deployed.');
    const without = await resultsOf(platform, SECOND, { ...web, 'github-environment': '' });
    expect(without.results).toEqual(['success', 'success']);
    expect(without.printed).toContain('Deploying in spite of paths, because it is unknown which commit it runs.');
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
