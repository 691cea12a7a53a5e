import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dataOf } from '../deploy/stage.ts';
import { LINE, openStage, SHOP, type Stage, WITH_SECRET, without } from './stage.ts';

const stateOf = ({ folder }: Stage) => readFile(join(folder, 'touchdown.state.json'), 'utf8').catch(() => null);
const NOTHING_LOST = 'Nothing was created, and the state is as it was.';

describe('touchdown up --adopt', () => {
  test.for([
    ['application:api=nowhere', ['organization', 'status'], 'application nowhere (404)'],
    [
      'project=nowhere',
      ['organization', 'projects'],
      'project: "nowhere" is not found: no project exists yet. Nothing was created, and the state is as it was.',
    ],
  ] as const)('%s stops before anything is created or written', async ([adoption, reads, sentence]) => {
    const stage = await openStage(SHOP);
    for (const line of [LINE, `${LINE} --plan`]) {
      const { code, out, err } = await stage.up(`${line} --adopt ${adoption}`, WITH_SECRET);
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain(sentence);
      expect(err).toContain(NOTHING_LOST);
      expect(stage.requests()).toEqual(reads);
      expect(await stateOf(stage)).toBeNull();
    }
    await expect(access(join(stage.folder, 'touchdown.state.json.lock'))).rejects.toThrow('ENOENT');
  });

  test('does not change the state if an id is wrong, even with --forget', async () => {
    const stage = await openStage(SHOP);
    await stage.up(LINE, WITH_SECRET);
    const before = await stateOf(stage);
    stage.requests();
    const wrong = `${LINE} --forget application:api --adopt application:api=nowhere`;
    expect((await stage.up(wrong, WITH_SECRET)).code).toBe(2);
    expect([await stateOf(stage), stage.requests()]).toEqual([before, ['organization', 'status']]);
  });

  test('adopts the ids of a lost state, and says which it could not check', async () => {
    const stage = await openStage(SHOP);
    await stage.up(LINE, WITH_SECRET);
    const { resources } = await stage.state();
    const idOf = (key: string) => resources[key]?.id ?? '';
    const environment = idOf('environment:shop/preview-login');
    const words = [
      `project=${idOf('project:shop')}`,
      `environment=${environment}`,
      `database:main=${idOf('database:shop/preview-login/main')}`,
      `application:api=${idOf('application:shop/preview-login/api')}`,
    ];
    const line = [LINE, '--state other.json', ...words.map((word) => `--adopt ${word}`)].join(' ');
    stage.requests();
    const planned = await stage.up(`${line} --plan`);
    expect(planned.code).toBe(0);
    expect(planned.out.split('\n').slice(0, 3)).toEqual([
      `environment: ${environment} was not checked, because the API cannot read it`,
      expect.stringMatching(/^database:main: \S+ was not checked, because the API cannot read it$/),
      'create   application web',
    ]);
    expect(stage.requests()).toEqual(['organization', 'projects', 'status']);
    const { code, out } = await stage.up(`${line} --json`, WITH_SECRET);
    expect(code).toBe(0);
    expect(dataOf(out, 'notice').slice(0, 2)).toEqual([
      {
        name: 'environment',
        level: 'info',
        message: `${environment} was not checked, because the API cannot read it`,
      },
      expect.objectContaining({ name: 'database:main', level: 'info' }),
    ]);
    expect(without(stage.requests()).slice(0, 2)).toEqual(['organization', 'projects']);
  });

  test('writes nothing if it is interrupted during the checks', async () => {
    let interrupt = (): void => undefined;
    const stage = await openStage(SHOP, { onRequest: ({ operation }) => operation === 'status' && interrupt() });
    const { terminal, code } = stage.begin(`${LINE} --adopt environment=e1 --adopt application:api=a1`, WITH_SECRET);
    interrupt = () => terminal.end();
    expect(await code).toBe(130);
    expect([stage.requests(), await stateOf(stage)]).toEqual([['organization', 'projects', 'status'], null]);
  });
});
