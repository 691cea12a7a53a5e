/** Where a command prints, and how it learns that it is to end. */
export interface Terminal {
  out(text: string): void;
  err(text: string): void;
  /** Aborted when somebody asks the command to end: Ctrl-C, or a signal to terminate. */
  readonly ending: AbortSignal;
}

/** One option of a command, as `node:util` parseArgs takes it, and how help shows it. */
export interface CommandOption {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  readonly multiple?: boolean;
  /** What stands for the value in help: `N`; absent for a boolean. */
  readonly value?: string;
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
  readonly options: Readonly<Record<string, CommandOption>>;
  /** Further parts of the command's help, each a heading over its rows. */
  readonly details?: readonly HelpPart[];
  /** Answers the exit code. Rejects with InputError where an option's value cannot be used. */
  run(values: OptionValues, terminal: Terminal): Promise<number>;
}
