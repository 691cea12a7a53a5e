import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dataOf } from '../run.ts';
import { LINE, openStage, SHOP, type Stage, WITH_SECRET, without } from './stage.ts';

const stateOf = ({ folder }: Stage) => readFile(join(folder, 'touchdown.state.json'), 'utf8').catch(() => null);

describe('touchdown up --adopt', () => {
  test('stops before anything is created or written if an id does not exist', async () => {
    const stage = await openStage(SHOP);
    for (const line of [LINE, `${LINE} --plan`]) {
      const { code, out, err } = await stage.up(`${line} --adopt application:api=nowhere`, WITH_SECRET);
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain('application nowhere (404)');
      expect(err).toContain('Nothing was created, and the state is as it was.');
      expect(stage.requests()).toEqual(['organization', 'status']);
      expect(await stateOf(stage)).toBeNull();
    }
    await expect(access(join(stage.folder, 'touchdown.state.json.lock'))).rejects.toThrow('ENOENT');
  });

  test('changes no state if an id is wrong, adopts the ids of a lost state, and says which it could not check', async () => {
    const stage = await openStage(SHOP);
    await stage.up(LINE, WITH_SECRET);
    const before = await stateOf(stage);
    const wrong = `${LINE} --forget application:api --adopt application:api=nowhere`;
    expect((await stage.up(wrong, WITH_SECRET)).code).toBe(2);
    expect(await stateOf(stage)).toBe(before);
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
});
