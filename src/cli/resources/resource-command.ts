import { redact } from '../../kernel/redaction.ts';
import { isUncertain } from '../../kernel/request-fate.ts';
import { plainLine } from '../../kernel/untrusted.ts';
import type { Platform } from '../../platform/client.ts';
import type { CallOptions } from '../../platform/http/transport.ts';
import type { Command, OptionValues, Terminal } from '../arguments/command.ts';
import { EXIT } from '../arguments/exit-codes.ts';
import { createOptionReader, type OptionReader } from '../arguments/option-values.ts';
import { quoteShell } from '../arguments/quote-shell.ts';
import type { Config } from '../config/config.ts';
import { CONNECTION_OPTIONS, connect } from '../config/connection.ts';
import { createOutput, type Output } from '../terminal/output.ts';

/** A list of ten thousand takes a hundred requests, which may have to wait for the rate limit. */
const MAX_CALL_MS = 600_000;

/** What a resource's command needs to do its work. */
export interface Task {
  readonly platform: Platform;
  readonly config: Config;
  readonly terminal: Terminal;
  readonly output: Output;
  readonly call: CallOptions;
}

/** A command's input: its options, words and terminal. */
export interface Given {
  readonly reader: OptionReader;
  readonly words: readonly string[];
  readonly values: OptionValues;
  readonly terminal: Terminal;
}

/** One command of a resource; the connection's options are added to its own. */
export interface ResourceCommand<T> extends Omit<Command, 'run'> {
  readonly name: string;
  /** Reads the input before anything is sent; bad input is reported to the reader, or thrown as InputError. */
  read(given: Given): T | Promise<T>;
  /** Rejects with a TouchdownError if it failed. */
  perform(read: NoInfer<T>, task: Task): Promise<void>;
}

/** Returns the command: it reads the input, connects, does its work and closes the connection. */
export function createResourceCommand<T>({ name, read, perform, ...shown }: ResourceCommand<T>): Command {
  return {
    ...shown,
    options: { ...shown.options, ...CONNECTION_OPTIONS },
    async run(values, terminal, words) {
      const reader = createOptionReader(values);
      const wanted = await read({ reader, words, values, terminal });
      reader.finish();
      const { platform, config, close } = await connect(values, terminal);
      const call = { signal: terminal.ending, timeoutMs: MAX_CALL_MS };
      const output = withoutSecrets(createOutput(name, values['json'] === true, terminal));
      try {
        await perform(wanted, { platform, config, terminal, output, call });
        return EXIT.done;
      } finally {
        await close();
      }
    },
  };
}

/** A response of the platform may contain secrets of this command. */
function withoutSecrets(output: Output): Output {
  const clean = (_key: string, value: unknown): unknown => (typeof value === 'string' ? redact(value) : value);
  const cleanData = (data: object): object => {
    const cleaned: unknown = JSON.parse(JSON.stringify(data, clean));
    return typeof cleaned === 'object' && cleaned !== null ? cleaned : {};
  };
  return { ...output, show: (kind, data, text) => output.show(kind, output.isJson ? cleanData(data) : data, text) };
}

const CHECK_CONSOLE = "Check the platform's console before you create it again.";

interface Creation {
  readonly resource: 'project' | 'environment' | 'application' | 'database' | 'webhook';
  readonly name: string;
  readonly parentId: string;
  /** How to check whether it exists before it is created again. */
  readonly hint?: string;
  /** The words of the command to type next. */
  readonly next?: (id: string) => readonly string[];
}

/** Creates a resource and prints it with the command to type next. Warns that it may exist if the response was lost, and rejects as `create`. */
export async function createResource(
  { resource, name, parentId, hint = CHECK_CONSOLE, next }: Creation,
  create: () => Promise<{ readonly id: string; readonly name?: string | null }>,
  task: Task,
): Promise<void> {
  const thing = `The ${resource} ${resource === 'webhook' ? 'to ' : ''}${name}`;
  const doubt = { message: `${thing} may have been created: the response was lost.`, hint };
  const created = await doOnce(create, doubt, task);
  const { id } = created;
  const shown = created.name ?? name;
  const command = next === undefined ? null : renderNextCommand(...next(id));
  const text = `Created ${resource} ${plainLine(shown)}. Its id is ${plainLine(id)}.\n${command === null ? '' : `Next: ${command}\n`}`;
  task.output.show('result', { resource, id, name: shown, parentId, next: command }, text);
}

/** Returns the result of `act`. If the response was lost, warns about that and rejects with the same error. */
export async function doOnce<T>(
  act: () => Promise<T>,
  { message, hint }: { readonly message: string; readonly hint: string },
  { output, terminal }: Pick<Task, 'output' | 'terminal'>,
): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (isUncertain(error)) {
      const warning = plainLine(`${message} ${hint}`);
      output.show('notice', { code: 'uncertain', message: warning }, '');
      terminal.err(`${warning}\n`);
    }
    throw error;
  }
}

/** Renders a command to copy: words that a shell would split or expand are quoted, since an id comes from the platform. */
export function renderNextCommand(...words: readonly string[]): string {
  return ['touchdown', ...words.map((word) => quoteShell(plainLine(word)))].join(' ');
}
