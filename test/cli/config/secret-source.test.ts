import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { NO_CONFIG } from '../../../src/cli/config/config.ts';
import { readSecretFile, readSecretInput, readToken } from '../../../src/cli/config/secret-source.ts';
import { redact } from '../../../src/kernel/redaction.ts';
import { isMissing } from '../../support/needs.ts';
import { refusalOf } from '../../support/refusal.ts';
import { createFolder } from '../folder.ts';
import { createTerminal } from '../terminal.ts';

describe('a secret', () => {
  test('of a file is registered without its last line break', async () => {
    const folder = await createFolder({ key: 'secret-of-a-file\n' });
    expect(await readSecretFile('key', { env: {}, folder })).toBe('secret-of-a-file');
    expect(redact('secret-of-a-file')).toBe('***');
  });

  test.each([
    ['none', 'cannot be read (ENOENT). Check the path and its permissions.'],
    ['.', 'is not a file. Give the path of the file itself.'],
  ])(
    'of an unreadable file is an error that does not show the path, which may be the secret: %j',
    async (path, problem) => {
      const folder = await createFolder();
      await expect(readSecretFile(path, { env: {}, folder })).rejects.toThrow(refusalOf('the file', '', problem));
    },
  );

  test.each([
    ['a\n\n', 'a\n'],
    ['a\r\n', 'a'],
    ['a\nb', 'a\nb'],
    ['\n', ''],
    [' a ', ' a '],
  ])('of a file loses only one last line break: %j', async (text, value) => {
    const folder = await createFolder({ key: text });
    expect(await readSecretFile('key', { env: {}, folder })).toBe(value);
  });

  test('of standard input is registered, and is empty at a terminal', async () => {
    const at = (text: string | null) => createTerminal({ readInput: async () => text });
    expect(await readSecretInput('the value', {}, at('secret-of-a-pipe\n'))).toBe('secret-of-a-pipe');
    expect(redact('secret-of-a-pipe')).toBe('***');
    expect(await readSecretInput('the value', {}, at(null))).toBe('');
  });

  test('and the token cannot both come from standard input, whether by option, variable or file', async () => {
    const config = join(await createFolder({ 'own.yaml': 'token-file: "-"' }), 'own.yaml');
    const folder = await createFolder();
    const sentence = 'the value and the token cannot both come from standard input';
    for (const env of [{ TOUCHDOWN_CONFIG: config }, { TOUCHDOWN_TOKEN_FILE: '-' }]) {
      await expect(readSecretInput('the value', {}, createTerminal({ env, folder }))).rejects.toThrow(sentence);
    }
    await expect(readSecretInput('the value', { 'token-file': '-' }, createTerminal())).rejects.toThrow(
      `--token-file: ${sentence}. Set the token in TOUCHDOWN_TOKEN.`,
    );
    const env = { TOUCHDOWN_TOKEN: 'env-token-4' };
    await expect(readSecretInput('the value', { 'token-file': '-' }, createTerminal({ env }))).rejects.toThrow(
      sentence,
    );
    expect(
      await readSecretInput('the value', {}, createTerminal({ folder, env: { ...env, TOUCHDOWN_CONFIG: config } })),
    ).toBe('');
  });
});

const onInput = { ...NO_CONFIG, tokenFile: '-' };

describe('the token', () => {
  test('of a file is trimmed', async () => {
    const tokenFile = join(await createFolder({ token: '  file-token-1 \r\n\r\n' }), 'token');
    const terminal = createTerminal();
    expect(await readToken({}, terminal, { ...NO_CONFIG, tokenFile })).toBe('file-token-1');
    expect(terminal.printed.err).toBe('');
  });

  test('is registered as a secret as soon as it is read', async () => {
    const terminal = createTerminal({ env: { TOUCHDOWN_TOKEN: 'env-token-77\n' } });
    expect(await readToken({}, terminal, NO_CONFIG)).toBe('env-token-77');
    expect(redact('it is env-token-77.')).toBe('it is ***.');
  });

  test('comes from the option, else the environment, else the configured file', async () => {
    const folder = await createFolder({ token: 'file-token-2' });
    const terminal = createTerminal({ env: { TOUCHDOWN_TOKEN: 'env-token-2' } });
    const config = { ...NO_CONFIG, tokenFile: join(folder, 'token') };
    expect(await readToken({ 'token-file': 'token' }, terminal, config)).toBe('file-token-2');
    expect(await readToken({}, terminal, config)).toBe('env-token-2');
    expect(await readToken({}, createTerminal({ env: { TOUCHDOWN_TOKEN: ' ' } }), config)).toBe('file-token-2');
  });

  test.each([0o640, 0o604])('of a file that others can read (%o) is used with a warning', async (mode) => {
    const tokenFile = join(await createFolder({ token: 'file-token-3' }, mode), 'token');
    const terminal = createTerminal();
    expect(await readToken({}, terminal, { ...NO_CONFIG, tokenFile })).toBe('file-token-3');
    expect(terminal.printed.err).toBe(
      `touchdown: other users can read the token file ${tokenFile}. Restrict it with chmod 600.\n`,
    );
    expect(terminal.printed.out).toBe('');
  });

  test.each(['$(TOUCHDOWN_TOKEN)', ' $(deploy.token)\n'])(
    'that is %j is reported as a variable that is not set',
    async (text) => {
      const name = text.trim().slice(2, -1);
      const tokenFile = join(await createFolder({ token: text }), 'token');
      for (const reading of [
        readToken({}, createTerminal({ env: { TOUCHDOWN_TOKEN: text } }), NO_CONFIG),
        readToken({}, createTerminal({ readInput: async () => text }), onInput),
        readToken({}, createTerminal(), { ...NO_CONFIG, tokenFile }),
      ]) {
        await expect(reading).rejects.toThrow(
          `token is only the text $(${name}), because the variable ${name} is not set. Create it, and map it into the environment of this step.`,
        );
      }
      expect(redact(text), 'it is not a secret').toBe(text);
    },
  );

  test('may contain a dollar sign and brackets', async () => {
    for (const token of ['$(TOUCHDOWN_TOKEN', 'x$(TOUCHDOWN_TOKEN)', '$(a b)', '$()', '$TOUCHDOWN_TOKEN']) {
      expect(await readToken({}, createTerminal({ env: { TOUCHDOWN_TOKEN: token } }), NO_CONFIG)).toBe(token);
    }
  });

  test.each([
    ['nowhere', NO_CONFIG, ''],
    ['at a terminal without input', onInput, ': standard input is empty'],
  ])('that is %s is an error with the three ways to give it', async (_, config, sentence) => {
    const reading = readToken({}, createTerminal({ readInput: async () => null }), config);
    await expect(reading).rejects.toThrow(
      new RegExp(`^token is missing${sentence}\\. .*TOUCHDOWN_TOKEN.*--token-file FILE.*--token-file -`),
    );
  });

  test('of an empty file is refused, with the ways to give it', async () => {
    const tokenFile = join(await createFolder({ token: '\n' }), 'token');
    await expect(readToken({}, createTerminal(), { ...NO_CONFIG, tokenFile })).rejects.toThrow(
      'is missing: the file is empty. Set TOUCHDOWN_TOKEN, or give a file with --token-file FILE (or TOUCHDOWN_TOKEN_FILE), or standard input with --token-file -.',
    );
  });

  test.skipIf(isMissing('posix'))('is not read from an endless file', async () => {
    const reading = readToken({}, createTerminal(), { ...NO_CONFIG, tokenFile: '/dev/zero' });
    await expect(reading).rejects.toThrow('token cannot be read: /dev/zero is larger than 64 KiB.');
  });

  test.skipIf(isMissing('posix'))('can come from a pipe in pieces', async () => {
    const tokenFile = join(await createFolder(), 'pipe');
    spawnSync('mkfifo', [tokenFile]);
    spawn('sh', ['-c', '(printf file-; printf "token-5\\n") > "$0"', tokenFile], { stdio: 'ignore' });
    expect(await readToken({}, createTerminal(), { ...NO_CONFIG, tokenFile })).toBe('file-token-5');
  });
});
