import type { Clock } from '../../kernel/clock.ts';
import { createAlarm } from '../../kernel/time-limit.ts';
import { type Controller, createDispatcher, type Dispatcher, type Handler } from './dispatcher.ts';
import type { ExchangeRequest } from './exchange.ts';
import { classifyFailure, type Failure } from './failure.ts';
import { chooseProxy, type ProxyEnvironment } from './proxy.ts';
import { failed, renderRequest, type WebFetch, WITHOUT_BODY } from './web-fetch.ts';

/** undici's own (docs/docs/api/Dispatcher.md, version 8), as far as a stream needs it. */
interface StreamController extends Controller {
  pause(): void;
  resume(): void;
}

const CONNECT_MS = 10_000;
/** From the call to the response's head, in milliseconds; the body may then take as long as its reader lets it. */
const HEAD_MS = 25_000;

/**
 * Returns a `fetch` as `createWebFetch` does, but one that responses with the head and whose body comes as it is written: for event
 * streams. The body is read no faster than it is taken, ends with an error if the connection breaks or the signal aborts, and its
 * size is its reader's to limit. Redirects are returned, never followed. Throws InputError for a proxy that cannot be used.
 */
export function createWebStream(options: { origin: string; env: ProxyEnvironment; clock: Clock }): WebFetch {
  const { env, clock } = options;
  const { origin } = new URL(options.origin);
  const proxy = chooseProxy(origin, env);
  let dispatcher: Promise<Dispatcher> | null = null;
  let isClosed = false;
  const send: typeof fetch = async (input, init = {}) => {
    const request = renderRequest(origin, input, init, clock.monotonicMs() + HEAD_MS);
    if (isClosed) throw failed(request, { kind: 'closed' });
    if (request.signal?.aborted) throw failed(request, { kind: 'signal', cause: request.signal.reason });
    dispatcher ??= createDispatcher(origin, proxy, { connectMs: CONNECT_MS });
    const { method, path, headers, body } = request;
    const opened = await dispatcher;
    return new Promise((resolve, reject) => {
      const reading = new Reading(request, clock, resolve, reject);
      opened.dispatch({ origin, method, path, headers: { ...headers }, body }, reading);
    });
  };
  const close = async (): Promise<void> => {
    isClosed = true;
    await dispatcher?.then(
      (opened) => opened.destroy(),
      () => {},
    );
  };
  return Object.assign(send, { close });
}

/** One request whose response's body is passed on as it comes. */
class Reading implements Handler {
  readonly #request: ExchangeRequest;
  readonly #resolve: (response: Response) => void;
  readonly #reject: (error: unknown) => void;
  readonly #limit;
  #controller: StreamController | null = null;
  #body: ReadableStreamDefaultController<Uint8Array> | null = null;
  #isOver = false;

  constructor(
    request: ExchangeRequest,
    clock: Clock,
    resolve: (response: Response) => void,
    reject: (error: unknown) => void,
  ) {
    this.#request = request;
    this.#resolve = resolve;
    this.#reject = reject;
    this.#limit = createAlarm(clock);
    request.signal?.addEventListener('abort', this.#onAbort, { once: true });
    this.#limit.set(HEAD_MS, () => this.#giveUp({ kind: 'headers' }));
  }

  onRequestStart(controller: StreamController): void {
    this.#controller = controller;
    if (this.#isOver) controller.abort(new Error('canceled before it was sent'));
  }

  onResponseStart(_: StreamController, status: number, headers: Record<string, string | string[] | undefined>): void {
    if (status < 200 || this.#isOver) return;
    this.#limit.lift();
    const encoding = String(headers['content-encoding'] ?? '');
    try {
      if (!/^(?:identity)?$/i.test(encoding)) throw new TypeError('an encoding that was not requested');
      this.#resolve(this.#respond(status, headers));
    } catch (cause) {
      // An encoding, or a status beyond 599, or a header's name that the web does not know.
      this.#giveUp({ kind: 'body', cause });
    }
  }

  onResponseData(controller: StreamController, chunk: Uint8Array): void {
    // undici reports an empty piece whenever a paused body is resumed.
    if (this.#isOver || this.#body === null || chunk.byteLength === 0) return;
    this.#body.enqueue(chunk);
    if ((this.#body.desiredSize ?? 0) <= 0) controller.pause();
  }

  onResponseEnd(): void {
    this.#end(() => this.#body?.close());
  }

  onResponseError(_: Controller | null, cause: Error): void {
    const progress = this.#body !== null ? 'answering' : this.#controller === null ? 'waiting' : 'sent';
    this.#fail(classifyFailure(cause, progress));
  }

  readonly #onAbort = (): void => this.#giveUp({ kind: 'signal', cause: this.#request.signal?.reason });

  #respond(status: number, headers: Record<string, string | string[] | undefined>): Response {
    const given = Object.entries(headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    );
    const body = new ReadableStream<Uint8Array>({
      start: (opened) => {
        this.#body = opened;
      },
      pull: () => this.#controller?.resume(),
      cancel: () => this.#giveUp({ kind: 'signal' }),
    });
    return new Response(WITHOUT_BODY.includes(status) ? null : body, { status, headers: given });
  }

  #giveUp(failure: Failure): void {
    this.#fail(failure);
    this.#controller?.abort(new Error(`given up: ${failure.kind}`));
  }

  #fail(failure: Failure): void {
    const error = failed(this.#request, failure);
    this.#end(() => (this.#body === null ? this.#reject(error) : this.#body.error(error)));
  }

  #end(settle: () => void): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#limit.lift();
    this.#request.signal?.removeEventListener('abort', this.#onAbort);
    try {
      settle();
    } catch {
      // Its reader cancelled the body already.
    }
  }
}
