import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Command } from '../../../src/cli/arguments/command.ts';
import { dispatch } from '../../../src/cli/arguments/dispatch.ts';
import { createCompletionCommand } from '../../../src/cli/completion/completion-command.ts';
import { createTerminal } from '../terminal.ts';
import { COMMANDS } from './commands.ts';
import { hasShell, offerOfBash, offerOfFish, offerOfZsh, type Shell } from './shells.ts';

/** All commands, including `completion`. */
function table(): ReadonlyMap<string, Command> {
  return new Map([...COMMANDS, ['completion', createCompletionCommand(async () => table())]]);
}

async function run(...words: string[]) {
  const terminal = createTerminal();
  const commands = new Map([['completion', async () => createCompletionCommand(async () => table())]]);
  const code = await dispatch(['completion', ...words], commands, () => '', terminal);
  return { code, ...terminal.printed };
}

const SHELLS: Readonly<Record<string, (script: string, files: readonly string[]) => Promise<Shell>>> = {
  bash: offerOfBash,
  zsh: offerOfZsh,
  fish: offerOfFish,
};

/** fish prints the meaning after a tab, and the whole option for a value after =. */
function words(offered: readonly string[]): readonly string[] {
  return offered
    .map((line) =>
      (line.split('\t')[0] ?? '')
        .replace(/=$/, '')
        .replace(/^--on-unchanged=/, '')
        .trim(),
    )
    .sort();
}

const FILES = ['token file', 'token-2'];

describe.each(Object.entries(SHELLS))('touchdown completion %s', (shell, offerOf) => {
  const isHere = hasShell(shell);
  if (!isHere) console.warn(`${shell} is not on this machine: its completion was NOT run.`);

  test.skipIf(!isHere)('completes commands, options, values and files', async () => {
    const { code, out } = await run(shell);
    expect(code).toBe(0);
    const { offer } = await offerOf(out, FILES);
    const offered = (line: string) => words(offer(line));
    expect(offered('touchdown pro')).toEqual(['projects']);
    expect(offered('touchdown projects ')).toEqual(['create', 'list']);
    expect(offered('touchdown projects cr')).toEqual(['create']);
    expect(offered('touchdown relay ch')).toEqual(['check']);
    expect(offered('touchdown relay check --u')).toEqual(['--url']);
    expect(offered('touchdown projects create --n')).toEqual(['--name']);
    expect(offered('touchdown projects list --n')).toEqual([]);
    expect(offered('touchdown deploy --on-un')).toEqual(['--on-unchanged']);
    expect(offered('touchdown deploy --on-unchanged ')).toEqual(['fail', 'succeed']);
    expect(offered('touchdown relay check --po')).toEqual([]);
    expect(offered('touchdown relay --po')).toEqual(['--port']);
    expect(offered('touchdown deploy --on-unchanged=')).toEqual(['fail', 'succeed']);
    expect(offered('touchdown deploy --on-unchanged=s')).toEqual(['succeed']);
    expect(offered('touchdown deploy a1 --json --on-unchanged f')).toEqual(['fail']);
    expect(offered('touchdown deploy --token-file token-')).toEqual(['token-2']);
    expect(offered('touchdown read token-')).toEqual(['token-2']);
    expect(offered('touchdown deploy --timeout ')).toEqual([]);
    expect(offered('touchdown deploy token-')).toEqual([]);
    expect(offered('touchdown nothing --j')).toEqual([]);
    expect(offered('touchdown completion ')).toEqual(['bash', 'fish', 'zsh']);
    expect(offered('touchdown completion f')).toEqual(['fish']);
  });

  test.skipIf(!isHere)('executes no text of a command', async () => {
    const { out } = await run(shell);
    const { offer, folder } = await offerOf(out, []);
    for (const line of ['touchdown ', 'touchdown deploy --', 'touchdown projects ']) offer(line);
    expect(words(offer('touchdown $(touch pwned) --j'))).toEqual([]);
    expect(readdirSync(folder)).not.toContain('pwned');
  });
});

describe('touchdown completion', () => {
  test('prints a JSON line with --json', async () => {
    const { code, out } = await run('bash', '--json');
    expect(code).toBe(0);
    const { data } = JSON.parse(out);
    expect(data).toMatchObject({ shell: 'bash', script: expect.stringContaining('complete -F _touchdown touchdown') });
  });

  test.each([['tcsh'], ['toString'], ['']])('refuses the shell %j', async (shell) => {
    const { code, err } = await run(shell);
    expect(code).toBe(2);
    expect(err).toContain('is not a supported shell. Use one of bash, zsh, fish.');
  });

  test('explains the installation for each shell in its help', async () => {
    const { out } = await run('--help');
    for (const place of ['~/.bashrc', '~/.zfunc/_touchdown', '~/.config/fish/completions/touchdown.fish']) {
      expect(out).toContain(place);
    }
  });
});
