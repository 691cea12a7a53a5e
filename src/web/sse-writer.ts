/** The headers of an event stream; `x-accel-buffering` keeps nginx from holding events back. */
export const SSE_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/event-stream; charset=utf-8',
  'x-accel-buffering': 'no',
};

/** When a client reconnects after it lost the stream. */
const RETRY = 'retry: 2000\n\n';
/** A slower reader is cut off and reconnects, so that memory is bounded. */
const QUEUE = new ByteLengthQueuingStrategy({ highWaterMark: 65_536 });
const ENCODER = new TextEncoder();

/** Returns an event as it is sent (HTML standard, "Server-sent events"); `data` is one line. */
export function renderSseEvent(event: string, data: string, id: number): string {
  return `event: ${event}\nid: ${id}\ndata: ${data}\n\n`;
}

/** An event stream as its writer sees it. After the stream has ended, its methods do nothing. */
export class SseStream {
  readonly body: ReadableStream<Uint8Array>;
  readonly #onEnd: () => void;
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  #isEnded = false;

  /** Opens a stream that ends when its writer ends it, its reader leaves or is too slow, or `signal` aborts; then it calls `onEnd`. */
  constructor(signal: AbortSignal, onEnd: () => void) {
    this.#onEnd = onEnd;
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        cancel: () => this.#leave(),
      },
      QUEUE,
    );
    this.send(RETRY);
    if (signal.aborted) this.end();
    else signal.addEventListener('abort', () => this.end(), { once: true });
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  send(event: string): void {
    if (this.#isEnded) return;
    this.#controller?.enqueue(ENCODER.encode(event));
    if ((this.#controller?.desiredSize ?? 0) >= 0) return;
    this.#leave();
    this.#controller?.error(new Error('the reader is too slow'));
  }

  /** Sends a comment, so that the connection does not look dead. */
  beat(): void {
    this.send(': \n\n');
  }

  /** Ends the stream, and asks the client to reconnect. */
  interrupt(): void {
    this.send(RETRY);
    this.end();
  }

  end(): void {
    if (this.#isEnded) return;
    this.#leave();
    this.#controller?.close();
  }

  #leave(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#onEnd();
  }
}
