import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { NO_CONFIG } from '../../../src/cli/config/cli-config.ts';
import { mergeConfig, readConfig, readConfigFile, requireBaseUrl } from '../../../src/cli/config/read-config.ts';
import { InputError } from '../../../src/kernel/errors.ts';
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
      refusalOf('--config', 'none.yaml', 'cannot be read (ENOENT). Check the path and its permissions.'),
    );
    await expect(readConfig({ config: '.' }, { env: {}, folder })).rejects.toThrow('(EISDIR)');
  });

  test('that is no YAML is told by line and column', async () => {
    const folder = await createFolder({ 'touchdown.yaml': 'organization: a\norganization: b' });
    await expect(readConfig({}, { env: {}, folder })).rejects.toThrow(
      'touchdown.yaml:2:1: invalid YAML: map keys must be unique',
    );
  });
});

describe('the base address of a command', () => {
  test('is what the configuration says', () => {
    expect(requireBaseUrl({ baseUrl: 'https://api.example.com' })).toBe('https://api.example.com');
  });

  test('is asked for where nothing says it, with all the ways to give one', () => {
    expect(() => requireBaseUrl(NO_CONFIG)).toThrow(InputError);
    expect(() => requireBaseUrl(NO_CONFIG)).toThrow(
      /is missing\. Give --base-url URL, set TOUCHDOWN_BASE_URL, or write base-url in touchdown\.yaml\./,
    );
  });
});

const FILE = {
  ...NO_CONFIG,
  baseUrl: 'https://file.example',
  organization: 'file',
  appIds: ['f1'],
  authScheme: 'token',
  allowHttp: true,
  tokenFile: '/file/token',
} as const;
const ENV = {
  TOUCHDOWN_BASE_URL: 'https://env.example',
  TOUCHDOWN_ORGANIZATION: 'env',
  TOUCHDOWN_APP_ID: 'e1, e2\ne3',
  TOUCHDOWN_AUTH_SCHEME: 'bearer',
  TOUCHDOWN_ALLOW_HTTP: '0',
  TOUCHDOWN_TOKEN_FILE: 'env-token',
};
const OPTIONS = {
  'base-url': 'https://flag.example',
  organization: 'flag',
  'auth-scheme': 'auto',
  'allow-http': true,
  'token-file': 'flag-token',
};

describe('each value', () => {
  test('is the option where there is one', () => {
    expect(mergeConfig(OPTIONS, { env: ENV, folder: '/here' }, FILE)).toEqual({
      ...FILE,
      baseUrl: 'https://flag.example',
      organization: 'flag',
      appIds: ['e1', 'e2', 'e3'],
      authScheme: 'auto',
      allowHttp: true,
      tokenFile: '/here/flag-token',
    });
  });

  test('is else that of the environment', () => {
    expect(mergeConfig({}, { env: ENV, folder: '/here' }, FILE)).toMatchObject({
      baseUrl: 'https://env.example',
      organization: 'env',
      authScheme: 'bearer',
      allowHttp: false,
      tokenFile: '/here/env-token',
    });
  });

  test('is else that of the file, an empty variable counting as none', () => {
    const empty = Object.fromEntries(Object.keys(ENV).map((name) => [name, ' ']));
    expect(mergeConfig({}, { env: empty, folder: '/here' }, FILE)).toEqual(FILE);
  });

  test('is nowhere: nothing', () => {
    expect(mergeConfig({}, { env: {}, folder: '/' }, NO_CONFIG)).toEqual(NO_CONFIG);
  });

  test('that cannot be used is told with its place, all at once', () => {
    const env = { TOUCHDOWN_AUTH_SCHEME: 'basic', TOUCHDOWN_ALLOW_HTTP: 'perhaps' };
    const settle = () => mergeConfig({ 'token-file': '-' }, { env, folder: '/' }, NO_CONFIG);
    expect(settle).toThrow(/TOUCHDOWN_AUTH_SCHEME: "basic" is .*\nTOUCHDOWN_ALLOW_HTTP: "perhaps" is /);
  });
});
