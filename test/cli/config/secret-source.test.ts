import { describe, expect, test } from 'vitest';
import { readSecretFile, readSecretInput } from '../../../src/cli/config/secret-source.ts';
import { redact } from '../../../src/kernel/redaction.ts';
import { createFolder } from '../folder.ts';
import { createTerminal } from '../terminal.ts';

describe('a secret', () => {
  test('of a file is registered, its last line break left out', async () => {
    const folder = await createFolder({ key: 'secret-of-a-file\n' });
    expect(await readSecretFile('key', { folder })).toBe('secret-of-a-file');
    expect(redact('secret-of-a-file')).toBe('***');
  });

  test.each([
    ['none', 'ENOENT'],
    ['.', 'EISDIR'],
  ])(
    'is not there where its file cannot be read, and what may be the secret itself is not shown: %j',
    async (path, code) => {
      const folder = await createFolder();
      await expect(readSecretFile(path, { folder })).rejects.toThrow(
        new RegExp(`^the file: one that can be read \\(${code}\\)$`),
      );
    },
  );

  test.each([
    ['a\n\n', 'a\n'],
    ['a\r\n', 'a'],
    ['a\nb', 'a\nb'],
    ['\n', ''],
    [' a ', ' a '],
  ])('of a file loses one last line break alone: %j', async (text, value) => {
    const folder = await createFolder({ key: text });
    expect(await readSecretFile('key', { folder })).toBe(value);
  });

  test('of standard input is registered, and empty at a terminal', async () => {
    const at = (text: string | null) => createTerminal({ readInput: async () => text });
    expect(await readSecretInput('the value', {}, at('secret-of-a-pipe\n'))).toBe('secret-of-a-pipe');
    expect(redact('secret-of-a-pipe')).toBe('***');
    expect(await readSecretInput('the value', {}, at(null))).toBe('');
  });

  test('and the token cannot both be on standard input, be it by option, variable or file', async () => {
    const folder = await createFolder({ 'touchdown.yaml': 'token-file: "-"' });
    const sentence = 'the value and the token cannot both come from standard input';
    for (const surroundings of [{ folder }, { env: { TOUCHDOWN_TOKEN_FILE: '-' } }]) {
      await expect(readSecretInput('the value', {}, createTerminal(surroundings))).rejects.toThrow(sentence);
    }
    await expect(readSecretInput('the value', { 'token-file': '-' }, createTerminal())).rejects.toThrow(
      `--token-file: ${sentence}; give the token in TOUCHDOWN_TOKEN`,
    );
  });
});
