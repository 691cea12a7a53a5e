import { ChunkBuffer, isDeclaredOver } from '../../kernel/bounded-body.ts';
import type { Clock } from '../../kernel/clock.ts';
import { type Alarm, createAlarm } from '../../kernel/time-limit.ts';
import { type Controller, createDispatcher, type Dispatcher, type Handler } from './dispatcher.ts';
import type { Exchange, Exchanged, ExchangeRequest, Head, TimeLimits } from './exchange.ts';
import { classifyFailure, type Failure, type Progress } from './failure.ts';

/** The most that is read of a response: far above what a status or a log's tail needs, far below what would fill a runner. */
const MAX_BODY_BYTES = 10 * 1024 * 1024;

/** One request and its response, as undici reports them: keeps the time limits, gathers the body, settles exactly once. */
class Conversation implements Handler {
  readonly #request: ExchangeRequest;
  readonly #limits: TimeLimits;
  readonly #clock: Clock;
  readonly #limit: Alarm;
  readonly #resolve: (exchanged: Exchanged) => void;
  readonly #body = new ChunkBuffer();
  #controller: Controller | null = null;
  #head: Head | null = null;
  #isSettled = false;

  constructor(request: ExchangeRequest, limits: TimeLimits, clock: Clock, resolve: (exchanged: Exchanged) => void) {
    this.#request = request;
    this.#limits = limits;
    this.#clock = clock;
    this.#limit = createAlarm(clock);
    this.#resolve = resolve;
    request.signal?.addEventListener('abort', this.#onAbort, { once: true });
    // Another request may hold the connection for as long as its response's head may take.
    this.#allow(limits.connectMs + limits.headersMs, 'connect');
  }

  onRequestStart(controller: Controller): void {
    this.#controller = controller;
    if (this.#isSettled) controller.abort(new Error('given up before it was sent'));
    else this.#allow(this.#limits.headersMs, 'headers');
  }

  onResponseStart(_: Controller, status: number, headers: Record<string, string | string[] | undefined>): void {
    if (status < 200) return;
    this.#head = { status, headers: joinRepeated(headers) };
    this.#allow(this.#limits.bodyMs, 'body');
    const { 'content-encoding': encoding = '', 'content-length': length = null } = this.#head.headers;
    if (!/^(?:identity)?$/i.test(encoding)) this.#giveUp({ kind: 'encoded' });
    else if (isDeclaredOver(length, MAX_BODY_BYTES)) this.#giveUp({ kind: 'too-large' });
  }

  onResponseData(_: Controller, chunk: Uint8Array): void {
    if (this.#isSettled) return;
    if (this.#body.sizeBytes + chunk.byteLength > MAX_BODY_BYTES) this.#giveUp({ kind: 'too-large' });
    else this.#body.add(chunk);
  }

  onResponseEnd(): void {
    this.#settle(null);
  }

  onResponseError(_: Controller | null, error: Error): void {
    this.#settle(classifyFailure(error, this.#progress()));
  }

  readonly #onAbort = (): void => this.#giveUp({ kind: 'signal', cause: this.#request.signal?.reason });

  #progress(): Progress {
    if (this.#head !== null) return 'answering';
    return this.#controller === null ? 'waiting' : 'sent';
  }

  #allow(durationMs: number, kind: 'connect' | 'headers' | 'body'): void {
    const untilDeadlineMs = this.#request.deadlineAt - this.#clock.monotonicMs();
    const ends = untilDeadlineMs < durationMs ? ('deadline' as const) : kind;
    this.#limit.set(Math.min(durationMs, untilDeadlineMs), () => this.#giveUp({ kind: ends }));
  }

  #giveUp(failure: Failure): void {
    this.#settle(failure);
    this.#controller?.abort(new Error(`given up: ${failure.kind}`));
  }

  #settle(failure: Failure | null): void {
    if (this.#isSettled) return;
    this.#isSettled = true;
    this.#limit.lift();
    this.#request.signal?.removeEventListener('abort', this.#onAbort);
    this.#resolve(this.#outcome(failure));
  }

  #outcome(failure: Failure | null): Exchanged {
    if (this.#head !== null) {
      const text = failure === null ? new TextDecoder().decode(this.#body.take()) : '';
      return { kind: 'answered', ...this.#head, text, failure };
    }
    return { kind: 'unanswered', failure: failure ?? { kind: 'reset' } };
  }
}

function joinRepeated(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : value,
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Returns an exchange over undici; nothing is connected before the first request. */
export function createExchange(options: {
  readonly origin: string;
  readonly proxy: string | null;
  readonly limits: TimeLimits;
  readonly clock: Clock;
}): Exchange {
  const { origin, proxy, limits, clock } = options;
  let dispatcher: Promise<Dispatcher> | null = null;
  let isClosed = false;

  const send = async (request: ExchangeRequest): Promise<Exchanged> => {
    if (isClosed) return { kind: 'unanswered', failure: { kind: 'closed' } };
    try {
      dispatcher ??= createDispatcher(origin, proxy, limits);
      return await converse(await dispatcher, origin, request, limits, clock);
    } catch (error) {
      return { kind: 'unanswered', failure: classifyFailure(error, 'waiting') };
    }
  };
  const close = async (): Promise<void> => {
    isClosed = true;
    await dispatcher?.then(
      (opened) => opened.destroy(),
      () => {},
    );
  };
  return { send, close };
}

function converse(
  dispatcher: Dispatcher,
  origin: string,
  request: ExchangeRequest,
  limits: TimeLimits,
  clock: Clock,
): Promise<Exchanged> {
  const { method, path, headers, body, signal } = request;
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve({ kind: 'unanswered', failure: { kind: 'signal', cause: signal.reason } });
    const conversation = new Conversation(request, limits, clock, resolve);
    dispatcher.dispatch({ origin, method, path, headers: { ...headers }, body }, conversation);
  });
}
