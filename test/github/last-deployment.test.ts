import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GithubResult } from '../../src/github/http/response.ts';
import { findLastCommit, findPromoted } from '../../src/github/last-deployment.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { DENIED, done, GONE, scriptGithub } from './support/scripted-github.ts';

const OLD = 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334';
const NEW = 'ffffffffffffffffffffffffffffffffffffffff';
const ASKED = {
  job: { owner: 'octo', repo: 'rocket' },
  environment: 'staging-{app}',
  baseUrl: 'https://api.example.com/api/v1',
} as const;
const WEB = { appId: 'web-prod', name: 'web' };
const PLATFORM = 'api.example.com/api/v1';

const deployment = (id: number, sha: string, payload: unknown, more: object = {}) => ({ id, sha, payload, ...more });
const named = (name = 'web') => ({ touchdown: 'n', platform: PLATFORM, apps: [`${name}-staging`], names: [name] });
const status = (state: string): GithubResult => done([{ state }]);
const BRANCH = done({ default_branch: 'main' });

async function promote(results: readonly GithubResult[], apps: readonly (typeof WEB)[] = [WEB]) {
  const github = scriptGithub(...results);
  const clock = createFakeClock();
  const found = await clock.run(findPromoted({ ...ASKED, client: github }, apps, clock));
  return { ...found, calls: github.calls };
}

describe('the commit to promote', () => {
  test('is that of the newest successful deployment whose payload names the application, on the default branch (B68)', async () => {
    const list = done([
      deployment(1, OLD, named()),
      deployment(4, NEW, named('api')),
      deployment(3, NEW, named()),
      deployment(2, OLD, JSON.stringify(named())),
    ]);
    const found = await promote([list, status('failure'), status('success'), BRANCH, done({ status: 'ahead' })]);
    expect(found).toMatchObject({ commit: OLD, problem: null });
    expect(found.calls.map(({ parameters, permission }) => [parameters, permission])).toEqual([
      [
        { owner: 'octo', repo: 'rocket', environment: 'staging-web', task: 'deploy', per_page: 100, page: 1 },
        'deployments: read',
      ],
      [{ owner: 'octo', repo: 'rocket', deployment_id: 3, per_page: 1 }, 'deployments: read'],
      [{ owner: 'octo', repo: 'rocket', deployment_id: 2, per_page: 1 }, 'deployments: read'],
      [{ owner: 'octo', repo: 'rocket' }, 'contents: read'],
      [{ owner: 'octo', repo: 'rocket', basehead: `${OLD}...main`, per_page: 1 }, 'contents: read'],
    ]);
  });

  test.each([
    [
      'behind',
      'is a1b2c3d, which the default branch does not contain. Merge it and deploy it there first, or give its SHA.',
    ],
    [
      'diverged',
      'is a1b2c3d, which the default branch does not contain. Merge it and deploy it there first, or give its SHA.',
    ],
  ])('is refused if the comparison with the default branch says %s (B68)', async (word, problem) => {
    const list = done([deployment(1, OLD, named())]);
    expect(await promote([list, status('success'), BRANCH, done({ status: word })])).toMatchObject({ problem });
  });

  test.each([
    ['no deployment', []],
    ['a transient one', [deployment(1, OLD, named(), { transient_environment: true })]],
    ["another application's", [deployment(1, OLD, named('api'))]],
    ['one that names nothing', [deployment(1, OLD, {})]],
    ['one whose payload is text', [deployment(1, OLD, '{"names":["web"')]],
    ['one without a commit', [deployment(1, 'main', named())]],
  ])('does not exist with %s, and the sentence says what to do (B68)', async (_, list) => {
    const { commit, problem } = await promote([done(list)]);
    expect([commit, problem]).toEqual([
      null,
      'has no commit: none of the newest GitHub Deployments of staging-web is a success of web. Deploy it there first with the action, with github-environment: staging-web, and the same name.',
    ]);
  });

  test('is one for all applications, or refused with what each runs (B68)', async () => {
    const both = [WEB, { appId: 'api-prod', name: 'api' }];
    // Both are asked at once.
    const lists = [done([deployment(1, OLD, named())]), done([deployment(2, NEW, named('api'))])];
    expect((await promote([...lists, status('success'), status('success')], both)).problem).toBe(
      'is not one commit, but a1b2c3d of web, fffffff of api. Promote each application on its own.',
    );
  });

  test.each([
    ['a refusal', [DENIED], /^cannot be read from GitHub\. As scripted\. Fix that, or give the commit itself\.$/],
    [
      'a refusal of the comparison',
      [done([deployment(1, OLD, named())]), status('success'), BRANCH, DENIED],
      /^cannot be read from GitHub\./,
    ],
    [
      'a default branch without a name',
      [done([deployment(1, OLD, named())]), status('success'), done({ default_branch: 7 })],
      /which the default branch does not contain/,
    ],
  ])('is refused after %s (B68)', async (_, results, said) => {
    const { commit, problem } = await promote(results);
    expect([commit, problem]).toEqual([null, expect.stringMatching(said)]);
  });

  test('is looked for in three pages of deployments and ten statuses, no more (B68)', async () => {
    const page = (from: number) =>
      done(Array.from({ length: 100 }, (_, at) => deployment(from - at, OLD, named('other'))));
    expect((await promote([page(900), page(800), page(700)])).calls).toHaveLength(3);
    const list = done(Array.from({ length: 12 }, (_, at) => deployment(at + 1, OLD, named())));
    const failed = Array.from({ length: 10 }, () => status('failure'));
    expect((await promote([list, ...failed])).calls).toHaveLength(11);
  });

  test('is never taken from hostile deployments, and reading them never throws (B68)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(fc.anything(), fc.record({ id: fc.nat(), payload: fc.anything() }))),
        async (list) => {
          const { commit } = await promote([done(list)]);
          expect(commit).toBeNull();
        },
      ),
    );
  });
});

describe('the commit that ran before', () => {
  const find = async (list: readonly unknown[], before: number | undefined, ...rest: readonly GithubResult[]) => {
    const clock = createFakeClock();
    const asked = { ...ASKED, client: scriptGithub(done(list), ...rest) };
    return clock.run(findLastCommit(asked, { app: WEB, isPromotion: false, before }, clock));
  };
  const ours = { platform: PLATFORM, apps: ['web-prod'] };

  test('is that of the newest success before our deployment, also a transient one, by the id alone (B67)', async () => {
    const list = [
      deployment(9, NEW, ours),
      deployment(8, NEW, { ...ours, platform: 'other.example.com' }),
      deployment(7, NEW, { names: ['web'] }),
      deployment(6, NEW, ours),
      deployment(5, OLD, ours, { transient_environment: true }),
    ];
    expect(await find(list, 9, GONE, status('success'))).toBe(OLD);
  });

  test.each([
    ['by our deployment', 9, NEW],
    ['by another one', 8, OLD],
  ])('is that of a deployment which was replaced %s: %i gives %s (B67)', async (_, by, commit) => {
    const list = [deployment(6, NEW, ours), deployment(5, OLD, ours)];
    const replaced = done([{ state: 'inactive', description: `Replaced by deployment ${by}` }]);
    expect(await find(list, 9, replaced, status('success'))).toBe(commit);
  });

  test('is unknown after three seconds without a response (B67)', async () => {
    const clock = createFakeClock();
    const client = { call: () => new Promise<never>(() => {}) };
    const wanted = { app: WEB, isPromotion: false };
    expect(await clock.run(findLastCommit({ ...ASKED, client }, wanted, clock, 3_000))).toMatchObject({
      kind: 'unreachable',
    });
    expect(clock.monotonicMs()).toBe(3_000);
  });
});
