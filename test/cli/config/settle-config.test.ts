import { describe, expect, test } from 'vitest';
import { NO_CONFIG } from '../../../src/cli/config/cli-config.ts';
import { settleConfig } from '../../../src/cli/config/read-config.ts';

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
    expect(settleConfig(OPTIONS, { env: ENV, folder: '/here' }, FILE)).toEqual({
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
    expect(settleConfig({}, { env: ENV, folder: '/here' }, FILE)).toMatchObject({
      baseUrl: 'https://env.example',
      organization: 'env',
      authScheme: 'bearer',
      allowHttp: false,
      tokenFile: '/here/env-token',
    });
  });

  test('is else that of the file, an empty variable counting as none', () => {
    const empty = Object.fromEntries(Object.keys(ENV).map((name) => [name, ' ']));
    expect(settleConfig({}, { env: empty, folder: '/here' }, FILE)).toEqual(FILE);
  });

  test('is nowhere: nothing', () => {
    expect(settleConfig({}, { env: {}, folder: '/' }, NO_CONFIG)).toEqual(NO_CONFIG);
  });

  test('that cannot be used is told with its place, all at once', () => {
    const env = { TOUCHDOWN_AUTH_SCHEME: 'basic', TOUCHDOWN_ALLOW_HTTP: 'perhaps' };
    const settle = () => settleConfig({ 'token-file': '-' }, { env, folder: '/' }, NO_CONFIG);
    expect(settle).toThrow(/TOUCHDOWN_AUTH_SCHEME is "basic".*\n?.*TOUCHDOWN_ALLOW_HTTP is "perhaps"/);
  });
});
