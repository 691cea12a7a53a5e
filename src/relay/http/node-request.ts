import type { IncomingMessage } from 'node:http';
import { ChunkBuffer } from '../../kernel/bounded-body.ts';
import { endOfTurn } from '../../kernel/clock.ts';

/** A host and perhaps a port: nothing that would change where the path of an address starts. */
const HOST = /^(?:[\w.~-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
/** So much is passed on at once; less waits for what else arrives in this turn of the event loop. */
const ENOUGH_BYTES = 16_384;
/** What is kept of a body that nothing reads yet: more than any body that has to wait while a token is verified. */
const MAX_UNREAD_BYTES = 131_072;
/** What a sender may still send after the response: enough for a client that sends its whole body before it reads. */
const MAX_DISCARDED_BYTES = 4_194_304;

/**
 * Returns a request of Node's as a web-standard one; null if it cannot be understood: no host or several, a host or an address that is
 * none, a method that the standard does not know. `signal` aborts when the client has gone; of a request with a body, the body breaks off.
 */
export function toRequest(incoming: IncomingMessage, signal: AbortSignal): Request | null {
  const url = urlOf(incoming);
  if (url === null) return null;
  const { method = 'GET', rawHeaders } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  try {
    const headers = new Headers();
    for (let at = 0; at + 1 < rawHeaders.length; at += 2)
      headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
    return new Request(url, {
      method,
      headers,
      ...(hasBody ? { body: bodyOf(incoming), duplex: 'half' } : { signal }),
    });
  } catch {
    return null;
  }
}

function urlOf({ url = '', rawHeaders }: IncomingMessage): string | null {
  const hosts = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host');
  const [host = ''] = hosts;
  const [path = ''] = url.split('?', 1);
  // A backslash would become a slash.
  if (hosts.length !== 1 || !HOST.test(host) || path.includes('\\')) return null;
  const address = url.startsWith('/') ? `http://${host}${url}` : url;
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null;
}

function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  return new ReadableStream(new IncomingBody(incoming), { highWaterMark: 0 });
}

/**
 * The body of a request, as a source. It never pauses the sender: Node would keep what has arrived by then in the sender's own chunks,
 * each of which costs hundreds of bytes however small it is.
 */
class IncomingBody {
  readonly #incoming: IncomingMessage;
  readonly #unread = new ChunkBuffer();
  #state: 'open' | 'ended' | 'broken' | 'discarded' = 'open';
  #discardedBytes = 0;
  #wake: (() => void) | null = null;
  #turn: Promise<void> | null = null;

  constructor(incoming: IncomingMessage) {
    this.#incoming = incoming;
    incoming.on('data', (chunk: Buffer) => this.#take(chunk));
    incoming.on('end', () => this.#become('ended'));
    incoming.on('close', () => this.#become('broken'));
    incoming.on('error', () => this.#become('broken'));
  }

  async pull(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    if (this.#unread.sizeBytes === 0 && this.#state === 'open') {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    if (this.#unread.sizeBytes > 0) controller.enqueue(this.#unread.take());
    else if (this.#state === 'ended') controller.close();
    else controller.error(new Error('the body broke off'));
  }

  cancel(reason?: unknown): void {
    this.#unread.take();
    this.#become('discarded');
    if (reason !== undefined) this.#incoming.pause();
  }

  #take(chunk: Buffer): void {
    if (this.#state === 'open') this.#unread.add(chunk);
    else this.#discardedBytes += chunk.length;
    if (this.#unread.sizeBytes > MAX_UNREAD_BYTES) this.#become('broken');
    if (this.#discardedBytes > MAX_DISCARDED_BYTES) this.#incoming.destroy();
    if (this.#wake === null) return;
    if (this.#unread.sizeBytes >= ENOUGH_BYTES) this.#wakeReader();
    else this.#turn ??= endOfTurn().then(() => this.#wakeReader());
  }

  #become(state: 'ended' | 'broken' | 'discarded'): void {
    if (this.#state === 'open') this.#state = state;
    this.#wakeReader();
  }

  #wakeReader(): void {
    this.#turn = null;
    this.#wake?.();
    this.#wake = null;
  }
}
