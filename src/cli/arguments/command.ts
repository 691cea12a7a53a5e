import type { Clock } from '../../kernel/clock.ts';
import type { Random } from '../../kernel/random.ts';

/** Where a command prints, what it is given by its surroundings, and how it learns that it is to end. */
export interface Terminal {
  out(text: string): void;
  err(text: string): void;
  /**
   * Resolves once `out` is not ahead of who reads it: at once, unless that is a pipe which is full. Resolves too when the command is
   * asked to end. Whoever prints without end waits for it between two pages or lines, as what is not read is kept in memory.
   */
  ready(): Promise<void>;
  /** Aborted, for the error that came, when nothing can be written to `out` any more: its reader has gone (EPIPE), its disk is full. */
  readonly lost: AbortSignal;
  /** Aborted when somebody asks the command to end: Ctrl-C, or a signal to terminate. */
  readonly ending: AbortSignal;
  /** The environment's variables. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder from which paths count. */
  readonly folder: string;
  /**
   * How wide the terminal is that `out` goes to, in columns; null where it goes to a pipe or a file, or the terminal tells no width. Asked
   * anew: a window is resized.
   */
  columns(): number | null;
  /** How many rows that terminal has, asked anew as well; null where it is none, or tells no height. */
  rows(): number | null;
  /** Whether `out` may be colored: a terminal, and neither NO_COLOR (no-color.org) nor TERM=dumb. */
  readonly hasColors: boolean;
  /** Whether `err` may be colored, by the same rule. */
  readonly hasErrColors: boolean;
  /**
   * All of standard input; null where it is a terminal, at which nobody is asked for anything. Rejects with CancelledError where the
   * command is asked to end before that has ended.
   */
  readInput(): Promise<string | null>;
  readonly clock: Clock;
  readonly random: Random;
}

/** One option of a command, as `node:util` parseArgs takes it, and how help shows it. */
export interface CommandOption {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  readonly multiple?: boolean;
  /** What stands for the value in help: `N`; absent for a boolean. */
  readonly value?: string;
  /** The words that it takes, where they are few; for help and for completion. */
  readonly choices?: readonly string[];
  readonly summary: string;
}

/** The words that a command takes beside its options, in order; only the last can be given several times. */
export interface CommandArgument {
  /** As help shows it: `APP_ID`. */
  readonly name: string;
  readonly isRequired: boolean;
  readonly isRepeated?: boolean;
  /** The words that it takes, where they are few. */
  readonly choices?: readonly string[];
  readonly summary: string;
}

/** What was given for an option: a text, several, or that it is there. */
export type OptionValues = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

/** One part of a command's help: rows of a word and what it means. */
export interface HelpPart {
  readonly heading: string;
  readonly rows: readonly (readonly [string, string])[];
}

/** One command of the terminal. */
export interface Command {
  /** One sentence without a full stop. */
  readonly summary: string;
  /** Absent: none are taken. */
  readonly arguments?: readonly CommandArgument[];
  readonly options: Readonly<Record<string, CommandOption>>;
  /** Lines to copy, each with what it does. */
  readonly examples?: readonly (readonly [string, string])[];
  /** Further parts of the command's help, each a heading over its rows. */
  readonly details?: readonly HelpPart[];
  /**
   * True where it is run for what it does and for its exit code: it goes on, and its exit code holds, where its output is lost. Any
   * other command is asked to end then.
   */
  readonly isSeenThrough?: boolean;
  /**
   * Returns the exit code; `words` are what was given for `arguments`, as many as they allow. Rejects with InputError where what was
   * given cannot be used, with another TouchdownError where it could not be done.
   */
  run(values: OptionValues, terminal: Terminal, words: readonly string[]): Promise<number>;
}

/** Returns an option that takes a value; `value` stands for it in help. */
export function valueOption(
  value: string,
  summary: string,
  more: Pick<CommandOption, 'short' | 'multiple' | 'choices'> = {},
): CommandOption {
  return { type: 'string', value, summary, ...more };
}

/** Returns an option without a value. */
export function flagOption(summary: string, more: Pick<CommandOption, 'short'> = {}): CommandOption {
  return { type: 'boolean', summary, ...more };
}

/** Returns the part of a command's help that lists its exit codes. */
export function exitCodes(...rows: HelpPart['rows']): HelpPart {
  return { heading: 'Exit codes', rows };
}
