import { CancelledError } from '../../kernel/errors.ts';

/** A stream that is read, as far as it is needed here: `node:stream` Readable. */
export interface Readable extends AsyncIterable<unknown> {
  setEncoding(encoding: 'utf8'): unknown;
  destroy(error?: Error): unknown;
}

/**
 * Returns all of a stream as text. Rejects with CancelledError once `ending` aborts: whoever writes to a pipe may never end it, and
 * nobody could interrupt the command.
 */
export async function readAll(stream: Readable, ending: AbortSignal): Promise<string> {
  const cancelled = new CancelledError('signal', 'Standard input was not read to its end: somebody asked to stop.');
  const leave = (): void => void stream.destroy(cancelled);
  if (ending.aborted) leave();
  else ending.addEventListener('abort', leave, { once: true });
  try {
    stream.setEncoding('utf8');
    let text = '';
    for await (const chunk of stream) text += String(chunk);
    return text;
  } finally {
    ending.removeEventListener('abort', leave);
  }
}
