import { once } from 'node:events';
import { Writable } from 'node:stream';
import { openTerminal } from '../../src/cli/terminal/open-terminal.ts';
import { createHost } from './host.ts';
import { createTerminal, type RecordedTerminal } from './terminal.ts';

/** A pipe with a buffer of 16 KiB that is read one text at a time. */
export interface SlowReader {
  readonly terminal: RecordedTerminal;
  /** The maximum number of characters that waited to be read. */
  most(): number;
  /** Resolves with all that was printed. */
  read(): Promise<string>;
}

/** Returns a terminal whose output goes to a reader that reads one text in each turn of the event loop. */
export function openSlowReader(): SlowReader {
  const texts: string[] = [];
  const stdout = new Writable({
    highWaterMark: 16_384,
    decodeStrings: false,
    write: (chunk, _encoding, done) => {
      texts.push(String(chunk));
      setImmediate(done);
    },
  });
  let most = 0;
  const { out, ready } = openTerminal(createHost({ stdout }));
  const terminal = createTerminal({
    out: (text) => {
      out(text);
      most = Math.max(most, stdout.writableLength);
    },
    ready,
  });
  return {
    terminal,
    most: () => most,
    read: async () => {
      stdout.end();
      await once(stdout, 'finish');
      return texts.join('');
    },
  };
}
