import { describe, expect, test } from 'vitest';
import { repositoryOf } from '../../src/sandbox/github/world.ts';
import { runStepHere } from './github/step-here.ts';
import { inputsFor } from './plays.ts';
import { type StagedPlatform, startStagedPlatform } from './staged-platform.ts';

const HEAD = 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334';
const OTHER = 'b2c3d4e5f60718293a4b5c6d7e8f900112233445';

interface Run {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly number?: number;
  readonly action?: string;
  readonly sha?: string;
}

function run(platform: StagedPlatform, { inputs = {}, env = {}, number = 7, action = 'synchronize', sha = HEAD }: Run) {
  const head = { sha, ref: 'faster', user: { login: 'octo' }, repo: { id: 42 } };
  return runStepHere('main', {
    inputs: { 'github-environment': 'preview', 'pr-comment': 'on', 'comment-key': 'k', ...inputs },
    env: {
      GITHUB_API_URL: platform.url.replace('/api/v1', '/api/v3'),
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_SHA: sha,
      ...env,
    },
    event: { action, number, pull_request: { number, head, base: { repo: { id: 42 } } } },
  });
}

/** Deploys as a step of a pull request does. */
async function deploy(platform: StagedPlatform, appId: string, { inputs, ...rest }: Run = {}) {
  const given = { ...inputsFor(platform, appId, { 'poll-interval': '1s' }), ...inputs };
  expect(await run(platform, { ...rest, inputs: given })).toMatchObject({ exitCode: 0 });
}

const close = (platform: StagedPlatform, inputs: Readonly<Record<string, string>> = {}, rest: Run = {}) =>
  run(platform, { action: 'closed', env: { GITHUB_RUN_ID: '9000' }, ...rest, inputs: { close: 'true', ...inputs } });

function deploymentsOf({ sandbox }: StagedPlatform): readonly string[] {
  const { deployments } = repositoryOf(sandbox.world().github, 'octo/rocket');
  return deployments.map(({ statuses }) => statuses.at(-1)?.state ?? 'none');
}

const commentOf = ({ sandbox }: StagedPlatform): string =>
  repositoryOf(sandbox.world().github, 'octo/rocket').comments.at(-1)?.body.replace(/^.*\n/, '') ?? '';

describe('a step that closes its pull request', () => {
  test('needs no token, id or address, deploys nothing, and says what it closed (B73)', async () => {
    await using platform = await startStagedPlatform();
    await deploy(platform, 'fast');
    const { exitCode, outputs, summary, printed } = await close(platform);
    const reason = 'Closed for pull request #7: 1 GitHub Deployment and 1 row of the comment. Nothing was deployed.';
    expect([exitCode, outputs]).toEqual([0, expect.objectContaining({ result: 'skipped', reason, results: '[]' })]);
    expect(outputs['comment-url']).toMatch(/^http/);
    expect([summary, printed]).toEqual([
      expect.stringMatching(/^## 🧹 Closed\n\nClosed for pull request/),
      expect.stringContaining(reason),
    ]);
    expect(deploymentsOf(platform)).toEqual(['inactive']);
    expect(platform.requests.filter(({ target }) => target.endsWith('/deploy'))).toHaveLength(1);
  });

  test('is one whose event closed the pull request where transient is true, and no other (B73)', async () => {
    await using platform = await startStagedPlatform();
    await deploy(platform, 'fast', { inputs: { transient: 'true' } });
    const event = { action: 'closed', env: { GITHUB_RUN_ID: '9000' } };
    expect(await run(platform, event)).toMatchObject({ exitCode: 1 });
    expect(await run(platform, { ...event, inputs: { transient: 'true', close: 'false' } })).toMatchObject({
      exitCode: 1,
    });
    expect(deploymentsOf(platform)).toEqual(['success']);
    expect(await run(platform, { ...event, inputs: { transient: 'true' } })).toMatchObject({ exitCode: 0 });
    expect(deploymentsOf(platform)).toEqual(['inactive']);
  });

  test('closes the deployments of earlier commits too, also failed ones, and those whose event names no pull request (B73)', async () => {
    await using platform = await startStagedPlatform();
    await deploy(platform, 'fast', { sha: OTHER, inputs: { transient: 'true' } });
    await run(platform, { inputs: inputsFor(platform, 'build-fails', { 'poll-interval': '1s' }) });
    await runStepHere('main', {
      inputs: inputsFor(platform, 'fast--push', { 'poll-interval': '1s', 'github-environment': 'preview' }),
      env: {
        GITHUB_API_URL: platform.url.replace('/api/v1', '/api/v3'),
        GITHUB_EVENT_NAME: 'push',
        GITHUB_SHA: HEAD,
      },
      event: {},
    });
    expect(deploymentsOf(platform)).toEqual(['success', 'failure', 'success']);
    await close(platform);
    expect(deploymentsOf(platform)).toEqual(['inactive', 'inactive', 'inactive']);
  });

  test.each<[string, Run]>([
    ['another pull request', { number: 8, sha: OTHER }],
    ['another workflow', { env: { GITHUB_WORKFLOW_REF: 'octo/rocket/.github/workflows/other.yml@refs/heads/main' } }],
    ['another environment', { inputs: { 'github-environment': 'staging' } }],
  ])('leaves what belongs to %s as it is (B73)', async (_, other) => {
    await using platform = await startStagedPlatform();
    const { inputs = {} } = other;
    await deploy(platform, 'fast', { ...other, inputs: { 'comment-key': 'another', transient: 'true', ...inputs } });
    const { outputs } = await close(platform);
    expect(outputs['reason']).toMatch(/: 0 GitHub Deployments and 0 rows of the comment\./);
    expect(deploymentsOf(platform)).toEqual(['success']);
  });

  test('closes only the given applications, whose rows say so beside the others (B73)', async () => {
    await using platform = await startStagedPlatform();
    const inputs = { 'github-environment': 'preview-{app}' };
    await deploy(platform, 'web=fast--web, api=fast--api', { inputs });
    await close(platform, { ...inputs, 'app-id': 'web=fast--web' });
    expect(deploymentsOf(platform).toSorted()).toEqual(['inactive', 'success']);
    expect(commentOf(platform)).toMatch(
      /^### ✅ Deployed: api\n[\s\S]*\| web .*\| 🧹 Closed \|.*\n\| api .*\| ✅ Deployed \|/,
    );
    expect(await close(platform, inputs)).toMatchObject({
      exitCode: 1,
      summary: expect.stringContaining('Give the applications to close'),
    });
  });

  test('changes nothing in a dry run, and says what GitHub refuses (B73)', async () => {
    await using platform = await startStagedPlatform();
    await deploy(platform, 'fast');
    const dry = await close(platform, { 'dry-run': 'true' });
    expect(dry).toMatchObject({ outputs: { reason: expect.stringMatching(/^Dry run: /) } });
    expect(dry.summary).toMatch(/^## 🧹 Nothing was closed\n/);
    const refused = await close(platform, { 'github-token': 'sandbox-github-read' });
    expect(refused.printed).toContain('::warning title=GitHub::Not everything could be written on GitHub: ');
    expect(refused.outputs['reason']).toMatch(/^Not everything was closed for pull request #7: 0 GitHub Deployments /);
    expect(refused.summary).toMatch(/^## 🧹 Not everything was closed\n/);
    expect(deploymentsOf(platform)).toEqual(['success']);
  });

  test('is refused if its event has no pull request (B73)', async () => {
    await using platform = await startStagedPlatform();
    const env = { GITHUB_API_URL: platform.url, GITHUB_EVENT_NAME: 'push', GITHUB_SHA: HEAD };
    const { exitCode, summary } = await runStepHere('main', { inputs: { close: 'true' }, env, event: {} });
    expect([exitCode, summary]).toEqual([1, expect.stringContaining('needs an event of a pull request')]);
  });
});
