import { parseArgs } from 'node:util';
import { endOfTurn } from '../../kernel/clock.ts';
import { type BadInput, InputError, TouchdownError } from '../../kernel/errors.ts';
import { findNearWord } from '../../kernel/near-word.ts';
import { cutChars } from '../../kernel/plain-text.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import { sayWithLines } from '../../report/ci/safe-text.ts';
import { fold } from '../terminal/display-width.ts';
import { renderErrorLine, renderUnexpectedLine } from '../terminal/json-lines.ts';
import { createPaint } from '../terminal/output.ts';
import type { Command, CommandArgument, CommandOption, Terminal } from './command.ts';
import { EXIT, exitCodeFor } from './exit-codes.ts';
import { type Headings, renderCommandHelp, renderHelp } from './help.ts';
import { codeOf } from './system-error.ts';

/** The commands by name, one word or two, each loaded only when it is used. */
export type Commands = ReadonlyMap<string, () => Promise<Command>>;

/** Runs the command that `words` name and returns its exit code. Reports errors, with `--json` as a line too; rethrows unexpected ones. */
export async function dispatch(
  words: readonly string[],
  commands: Commands,
  terminal: Terminal,
  headings?: Headings,
): Promise<number> {
  const [name, ...rest] = nameFirst(words, commands);
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    const asked = rest.filter((word) => !word.startsWith('-'));
    if (asked.length > 0) return dispatch([...asked, '--help'], commands, terminal, headings);
    terminal.out(renderHelp(await loadAll(commands), headings, terminal.columns(), createPaint(terminal.hasColors)));
    return EXIT.done;
  }
  const load = commands.get(name);
  const group = groupOf(name, [...commands.keys()]);
  const hasWord = isWord(rest[0]);
  if (load === undefined && group.length > 0 && !hasWord) return showGroup(words, group, commands, terminal);
  const command = await load?.();
  // `relay` takes no arguments: the word after it was meant as the second of `relay check`.
  const isMisspelt = group.length > 0 && hasWord && command?.arguments === undefined;
  if (command === undefined || isMisspelt) return refuse(words, describeUnknown(words, [...commands.keys()]), terminal);
  return runOne(name, command, rest, terminal);
}

async function showGroup(
  words: readonly string[],
  group: readonly string[],
  commands: Commands,
  terminal: Terminal,
): Promise<number> {
  const [name = '', option] = words;
  const all = await loadAll(new Map([...commands].filter(([known]) => group.includes(known))));
  const help = (hasColors: boolean) => renderHelp(all, undefined, terminal.columns(), createPaint(hasColors));
  if (option === '--help' || option === '-h') {
    terminal.out(help(terminal.hasColors));
    return EXIT.done;
  }
  const next = `\n${help(terminal.hasErrColors)}`;
  return refuse(words, { name, sentence: `${name} needs a subcommand.`, next }, terminal);
}

interface Refusal {
  readonly name: string;
  readonly sentence: string;
  readonly next: string;
}

function refuse(words: readonly string[], { name, sentence, next }: Refusal, terminal: Terminal): number {
  if (words.includes('--json')) terminal.out(renderErrorLine(name, new TouchdownError('input', sentence)));
  sayProblem('', sayWithLines(sentence), terminal);
  terminal.err(next);
  return EXIT.misused;
}

function nameFirst(words: readonly string[], commands: Commands): readonly string[] {
  const [first, second, ...rest] = words;
  const pair = `${first} ${second}`;
  return commands.has(pair) ? [pair, ...rest] : words;
}

async function runOne(name: string, command: Command, words: readonly string[], terminal: Terminal): Promise<number> {
  const { lost } = terminal;
  const isEnding = command.isSeenThrough !== true;
  const ending = isEnding ? AbortSignal.any([terminal.ending, lost]) : terminal.ending;
  const code = await runReported(name, command, words, { ...terminal, ending });
  // The error of the last write arrives in the next turn of the event loop.
  await endOfTurn();
  if (!lost.aborted) return code;
  const isUnread = codeOf(lost.reason) === 'EPIPE';
  if (!isUnread) sayProblem(name, renderLoss(lost.reason), terminal);
  if (!isEnding) return code;
  return isUnread ? EXIT.done : EXIT.unknown;
}

async function runReported(
  name: string,
  command: Command,
  words: readonly string[],
  terminal: Terminal,
): Promise<number> {
  try {
    const leak = refuseToken(words);
    if (leak !== null) throw leak;
    const { values, positionals } = parseWords(command, words);
    if (values['help'] === true) {
      terminal.out(renderCommandHelp(name, command, terminal.columns(), createPaint(terminal.hasColors)));
      return EXIT.done;
    }
    requireWords(command, positionals);
    return await command.run(values, terminal, positionals);
  } catch (error) {
    return reportError(name, command, error, words.includes('--json'), terminal);
  }
}

function reportError(
  name: string,
  { isSeenThrough }: Pick<Command, 'isSeenThrough'>,
  error: unknown,
  isJson: boolean,
  terminal: Terminal,
): number {
  if (!(error instanceof TouchdownError)) {
    if (isJson) terminal.out(renderUnexpectedLine(name, error));
    throw error;
  }
  // The user did not interrupt it: it was asked to stop because its output is lost.
  const isOfLoss = terminal.lost.aborted && isSeenThrough !== true;
  if (isOfLoss && error.code === 'cancelled-signal') return EXIT.unknown;
  if (isJson) terminal.out(renderErrorLine(name, error));
  sayProblem(name, sayWithLines(error.message), terminal);
  if (error.code === 'input') terminal.err(`See touchdown ${name} --help.\n`);
  return exitCodeFor(error);
}

function sayProblem(name: string, text: string, { err, columns, hasErrColors }: Terminal): void {
  const prefix = name === '' ? 'touchdown:' : `touchdown ${name}:`;
  const folded = fold(`${prefix} ${text}`, '', columns());
  const shown = folded.startsWith(prefix)
    ? createPaint(hasErrColors)('bad', prefix) + folded.slice(prefix.length)
    : folded;
  err(`${shown}\n`);
}

/** Node's own message for a stream's error: `ENOSPC: no space left on device, write`. */
function renderLoss(reason: unknown): string {
  const why = reason instanceof Error ? safeSentence(reason.message, 200) : 'unknown';
  return `the output could not be written (${why}). Free some space, or write the output elsewhere.`;
}

function requireWords({ arguments: taken = [] }: Command, words: readonly string[]): void {
  const missing = taken.find(({ isRequired }, index) => isRequired && words[index] === undefined);
  if (missing !== undefined)
    throw new InputError([{ name: missing.name, seen: '', problem: `is missing: ${missing.summary}.` }]);
  const surplus = taken.at(-1)?.isRepeated === true ? undefined : words[taken.length];
  if (surplus === undefined) return;
  const problem = `is not expected. This command takes ${taken.length === 0 ? 'only options' : 'fewer arguments'}.`;
  throw new InputError([{ name: 'argument', seen: surplus, problem }]);
}

async function loadAll(commands: Commands): Promise<ReadonlyMap<string, Command>> {
  return new Map(await Promise.all([...commands].map(async ([name, load]) => [name, await load()] as const)));
}

const MAX_NAME_CHARS = 60;

/** Commands that other tools have. */
const LOGINS = ['login', 'logout', 'auth', 'whoami'];
const NO_LOGIN =
  'there is no login. Create a token in the console of the platform and set TOUCHDOWN_TOKEN to it, or use --token-file FILE. ' +
  'touchdown doctor checks it.';

function groupOf(word: string, names: readonly string[]): readonly string[] {
  return names.filter((name) => name.startsWith(`${word} `));
}

function describeUnknown(words: readonly string[], names: readonly string[]): Refusal {
  const [first = '', second] = words;
  if (first.startsWith('-')) return describeOption(first);
  if (LOGINS.includes(first)) return { name: first, sentence: NO_LOGIN, next: 'See touchdown doctor --help.\n' };
  const isPair = isWord(second);
  const pair = `${first} ${second}`;
  const group = groupOf(first, names);
  const name = cutChars(group.length > 0 && isPair ? pair : first, MAX_NAME_CHARS);
  const meant =
    group.length > 0
      ? findNearWord(pair, group)
      : ((isPair ? findNearWord(pair, names) : null) ?? findNearWord(first, firstWordsOf(names)));
  return {
    name,
    sentence: `unknown command ${JSON.stringify(name)}.${meant === null ? '' : ` Did you mean ${meant}?`}`,
    next: `See touchdown ${group.length > 0 ? `${first} ` : ''}--help.\n`,
  };
}

function isWord(word: string | undefined): boolean {
  return word !== undefined && !word.startsWith('-');
}

/** Only these two options may precede the command. */
function describeOption(word: string): Refusal {
  const name = showOptionName(word);
  const sentence = `unknown option ${name} before the command${suggestOption(name, ['help', 'version'])}`;
  return {
    name,
    sentence,
    next: 'Put options after the command: touchdown COMMAND [options]. See touchdown --help.\n',
  };
}

function firstWordsOf(names: readonly string[]): readonly string[] {
  return [...new Set(names.map((name) => name.split(' ')[0] ?? name))];
}

type Options = Readonly<Record<string, Pick<CommandOption, 'type' | 'short' | 'multiple' | 'value'>>>;
type OptionToken = Extract<NonNullable<ReturnType<typeof parseAll>['tokens']>[number], { kind: 'option' }>;

const HELP: Options = { help: { type: 'boolean', short: 'h' } };

/** Parses the words after a command's name. Throws InputError for unknown options and for missing or repeated values. */
function parseWords(command: Pick<Command, 'options' | 'arguments'>, words: readonly string[]) {
  const known: Options = { ...command.options, ...HELP };
  const { values, positionals, tokens = [] } = parseAll(known, words);
  const bad = new Map<string, BadInput>();
  for (const token of tokens) {
    const mistake =
      token.kind === 'option' ? findMistake(wholeOf(token, known, words), known, command.arguments) : null;
    if (mistake !== null) bad.set(`${token.index} ${mistake.name}`, mistake);
  }
  if (bad.size > 0) throw new InputError([...bad.values()]);
  return { values, positionals };
}

/** Returns the token of a whole word if it is unknown: `-commit` is one name and not the options -c, -o, -m and so on. */
function wholeOf(token: OptionToken, known: Options, words: readonly string[]): OptionToken {
  if (Object.hasOwn(known, token.name)) return token;
  const [name = ''] = (words[token.index] ?? '').split('=');
  return /^-[^-]./.test(name) ? { ...token, name: name.slice(1), rawName: name } : token;
}

/** Returns an option's name as it can be shown, without the value that may follow it. */
function showOptionName(word: string): string {
  return safeSentence(word.split('=')[0] ?? '', MAX_NAME_CHARS);
}

/** Returns the end of a sentence about an unknown option: a full stop, or a suggestion from `names`. */
function suggestOption(word: string, names: readonly string[]): string {
  const name = word.replace(/^-+/, '');
  // One letter may stand for any of them.
  if (name.length === 1) return '.';
  // Compared with the dashes: a short word with them may differ in two letters, for example if two were swapped.
  const meant = findNearWord(
    `--${name}`,
    names.map((name) => `--${name}`),
  );
  return meant === null ? '.' : `. Did you mean ${meant}?`;
}

/** Not strict, so that we can word the errors ourselves. */
function parseAll(options: Options, words: readonly string[]) {
  const known = Object.entries(options).map(([name, { type, short, multiple = false }]) => {
    return [name, { type, multiple, ...(short === undefined ? {} : { short }) }] as const;
  });
  return parseArgs({
    args: [...words],
    options: Object.fromEntries(known),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
}

function findMistake(
  { name, rawName, value, inlineValue }: OptionToken,
  options: Options,
  taken: readonly CommandArgument[] = [],
): BadInput | null {
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  const shown = showOptionName(rawName);
  const mistake = (problem: string): BadInput => ({ name: shown, seen: '', problem });
  if (option === undefined) {
    const argument = taken.find((one) => one.name.replaceAll('_', '') === name.replace(/[-_]/g, '').toUpperCase());
    if (argument !== undefined) return mistake(`is not needed. Give ${argument.name} alone, without ${shown}.`);
    return mistake(`is an unknown option${suggestOption(name, Object.keys(options))}`);
  }
  if (option.type === 'boolean') return value === undefined ? null : mistake('takes no value.');
  const example = `${rawName} ${option.value ?? 'VALUE'}`;
  if (value === undefined) return mistake(`needs a value. Use ${example}.`);
  // A negative number is a value; the command reports it if it is not allowed.
  if (inlineValue || !/^-[^\d.]/.test(value)) return null;
  return mistake(
    `needs a value, but ${showOptionName(value)} follows. Use ${example}, or ${rawName}=${option.value ?? 'VALUE'} if the value starts with a dash.`,
  );
}

/** `--token`, `-token`, `--api-token` and the like, alone or with `=value`; never `--token-file`. */
const TOKEN_OPTION = /^--?(?:(?:api|auth|access|bearer)-?)?(?:token|jwt)(?:=|$)/i;

/** Returns an error, without the value, if a token is among the words: others can read them, and the shell keeps them. Else null. */
export function refuseToken(words: readonly string[]): InputError | null {
  const end = words.indexOf('--');
  const found = (end === -1 ? words : words.slice(0, end)).find((word) => TOKEN_OPTION.test(word));
  if (found === undefined) return null;
  const problem =
    'is not allowed: others can read the command line. Revoke this token, then set TOUCHDOWN_TOKEN to a new one, ' +
    'or use --token-file FILE, or --token-file - for standard input.';
  return new InputError([{ name: found.split('=')[0] ?? '--token', seen: '', problem }]);
}
