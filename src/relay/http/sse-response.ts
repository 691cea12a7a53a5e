import type { Change, Waiter } from './deployment-change.ts';
import { renderFull, type StreamGrant } from './deployment-routes.ts';
import { SAFE_HEADERS, toResponse } from './http-response.ts';
import type { Waiters } from './waiters.ts';

/** The headers of an event stream; `x-accel-buffering` keeps nginx from holding events back. */
const HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/event-stream; charset=utf-8',
  'x-accel-buffering': 'no',
  ...SAFE_HEADERS,
};
/** After how long a client that lost the stream comes again: a stream starts and ends with it. */
const RETRY = 'retry: 2000\n\n';
/** A reader that lets more wait is cut off, and comes again with `Last-Event-ID`: memory is bounded. */
const MAX_WAITING_BYTES = 65_536;
const ENCODER = new TextEncoder();

/**
 * Opens an event stream: every rev above the last one that was seen, until the deployment has ended, the token has expired or the
 * relay stops. Responds 503 where there is no room. The stream is forgotten when its reader goes or `signal` aborts.
 */
export function openEventStream(waiters: Waiters, grant: StreamGrant, signal: AbortSignal): Response {
  const stream = new EventStream(waiters, grant);
  const body = new ReadableStream<Uint8Array>(
    stream,
    new ByteLengthQueuingStrategy({ highWaterMark: MAX_WAITING_BYTES }),
  );
  if (!waiters.subscribe(grant.view, stream)) return toResponse(renderFull());
  signal.addEventListener('abort', () => stream.cancel(), { once: true });
  if (signal.aborted) stream.cancel();
  return new Response(body, { headers: { ...HEADERS } });
}

/** One open stream: the source of its body, and one who waits for the deployment. */
class EventStream implements Waiter {
  readonly #waiters: Waiters;
  readonly #id: string;
  readonly #expiresAt: number;
  #seenRev: number;
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null;

  constructor(waiters: Waiters, { view, seenRev, expiresAt }: StreamGrant) {
    this.#waiters = waiters;
    this.#id = view.id;
    this.#expiresAt = expiresAt;
    this.#seenRev = seenRev;
  }

  start(controller: ReadableStreamDefaultController<Uint8Array>): void {
    this.#controller = controller;
    this.#write(RETRY);
  }

  cancel(): void {
    this.#controller = null;
    this.#waiters.unsubscribe(this.#id, this);
  }

  changed({ view, frame }: Change): void {
    if (view.rev <= this.#seenRev) return;
    this.#seenRev = view.rev;
    this.#write(frame);
    if (view.isEnded) this.#end();
  }

  beat(now: number): void {
    if (now >= this.#expiresAt) this.stopped();
    else this.#write(': \n\n');
  }

  stopped(): void {
    this.#write(RETRY);
    this.#end();
  }

  #write(text: string): void {
    const controller = this.#controller;
    if (controller === null) return;
    controller.enqueue(ENCODER.encode(text));
    if ((controller.desiredSize ?? 0) >= 0) return;
    this.cancel();
    controller.error(new Error('the reader is too slow'));
  }

  #end(): void {
    const controller = this.#controller;
    if (controller === null) return;
    this.cancel();
    controller.close();
  }
}
