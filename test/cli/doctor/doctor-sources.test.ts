import { describe, expect, test } from 'vitest';
import { NO_CONFIG } from '../../../src/cli/config/cli-config.ts';
import { checkSources, checkTokenSource, sourceOf } from '../../../src/cli/doctor/doctor-settings.ts';

const NOTHING = { values: {}, env: {}, words: [] };

describe('the sources of the settings', () => {
  test('are the option, else the variable, else the file', () => {
    const env = { TOUCHDOWN_BASE_URL: 'https://b', TOUCHDOWN_ORGANIZATION: ' ' };
    expect(sourceOf('base-url', { ...NOTHING, env, values: { 'base-url': 'https://a' } })).toBe('--base-url');
    expect(sourceOf('base-url', { ...NOTHING, env })).toBe('TOUCHDOWN_BASE_URL');
    expect(sourceOf('organization', { ...NOTHING, env })).toBe('touchdown.yaml');
  });

  test('are told of each value that is set', () => {
    const config = {
      ...NO_CONFIG,
      path: '/x/touchdown.yaml',
      baseUrl: 'https://a',
      authScheme: 'bearer',
      allowHttp: true,
      organization: 'acme',
      appIds: ['a1', 'a2'],
    } as const;
    const given = { ...NOTHING, values: { 'allow-http': true }, env: { TOUCHDOWN_APP_ID: 'a1 a2' } };
    expect(checkSources(config, given).map(({ sentence }) => sentence)).toEqual([
      '/x/touchdown.yaml was read.',
      'The base address is https://a (from touchdown.yaml).',
      'The organization is acme (from touchdown.yaml).',
      'The token is sent as bearer (from touchdown.yaml).',
      'Plain http to another host is allowed (from --allow-http).',
      'The application is a1, a2 (from TOUCHDOWN_APP_ID).',
    ]);
  });

  test('say that no file is needed, and of which value the variable is blank', () => {
    const config = { ...NO_CONFIG, allowHttp: false, organization: 'acme' };
    const env = { TOUCHDOWN_ORGANIZATION: 'acme', TOUCHDOWN_ALLOW_HTTP: '  ' };
    expect(checkSources(config, { ...NOTHING, env, words: ['a1'] }).map(({ sentence }) => sentence)).toEqual([
      'There is no touchdown.yaml here, and none is needed.',
      'The organization is acme (from TOUCHDOWN_ORGANIZATION).',
    ]);
    expect(sourceOf('allow-http', { ...NOTHING, env, values: { 'allow-http': false } })).toBe('touchdown.yaml');
    expect(sourceOf('auth-scheme', { ...NOTHING, env: { TOUCHDOWN_AUTH_SCHEME: 'token' } })).toBe(
      'TOUCHDOWN_AUTH_SCHEME',
    );
    expect(sourceOf('app-id', { ...NOTHING, env: { TOUCHDOWN_APP_ID: 'a' } })).toBe('TOUCHDOWN_APP_ID');
    expect(checkSources(NO_CONFIG, NOTHING).at(-1)?.fix).toContain('set TOUCHDOWN_APP_ID');
  });

  test('show no password of a base address', () => {
    const config = { ...NO_CONFIG, baseUrl: 'https://me:pass%2Fword@a' };
    expect(checkSources(config, NOTHING)[1]?.sentence).toBe(
      'The base address has an @, and is not shown, since a password may stand before it (from touchdown.yaml).',
    );
  });

  test('note that no application is named, and not where one is a word', () => {
    expect(checkSources(NO_CONFIG, NOTHING).at(-1)).toMatchObject({
      verdict: 'note',
      sentence: 'No application is named.',
    });
    expect(checkSources(NO_CONFIG, { ...NOTHING, words: ['a1'] })).toHaveLength(1);
  });

  test('of the token are the environment, a file or standard input', () => {
    const told = (given: Parameters<typeof checkTokenSource>[0], file: string | null) =>
      checkTokenSource(given, file, null).map(({ verdict, sentence }) => `${verdict}: ${sentence}`);
    const env = { TOUCHDOWN_TOKEN: 'x' };
    expect(told({ ...NOTHING, env }, '/f')).toEqual(['good: The token comes from TOUCHDOWN_TOKEN.']);
    expect(told({ ...NOTHING, env, values: { 'token-file': 'f' } }, '/f')).toEqual([
      'good: The token comes from the file /f (--token-file).',
      'note: TOUCHDOWN_TOKEN is set too, and not used: --token-file comes first.',
    ]);
    expect(told({ ...NOTHING, env: { TOUCHDOWN_TOKEN_FILE: 'f' } }, null)).toEqual([
      'good: The token comes from standard input (TOUCHDOWN_TOKEN_FILE).',
    ]);
    expect(told({ ...NOTHING, env: { TOUCHDOWN_TOKEN_FILE: '-' } }, '-')).toEqual([
      'good: The token comes from standard input (TOUCHDOWN_TOKEN_FILE).',
    ]);
  });

  test.each([
    [0o100600, 0],
    [0o100711, 0],
    [0o100622, 0],
    [0o100640, 1],
    [0o100604, 1],
    [null, 0],
  ])('tell whether others can read the file of the token (%o)', (mode, notes) => {
    const found = checkTokenSource({ ...NOTHING, values: { 'token-file': 'f' } }, '/f', mode);
    expect(found.filter(({ verdict }) => verdict === 'note')).toHaveLength(notes);
    if (notes > 0) expect(found.at(-1)?.fix).toBe('Forbid it: chmod 600 /f.');
  });
});
