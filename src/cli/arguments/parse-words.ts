import { parseArgs } from 'node:util';
import { type BadInput, InputError } from '../../kernel/errors.ts';
import { findNearWord } from '../../kernel/near-word.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import type { Command, CommandArgument, CommandOption } from './command.ts';

type Options = Readonly<Record<string, Pick<CommandOption, 'type' | 'short' | 'multiple' | 'value'>>>;
type OptionToken = Extract<NonNullable<ReturnType<typeof parseAll>['tokens']>[number], { kind: 'option' }>;

const HELP: Options = { help: { type: 'boolean', short: 'h' } };
const MAX_NAME = 60;

/** Parses the words after a command's name. Throws InputError for unknown options and for missing or repeated values. */
export function parseWords(command: Pick<Command, 'options' | 'arguments'>, words: readonly string[]) {
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
export function showOptionName(word: string): string {
  return safeSentence(word.split('=')[0] ?? '', MAX_NAME);
}

/** Returns the end of a sentence about an unknown option: a full stop, or a suggestion from `names`. */
export function suggestOption(word: string, names: readonly string[]): string {
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
