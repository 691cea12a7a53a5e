import { parseArgs } from 'node:util';
import { TouchdownError } from '../kernel/errors.ts';
import type { Command, OptionValues, Terminal } from './command.ts';
import { renderCommandHelp, renderHelp } from './help.ts';

/** The commands by name, one word or two, each loaded only where it is asked for. */
export type Commands = ReadonlyMap<string, () => Promise<Command>>;

/** The exit codes: it went well, it did not, it was called wrongly. */
const DONE = 0;
const FAILED = 1;
const MISUSED = 2;

/**
 * Runs the command that `words` name and answers the exit code: 0, what the command answers, 1 where it fails, and
 * 2 where the words or an option cannot be used, with a sentence that says which. Never rejects for these.
 */
export async function dispatch(
  words: readonly string[],
  commands: Commands,
  version: () => string,
  terminal: Terminal,
): Promise<number> {
  const [name, ...rest] = nameFirst(words, commands);
  if (name === '--version') {
    terminal.out(`${version()}\n`);
    return DONE;
  }
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    terminal.out(await renderAll(commands));
    return DONE;
  }
  const load = commands.get(name);
  if (load === undefined) {
    terminal.err(`touchdown: there is no command ${JSON.stringify(name)}.\n\n${await renderAll(commands)}`);
    return MISUSED;
  }
  return runOne(name, await load(), rest, terminal);
}

/** A command's name may be two words: `relay check`. */
function nameFirst(words: readonly string[], commands: Commands): readonly string[] {
  const [first, second, ...rest] = words;
  const pair = `${first} ${second}`;
  return commands.has(pair) ? [pair, ...rest] : words;
}

async function runOne(name: string, command: Command, words: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const values = parseWords(command, words);
    if (values['help'] === true) {
      terminal.out(renderCommandHelp(name, command));
      return DONE;
    }
    return await command.run(values, terminal);
  } catch (error) {
    if (isMisuse(error)) {
      terminal.err(`touchdown ${name}: ${error.message}\nSee touchdown ${name} --help.\n`);
      return MISUSED;
    }
    if (!(error instanceof TouchdownError)) throw error;
    terminal.err(`touchdown ${name}: ${error.message}\n`);
    return FAILED;
  }
}

function parseWords({ options }: Command, words: readonly string[]): OptionValues {
  const help = { type: 'boolean', short: 'h' } as const;
  return parseArgs({ args: [...words], options: { ...options, help } }).values;
}

/** What cannot be used: a value that the command refuses, or a word that parseArgs does. */
function isMisuse(error: unknown): error is Error {
  if (error instanceof TouchdownError) return error.code === 'input';
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
}

async function renderAll(commands: Commands): Promise<string> {
  const loaded = await Promise.all([...commands].map(async ([name, load]) => [name, await load()] as const));
  return renderHelp(new Map(loaded));
}
