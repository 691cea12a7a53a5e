import { describe, expect, test } from 'vitest';
import type { OptionValues } from '../../../src/cli/arguments/command.ts';
import { readSettings } from '../../../src/cli/doctor/settings.ts';
import { createFolder } from '../folder.ts';
import { createTerminal } from '../terminal.ts';

interface Given {
  readonly env?: Readonly<Record<string, string>>;
  readonly values?: OptionValues;
  readonly words?: readonly string[];
  readonly folder?: string;
  readonly input?: string;
}

async function read({ env = {}, values = {}, words = [], folder = '/', input }: Given) {
  const terminal = createTerminal({ env, folder, readInput: async () => input ?? null });
  const { findings, settings } = await readSettings(values, words, terminal);
  const sentences = findings.map(({ verdict, sentence }) => `${verdict}: ${sentence}`);
  const wrong = findings.filter(({ verdict }) => verdict === 'wrong');
  return { settings, wrong, findings, sentences, err: terminal.printed.err };
}

const ENV = { TOUCHDOWN_BASE_URL: 'https://api.example/api/v1/', TOUCHDOWN_TOKEN: 'settings-token' };

describe('the settings of the doctor', () => {
  test('use the given applications instead of the configured ones, each once', async () => {
    const { settings } = await read({ env: { ...ENV, TOUCHDOWN_APP_ID: 'a1' }, words: ['b', 'web=b', 'c'] });
    expect(settings?.appIds).toEqual(['b', 'c']);
  });

  test('report everything that is missing at once', async () => {
    const { settings, wrong } = await read({});
    expect(settings).toBeNull();
    expect(wrong.map(({ sentence }) => sentence.split(' is ')[0])).toEqual(['base-url', 'token']);
  });

  test('report unusable values without the token', async () => {
    const env = { ...ENV, TOUCHDOWN_TOKEN: 'Token two-words' };
    const { wrong, settings } = await read({ env, words: ['..', 'a1'] });
    expect(settings).toBeNull();
    expect(wrong).toHaveLength(2);
    expect(JSON.stringify(wrong)).not.toContain('two-words');
  });

  test('are not reported as missing if the file cannot be read', async () => {
    const folder = await createFolder({ 'touchdown.yaml': 'base-urll: https://a\n' });
    const { wrong, settings } = await read({ folder });
    expect(settings).toBeNull();
    expect(wrong.map(({ sentence }) => sentence)).toEqual([
      expect.stringContaining('is not a known key. Did you mean base-url?'),
    ]);
  });
});

describe('the sources of the settings', () => {
  test('are the option, else the variable, else the file, and are reported for each value that is set', async () => {
    const folder = await createFolder({
      'touchdown.yaml': 'base-url: https://a\norganization: acme\nauth-scheme: bearer\nallow-http: false\n',
    });
    const env = { TOUCHDOWN_TOKEN: 't', TOUCHDOWN_ORGANIZATION: ' ', TOUCHDOWN_APP_ID: 'a1,a2' };
    const { sentences } = await read({ folder, env, values: { 'base-url': 'https://b', 'allow-http': true } });
    expect(sentences).toEqual([
      `good: Read ${folder}/touchdown.yaml.`,
      'good: The base URL is https://b (from --base-url).',
      'good: The organization is acme (from touchdown.yaml).',
      'good: The token is sent as bearer (from touchdown.yaml).',
      'good: Plain http to another host is allowed (from --allow-http).',
      'good: The application is a1, a2 (from TOUCHDOWN_APP_ID).',
      'good: Requests to the platform use no proxy.',
      'good: The token comes from TOUCHDOWN_TOKEN.',
    ]);
  });

  test("report the address of a repository's file as refused, and note what is not read from there", async () => {
    const folder = await createFolder({
      'touchdown.yaml': 'base-url: https://a\nallow-http: true\ntoken-file: token\n',
    });
    const { sentences, settings } = await read({ folder, env: { TOUCHDOWN_TOKEN: 't' }, words: ['a1'] });
    expect(settings).toBeNull();
    expect(sentences).toEqual([
      `good: Read ${folder}/touchdown.yaml.`,
      "note: allow-http is not read from touchdown.yaml, because it is a repository's file.",
      "note: token-file is not read from touchdown.yaml, because it is a repository's file.",
      expect.stringMatching(/^wrong: touchdown\.yaml: base-url: "https:\/\/a" is .* add --base-url https:\/\/a\.$/),
      'good: The token comes from TOUCHDOWN_TOKEN.',
    ]);
  });

  test('say that the file is optional, and note that no application was given', async () => {
    const { sentences, findings } = await read({ env: ENV });
    expect(sentences).toEqual([
      'good: No touchdown.yaml found (optional).',
      'good: The base URL is https://api.example/api/v1/ (from TOUCHDOWN_BASE_URL).',
      'note: No application was given.',
      'good: Requests to the platform use no proxy.',
      'good: The token comes from TOUCHDOWN_TOKEN.',
    ]);
    expect(findings[2]?.fix).toContain('give its id or set TOUCHDOWN_APP_ID');
    expect((await read({ env: ENV, words: ['a1'] })).sentences.join()).not.toContain('application');
  });

  test('show the proxy without its password', async () => {
    const { sentences } = await read({ env: { ...ENV, HTTPS_PROXY: 'http://me:hidden@proxy:3128' } });
    expect(sentences).toContain('good: Requests to the platform go through the proxy http://proxy:3128 (HTTPS_PROXY).');
    const { wrong, settings } = await read({ env: { ...ENV, HTTPS_PROXY: 'socks5://me:hidden@proxy' } });
    expect([settings, wrong.length, wrong[0]?.sentence.includes('hidden')]).toEqual([null, 1, false]);
  });
});

describe('the source of the token', () => {
  const ofToken = (sentences: readonly string[]) => sentences.filter((sentence) => /token/i.test(sentence));

  test('is the file of the option, although the environment has a token', async () => {
    const folder = await createFolder({ token: 'file-token' }, 0o600);
    const { sentences, settings } = await read({ env: ENV, folder, values: { 'token-file': 'token' } });
    expect(settings?.token).toBe('file-token');
    expect(ofToken(sentences)).toEqual([`good: The token comes from the file ${folder}/token (--token-file).`]);
  });
});
