import { redact } from '../../kernel/redaction.ts';
import type { Platform } from '../../platform/client.ts';
import type { CallOptions } from '../../platform/http/transport.ts';
import type { Command, OptionValues, Terminal } from '../arguments/command.ts';
import { EXIT } from '../arguments/exit-codes.ts';
import { createOptionReader, type OptionReader } from '../arguments/option-values.ts';
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
