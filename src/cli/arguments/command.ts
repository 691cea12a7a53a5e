import type { Clock } from '../../kernel/clock.ts';
import type { Random } from '../../kernel/random.ts';

export interface Terminal {
  out(text: string): void;
  err(text: string): void;
  /** Resolves at once unless `out` is a full pipe: then when it is read or the command is asked to stop. Keeps memory constant. */
  ready(): Promise<void>;
  /** Aborted with the error when nothing can be written to `out` any more: its reader is gone (EPIPE), or its disk is full. */
  readonly lost: AbortSignal;
  /** Aborted by Ctrl-C or a signal to terminate. */
  readonly ending: AbortSignal;
  /** Makes a second signal as harmless as the first: the verdict is known, and reporting it takes no time (default: it ends the process). */
  readonly holdVerdict?: () => void;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder that relative paths start from. */
  readonly folder: string;
  /** The width of the terminal that `out` goes to, read anew as windows are resized; null for a pipe, a file or an unknown width. */
  columns(): number | null;
  /** The height of that terminal, or null, as for `columns`. */
  rows(): number | null;
  /** True if `out` may be colored: a terminal, and neither NO_COLOR (no-color.org) nor TERM=dumb. */
  readonly hasColors: boolean;
  readonly hasErrColors: boolean;
  /** Reads all of standard input; null if it is a terminal. Rejects with CancelledError if the command is asked to stop first. */
  readInput(): Promise<string | null>;
  readonly clock: Clock;
  readonly random: Random;
}

/** One option of a command, in the form of `node:util` parseArgs, with its help. */
export interface CommandOption {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  readonly multiple?: boolean;
  /** The placeholder of the value in help: `N`; absent for a boolean. */
  readonly value?: string;
  readonly summary: string;
}

/** The words that a command accepts beside its options, in order; only the last can be repeated. */
export interface CommandArgument {
  /** As help shows it: `APP_ID`. */
  readonly name: string;
  readonly isRequired: boolean;
  readonly isRepeated?: boolean;
  readonly summary: string;
}

/** The value of each given option: a text, several, or true. */
export type OptionValues = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

/** One part of a command's help: rows of a word and its meaning. */
export interface HelpPart {
  readonly heading: string;
  readonly rows: readonly (readonly [string, string])[];
}

export interface Command {
  readonly summary: string;
  readonly arguments?: readonly CommandArgument[];
  readonly options: Readonly<Record<string, CommandOption>>;
  /** Lines to copy, each with what it does. */
  readonly examples?: readonly (readonly [string, string])[];
  readonly details?: readonly HelpPart[];
  /** True if the command continues, with its exit code, when its output is lost. Any other command is asked to stop then. */
  readonly isSeenThrough?: boolean;
  /** Returns the exit code; `words` belong to `arguments`. Rejects with InputError for unusable input, else with another TouchdownError. */
  run(values: OptionValues, terminal: Terminal, words: readonly string[]): Promise<number>;
}

/** Returns an option with a value; `value` is its placeholder in help. */
export function valueOption(value: string, summary: string): CommandOption {
  return { type: 'string', value, summary };
}

/** Returns an option with a value that can be repeated. */
export function listOption(value: string, summary: string): CommandOption {
  return { type: 'string', value, summary: `${summary}; can be repeated`, multiple: true };
}

export function flagOption(summary: string): CommandOption {
  return { type: 'boolean', summary };
}

export function exitCodes(...rows: HelpPart['rows']): HelpPart {
  return { heading: 'Exit codes', rows };
}
