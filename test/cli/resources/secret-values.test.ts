import { describe, expect, test } from 'vitest';
import type { OptionValues, Terminal } from '../../../src/cli/arguments/command.ts';
import { createOptionReader } from '../../../src/cli/arguments/option-values.ts';
import { readSecretValues } from '../../../src/cli/resources/create-settings.ts';
import { redact } from '../../../src/kernel/redaction.ts';
import { createFolder } from '../folder.ts';
import { createTerminal } from '../terminal.ts';

interface Sources {
  readonly keys: readonly string[];
  readonly fromEnvironment: boolean;
  readonly valueFiles: readonly string[];
}

function readFrom({ keys, fromEnvironment, valueFiles }: Sources, values: OptionValues, terminal: Terminal) {
  const reader = createOptionReader({ 'from-env': fromEnvironment, 'value-file': valueFiles });
  return readSecretValues(keys, reader, values, terminal);
}

const NONE = { keys: [], fromEnvironment: false, valueFiles: [] };

function pipe(text: string | null) {
  return createTerminal({ env: { TOUCHDOWN_TOKEN: 'some-token' }, readInput: async () => text });
}

describe('the values of secrets', () => {
  test('come from files, else the environment, and are registered', async () => {
    const folder = await createFolder({ 'a.txt': 'from-a-file\n' });
    const terminal = createTerminal({ folder, env: { B: 'from-the-environment' } });
    const sources = { keys: ['A', 'B'], fromEnvironment: true, valueFiles: ['A=a.txt'] };
    expect([...(await readFrom(sources, {}, terminal))]).toEqual([
      ['A', 'from-a-file'],
      ['B', 'from-the-environment'],
    ]);
    expect(redact('from-a-file, from-the-environment')).toBe('***, ***');
  });

  test.each([
    [
      'two are left for standard input',
      { ...NONE, keys: ['A', 'B'] },
      'cannot all be read from standard input, which holds one value. Use --from-env, or --value-file KEY=PATH for each.',
    ],
    [
      'standard input is a terminal',
      { ...NONE, keys: ['A'] },
      'is empty: standard input has no content. Pipe the value in, or use --from-env or --value-file KEY=PATH.',
    ],
    [
      'the environment has none',
      { ...NONE, keys: ['A'], fromEnvironment: true },
      'is not set: the environment variable of this name does not exist or is empty.',
    ],
    [
      'the environment has only what every object inherits',
      { ...NONE, keys: ['constructor'], fromEnvironment: true },
      'is not set: the environment variable of this name does not exist or is empty.',
    ],
    [
      'a file is not there',
      { ...NONE, keys: ['A'], valueFiles: ['A=hunter27'] },
      'cannot be read (ENOENT). Check the path and its permissions.',
    ],
    [
      'a file is for no key',
      { ...NONE, keys: ['A'], valueFiles: ['B=hunter27'] },
      '--value-file is not KEY=PATH with one of the given keys and the path of a file.',
    ],
    [
      'a key has two files',
      { ...NONE, keys: ['A'], valueFiles: ['A=a', 'A=b'] },
      '--value-file has the same key twice. Give each key once.',
    ],
  ])('are refused if %s', async (_, sources, sentence) => {
    const reading = readFrom(sources, {}, pipe(null));
    await expect(reading).rejects.toThrow(sentence);
    await expect(reading).rejects.not.toThrow('hunter27');
  });

  test('are refused if a file is empty, or contains only a line break', async () => {
    for (const text of ['', '\n', '\r\n']) {
      const folder = await createFolder({ 'a.txt': text });
      const reading = readFrom({ ...NONE, keys: ['A'], valueFiles: ['A=a.txt'] }, {}, createTerminal({ folder }));
      await expect(reading).rejects.toThrow('is empty: its file has no content.');
    }
  });

  test('come from standard input for the one key that has no file', async () => {
    const folder = await createFolder({ 'a=1.txt': 'from-a-file' });
    const terminal = createTerminal({ folder, env: { TOUCHDOWN_TOKEN: 't' }, readInput: async () => 'from-a-pipe' });
    const found = await readFrom({ ...NONE, keys: ['A', 'B'], valueFiles: ['A=a=1.txt'] }, {}, terminal);
    expect([...found]).toEqual([
      ['A', 'from-a-file'],
      ['B', 'from-a-pipe'],
    ]);
  });
});
