import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePairs, requireKeys } from '../../../src/cli/resources/create-settings.ts';
import { openPlatform } from './platform.ts';
import { openSandbox, runAt } from './run.ts';

describe('KEY=VALUE', () => {
  test('is a key, and a value after the first equals sign', () => {
    expect([...parsePairs(['A=1', 'B=', 'C=x=y z'])]).toEqual([
      ['A', '1'],
      ['B', ''],
      ['C', 'x=y z'],
    ]);
  });

  test.each([
    [['A'], 'KEY=VALUE: "A" is not a key with a value. Write a key, an equals sign and the value.'],
    [['=1'], 'KEY=VALUE is not a key with a value. Write a key, an equals sign and the value.'],
    [['A B=1'], 'KEY=VALUE: "A B" is not a key with a value. Write a key, an equals sign and the value.'],
    [['A=1', 'B=2', 'A=3'], 'is given twice. Give each key once.'],
  ])('is refused: %j', (words, sentence) => {
    expect(() => parsePairs(words)).toThrow(sentence);
  });

  test('is reported once for each unusable word', () => {
    expect(() => parsePairs(['=1', '=2', 'A', 'A=1', 'A=2'])).toThrow(
      /^KEY=VALUE is [^\n]*\nKEY=VALUE is [^\n]*\nKEY=VALUE: "A" is [^\n]*\nKEY: "A" is [^\n]*once\.$/,
    );
  });

  test('is shown on one line, with at most 60 characters of its key', () => {
    expect(() => parsePairs([`${'k'.repeat(60)} x=1`])).toThrow(`KEY=VALUE: "${'k'.repeat(60)}" is not`);
    expect(() => parsePairs(['a\n\u001b[2Jb=1'])).toThrow(
      'KEY=VALUE: "a b" is not a key with a value. Write a key, an equals sign and the value.',
    );
    expect(() => requireKeys(['k'.repeat(80), 'k'.repeat(80)])).toThrow(`KEY: "${'k'.repeat(60)}" is given twice.`);
  });

  test('keeps any value unchanged', () => {
    const key = fc.string({ unit: fc.constantFrom('a', 'B', '.', '-', '店'), minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.dictionary(key, fc.string(), { noNullPrototype: true }), (values) => {
        const words = Object.entries(values).map(([name, value]) => `${name}=${value}`);
        expect(Object.fromEntries(parsePairs(words))).toEqual(values);
      }),
    );
  });

  test('is reported without its value', () => {
    expect(() => parsePairs(['A B=hunter25'])).not.toThrow('hunter25');
  });
});

describe('keys of secrets', () => {
  test('have no values', () => {
    expect(() => requireKeys(['A', 'my.key-2'])).not.toThrow();
  });

  test('are refused with a value, which is not shown', () => {
    expect(() => requireKeys(['A=hunter26'])).toThrow(
      /^KEY has a value on the command line, where others can read it\. Change that value, and give it with --from-env, --value-file or standard input\./,
    );
    expect(() => requireKeys(['A=hunter26'])).not.toThrow('hunter26');
  });

  test.each([
    [['A', 'A'], 'is given twice. Give each key once.'],
    [['A B'], 'is not a key. Use a text without spaces and control characters.'],
    [[''], 'is not a key. Use a text without spaces and control characters.'],
    [['A\u200b'], 'is not a key. Use a text without spaces and control characters.'],
  ])('are refused: %j', (words, sentence) => {
    expect(() => requireKeys(words)).toThrow(sentence);
  });
});

describe('variables', () => {
  test('are created one after another, and listed', async () => {
    const { run } = await openSandbox();
    const created = await run(['variables', 'create', 'succeeds', 'LOG_LEVEL=info', 'GREETING=Good morning']);
    expect(created.out).toBe(
      'Created variable LOG_LEVEL.\nCreated variable GREETING.\nThe application gets them with its next deployment. Next: touchdown deploy succeeds\n',
    );
    expect((await run('variables list succeeds')).out).toMatch(
      /^(?:.*\n)*LOG_LEVEL\tinfo\t.*\nGREETING\tGood morning\t.*\n$/,
    );
  });

  test('stop at the first failure, and say which were not tried', async () => {
    const { url, requests } = await openPlatform({ status: 201 }, { status: 409, body: { message: 'exists' } });
    const ran = await runAt(url, 'variables create a1 A=1 B=2 C=3 D=4 --json');
    expect(ran.code).toBe(2);
    expect(ran.lines().map(({ kind, data }) => [kind, data['key'] ?? data['code']])).toEqual([
      ['item', 'A'],
      ['error', 'conflict'],
    ]);
    expect(ran.err).toContain('Not tried: C, D.\n');
    expect(requests).toHaveLength(2);
  });

  test('need a key and a value', async () => {
    const { url } = await openPlatform({ status: 500 });
    expect((await runAt(url, 'variables create a1')).code).toBe(2);
    expect((await runAt(url, 'variables create a1 KEY')).err).toContain(
      'is not a key with a value. Write a key, an equals sign and the value.',
    );
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

  test('are created in the sandbox from the environment', async () => {
    const { run } = await openSandbox();
    const ran = await run('secrets create succeeds A B --from-env', { env: { A: 'first-value', B: 'second-value' } });
    expect([ran.code, ran.out.split('\n').slice(0, 2)]).toEqual([0, ['Created secret A.', 'Created secret B.']]);
  });

  test('are never read from the words, and nothing is sent', async () => {
    const { url, requests } = await openPlatform({ status: 500 });
    const ran = await runAt(url, 'secrets create a1 KEY=hunter31 --json');
    expect(ran.code).toBe(2);
    expect(ran.out + ran.err).toContain('--value-file');
    expect(ran.out + ran.err).not.toContain('hunter31');
    expect(requests).toHaveLength(0);
  });

  test('say how to check if the response was lost', async () => {
    const { url } = await openPlatform('reset');
    const ran = await runAt(url, 'secrets create a1 KEY', { readInput: async () => 'hunter32' });
    expect([ran.code, ran.err]).toEqual([4, expect.stringContaining('If it already exists, the platform says so')]);
  });
});
