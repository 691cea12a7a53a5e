import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { thisProcess } from '../../../src/cli/up/state-file.ts';
import { dataOf, linesOf } from '../run.ts';
import { LINE, openStage, SHOP, type Stage, WITH_SECRET, without } from './stage.ts';

describe('touchdown up', () => {
  test('creates, deploys and follows everything with a minimum of requests, and does nothing the next time', async () => {
    const stage = await openStage(SHOP);
    const { code, out, err } = await stage.up(LINE, WITH_SECRET);
    expect([code, err]).toEqual([0, '']);
    expect(without(stage.requests()).toSorted()).toEqual(
      [
        'organization',
        'projects',
        'project',
        'environment',
        'database',
        'application',
        'application',
        'variable',
        'secret',
        'database-deploy',
        'deploy',
        'deploy',
        // This platform reports no addresses.
        '?',
      ].toSorted(),
    );
    expectInOrder(out);
    expect(out).not.toContain('hunter29');
    const state = await stage.state();
    expect(Object.keys(state.resources)).toEqual([
      'application:shop/preview-login/api',
      'application:shop/preview-login/web',
      'database:shop/preview-login/main',
      'environment:shop/preview-login',
      'project:shop',
      'secret:shop/preview-login/api/DATABASE_URL',
      'variable:shop/preview-login/api/LOG_LEVEL',
    ]);
    expect(state.pending).toEqual({});
    expect(JSON.stringify(state)).not.toMatch(/hunter29|postgres:/);
    const again = await stage.up(LINE);
    expect([again.code, stage.requests()]).toEqual([0, ['organization', 'variables', '?']]);
  });

  describe('with another value of a variable and of a secret', () => {
    const withApi = (name: string) => `
up:
  project: { name: shop }
  environment: { name: preview }
  applications:
    api: { name: ${name}, variables: { LEVEL: "\${LEVEL}" }, secrets: { KEY: { env: KEY } } }
`;
    const KEY = { env: { KEY: 'first-key' } };
    const OTHER_KEY = { env: { KEY: 'other-key' } };
    const valuesOf = (stage: Stage) => {
      const applications = [...stage.sandbox.world().applications.values()];
      const variables = applications.flatMap((application) => application.variables);
      return variables.filter(({ key }) => key === 'LEVEL').map(({ value }) => value);
    };

    test('changes both, the variable with one request after a list of all, and deploys again (B60)', async () => {
      const stage = await openStage(withApi('queue-idle--api'));
      expect((await stage.up('--set LEVEL=one --env KEY', KEY)).code).toBe(0);
      const plan = await stage.up('--set LEVEL=two --env KEY --plan', OTHER_KEY);
      expect(plan.out.split('\n').slice(0, 3)).toEqual([
        'change   variable api/LEVEL',
        'change   secret api/KEY (from KEY)',
        'deploy   application api',
      ]);
      stage.requests();
      const changed = await stage.up('--set LEVEL=two --env KEY', OTHER_KEY);
      expect([changed.code, changed.out.split('\n').slice(0, 2).toSorted()]).toEqual([
        0,
        ['secret:api/KEY: written', 'variable:api/LEVEL: changed'],
      ]);
      const requests = stage.requests();
      // The list has two pages.
      expect(requests.slice(0, 3)).toEqual(['organization', 'variables', 'variables']);
      const writes = requests.filter((request) => /-change$|^deploy$/.test(request));
      expect(writes.toSorted()).toEqual(['deploy', 'secret-change', 'variable-change']);
      expect(valuesOf(stage)).toEqual(['two']);
      expect((await stage.up('--set LEVEL=two --env KEY')).out).not.toMatch(/change|compared/);
      expect((await stage.up('--set LEVEL=two --env KEY', OTHER_KEY)).out).toContain(
        'up: secrets were not compared: touchdown up --redeploy writes secret:api/KEY\n',
      );
    });

    test('deploys with the stored secret and a warning, and not with the stored variable, where it cannot change them', async () => {
      const stage = await openStage(withApi('fast--api'));
      await stage.up('--set LEVEL=one --env KEY', KEY);
      const kept = await stage.up('--set LEVEL=one --env KEY --redeploy', OTHER_KEY);
      expect(kept.code).toBe(0);
      expect(kept.out).toContain(
        'secret:api/KEY: Warning: The secret KEY already exists. The platform cannot change it, so its stored value is used.\n',
      );
      expect(kept.out).toMatch(/\nsecret:api\/KEY\t\tNOT CHANGED/);
      stage.requests();
      const { code, out } = await stage.up('--set LEVEL=two --env KEY', OTHER_KEY);
      expect(code).toBe(1);
      expect(out).toContain(
        'variable:api/LEVEL: already exists with another value, and the platform cannot change it. Change or delete LEVEL on the platform, or do not set it here.\n',
      );
      expect(out).toContain('because setting variable api/LEVEL did not succeed\n');
      expect((await stage.state()).pending).toEqual({});
      expect(out).toMatch(
        /\nFix what failed, see above\. Then run touchdown up again to change variable:api\/LEVEL.*; deploy application:api\.\n$/,
      );
      expect(stage.requests()).not.toContain('deploy');
      expect(valuesOf(stage)).toEqual(['one']);
    });
  });

  test('shows with --plan what it would do, and changes nothing', async () => {
    const stage = await openStage(SHOP);
    const { code, out } = await stage.up(`${LINE} --plan`);
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual([
      'create   project shop',
      'create   environment preview-login',
      'create   database main',
      'create   application web',
      'create   application api',
      'create   variable api/LOG_LEVEL',
      'create   secret api/DATABASE_URL (from DATABASE_URL)',
      'deploy   database main',
      'deploy   application web',
      'deploy   application api',
      '',
    ]);
    expect(stage.requests()).toEqual(['organization', 'projects']);
    await expect(stage.state()).rejects.toThrow('ENOENT');
    await stage.up(LINE, WITH_SECRET);
    expect((await stage.up(`${LINE} --plan`)).out).toBe('Everything exists and is deployed. Nothing to do.\n');
  });

  test('uses a project that was created with another state file', async () => {
    const stage = await openStage(SHOP);
    await stage.up(LINE, WITH_SECRET);
    stage.requests();
    const { code, out } = await stage.up(`${LINE} --plan --state other.json`);
    const id = (await stage.state()).resources['project:shop']?.id;
    expect([code, out.split('\n')[0]]).toEqual([0, `use      project shop (${id})`]);
    await stage.up(`--set BRANCH=other --state other.json`, WITH_SECRET);
    expect(stage.requests()).not.toContain('project');
  });

  test('reports missing values before anything is sent', async () => {
    const stage = await openStage(SHOP);
    const unset = await stage.up();
    expect([unset.code, unset.err]).toEqual([
      2,
      expect.stringContaining(
        'up.environment.name needs BRANCH. Give --set BRANCH=VALUE, or --env BRANCH to read it from the environment.',
      ),
    ]);
    const secret = await stage.up(LINE);
    expect([secret.code, secret.err]).toEqual([
      2,
      expect.stringContaining('has no value. Set the environment variable DATABASE_URL to it.'),
    ]);
    const typo = await stage.up(`${LINE} --set BRNACH=x`, WITH_SECRET);
    expect([typo.code, typo.err]).toEqual([2, expect.stringContaining('--set BRNACH')]);
    const none = await (await openStage('base-url: http://127.0.0.1:1')).up();
    expect([none.code, none.err]).toEqual([
      2,
      expect.stringMatching(/up is missing in \/.*\/touchdown\.yaml\. Add it/),
    ]);
    expect(stage.requests()).toEqual([]);
  });

  test('names the folder if it has no touchdown.yaml, also before a token is set', async () => {
    const { folder, up } = await openStage(SHOP);
    await rm(join(folder, 'touchdown.yaml'));
    const { code, err } = await up('', { env: { TOUCHDOWN_TOKEN: '' } });
    const problem = `touchdown.yaml is not in ${folder}. Write it, or name another file with --config FILE.`;
    expect([code, err]).toEqual([2, expect.stringContaining(problem)]);
  });

  test('reads no variable of the environment that the user did not list', async () => {
    const yaml = `
up:
  project: { name: "shop-\${AWS_SECRET_ACCESS_KEY}" }
  environment: { name: e }
  applications:
    api: { secrets: { KEY: { env: AWS_SECRET_ACCESS_KEY } } }
`;
    const stage = await openStage(yaml);
    const env = { AWS_SECRET_ACCESS_KEY: 'hunter31' };
    const { code, out, err } = await stage.up('', { env });
    expect([
      code,
      out,
      err
        .replace(/^touchdown up: /, '')
        .split('\n')
        .slice(0, -2),
    ]).toEqual([
      2,
      '',
      [
        'up.project.name needs AWS_SECRET_ACCESS_KEY. Give --set AWS_SECRET_ACCESS_KEY=VALUE, or --env AWS_SECRET_ACCESS_KEY to read it from the environment.',
        'up.applications.api.secrets.KEY.env needs AWS_SECRET_ACCESS_KEY. Give --env AWS_SECRET_ACCESS_KEY to read it from the environment.',
      ],
    ]);
    expect(stage.requests()).toEqual([]);
    expect((await stage.up('--env AWS_SECRET_ACCESS_KEY --plan', { env })).code).toBe(0);
  });

  test('changes nothing while another run uses the state, but still shows a plan', async () => {
    const stage = await openStage(SHOP);
    const { pid, host, run } = thisProcess();
    await writeFile(join(stage.folder, 'touchdown.state.json.lock'), JSON.stringify({ pid, host, run }));
    const { code, err } = await stage.up(LINE, WITH_SECRET);
    expect([code, err]).toEqual([2, expect.stringContaining(`process ${pid} on ${host} is using the state file`)]);
    expect(stage.requests()).toEqual([]);
    expect((await stage.up(`${LINE} --plan`)).code).toBe(0);
  });

  test('prints a line of JSON for each step, and one result', async () => {
    const stage = await openStage(SHOP);
    const { out } = await stage.up(`${LINE} --json`, WITH_SECRET);
    expect(dataOf(out, 'progress')).toContainEqual({
      name: 'project',
      message: expect.stringMatching(/^created, /),
      step: 'create',
      outcome: 'created',
      id: expect.any(String),
    });
    expect(new Set(linesOf(out).map(({ command }) => command))).toEqual(new Set(['up']));
    const [result] = dataOf(out, 'result');
    expect(result).toMatchObject({ exitCode: 0, requests: expect.any(Number) });
    expect(result?.['resources']).toContainEqual({
      kind: 'application',
      name: 'application:api',
      id: expect.any(String),
      creation: 'created',
      deployment: 'deployed',
      deploymentId: expect.any(String),
      note: expect.stringMatching(/^Deployed\./),
    });
    const plan = await stage.up(`${LINE} --json --plan --redeploy`);
    expect(dataOf(plan.out, 'item').map(({ action, name }) => `${action} ${name}`)).toEqual([
      'deploy application:web',
      'deploy application:api',
    ]);
  });
});

/** Each application tells how it goes on, the page after the API that it needs. */
function expectInOrder(out: string): void {
  for (const name of ['api', 'web']) {
    const lines = out.split('\n').filter((line) => line.startsWith(`application:${name}: `));
    expect(lines.slice(1, -1)[0]).toMatch(/: [A-Z].* [\da-f-]{36}\.$/);
    expect(lines.at(-2)).toMatch(/: RUNNING after \d/);
    expect(lines.at(-1)).toMatch(/: Deployed\. .*RUNNING/);
    expect(new Set(lines).size).toBe(lines.length);
  }
  expect(out.indexOf('application:api: Deployed.')).toBeLessThan(out.search(/application:web: .* [\da-f-]{36}\.$/m));
}

describe('the health check of up', () => {
  const APPS = (yaml: string) =>
    `up:\n  project: { name: shop }\n  environment: { name: main }\n  applications: { ${yaml} }\n`;

  test('follows each deployment, and one that stays ill is deployed again by the next run (B69)', async () => {
    const stage = await openStage(APPS('fast: {}, health-never: { needs: [fast], commit: a1b2c3d }'));
    const line = `--health-url ${stage.sandbox.url}/apps/{app}/health --health-timeout 30s`;
    const { code, out } = await stage.up(line);
    expect([code, out]).toEqual([1, expect.stringContaining('/apps/health-never/health responds with 503')]);
    expect(out).toContain('or raise --health-timeout');
    expect(out).toContain('application:health-never: Cause: the health check got 503: {"status":"starting"');
    stage.requests();
    await stage.up(line);
    expect(without(stage.requests(), 'organization', 'variables', 'log', '?')).toEqual(['deploy']);
  });

  test('is refused before anything is sent if an application has no commit for {sha} (B69)', async () => {
    const stage = await openStage(APPS('fast: {}'));
    const { code, err } = await stage.up('--health-url https://{app}.example/ --health-text {sha}');
    expect([code, err, stage.requests()]).toEqual([
      2,
      expect.stringContaining('no commit is named. Give a commit to each application of the file, or leave {sha} out.'),
      [],
    ]);
  });
});
