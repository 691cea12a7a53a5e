import type { IncomingMessage } from 'node:http';
import { type BodySource, ChunkBuffer } from '../kernel/bounded-body.ts';
import { endOfTurn } from '../kernel/clock.ts';

/** Smaller reads wait for more data in this turn of the event loop: many chunks of one byte would use much memory. */
const MIN_READ_BYTES = 16_384;
/** The maximum unread part of a body: larger than any body that waits for the token check. */
const MAX_UNREAD_BYTES = 131_072;
/** How much a sender may still send after the response: enough for a client that sends its whole body before it reads. */
const MAX_DISCARDED_BYTES = 4_194_304;

/** A request's body. It never pauses the sender: Node would keep each chunk, which costs hundreds of bytes however small it is. */
export class IncomingBody implements BodySource {
  readonly #incoming: IncomingMessage;
  readonly #unread = new ChunkBuffer();
  #state: 'open' | 'ended' | 'broken' | 'discarded' = 'open';
  #discardedBytes = 0;
  #wake: (() => void) | null = null;
  #turn: Promise<void> | null = null;
  #isRead = false;

  constructor(incoming: IncomingMessage) {
    this.#incoming = incoming;
    incoming.on('data', (chunk: Buffer) => this.#take(chunk));
    incoming.on('end', () => this.#become('ended'));
    incoming.on('close', () => this.#become('broken'));
    incoming.on('error', () => this.#become('broken'));
  }

  getReader(): IncomingBody {
    this.#isRead = true;
    return this;
  }

  async read(): Promise<{ readonly value?: Uint8Array }> {
    if (this.#unread.sizeBytes === 0 && this.#state === 'open') {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    if (this.#unread.sizeBytes > 0) return { value: this.#unread.take() };
    if (this.#state === 'broken') throw new Error('the body broke off');
    return {};
  }

  async cancel(reason?: unknown): Promise<void> {
    this.#unread.take();
    this.#become('discarded');
    if (reason !== undefined) this.#incoming.pause();
  }

  discardUnread(): void {
    if (!this.#isRead) void this.cancel();
  }

  #take(chunk: Buffer): void {
    if (this.#state === 'open') this.#unread.add(chunk);
    else this.#discardedBytes += chunk.length;
    if (this.#unread.sizeBytes > MAX_UNREAD_BYTES) this.#become('broken');
    if (this.#discardedBytes > MAX_DISCARDED_BYTES) this.#incoming.destroy();
    if (this.#wake === null) return;
    if (this.#unread.sizeBytes >= MIN_READ_BYTES) this.#wakeReader();
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
