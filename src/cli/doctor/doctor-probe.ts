import type { Clock } from '../../kernel/clock.ts';
import type { Exchanged } from '../../platform/http/exchange.ts';
import { describeCause, type Failure } from '../../platform/http/failure.ts';
import { parseJson } from '../../platform/http/json.ts';
import { chooseProxy, type ProxyEnvironment } from '../../platform/http/proxy.ts';
import { decideRedirect } from '../../platform/http/transport.ts';
import { createExchange } from '../../platform/http/undici-exchange.ts';

/** An answer as it came; header names in lower case. */
export interface Answered {
  readonly kind: 'answered';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** The body as JSON; undefined where it is none. */
  readonly json: unknown;
  /** This machine's time in the middle of the exchange, in epoch milliseconds. */
  readonly middleAt: number;
  /** From the request to the end of the answer, in milliseconds. */
  readonly tookMs: number;
}

/** What became of one read. `elsewhere`: a redirect that the token does not follow; `unreached`: no whole answer came. */
export type Reply =
  | Answered
  | { readonly kind: 'elsewhere'; readonly status: number; readonly location: string }
  | { readonly kind: 'unreached'; readonly stage: Failure['kind']; readonly detail: string };

/** Reads at one origin, each address once: nothing is sent again. */
export interface Probe {
  /** Never rejects. `path` is whole, `authorization` the header. */
  get(path: string, authorization: string): Promise<Reply>;
  /** Ends every connection. */
  close(): Promise<void>;
}

const LIMITS = { connectMs: 10_000, headersMs: 15_000, bodyMs: 15_000 };
const MAX_MS = 30_000;

/** Returns a probe of `origin`; connects to nothing yet. Throws InputError for a proxy that cannot be used. */
export function createProbe(options: {
  readonly origin: string;
  readonly env: ProxyEnvironment;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Beside `authorization`, in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}): Probe {
  const { origin, env, clock, signal } = options;
  const exchange = createExchange({ origin, proxy: chooseProxy(origin, env), limits: LIMITS, clock });
  const get = async (asked: string, authorization: string): Promise<Reply> => {
    let path = asked;
    for (let followed = 0; ; followed++) {
      const headers = { ...options.headers, 'accept-encoding': 'identity', authorization };
      const deadlineAt = clock.monotonicMs() + MAX_MS;
      const [sentAt, began] = [clock.epochMs(), clock.monotonicMs()];
      const exchanged = await exchange.send({ method: 'GET', path, headers, body: null, signal, deadlineAt });
      const tookMs = clock.monotonicMs() - began;
      const reply = readReply(exchanged, sentAt + tookMs / 2, tookMs);
      if (reply.kind !== 'answered') return reply;
      const redirect = decideRedirect(reply, { method: 'GET', origin, path, followed });
      if (redirect.kind === 'none') return reply;
      const { status } = reply;
      if (redirect.kind === 'refuse') return { kind: 'elsewhere', status, location: reply.headers['location'] ?? '' };
      path = redirect.path;
    }
  };
  return { get, close: () => exchange.close() };
}

/** Returns an exchange as a check judges it; what came of a refusal counts where its body could not be had. */
function readReply(exchanged: Exchanged, middleAt: number, tookMs: number): Reply {
  const { failure } = exchanged;
  if (exchanged.kind === 'answered' && (failure === null || exchanged.status >= 300)) {
    const { status, headers, text } = exchanged;
    return { kind: 'answered', status, headers, text, json: parseQuietly(text), middleAt, tookMs };
  }
  const { kind: stage, cause } = failure ?? { kind: 'closed' as const, cause: undefined };
  return { kind: 'unreached', stage, detail: describeCause(cause) };
}

function parseQuietly(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
