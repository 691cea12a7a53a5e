import { describe, expect, test } from 'vitest';
import { INPUT_WORDING } from '../../src/action/inputs/wording.ts';
import type { BadInput } from '../../src/kernel/errors.ts';
import { healthFor, readHealth } from '../../src/settings/health.ts';
import { createSettingReader } from '../../src/settings/reader.ts';

const COMMIT = 'A1B2C3D4E5F60718293A4B5C6D7E8F9001122334';
const WEB = { name: 'web', commit: COMMIT };

function read(
  texts: Readonly<Record<string, string>>,
  { apps = [WEB] as { name: string; commit: string | null }[], wait = true, allowHttp = false } = {},
) {
  const refused: BadInput[] = [];
  const reader = createSettingReader((name) => texts[name] ?? null, INPUT_WORDING, refused);
  return { health: readHealth(reader, { apps, wait, allowHttp }), refused };
}

describe('how health is checked', () => {
  test('is null without an address, and has defaults with one (B69)', () => {
    expect(read({ 'health-status': '200-399', 'health-timeout': '2m' })).toEqual({ health: null, refused: [] });
    expect(read({ 'health-url': 'https://web.example' })).toEqual({
      health: { url: 'https://web.example', text: null, statuses: [[200, 399]], timeoutMs: 120_000 },
      refused: [],
    });
  });

  test('is filled for each application: encoded in the address, as it is in the text (B69)', () => {
    const { health } = read({ 'health-url': 'https://{app}.example/{sha}?q={app}', 'health-text': '{app} at {sha}' });
    const lower = COMMIT.toLowerCase();
    const filled = health && healthFor(health, { name: 'my web$&', commit: COMMIT });
    expect(filled?.url).toBe(`https://my%20web%24%26.example/${lower}?q=my%20web%24%26`);
    expect(filled?.text).toBe(`my web$& at ${lower}`);
  });
});

const URL_NAME = 'health-url';
describe('refused', () => {
  test.each([
    ['health-text', 'ok'],
    ['health-status', '200'],
    ['health-timeout', '5m'],
  ])('is %s without an address (B69)', (name, text) => {
    const problem = 'needs health-url: nothing is checked without it.';
    expect(read({ [name]: text }).refused).toEqual([{ name, seen: text, problem }]);
  });

  test('is an address that would be checked before there is an outcome (B69)', () => {
    const problem = 'cannot be checked without waiting for the outcome. Remove one of both.';
    const { refused } = read({ [URL_NAME]: 'https://web.example/?key=1' }, { wait: false });
    expect(refused).toEqual([{ name: URL_NAME, seen: 'https://web.example/', problem }]);
  });

  test.each(['health-url', 'health-text'])('is {sha} in %s if no commit is named for an application (B69)', (name) => {
    const texts = { [URL_NAME]: 'https://web.example', [name]: 'https://web.example/{sha}' };
    const problem = 'has {sha}, but no commit is named. Give commit, or leave {sha} out.';
    expect(read(texts, { apps: [WEB, { name: 'api', commit: null }] }).refused).toEqual([{ name, seen: '', problem }]);
  });

  test('is plain http to another machine, unless it is allowed (B38) (B69)', () => {
    const problem = 'is not encrypted. Give an https URL, or set allow-http: true.';
    const texts = { [URL_NAME]: 'http://{app}.example/health' };
    expect(read(texts).refused).toEqual([{ name: URL_NAME, seen: 'http://web.example/health', problem }]);
    expect(read(texts, { allowHttp: true }).refused).toEqual([]);
    expect(read({ [URL_NAME]: 'http://127.0.0.1:8080/{app}' }).refused).toEqual([]);
  });

  test.each(['https://user:hunter2@web.example/', 'ftp://web.example', 'web.example/health', ''])(
    'is once what is no address: %s (B69)',
    (text) => {
      expect(read({ [URL_NAME]: text }).refused).toMatchObject([
        { name: URL_NAME, problem: 'is not a valid URL. Use http or https without credentials.' },
      ]);
    },
  );

  test('is an address that is none with the name of an application (B69)', () => {
    const { refused } = read({ [URL_NAME]: 'https://{app}/' }, { apps: [{ name: 'a b', commit: null }] });
    expect(refused).toMatchObject([{ name: URL_NAME, seen: 'https://a%20b/' }]);
  });
});
