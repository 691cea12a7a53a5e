import { describe, expect, test } from 'vitest';
import { repositoryOf } from '../../src/sandbox/github/world.ts';
import { runStepHere } from './github/step-here.ts';
import { errorsIn, inputsFor, writesAmong } from './plays.ts';
import { startStagedPlatform } from './staged-platform.ts';

const MAIN = 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334';
const OLDER = 'b2c3d4e5f60718293a4b5c6d7e8f900112233445';
const FORKS = 'c3d4e5f60718293a4b5c6d7e8f90011223344556';
const REPOSITORY = 'octo/rocket';
const SURFACES = { 'github-environment': 'staging', 'commit-status': 'deploy', 'check-run': 'Deployed', logs: 'off' };

interface Told {
  readonly event: string;
  readonly payload?: unknown;
  readonly inputs?: Readonly<Record<string, string>>;
}

/** Runs the main step in a repository whose main branch has OLDER, then MAIN, and returns what GitHub and the platform were told. */
async function run({ event, payload = {}, inputs = {} }: Told) {
  await using platform = await startStagedPlatform();
  const headers = { host: '127.0.0.1', authorization: 'Bearer sandbox-github', 'content-type': 'application/json' };
  const commit = JSON.stringify({ repository: REPOSITORY, sha: MAIN, parents: [OLDER] });
  await platform.sandbox.handle({ method: 'POST', target: '/_sandbox/github/commits', headers, body: commit });
  const main = await runStepHere('main', {
    inputs: inputsFor(platform, 'fast', { ...SURFACES, ...inputs }),
    env: {
      GITHUB_API_URL: platform.url.replace('/api/v1', '/api/v3'),
      GITHUB_EVENT_NAME: event,
      GITHUB_SHA: MAIN,
    },
    event: payload,
  });
  const { deployments, statuses, checkRuns } = repositoryOf(platform.sandbox.github(), REPOSITORY);
  return {
    main,
    shas: [...new Set([...deployments, ...statuses, ...checkRuns].map(({ sha }) => sha))],
    count: deployments.length + statuses.length + checkRuns.length,
    description: statuses.at(-1)?.description,
    writes: writesAmong(platform.requests).filter((write) => write.includes('/application/')),
  };
}

describe('the input commit', () => {
  test.each([
    ['in full', OLDER],
    ['by its first digits', OLDER.slice(0, 7)],
  ])('gets every report on that commit, given %s', async (_, commit) => {
    const { main, shas, writes } = await run({ event: 'workflow_dispatch', inputs: { commit } });
    expect([main.exitCode, shas, main.outputs['commit']]).toEqual([0, [OLDER], commit]);
    expect(writes).toHaveLength(1);
  });

  test('leaves the reports on the commit of the event, and has them name it, if GitHub does not know it', async () => {
    const { shas, description } = await run({ event: 'workflow_dispatch', inputs: { commit: FORKS } });
    expect(shas).toEqual([MAIN]);
    expect(description).toMatch(/^Deployed: fast \(commit c3d4e5f\)\. /);
  });
});

describe('an event that names a commit', () => {
  test.each([
    ['status', { sha: FORKS }],
    ['check_run', { check_run: { head_sha: FORKS } }],
    ['check_suite', { check_suite: { head_sha: FORKS } }],
  ])('fails the step before anything is sent if the default branch does not contain it: %s', async (event, payload) => {
    const { main, count, writes } = await run({ event, payload });
    expect([main.exitCode, main.outputs['result'], count, writes]).toEqual([1, 'unknown', 0, []]);
    expect(errorsIn(main).join('\n')).toContain(
      "commit: the event names c3d4e5f, which the default branch does not contain: it may be a fork's.",
    );
  });

  test('deploys it, and reports on it, if the default branch contains it', async () => {
    const { main, shas } = await run({ event: 'check_run', payload: { check_run: { head_sha: OLDER } } });
    expect([main.exitCode, main.outputs['commit'], shas]).toEqual([0, OLDER, [OLDER]]);
  });

  test('is not deployed either without a token that could show that the default branch contains it', async () => {
    const inputs = { ...Object.fromEntries(Object.keys(SURFACES).map((name) => [name, ''])), logs: 'off' };
    const payload = { check_run: { head_sha: OLDER } };
    const { main, writes } = await run({ event: 'check_run', payload, inputs: { ...inputs, 'github-token': 'wrong' } });
    expect([main.exitCode, writes]).toEqual([1, []]);
    expect(errorsIn(main).join('\n')).toContain('nothing shows that the default branch contains it');
  });
});
