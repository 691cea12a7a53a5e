import { describe, expect, test } from 'vitest';
import { NO_CONFIG } from '../../../src/cli/config/config.ts';
import { sourceOf } from '../../../src/cli/config/read-config.ts';
import { checkSources, checkTokenSource, readSettings } from '../../../src/cli/doctor/settings.ts';
import { createFolder } from '../folder.ts';
import { createTerminal } from '../terminal.ts';

async function read(env: Record<string, string>, words: readonly string[] = [], folder = '/') {
  const terminal = createTerminal({ env, folder });
  const { findings, settings } = await readSettings({ values: {}, env, words }, terminal);
  return { settings, wrong: findings.filter(({ verdict }) => verdict === 'wrong'), findings, ...terminal.printed };
}

const ENV = { TOUCHDOWN_BASE_URL: 'https://api.example/api/v1/', TOUCHDOWN_TOKEN: 'settings-token' };

describe('the settings of the doctor', () => {
  test('are the same as for every other command', async () => {
    const { settings, wrong } = await read({ ...ENV, TOUCHDOWN_APP_ID: 'a1,a2' });
    expect(wrong).toEqual([]);
    expect(settings).toEqual({
      base: { origin: 'https://api.example', prefix: '/api/v1' },
      token: 'settings-token',
      scheme: 'auto',
      appIds: ['a1', 'a2'],
      organization: null,
    });
  });

  test('use the given applications instead of the configured ones, each once', async () => {
    expect((await read({ ...ENV, TOUCHDOWN_APP_ID: 'a1' }, ['b', 'b', 'c'])).settings?.appIds).toEqual(['b', 'c']);
  });

  test('report everything that is missing at once', async () => {
    const { settings, wrong } = await read({});
    expect(settings).toBeNull();
    expect(wrong.map(({ sentence }) => sentence.split(' is ')[0])).toEqual(['base-url', 'token']);
  });

  test('report unusable values without the token', async () => {
    const { wrong, settings } = await read({ ...ENV, TOUCHDOWN_TOKEN: 'Token two-words' }, ['..', 'a1']);
    expect(settings).toBeNull();
    expect(wrong).toHaveLength(3);
    expect(JSON.stringify(wrong)).not.toContain('two-words');
  });

  test('continue without an invalid id', async () => {
    const { settings, wrong } = await read(ENV, ['..', 'a1']);
    expect(wrong).toHaveLength(1);
    expect(settings?.appIds).toEqual(['a1']);
  });

  test('are not reported as missing if the file cannot be read', async () => {
    const folder = await createFolder({ 'touchdown.yaml': 'base-urll: https://a\n' });
    const { wrong, settings } = await read({}, [], folder);
    expect(settings).toBeNull();
    expect(wrong).toHaveLength(1);
    expect(wrong[0]?.sentence).toContain('is not a known key. Did you mean base-url?');
  });

  test('report a token file that others can read as a finding, not on the error output', async () => {
    const folder = await createFolder({ token: 'file-token' }, 0o644);
    const { findings, settings, err } = await read(
      { ...ENV, TOUCHDOWN_TOKEN: '', TOUCHDOWN_TOKEN_FILE: 'token' },
      [],
      folder,
    );
    expect(settings?.token).toBe('file-token');
    expect(err).toBe('');
    expect(findings.find(({ verdict, fix }) => verdict === 'note' && fix?.includes('chmod 600'))).toBeDefined();
  });
});

const NOTHING = { values: {}, env: {}, words: [] };

describe('the sources of the settings', () => {
  test('are the option, else the variable, else the file', () => {
    const env = { TOUCHDOWN_BASE_URL: 'https://b', TOUCHDOWN_ORGANIZATION: ' ' };
    expect(sourceOf('base-url', { ...NOTHING, env, values: { 'base-url': 'https://a' } })).toBe('--base-url');
    expect(sourceOf('base-url', { ...NOTHING, env })).toBe('TOUCHDOWN_BASE_URL');
    expect(sourceOf('organization', { ...NOTHING, env })).toBe('touchdown.yaml');
  });

  test('are reported for each value that is set', () => {
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
      'Read /x/touchdown.yaml.',
      'The base URL is https://a (from touchdown.yaml).',
      'The organization is acme (from touchdown.yaml).',
      'The token is sent as bearer (from touchdown.yaml).',
      'Plain http to another host is allowed (from --allow-http).',
      'The application is a1, a2 (from TOUCHDOWN_APP_ID).',
    ]);
  });

  test('say that the file is optional, and ignore blank variables', () => {
    const config = { ...NO_CONFIG, allowHttp: false, organization: 'acme' };
    const env = { TOUCHDOWN_ORGANIZATION: 'acme', TOUCHDOWN_ALLOW_HTTP: '  ' };
    expect(checkSources(config, { ...NOTHING, env, words: ['a1'] }).map(({ sentence }) => sentence)).toEqual([
      'No touchdown.yaml found (optional).',
      'The organization is acme (from TOUCHDOWN_ORGANIZATION).',
    ]);
    expect(sourceOf('allow-http', { ...NOTHING, env, values: { 'allow-http': false } })).toBe('touchdown.yaml');
    expect(sourceOf('auth-scheme', { ...NOTHING, env: { TOUCHDOWN_AUTH_SCHEME: 'token' } })).toBe(
      'TOUCHDOWN_AUTH_SCHEME',
    );
    expect(sourceOf('app-id', { ...NOTHING, env: { TOUCHDOWN_APP_ID: 'a' } })).toBe('TOUCHDOWN_APP_ID');
    expect(checkSources(NO_CONFIG, NOTHING).at(-1)?.fix).toContain('give its id or set TOUCHDOWN_APP_ID');
  });

  test('show no password of a base URL', () => {
    const config = { ...NO_CONFIG, baseUrl: 'https://me:pass%2Fword@a' };
    expect(checkSources(config, NOTHING)[1]?.sentence).toBe(
      'The base URL is not shown, because it contains an @ and may contain a password (from touchdown.yaml).',
    );
  });

  test('note that no application was given, except if one is given as a word', () => {
    expect(checkSources(NO_CONFIG, NOTHING).at(-1)).toMatchObject({
      verdict: 'note',
      sentence: 'No application was given.',
    });
    expect(checkSources(NO_CONFIG, { ...NOTHING, words: ['a1'] })).toHaveLength(1);
  });

  test('of the token are the environment, a file or standard input', () => {
    const sentencesFor = (given: Parameters<typeof checkTokenSource>[0], file: string | null) =>
      checkTokenSource(given, file, null).map(({ verdict, sentence }) => `${verdict}: ${sentence}`);
    const env = { TOUCHDOWN_TOKEN: 'x' };
    expect(sentencesFor({ ...NOTHING, env }, '/f')).toEqual(['good: The token comes from TOUCHDOWN_TOKEN.']);
    expect(sentencesFor({ ...NOTHING, env, values: { 'token-file': 'f' } }, '/f')).toEqual([
      'good: The token comes from the file /f (--token-file).',
      'note: TOUCHDOWN_TOKEN is also set but not used: --token-file takes precedence.',
    ]);
    expect(sentencesFor({ ...NOTHING, env: { TOUCHDOWN_TOKEN_FILE: 'f' } }, null)).toEqual([
      'good: The token comes from standard input (TOUCHDOWN_TOKEN_FILE).',
    ]);
    expect(sentencesFor({ ...NOTHING, env: { TOUCHDOWN_TOKEN_FILE: '-' } }, '-')).toEqual([
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
  ])('report whether others can read the token file (%o)', (mode, notes) => {
    const found = checkTokenSource({ ...NOTHING, values: { 'token-file': 'f' } }, '/f', mode);
    expect(found.filter(({ verdict }) => verdict === 'note')).toHaveLength(notes);
    if (notes > 0) expect(found.at(-1)?.fix).toBe('Run: chmod 600 /f.');
  });
});
