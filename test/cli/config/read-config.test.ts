import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { NO_CONFIG } from '../../../src/cli/config/config.ts';
import { mergeConfig, readConfig, readConfigFile, requireBaseUrl } from '../../../src/cli/config/read-config.ts';
import { appOf } from '../../support/app-of.ts';
import { refusalOf } from '../../support/refusal.ts';
import { createFolder } from '../folder.ts';

describe('the configuration', () => {
  test('is read from touchdown.yaml in the folder if the file exists', async () => {
    const folder = await createFolder({ 'touchdown.yaml': 'timeout: 5m' });
    const config = await readConfig({}, { env: {}, folder });
    expect(config).toMatchObject({ path: join(folder, 'touchdown.yaml'), timeout: '5m' });
    expect(await readConfig({}, { env: {}, folder: await createFolder() })).toEqual(NO_CONFIG);
  });

  test('is read from the file of the option, else of the environment', async () => {
    const folder = await createFolder({ 'a.yaml': 'organization: a', 'b.yaml': 'organization: b' });
    const env = { TOUCHDOWN_CONFIG: 'b.yaml' };
    expect((await readConfigFile({ config: 'a.yaml' }, { env, folder })).organization).toBe('a');
    expect((await readConfigFile({}, { env, folder })).organization).toBe('b');
  });

  test('of a named file is an error if the file does not exist', async () => {
    const folder = await createFolder();
    await expect(readConfig({ config: 'none.yaml' }, { env: {}, folder })).rejects.toThrow(
      refusalOf('--config', 'none.yaml', 'cannot be read (ENOENT). Check the path and its permissions.'),
    );
    await expect(readConfig({ config: '.' }, { env: {}, folder })).rejects.toThrow('--config: "." is not a file.');
  });
});

const NOWHERE = { values: {}, env: {} };

describe('the base URL of a command', () => {
  test.each([
    ['--base-url', { values: { 'base-url': 'http://api.example' }, env: {} }],
    ['TOUCHDOWN_BASE_URL', { values: {}, env: { TOUCHDOWN_BASE_URL: 'http://api.example' } }],
    ['touchdown.yaml: base-url', NOWHERE],
  ])('is refused by the name of its source if it would expose the token: %s', (name, sources) => {
    const problem =
      'is not encrypted: http would send the token in clear text. Give an https URL, or use --allow-http.';
    const config = { ...NO_CONFIG, baseUrl: 'http://api.example' };
    expect(() => requireBaseUrl(config, sources)).toThrow(refusalOf(name, config.baseUrl, problem));
    expect(requireBaseUrl({ ...config, allowHttp: true }, sources)).toBe(config.baseUrl);
  });

  test('is an error if it is missing, with all the ways to give it', () => {
    expect(() => requireBaseUrl(NO_CONFIG, NOWHERE)).toThrow(
      /is missing\. Give --base-url URL, set TOUCHDOWN_BASE_URL, or write it in a file of your own\./,
    );
  });
});

const FILE = {
  ...NO_CONFIG,
  baseUrl: 'https://file.example',
  organization: 'file',
  apps: [appOf('f1')],
  authScheme: 'token',
  allowHttp: true,
  tokenFile: '/file/token',
} as const;
const ENV = {
  TOUCHDOWN_BASE_URL: 'https://env.example',
  TOUCHDOWN_ORGANIZATION: 'env',
  TOUCHDOWN_APP_ID: 'e1, e2\ne3, web = e4',
  TOUCHDOWN_AUTH_SCHEME: 'bearer',
  TOUCHDOWN_ALLOW_HTTP: 'false',
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
  test('is the option if it is given', () => {
    expect(mergeConfig(OPTIONS, { env: ENV, folder: '/here' }, FILE)).toEqual({
      ...FILE,
      baseUrl: 'https://flag.example',
      organization: 'flag',
      apps: [appOf('e1'), appOf('e2'), appOf('e3'), appOf('e4', 'web')],
      authScheme: 'auto',
      allowHttp: true,
      tokenFile: '/here/flag-token',
    });
  });

  test('is the environment variable without an option', () => {
    expect(mergeConfig({}, { env: ENV, folder: '/here' }, FILE)).toMatchObject({
      baseUrl: 'https://env.example',
      organization: 'env',
      authScheme: 'bearer',
      allowHttp: false,
      tokenFile: '/here/env-token',
    });
  });

  test('is the value of the file if the variable is empty or missing', () => {
    const empty = Object.fromEntries(Object.keys(ENV).map((name) => [name, ' ']));
    expect(mergeConfig({}, { env: empty, folder: '/here' }, FILE)).toEqual(FILE);
  });

  test('that is invalid is reported with its source, together with the others', () => {
    const env = { TOUCHDOWN_AUTH_SCHEME: 'basic', TOUCHDOWN_ALLOW_HTTP: '1', TOUCHDOWN_APP_ID: 'a/../b' };
    const settle = () => mergeConfig({ 'base-url': 'api.example' }, { env, folder: '/' }, NO_CONFIG);
    expect(settle).toThrow(
      [
        refusalOf('--base-url', 'api.example', 'is not a URL. Use for example https://api.example.com/api/v1.'),
        refusalOf('TOUCHDOWN_APP_ID', 'a/../b', 'is not a valid id. '),
      ].join('\n'),
    );
    expect(settle).toThrow(/\nTOUCHDOWN_AUTH_SCHEME: "basic" is .*\nTOUCHDOWN_ALLOW_HTTP: "1" is not a boolean\./);
  });
});
