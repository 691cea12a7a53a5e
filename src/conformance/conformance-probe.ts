import type { Clock } from '../kernel/clock.ts';
import type { Exchange, ExchangeRequest } from '../platform/http/exchange.ts';
import { failed } from '../platform/http/web-fetch.ts';

/** One request of the probe. */
export interface ProbeRequest {
  readonly method: 'GET' | 'POST';
  /** The whole path, prefix and query included. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** An unchanged response; header names in lower case. */
export interface ProbeResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Sends each request once: no retries, no redirects. */
export interface Probe {
  /** Rejects with a NetworkError or a CancelledError if no complete response came. */
  send(request: ProbeRequest): Promise<ProbeResponse>;
}

/** For one request, in milliseconds. */
const MAX_MS = 60_000;

/** Returns a probe that sends through `exchange` until `signal` aborts. */
export function createProbe(exchange: Exchange, clock: Clock, signal: AbortSignal): Probe {
  return {
    async send(request) {
      const sent: ExchangeRequest = { ...request, signal, deadlineAt: clock.monotonicMs() + MAX_MS };
      const exchanged = await exchange.send(sent);
      if (exchanged.kind === 'unanswered') throw failed(sent, exchanged.failure).cause;
      if (exchanged.failure !== null) throw failed(sent, exchanged.failure).cause;
      const { status, headers, text } = exchanged;
      return { status, headers, text };
    },
  };
}
