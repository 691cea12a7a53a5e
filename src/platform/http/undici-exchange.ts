import type { Clock } from '../../kernel/clock.ts';
import { Conversation } from './conversation.ts';
import { createDispatcher, type Dispatcher } from './dispatcher.ts';
import type { Exchange, Exchanged, ExchangeRequest, TimeLimits } from './exchange.ts';
import { classifyFailure } from './failure.ts';

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
