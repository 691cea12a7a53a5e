import { ChunkBuffer, isDeclaredOver } from '../../kernel/bounded-body.ts';
import type { Clock } from '../../kernel/clock.ts';
import { type Alarm, createAlarm } from '../../kernel/time-limit.ts';
import type { Controller, Handler } from './dispatcher.ts';
import type { Exchanged, ExchangeRequest, Head, TimeLimits } from './exchange.ts';
import { classifyFailure, type Failure, type Progress } from './failure.ts';

/** The most that is read of an answer: far above what a status or a log's tail needs, far below what would fill a runner. */
const MAX_BODY_BYTES = 10 * 1024 * 1024;

/** One request and its answer, as undici tells of them: keeps the time limits, gathers the body, settles exactly once. */
export class Conversation implements Handler {
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
    // Another request may hold the connection for as long as its answer's head may take.
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
