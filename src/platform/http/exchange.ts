import { ChunkBuffer, isDeclaredOver } from '../../kernel/bounded-body.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Failure } from './failure.ts';
import { createHttpClient, type Head, type HttpRequest, type Opened, type TimeLimits } from './http-client.ts';

/** The most that is read of a response: far above what a status or a log's tail needs, far below what would fill a runner. */
const MAX_BODY_BYTES = 10 * 1024 * 1024;

/**
 * What became of a request.
 * `answered`: the head came; `text` is the body, and empty if `failure` says why the body could not be had whole.
 * `unanswered`: no head came.
 */
export type Exchanged =
  | (Head & { readonly kind: 'answered'; readonly text: string; readonly failure: Failure | null })
  | { readonly kind: 'unanswered'; readonly failure: Failure };

/** Sends requests to one origin and brings back what became of them. */
export interface Exchange {
  /** Sends once. Never rejects; ends by the time limits, the deadline and the signal. */
  send(request: HttpRequest): Promise<Exchanged>;
  /** Ends every connection; what is under way, and what is sent afterwards, fails with `closed`. */
  close(): Promise<void>;
}

/** Returns an exchange with an origin, directly or through a proxy; nothing is connected before the first request. */
export function createExchange(options: {
  readonly origin: string;
  readonly proxy: string | null;
  readonly limits: TimeLimits;
  readonly clock: Clock;
}): Exchange {
  const { origin, proxy, limits, clock } = options;
  const client = createHttpClient({ origin, proxy, connectMs: limits.connectMs, clock });
  return {
    send: async (request) => {
      const opened = await client.open(request, limits);
      return opened.kind === 'unanswered' ? opened : readWhole(opened);
    },
    close: client.close,
  };
}

async function readWhole(opened: Opened): Promise<Exchanged> {
  const { status, headers, body } = opened;
  try {
    const read = await readBody(opened);
    return typeof read === 'string'
      ? { kind: 'answered', status, headers, text: read, failure: null }
      : { kind: 'answered', status, headers, text: '', failure: read };
  } finally {
    body.destroy();
    opened.end();
  }
}

/** Returns the body's text, or why it could not be had whole. */
async function readBody({ headers, body, failureOf }: Opened): Promise<string | Failure> {
  const { 'content-encoding': encoding = '', 'content-length': length = null } = headers;
  if (!/^(?:identity)?$/i.test(encoding)) return { kind: 'encoded' };
  if (isDeclaredOver(length, MAX_BODY_BYTES)) return { kind: 'too-large' };
  const chunks = new ChunkBuffer();
  try {
    for await (const chunk of body) {
      if (chunks.sizeBytes + chunk.byteLength > MAX_BODY_BYTES) return { kind: 'too-large' };
      chunks.add(chunk);
    }
  } catch (error) {
    return failureOf(error);
  }
  return new TextDecoder().decode(chunks.take());
}
