import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { NO_CONFIG } from '../../../src/cli/config/cli-config.ts';
import { readConfig, readConfigFile } from '../../../src/cli/config/read-config.ts';
import { refusalOf } from '../../support/refusal.ts';
import { createFolder } from '../folder.ts';

describe('the configuration', () => {
  test('is touchdown.yaml in the folder, where it is', async () => {
    const folder = await createFolder({ 'touchdown.yaml': 'token-file: token' });
    const config = await readConfig({}, { env: {}, folder });
    expect(config).toMatchObject({ path: join(folder, 'touchdown.yaml'), tokenFile: join(folder, 'token') });
    expect(await readConfig({}, { env: {}, folder: await createFolder() })).toEqual(NO_CONFIG);
  });

  test('is the file that the option names, else the one that the environment names', async () => {
    const folder = await createFolder({ 'a.yaml': 'organization: a', 'b.yaml': 'organization: b' });
    const env = { TOUCHDOWN_CONFIG: 'b.yaml' };
    expect((await readConfigFile({ config: 'a.yaml' }, { env, folder })).organization).toBe('a');
    expect((await readConfigFile({}, { env, folder })).organization).toBe('b');
  });

  test('that was asked for has to be there', async () => {
    const folder = await createFolder();
    await expect(readConfig({ config: 'none.yaml' }, { env: {}, folder })).rejects.toThrow(
      refusalOf('--config', 'none.yaml', 'a file that can be read (ENOENT)'),
    );
    await expect(readConfig({ config: '.' }, { env: {}, folder })).rejects.toThrow('(EISDIR)');
  });

  test('that is no YAML is told by line and column', async () => {
    const folder = await createFolder({ 'touchdown.yaml': 'organization: a\norganization: b' });
    await expect(readConfig({}, { env: {}, folder })).rejects.toThrow('touchdown.yaml, line 2, column 1: valid YAML');
  });
});
