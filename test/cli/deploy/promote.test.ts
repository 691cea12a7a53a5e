import { describe, expect, test } from 'vitest';
import { dataOf, openStage, type Stage } from '../run.ts';

const COMMIT = 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334';
const GITHUB = { GITHUB_TOKEN: 'sandbox-github', GITHUB_REPOSITORY: 'octo/rocket' };

/** Gives the sandbox's GitHub a successful deployment of web in staging, of a commit of main. */
async function deployToStaging({ sandbox }: Stage): Promise<string> {
  const { origin } = new URL(sandbox.url);
  const send = async (path: string, body?: object) => {
    const response = await fetch(`${origin}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: 'Bearer sandbox-github', 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect(response.ok).toBe(true);
    return (await response.json()) as { readonly id: number; readonly sha: string };
  };
  const repository = '/api/v3/repos/octo/rocket';
  const { sha } = await send(`${repository}/commits/main`);
  await send('/_sandbox/github/commits', { repository: 'octo/rocket', sha, parents: [COMMIT] });
  const payload = { names: ['web'], apps: ['web-in-staging'], platform: 'elsewhere' };
  const deployment = { ref: COMMIT, environment: 'staging', payload, required_contexts: [], auto_merge: false };
  const { id } = await send(`${repository}/deployments`, deployment);
  await send(`${repository}/deployments/${id}/statuses`, { state: 'success' });
  return `${origin}/api/v3`;
}

describe('touchdown deploy --commit from:staging', () => {
  test('deploys the commit that staging runs, by the name of the application (B68)', async () => {
    const stage = await openStage();
    const env = { ...GITHUB, GITHUB_API_URL: await deployToStaging(stage) };
    const { code, out } = await stage.run('deploy web=fast --commit from:staging --json', { env });
    expect([code, dataOf(out, 'result')]).toMatchObject([0, [{ applications: [{ commit: COMMIT }] }]]);
    const unnamed = await stage.run('deploy fast --commit from:staging', { env });
    expect([unnamed.code, unnamed.err]).toEqual([
      2,
      expect.stringMatching(/--commit: "from:staging" has no commit: .* success of fast\. .* as web=ID\./),
    ]);
  });

  test.each([
    [{}, /Set GITHUB_TOKEN/],
    [{ GITHUB_TOKEN: 'sandbox-github' }, /Set GITHUB_REPOSITORY to OWNER\/NAME/],
    [{ ...GITHUB, GITHUB_REPOSITORY: '../x' }, /Set GITHUB_REPOSITORY/],
    [{ ...GITHUB, GITHUB_API_URL: 'github' }, /GITHUB_API_URL: "github" is not a URL/],
    [
      { ...GITHUB, GITHUB_API_URL: 'http://127.0.0.1:1' },
      /cannot be read from GitHub\..*Fix that, or give the commit itself/,
    ],
  ])('exits with 2 and says what is missing with %j, before anything is sent (B68)', async (env, said) => {
    const stage = await openStage();
    const { code, err } = await stage.run('deploy web=fast --commit from:staging', { env });
    expect([code, err]).toEqual([2, expect.stringMatching(said)]);
    expect(err).not.toContain('sandbox-github');
  });

  test('names GITHUB_TOKEN if GitHub does not accept the token (B68)', async () => {
    const stage = await openStage();
    const GITHUB_API_URL = `${new URL(stage.sandbox.url).origin}/api/v3`;
    const env = { ...GITHUB, GITHUB_TOKEN: 'of-another-host', GITHUB_API_URL };
    const { code, err } = await stage.run('deploy web=fast --commit from:staging', { env });
    expect([code, err]).toEqual([2, expect.stringContaining('GitHub does not accept the token (GITHUB_TOKEN)')]);
  });

  test('names an environment, and nothing but an environment (B68)', async () => {
    const stage = await openStage();
    const { code, err } = await stage.run('deploy fast --commit from:', { env: GITHUB });
    expect([code, err]).toEqual([2, expect.stringContaining('names no environment. Write for example from:staging.')]);
  });
});
