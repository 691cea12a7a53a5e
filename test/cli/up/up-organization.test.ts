import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LINE, openStage, SHOP, WITH_SECRET } from './stage.ts';

const UUID = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const ID = 'sandbox-organization';

async function openDone() {
  const stage = await openStage(SHOP);
  await stage.up(LINE, WITH_SECRET);
  stage.requests();
  const path = join(stage.folder, 'touchdown.state.json');
  const text = () => readFile(path, 'utf8');
  const edit = async (from: string, to: string) => writeFile(path, (await text()).replace(from, to));
  return { stage, text, edit };
}

describe('the organization of a state file', () => {
  test('is stored with the first write', async () => {
    const stage = await openStage(SHOP);
    await stage.fault({ fault: 'reset', on: 'project', times: 1 });
    await stage.up(LINE, WITH_SECRET);
    expect(await stage.state()).toMatchObject({ version: 2, organizationId: ID });
  });

  test('is refused if it differs, and nothing is changed', async () => {
    const { stage, text, edit } = await openDone();
    await edit(ID, 'another-one');
    const before = await text();
    for (const line of [LINE, `${LINE} --plan`, `${LINE} --redeploy`, `${LINE} --forget environment`]) {
      const { code, out, err } = await stage.up(line, WITH_SECRET);
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain(
        `is for organization another-one, not for ${ID}. Give another file, or --organization another-one`,
      );
    }
    expect(new Set(stage.requests())).toEqual(new Set(['organization']));
    expect(await text()).toBe(before);
  });

  test('is refused without a request if another one is given by its UUID', async () => {
    const { stage } = await openDone();
    const { code, err } = await stage.up(`${LINE} --organization ${UUID}`);
    expect([code, err]).toEqual([2, expect.stringContaining(`is for organization ${ID}, not for ${UUID}`)]);
    expect(stage.requests()).toEqual([]);
  });

  test('is added to an old state with the next write', async () => {
    const { stage, text, edit } = await openDone();
    await edit(`  "organizationId": "${ID}",\n`, '');
    const old = await text();
    expect(old).not.toContain('organizationId');
    expect((await stage.up(LINE)).code).toBe(0);
    expect((await stage.up(`${LINE} --plan --redeploy`)).code).toBe(0);
    expect(await text()).toBe(old);
    expect((await stage.up(`${LINE} --redeploy`)).code).toBe(0);
    expect(await stage.state()).toMatchObject({ version: 2, organizationId: ID });
  });
});
