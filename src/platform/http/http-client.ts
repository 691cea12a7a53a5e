import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { ChunkBuffer, isDeclaredOver } from '../../kernel/bounded-body.ts';
import type { Clock } from '../../kernel/clock.ts';
import { createTimer, unlessAborted } from '../../kernel/time-limit.ts';
import { createConnections } from './connections.ts';
import { type Contact, createContact, type Failed } from './contact.ts';
import { decompress } from './decompress.ts';
import { classifyFailure, type Failure, type Fault } from './failure.ts';
import type { ChosenProxy } from './proxy.ts';

/** How long each part of a request may take, in milliseconds. */
export interface TimeLimits {
  /** For a connection, name resolution and TLS included; waiting for a busy connection may take `headersMs` more. */
  readonly connectMs: number;
  /** From the connection to the response's head. */
  readonly headersMs: number;
  /** From the response's head to its end: the whole body, so that one that drips ends too. */
  readonly bodyMs: number;
}

/** One HTTP request, ready to send. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The whole path, prefix and query included. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly signal: AbortSignal | undefined;
  /** On the clock's monotonic time. */
  readonly deadlineAt: number;
}

/** The head of a response; header names in lower case, repeated headers joined by a comma. */
export interface Head {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** A response whose head has arrived. The caller reads the body, or does not, and then calls `end`. */
export interface Opened extends Head {
  readonly kind: 'responded';
  /** Decompressed; null if it cannot be, since its encoding is unknown. */
  readonly body: Readable | null;
  /** Returns why reading the body failed with `error`. */
  failureOf(error: unknown): Failure;
  /** Stops the timer, and ends the connection if something of the body is left. */
  end(): void;
}

/** Several applications are followed in parallel, and each may have a status and a log under way. */
const CONNECTIONS = 8;

/**
 * HTTP/1.1 without pipelining: a connection carries one request at a time, and what breaks it is that request's fate alone. An idle
 * one is kept for longer than lies between two status checks, unless the service says in `Keep-Alive` that it will close it before.
 * undici's own time limits count in half seconds, so only the one for connecting is used.
 */
const HTTP = { connections: CONNECTIONS, pipelining: 1, allowH2: false, keepAliveTimeout: 30_000 };
const NO_LIMITS = { headersTimeout: 0, bodyTimeout: 0 };
/** Gateways add headers, such as policies and cookies, far beyond Node's 16 KiB. undici refuses a head of exactly this size. */
const MAX_HEADER_BYTES = 65_537;

/**
 * Returns a client for an origin, directly or through a proxy, which says which requests were certainly not sent; nothing is connected
 * before the first request.
 */
export function createHttpClient(options: {
  readonly origin: string;
  readonly proxy: ChosenProxy | null;
  readonly connectMs: number;
  readonly clock: Clock;
  /** Shared by all clients of this origin (default: one of its own). */
  readonly contact?: Contact | undefined;
}) {
  const { origin, proxy, connectMs, clock, contact = createContact(clock) } = options;
  const isPlain = origin.startsWith('http:');
  const settings = { ...HTTP, ...NO_LIMITS, maxHeaderSize: MAX_HEADER_BYTES, connectTimeout: connectMs };
  const connections = createConnections(proxy, settings);
  const { agent } = connections;
  let isClosed = false;
  let hasResponded = false;
  /** Returns what is wrong with the other side if the failure alone does not say it. */
  const findFault = ({ kind, cause }: Failure, method: HttpRequest['method']): Fault | null => {
    if (kind === 'tls' && proxy !== null) return isPlain || connections.isOfProxy(cause) ? 'proxy' : null;
    // The certificate may be optional: then the request has arrived, and a write must not count as unsent.
    const isLikely = method === 'GET' && !hasResponded && connections.isCertificateRequested();
    return kind === 'reset' && isLikely ? 'client-certificate' : null;
  };
  return {
    /** Sends once and returns the response's head, with its body still to be read. Never rejects. `bodyMs` null: the body may take any time. */
    open: async (
      request: HttpRequest,
      limits: Omit<TimeLimits, 'bodyMs'> & { readonly bodyMs: number | null },
    ): Promise<Opened | Failed> => {
      const { signal, method, path, headers, body: sentBody } = request;
      if (isClosed) return { kind: 'failed', failure: { kind: 'closed' } };
      if (signal?.aborted) return { kind: 'failed', failure: { kind: 'signal', cause: signal.reason } };
      let isSent = false;
      const limit = startLimit(request, clock);
      const onSent = (): void => {
        isSent = true;
        limit.allow(limits.headersMs, 'headers');
      };
      // Another request may hold the connection for as long as its response's head may take.
      limit.allow(limits.connectMs + limits.headersMs, 'connect');
      const send = async (onReached: () => void): Promise<Opened> => {
        const onStarted = (): void => {
          onSent();
          // A proxy of plain http, and a server that requests a certificate, refuse with the response.
          if (!(isPlain && proxy !== null) && !connections.isCertificateRequested()) onReached();
        };
        const sending = agent.compose(reportStart(onStarted)).request({
          origin,
          method,
          path,
          headers: { ...headers },
          body: sentBody,
          signal: limit.signal,
          ...NO_LIMITS,
        });
        // undici does not reject a request that waits for a connection when its signal aborts.
        const response = await unlessAborted(sending, limit.signal);
        if (response === null) throw limit.signal.reason;
        hasResponded = true;
        onReached();
        // Its reader learns of an error by reading; without a listener, an error after that would end the process.
        response.body.on('error', () => {});
        if (limits.bodyMs === null) limit.clear();
        else limit.allow(limits.bodyMs, 'body');
        const responseHeaders = joinRepeated(response.headers);
        const body = decompress(response.body, responseHeaders['content-encoding'] ?? '');
        body?.on('error', () => {});
        return {
          kind: 'responded',
          status: response.statusCode,
          headers: responseHeaders,
          body,
          failureOf: (error) => limit.failure() ?? classifyFailure(error, 'answering', proxy),
          end: () => {
            response.body.destroy();
            limit.end();
          },
        };
      };
      const toFailed = (error: unknown): Failed => {
        const failure = limit.failure() ?? classifyFailure(error, isSent ? 'sent' : 'waiting', proxy);
        const fault = findFault(failure, method);
        limit.end();
        const known = fault === null ? {} : ({ kind: 'tls', fault } as const);
        return { kind: 'failed', failure: { ...failure, ...known, proxy } };
      };
      const result = await contact.send((onReached) => send(onReached).catch(toFailed), limit.signal);
      if (result.kind === 'failed') limit.end();
      return result;
    },
    /** Ends every connection; what is under way, and what is sent afterwards, fails with `closed`. */
    close: async (): Promise<void> => {
      isClosed = true;
      await agent.destroy();
    },
  };
}

/** The time that a request has left, and its caller's signal: the first to end it says why. */
function startLimit({ signal: callerSignal, deadlineAt }: HttpRequest, clock: Clock) {
  const timer = createTimer(clock);
  const ending = new AbortController();
  let failure: Failure | null = null;
  const giveUp = (why: Failure): void => {
    failure ??= why;
    ending.abort(new Error(`given up: ${why.kind}`));
  };
  const onAbort = (): void => giveUp({ kind: 'signal', cause: callerSignal?.reason });
  callerSignal?.addEventListener('abort', onAbort, { once: true });
  return {
    signal: ending.signal,
    failure: () => failure,
    /** Lets the next part of the request take so long, and no longer than to the deadline. */
    allow: (durationMs: number, kind: 'connect' | 'headers' | 'body'): void => {
      const untilDeadlineMs = deadlineAt - clock.monotonicMs();
      const ends = untilDeadlineMs < durationMs ? ('deadline' as const) : kind;
      timer.set(Math.min(durationMs, untilDeadlineMs), () => giveUp({ kind: ends }));
    },
    clear: timer.clear,
    end: (): void => {
      timer.clear();
      callerSignal?.removeEventListener('abort', onAbort);
    },
  };
}

/** undici calls `onRequestStart` when a connection is there and the request is about to be written: before, certainly nothing was sent. */
function reportStart(onSent: () => void): Dispatcher.DispatcherComposeInterceptor {
  return (dispatch) => (options, handler) =>
    dispatch(options, {
      onRequestStart: (controller, context) => {
        onSent();
        handler.onRequestStart?.(controller, context);
      },
      onResponseStart: (...given) => handler.onResponseStart?.(...given),
      onResponseData: (...given) => handler.onResponseData?.(...given),
      onResponseEnd: (...given) => handler.onResponseEnd?.(...given),
      onResponseError: (...given) => handler.onResponseError?.(...given),
    });
}

function joinRepeated(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value] as const],
  );
  return Object.fromEntries(entries);
}

/** The most that is read of a response: far above what a status or a log's tail needs, far below what would fill a runner. */
const MAX_BODY_BYTES = 10 * 1024 * 1024;

/**
 * What became of a request.
 * `responded`: the head came; `text` is the body, and empty if `failure` says why the body could not be had whole.
 * `failed`: no head came.
 */
export type Exchanged =
  | (Head & { readonly kind: 'responded'; readonly text: string; readonly failure: Failure | null })
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Sends requests to one origin, and returns the outcome of each. */
export interface Exchange {
  /** Sends once. Never rejects; ends by the time limits, the deadline and the signal. */
  send(request: HttpRequest): Promise<Exchanged>;
  /** Ends every connection; what is under way, and what is sent afterwards, fails with `closed`. */
  close(): Promise<void>;
}

/** Returns an exchange with an origin, directly or through a proxy; nothing is connected before the first request. */
export function createExchange(options: {
  readonly origin: string;
  readonly proxy: ChosenProxy | null;
  readonly limits: TimeLimits;
  readonly clock: Clock;
  /** As for `createHttpClient`. */
  readonly contact?: Contact | undefined;
}): Exchange {
  const { limits } = options;
  const client = createHttpClient({ ...options, connectMs: limits.connectMs });
  return {
    send: async (request) => {
      const opened = await client.open(request, limits);
      return opened.kind === 'failed' ? opened : readWhole(opened);
    },
    close: client.close,
  };
}

async function readWhole(opened: Opened): Promise<Exchanged> {
  const { status, headers, end } = opened;
  try {
    const read = await readBody(opened);
    return typeof read === 'string'
      ? { kind: 'responded', status, headers, text: read, failure: null }
      : { kind: 'responded', status, headers, text: '', failure: read };
  } finally {
    end();
  }
}

/** Returns the body's text, or why it could not be had whole. */
async function readBody({ headers, body, failureOf }: Opened): Promise<string | Failure> {
  if (body === null) return { kind: 'encoded' };
  if (isDeclaredOver(headers['content-length'] ?? null, MAX_BODY_BYTES)) return { kind: 'too-large' };
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
