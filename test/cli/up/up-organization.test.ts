import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LINE, openStage, SHOP, WITH_SECRET } from './stage.ts';

const UUID = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const ID = 'sandbox-organization';

test('the platform and the organization of a state file are stored, and others are refused before anything is changed', async () => {
  const stage = await openStage(SHOP);
  const path = join(stage.folder, 'touchdown.state.json');
  await stage.fault({ fault: 'reset', on: 'project', times: 1 });
  await stage.up(LINE, WITH_SECRET);
  expect(await stage.state()).toMatchObject({ version: 2, organizationId: ID });
  stage.requests();

  const given = await stage.up(`${LINE} --organization ${UUID}`, WITH_SECRET);
  expect([given.code, given.err]).toEqual([2, expect.stringContaining(`is for organization ${ID}, not for ${UUID}`)]);
  const elsewhere = await stage.up(LINE, { env: { ...WITH_SECRET.env, TOUCHDOWN_BASE_URL: 'http://127.0.0.1:9' } });
  expect([elsewhere.code, elsewhere.err]).toEqual([
    2,
    expect.stringContaining(`is for ${stage.sandbox.url}, not for `),
  ]);
  expect(stage.requests()).toEqual([]);

  const text = await readFile(path, 'utf8');
  const other = text.replace(ID, 'another-one');
  await writeFile(path, other);
  for (const line of [LINE, `${LINE} --plan`, `${LINE} --forget environment`]) {
    const { code, out, err } = await stage.up(line, WITH_SECRET);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(
      `is for organization another-one, not for ${ID}. Give another file, or --organization another-one`,
    );
  }
  expect(new Set(stage.requests())).toEqual(new Set(['organization']));
  expect(await readFile(path, 'utf8')).toBe(other);

  await writeFile(path, text.replace(`  "organizationId": "${ID}",\n`, ''));
  await stage.up(`${LINE} --plan`, WITH_SECRET);
  expect(await stage.state()).not.toHaveProperty('organizationId');
  await stage.up(`${LINE} --forget project`, WITH_SECRET);
  expect(await stage.state()).toMatchObject({ version: 2, organizationId: ID });
});
