import { describe, expect, test } from 'vitest';
import { readSettings } from '../../../src/cli/doctor/doctor-settings.ts';
import { createFolder } from '../folder.ts';
import { createTerminal } from '../terminal.ts';

async function read(env: Record<string, string>, words: readonly string[] = [], folder = '/') {
  const terminal = createTerminal({ env, folder });
  const { findings, settings } = await readSettings({ values: {}, env, words }, terminal);
  return { settings, wrong: findings.filter(({ verdict }) => verdict === 'wrong'), findings, ...terminal.printed };
}

const ENV = { TOUCHDOWN_BASE_URL: 'https://api.example/api/v1/', TOUCHDOWN_TOKEN: 'settings-token' };

describe('the settings of the doctor', () => {
  test('are what every other command would use', async () => {
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

  test('take words before the configured applications, each once', async () => {
    expect((await read({ ...ENV, TOUCHDOWN_APP_ID: 'a1' }, ['b', 'b', 'c'])).settings?.appIds).toEqual(['b', 'c']);
  });

  test('tell everything that is missing at once', async () => {
    const { settings, wrong } = await read({});
    expect(settings).toBeNull();
    expect(wrong.map(({ sentence }) => sentence.split(':')[0])).toEqual(['base-url', 'token']);
  });

  test('tell what cannot be used, and show no token', async () => {
    const { wrong, settings } = await read({ ...ENV, TOUCHDOWN_TOKEN: 'Token two-words' }, ['..', 'a1']);
    expect(settings).toBeNull();
    expect(wrong).toHaveLength(3);
    expect(JSON.stringify(wrong)).not.toContain('two-words');
  });

  test('go on without an id that cannot be one', async () => {
    const { settings, wrong } = await read(ENV, ['..', 'a1']);
    expect(wrong).toHaveLength(1);
    expect(settings?.appIds).toEqual(['a1']);
  });

  test('are not said to be missing where the file cannot be read', async () => {
    const folder = await createFolder({ 'touchdown.yaml': 'base-urll: https://a\n' });
    const { wrong, settings } = await read({}, [], folder);
    expect(settings).toBeNull();
    expect(wrong).toHaveLength(1);
    expect(wrong[0]?.sentence).toContain('did you mean base-url?');
  });

  test('warn of a token that others can read as a finding, and not on the error output', async () => {
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
