import { plainLine } from '../../kernel/untrusted.ts';
import { type Command, type CommandOption, flagOption } from '../arguments/command.ts';

type Value =
  | { readonly kind: 'none' }
  | { readonly kind: 'file' }
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'unknown' };

/** One option as a completion offers it: `--json`; its summary is one plain line. */
export interface OfferedOption {
  readonly name: string;
  readonly summary: string;
  readonly value: Value;
  readonly placeholder: string;
  readonly isRepeatable: boolean;
}

/** One command as a completion offers it. */
export interface OfferedCommand {
  readonly name: string;
  readonly summary: string;
  readonly options: readonly OfferedOption[];
  /** The possible values of its first word, if they are few. */
  readonly words: readonly string[];
  readonly takesFiles: boolean;
}

/** A first word with the second words that may follow it: of commands of two words, or a command's possible values. */
export interface FirstWord {
  readonly word: string;
  readonly summary: string;
  readonly seconds: readonly { readonly word: string; readonly summary: string }[];
}

const HELP: CommandOption = flagOption('show help for this command');
const PLAIN = /^[A-Za-z0-9][\w.+@%/-]*$/;

/** Returns everything to offer; leaves out names and words that a shell would have to quote. */
export function tableOf(
  commands: ReadonlyMap<string, Pick<Command, 'summary' | 'options' | 'arguments'>>,
): readonly OfferedCommand[] {
  return [...commands]
    .filter(([name]) => name.split(' ').length <= 2 && name.split(' ').every((word) => PLAIN.test(word)))
    .map(([name, { summary, options, arguments: taken = [] }]) => ({
      name,
      summary: plainLine(summary),
      options: Object.entries({ ...options, help: HELP })
        .filter(([option]) => PLAIN.test(option))
        .map(([option, facts]) => offer(option, facts)),
      words: (taken[0]?.choices ?? []).filter((word) => PLAIN.test(word)),
      takesFiles: taken.some((argument) => argument.name === 'FILE'),
    }));
}

/** Returns the first words, in the order of the commands; a group that is not a command itself is described by its second words. */
export function firstWordsOf(table: readonly OfferedCommand[]): readonly FirstWord[] {
  const words = [...new Set(table.map(({ name }) => name.split(' ')[0] ?? ''))];
  return words.map((word) => {
    const seconds = table.flatMap(({ name, summary }) => {
      const [first, second] = name.split(' ');
      return first === word && second !== undefined ? [{ word: second, summary }] : [];
    });
    const own = table.find(({ name }) => name === word);
    const taken = (own?.words ?? []).map((choice) => ({ word: choice, summary: `${word} ${choice}` }));
    const summary = own?.summary ?? seconds.map((second) => second.word).join(', ');
    return { word, seconds: [...seconds, ...taken], summary };
  });
}

function offer(option: string, { summary, type, value = '', choices, multiple = false }: CommandOption): OfferedOption {
  return {
    name: `--${option}`,
    summary: plainLine(summary),
    value: type === 'boolean' ? { kind: 'none' } : offerAfter(value, choices),
    placeholder: type === 'boolean' ? '' : plainLine(value) || 'VALUE',
    isRepeatable: multiple,
  };
}

function offerAfter(placeholder: string, choices: readonly string[] = []): Value {
  const words = choices.filter((word) => PLAIN.test(word));
  if (words.length > 0) return { kind: 'words', words };
  return { kind: placeholder === 'FILE' ? 'file' : 'unknown' };
}
