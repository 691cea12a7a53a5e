import { describe, expect, test } from 'vitest';
import { linesOf, runAt } from '../run.ts';
import { openPlatform } from './platform.ts';

/** Runs a command whose words are refused, so nothing is sent; returns its errors. */
async function refusalsOf(command: string, ...words: readonly string[]): Promise<string> {
  const { url, requests } = await openPlatform({ status: 500 });
  const { code, err } = await runAt(url, [...command.split(' '), 'a1', ...words]);
  expect([code, requests]).toEqual([2, []]);
  return err;
}

describe('KEY=VALUE', () => {
  test('is a key, and an unchanged value after the first equals sign', async () => {
    const { url, requests } = await openPlatform({ status: 201 });
    await runAt(url, ['variables', 'create', 'a1', 'A=1', 'B=', 'my.key-2= x=y\n店 ']);
    expect(requests.map(({ body }) => JSON.parse(body))).toEqual([
      { key: 'A', value: '1' },
      { key: 'B', value: '' },
      { key: 'my.key-2', value: ' x=y\n店 ' },
    ]);
  });

  test('is reported once for each unusable word, without its value', async () => {
    const err = await refusalsOf('variables create', '=hunter25', 'A B=hunter25', 'A', 'A=1', 'A=2');
    const problem = 'is not a key with a value. Write a key, an equals sign and the value.';
    expect(err).toContain(`KEY=VALUE ${problem}\n`);
    expect(err).toContain(`KEY=VALUE: "A B" ${problem}\n`);
    expect(err).toContain(`KEY=VALUE: "A" ${problem}\n`);
    expect(err).toContain('KEY: "A" is given twice. Give each key once.\n');
    expect(err).not.toContain('hunter25');
  });
});

describe('the key of a secret', () => {
  test('is refused with a value, which is not shown', async () => {
    const err = await refusalsOf('secrets create', 'KEY=hunter26');
    expect(err).toContain(
      'KEY has a value on the command line, where others can read it. Change that value, and give it with --from-env, --value-file or standard input.',
    );
    expect(err).not.toContain('hunter26');
  });

  test.each([
    [['A', 'A'], 'is given twice. Give each key once.'],
    [['A B'], 'is not a key. Use a text without spaces and control characters.'],
    [[''], 'is not a key. Use a text without spaces and control characters.'],
    [['A\u200b'], 'is not a key. Use a text without spaces and control characters.'],
  ])('is refused: %j', async (words, sentence) => {
    expect(await refusalsOf('secrets create', ...words)).toContain(sentence);
  });
});

describe('variables', () => {
  test('stop at the first failure, and say which were not tried', async () => {
    const { url, requests } = await openPlatform({ status: 201 }, { status: 409, body: { message: 'exists' } });
    const ran = await runAt(url, 'variables create a1 A=1 B=2 C=3 D=4 --json');
    expect(ran.code).toBe(2);
    expect(linesOf(ran.out).map(({ kind, data }) => [kind, data['key'] ?? data['code']])).toEqual([
      ['item', 'A'],
      ['error', 'conflict'],
    ]);
    expect(ran.err).toContain('To change a variable that exists, use touchdown deploy --variable KEY=VALUE.\n');
    expect(ran.err).toContain('Not tried: C, D.\n');
    expect(requests).toHaveLength(2);
  });

  test('never show the token, even if the platform repeats it', async () => {
    const { url } = await openPlatform({ body: [{ key: 'A', value: 'x sandbox-admin y' }] }, { body: [] });
    expect((await runAt(url, 'variables list a1 --json')).out).not.toContain('sandbox-admin');
    expect((await runAt(url, 'variables list a1')).out).not.toContain('sandbox-admin');
  });
});

describe('secrets', () => {
  test('are sent with their values, which are never shown', async () => {
    const { url, requests } = await openPlatform({ status: 400, body: { message: 'the value hunter30 is bad' } });
    const ran = await runAt(url, 'secrets create a1 KEY --json', { readInput: async () => 'hunter30\n' });
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ key: 'KEY', value: 'hunter30' });
    expect(ran.out + ran.err).toContain('***');
    expect(ran.out + ran.err).not.toContain('hunter30');
  });

  test('say how to check if the response was lost', async () => {
    const { url } = await openPlatform('reset');
    const ran = await runAt(url, 'secrets create a1 KEY', { readInput: async () => 'hunter32' });
    expect([ran.code, ran.err]).toEqual([4, expect.stringContaining('If it already exists, the platform says so')]);
  });
});
