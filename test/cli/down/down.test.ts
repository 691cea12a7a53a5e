import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openStage, type Stage } from '../up/stage.ts';

const yamlOf = (name: string): string => `
up:
  project: { name: shop }
  environment: { name: "preview-\${BRANCH}" }
  databases: { main: { type: POSTGRESQL } }
  applications: { web: { name: ${name}, needs: [main], commit: "\${GIT_COMMIT}", secrets: { KEY: { env: NOT_SET } } } }
`;
/** The platform lists and deletes environments. */
const FAMILY = yamlOf('queue-idle--web');
/** It has the calls of the contract, and no others. */
const CONTRACT = yamlOf('fast--web');
const LINE = '--set BRANCH=pr-7';
const UP = `${LINE} --set GIT_COMMIT=a1b2c3d4e5f60718293a4b5c6d7e8f9001122334`;
const WITH_SECRET = { env: { NOT_SET: 'hunter29-of-the-test', TOUCHDOWN_ENV: 'NOT_SET' } };

async function openUp(yaml = FAMILY): Promise<Stage & { readonly id: string }> {
  const stage = await openStage(yaml);
  expect((await stage.up(UP, WITH_SECRET)).code).toBe(0);
  const { resources } = await stage.state();
  stage.requests();
  return { ...stage, id: resources['environment:shop/preview-pr-7']?.id ?? '' };
}

const DELETED = 'environment-delete';

describe('touchdown down', () => {
  test('shows what it would delete, deletes with --yes what up created, finds nothing then, and lets up create it again (B71)', async () => {
    const stage = await openUp();
    const shown = await stage.down(LINE);
    expect([shown.code, shown.out.split('\n')[0]]).toEqual([
      0,
      `delete   environment preview-pr-7, with everything in it (${stage.id})`,
    ]);
    expect(shown.out).toMatch(/^delete {3}application:web \(.+\)$/m);
    expect(shown.out).toMatch(/Add --yes to delete it\.\n$/);
    expect(stage.requests()).not.toContain(DELETED);

    expect(await stage.down(`${LINE} --yes`)).toEqual({
      code: 0,
      out: `Deleted environment preview-pr-7 (${stage.id}) and everything in it.\n`,
      err: '',
    });
    expect(Object.keys((await stage.state()).resources)).toEqual(['project:shop']);
    expect(stage.requests().filter((one) => one === DELETED)).toHaveLength(1);

    for (const options of ['--yes', '--yes --found'])
      expect(await stage.down(`${LINE} ${options}`)).toMatchObject({
        code: 0,
        out: 'Nothing to delete: environment preview-pr-7 does not exist.\n',
      });
    expect((await stage.up(UP, WITH_SECRET)).code).toBe(0);
    expect((await stage.state()).resources['environment:shop/preview-pr-7']?.id).not.toBe(stage.id);
  });

  test('never deletes an environment that was adopted, or is of another organization (B71)', async () => {
    const stage = await openUp();
    await rm(join(stage.folder, 'touchdown.state.json'));
    await stage.up(`${UP} --adopt environment=${stage.id}`, WITH_SECRET);
    const { code, err } = await stage.down(`${LINE} --yes --found`);
    expect([code, err]).toEqual([2, expect.stringContaining('was adopted, not created by up. Delete environment')]);
    const state = { ...(await stage.state()), organizationId: 'another' };
    await writeFile(join(stage.folder, 'touchdown.state.json'), JSON.stringify(state));
    expect((await stage.down(`${LINE} --yes`)).err).toContain('is for organization another');
    expect(stage.requests()).not.toContain(DELETED);
  });

  test('needs --found if it has a state file of the first format, or none (B71)', async () => {
    const stage = await openUp();
    const path = join(stage.folder, 'touchdown.state.json');
    await writeFile(path, JSON.stringify({ ...(await stage.state()), version: 1 }));
    for (const prepare of [async () => undefined, () => rm(path)]) {
      await prepare();
      const refused = await stage.down(`${LINE} --yes`);
      expect([refused.code, refused.out]).toEqual([
        2,
        expect.stringContaining('Nothing proves that touchdown up created it. Add --yes --found to delete it.'),
      ]);
    }
    expect(stage.requests()).not.toContain(DELETED);
    expect((await stage.down(`${LINE} --yes --found`)).out).toContain(`Deleted environment preview-pr-7 (${stage.id})`);
  });

  test('says what to delete by hand if the platform cannot delete it, and forgets it once it is gone (B71)', async () => {
    const stage = await openUp(CONTRACT);
    const { code, out } = await stage.down(`${LINE} --yes`);
    expect([code, out]).toEqual([
      1,
      expect.stringMatching(
        /^The platform's API cannot delete environments\. Delete environment preview-pr-7 \(.+\) of project shop in the platform's console, which contains application:web \(.+\), database:main \(.+\)\./,
      ),
    ]);
    expect(Object.keys((await stage.state()).resources)).toContain('environment:shop/preview-pr-7');
    // As if a person had deleted it.
    await stage.fault({ fault: 'status=404', on: 'status' });
    expect(await stage.down(`${LINE} --yes`)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/ does not exist any more\.\n$/),
    });
    expect(Object.keys((await stage.state()).resources)).not.toContain('environment:shop/preview-pr-7');
    await rm(join(stage.folder, 'touchdown.state.json'));
    expect(await stage.down(`${LINE} --yes --found`)).toMatchObject({
      code: 1,
      out: expect.stringContaining('Delete environment preview-pr-7 of project shop'),
    });
  });

  test('repeats a deletion whose response was lost (B71)', async () => {
    const stage = await openUp();
    await stage.fault({ fault: 'reset-after', on: DELETED, times: 1 });
    expect(await stage.down(`${LINE} --yes`)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/ does not exist any more\.\n$/),
    });
  });

  test('refuses a file without an environment', async () => {
    const stage = await openStage('up: { project: { name: shop } }');
    expect(await stage.down('--yes')).toMatchObject({ code: 2, err: expect.stringContaining('up.environment') });
    expect(stage.requests()).toEqual([]);
  });
});
