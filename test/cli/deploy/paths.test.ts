import { describe, expect, test } from 'vitest';
import { dataOf, openStage, type Stage } from '../run.ts';

const FIRST = 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334';
const SECOND = 'b'.repeat(40);
const THIRD = 'c'.repeat(40);
const PATHS = '--paths web=apps/web/** --paths api=apps/api/**';
const APPS = 'web=queue-idle--web api=queue-idle--api';

function surroundings({ sandbox }: Stage, env: Readonly<Record<string, string>> = {}) {
  const github = `${new URL(sandbox.url).origin}/api/v3`;
  const given = { GITHUB_API_URL: github, GITHUB_TOKEN: 'sandbox-github', GITHUB_REPOSITORY: 'octo/rocket', ...env };
  return { env: given };
}

async function resultsOf(stage: Stage, line: string, env?: Readonly<Record<string, string>>) {
  const { code, out } = await stage.run(`deploy ${line} --logs off --json`, surroundings(stage, env));
  const [result] = dataOf(out, 'result');
  const applications = Object(result?.['applications']) as readonly Readonly<Record<string, string>>[];
  return {
    code,
    out,
    results: applications.map((one) => one['result']),
    reasons: applications.map((one) => one['reason']),
  };
}

async function register({ sandbox }: Stage, files: readonly string[]): Promise<void> {
  await fetch(`${new URL(sandbox.url).origin}/_sandbox/github/commits`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ repository: 'octo/rocket', sha: SECOND, parents: [FIRST], files }),
  });
}

describe('touchdown deploy --paths', () => {
  test('deploys only what changed since the commit that runs (B70)', async () => {
    const stage = await openStage();
    await register(stage, ['apps/api/main.ts']);
    expect((await resultsOf(stage, `${APPS} ${PATHS} --commit ${FIRST}`)).results).toEqual(['success', 'success']);
    const second = await resultsOf(stage, `${APPS} ${PATHS} --commit ${SECOND}`);
    expect([second.code, ...second.results]).toEqual([0, 'skipped', 'success']);
    expect(second.reasons[0]).toBe('No change under apps/web since a1b2c3d.');
    expect(second.out).toContain('Deploying: apps/api/main.ts changed since a1b2c3d.');
  });

  test('deploys in doubt without a token or a repository, and says so', async () => {
    const stage = await openStage();
    await resultsOf(stage, `queue-idle --commit ${FIRST}`);
    for (const [commit, env, said] of [
      [SECOND, { GITHUB_TOKEN: '' }, 'Deploying in spite of paths, because what changed since a1b2c3d is unknown.'],
      [THIRD, { GITHUB_REPOSITORY: '' }, 'GITHUB_REPOSITORY names no repository of GitHub.'],
    ] as const) {
      const { results, out } = await resultsOf(stage, `queue-idle --paths queue-idle= --commit ${commit}`, env);
      expect(results).toEqual(['success']);
      expect(out).toContain(said);
    }
  });

  test('refuses an application that is not deployed, no commit, and an address of GitHub that is none', async () => {
    const stage = await openStage();
    const unknown = await stage.run('deploy web=fast --paths wbe=apps/web/**', surroundings(stage));
    expect([unknown.code, unknown.err]).toEqual([2, expect.stringMatching(/--paths: "wbe" .* Use web\./)]);
    const without = await stage.run('deploy fast --paths fast=', surroundings(stage));
    expect([without.code, without.err]).toEqual([2, expect.stringMatching(/--paths needs a commit .* Give --commit/)]);
    const address = await stage.run(
      `deploy fast --paths fast= --commit ${FIRST}`,
      surroundings(stage, { GITHUB_API_URL: 'github' }),
    );
    expect([address.code, address.err]).toEqual([2, expect.stringContaining('GITHUB_API_URL: "github" is not a URL')]);
    expect(stage.sandbox.journal()).toEqual([]);
  });
});
