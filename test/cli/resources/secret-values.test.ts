import { describe, expect, test } from 'vitest';
import { readSecretValues } from '../../../src/cli/resources/secret-values.ts';
import { redact } from '../../../src/kernel/redaction.ts';
import { createFolder } from '../folder.ts';
import { createTerminal } from '../terminal.ts';

const NONE = { keys: [], fromEnvironment: false, valueFiles: [] };

function pipe(text: string | null) {
  return createTerminal({ env: { TOUCHDOWN_TOKEN: 'some-token' }, readInput: async () => text });
}

describe('the values of secrets', () => {
  test('come from files, else the environment, and are registered', async () => {
    const folder = await createFolder({ 'a.txt': 'from-a-file\n' });
    const terminal = createTerminal({ folder, env: { B: 'from-the-environment' } });
    const sources = { keys: ['A', 'B'], fromEnvironment: true, valueFiles: ['A=a.txt'] };
    expect([...(await readSecretValues(sources, {}, terminal))]).toEqual([
      ['A', 'from-a-file'],
      ['B', 'from-the-environment'],
    ]);
    expect(redact('from-a-file, from-the-environment')).toBe('***, ***');
  });

  test.each([
    ['one\n', 'one'],
    ['-----BEGIN\nkey\n-----END\n\n', '-----BEGIN\nkey\n-----END\n'],
    [' padded ', ' padded '],
    ['one\r\n', 'one'],
  ])('of standard input lose one last line break and nothing else: %j', async (text, value) => {
    expect((await readSecretValues({ ...NONE, keys: ['A'] }, {}, pipe(text))).get('A')).toBe(value);
  });

  test.each([
    ['two are left for standard input', { ...NONE, keys: ['A', 'B'] }, 'A, B: standard input holds one value only'],
    ['standard input is a terminal', { ...NONE, keys: ['A'] }, 'A: standard input is empty; pipe the value in'],
    [
      'the environment has none',
      { ...NONE, keys: ['A'], fromEnvironment: true },
      'A: there is no environment variable',
    ],
    ['a file is not there', { ...NONE, keys: ['A'], valueFiles: ['A=hunter27'] }, 'one that can be read (ENOENT)'],
    ['a file is for no key', { ...NONE, keys: ['A'], valueFiles: ['B=hunter27'] }, '--value-file: write KEY=PATH'],
    ['a file has no key', { ...NONE, keys: ['A'], valueFiles: ['hunter27'] }, '--value-file: write KEY=PATH'],
    ['a key has two files', { ...NONE, keys: ['A'], valueFiles: ['A=a', 'A=b'] }, '--value-file: give each key once'],
  ])('are refused where %s', async (_, sources, sentence) => {
    const reading = readSecretValues(sources, {}, pipe(null));
    await expect(reading).rejects.toThrow(sentence);
    await expect(reading).rejects.not.toThrow('hunter27');
  });

  test('cannot come from where the token comes from', async () => {
    const reading = readSecretValues({ ...NONE, keys: ['A'] }, { 'token-file': '-' }, pipe('x'));
    await expect(reading).rejects.toThrow('the value of A and the token cannot both come from standard input');
  });
});
