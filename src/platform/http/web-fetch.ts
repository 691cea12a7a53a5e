import type { Readable } from 'node:stream';
import type { Clock } from '../../kernel/clock.ts';
import { CancelledError, NetworkError, type RequestFacts, type TouchdownError } from '../../kernel/errors.ts';
import type { Contact } from './contact.ts';
import { ADVICE, explainFailure, type Failure, isOfNetwork, type OtherFailure } from './failure.ts';
import {
  createExchange,
  createHttpClient,
  type Head,
  type HttpRequest,
  type Opened,
  type TimeLimits,
} from './http-client.ts';
import { chooseProxy, type ProxyEnvironment } from './proxy.ts';

interface WebOptions {
  readonly origin: string;
  readonly env: ProxyEnvironment;
  readonly clock: Clock;
  /** Shared by all clients of this origin (default: one of its own). */
  readonly contact?: Contact;
}

/** Where requests go, and how long each part of them may take; for the sentence of a failure. */
interface Link {
  readonly origin: string;
  readonly limits: TimeLimits;
}

/** The web's `fetch` for one origin, and the end of its connections. */
export type WebFetch = typeof fetch & {
  /** Ends every connection; what is under way, and what is sent afterwards, rejects. */
  close(): Promise<void>;
};

/** GitHub gives up a request of its own after 10 s (its documentation of troubleshooting the REST API). */
const LIMITS = { connectMs: 10_000, headersMs: 15_000, bodyMs: 15_000 };
const MAX_CALL_MS = 30_000;
const METHODS = ['GET', 'POST', 'PATCH', 'DELETE'] as const;
/** The statuses whose responses have no body (the Fetch standard, "null body status"). */
const WITHOUT_BODY: readonly number[] = [204, 205, 304];

/**
 * Returns a `fetch` for one origin that honors the proxy's settings in `env`, and ends by time limits of its own and at the same size
 * as a call to the platform. GET, POST, PATCH and DELETE with a text as body; the address as a text or a URL. A redirect is returned,
 * never followed. Rejects with a TypeError: its cause is a NetworkError (`dns`, `connect`, `tls`: surely nothing was sent) or a
 * CancelledError if there was a failure; it has none if the request itself is not allowed.
 * Connects to nothing yet; throws InputError for a proxy that cannot be used.
 */
export function createWebFetch(options: WebOptions): WebFetch {
  const { env, clock, contact } = options;
  const { origin } = new URL(options.origin);
  const link = { origin, limits: LIMITS };
  const exchange = createExchange({ origin, proxy: chooseProxy(origin, env), limits: LIMITS, clock, contact });
  const send: typeof fetch = async (input, init = {}) => {
    const request = renderRequest(origin, input, init, clock.monotonicMs() + MAX_CALL_MS);
    const exchanged = await exchange.send(request);
    if (exchanged.kind === 'failed') throw failed(link, request, exchanged.failure);
    // The status of a refusal says what counts, even where its body could not be had.
    if (exchanged.failure !== null && exchanged.status < 300) throw failed(link, request, exchanged.failure);
    const { status, headers, text } = exchanged;
    return respond(request, WITHOUT_BODY.includes(status) ? null : text, { status, headers });
  };
  return Object.assign(send, { close: () => exchange.close() });
}

/** In milliseconds; the body of a stream may take as long as its reader lets it. */
const STREAM_LIMITS = { connectMs: 10_000, headersMs: 25_000, bodyMs: null };

/**
 * Returns a `fetch` as `createWebFetch` does, but one that responds with the head and whose body comes as it is written: for event
 * streams. The body is read no faster than it is taken, ends with an error if the connection breaks or the signal aborts, and its
 * size is its reader's to limit. Throws InputError for a proxy that cannot be used.
 */
export function createWebStream(options: WebOptions): WebFetch {
  const { env, clock, contact } = options;
  const { origin } = new URL(options.origin);
  const link = { origin, limits: { ...LIMITS, ...STREAM_LIMITS, bodyMs: LIMITS.bodyMs } };
  const client = createHttpClient({
    origin,
    proxy: chooseProxy(origin, env),
    connectMs: STREAM_LIMITS.connectMs,
    clock,
    contact,
  });
  const send: typeof fetch = async (input, init = {}) => {
    const request = renderRequest(origin, input, init, Number.POSITIVE_INFINITY);
    const opened = await client.open(request, STREAM_LIMITS);
    if (opened.kind === 'failed') throw failed(link, request, opened.failure);
    const { status, headers, body, failureOf, end } = opened;
    const isEmpty = WITHOUT_BODY.includes(status);
    if (isEmpty || body === null) end();
    if (body === null) throw failed(link, request, { kind: 'encoded' });
    body.once('close', end);
    return respond(request, isEmpty ? null : streamOf(link, request, body, failureOf), { status, headers });
  };
  return Object.assign(send, { close: client.close });
}

/** Node's own `Readable.toWeb` throws an uncaught error if a chunk arrives after the stream was canceled. */
function streamOf(
  link: Link,
  request: HttpRequest,
  body: Readable,
  failureOf: Opened['failureOf'],
): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = body[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const { done, value } = await chunks.next();
          if (done === true) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          throw failed(link, request, failureOf(error));
        }
      },
      cancel: () => void body.destroy(),
    },
    { highWaterMark: 0 },
  );
}

/** Returns what a `fetch` for `origin` is to send; `deadlineAt` on the clock's monotonic time. Throws TypeError for what is not allowed. */
function renderRequest(
  origin: string,
  input: Parameters<typeof fetch>[0],
  init: RequestInit,
  deadlineAt: number,
): HttpRequest {
  const url = typeof input === 'string' ? URL.parse(input) : input instanceof URL ? input : null;
  if (url === null) throw new TypeError('fetch: the URL must be absolute, as a string or a URL');
  if (url.origin !== origin || url.username !== '')
    throw new TypeError(`fetch: only requests to ${origin} are allowed`);
  const method = METHODS.find((known) => known === (init.method ?? 'GET').toUpperCase());
  if (method === undefined) throw new TypeError('fetch: the method must be GET, POST, PATCH or DELETE');
  const body = init.body ?? null;
  if (body !== null && typeof body !== 'string') throw new TypeError('fetch: the body must be a string');
  const headers = { ...Object.fromEntries(new Headers(init.headers)), 'accept-encoding': 'identity' };
  return { method, path: url.pathname + url.search, headers, body, signal: init.signal ?? undefined, deadlineAt };
}

function respond(request: HttpRequest, body: string | ReadableStream<Uint8Array> | null, head: Head): Response {
  try {
    return new Response(body, head);
  } catch (error) {
    // A status beyond 599, or a header's name that the web does not know.
    throw new TypeError('fetch failed', {
      cause: new NetworkError('body', 'not a valid HTTP response', factsOf(request), error),
    });
  }
}

/** Returns what a `fetch` rejects with: a TypeError whose cause is a NetworkError or a CancelledError. */
function failed(link: Link, request: HttpRequest, failure: Failure): TypeError {
  return new TypeError('fetch failed', { cause: errorOf(link, request, failure) });
}

const OTHERS: Readonly<Record<OtherFailure['kind'], string>> = {
  signal: 'The request was canceled.',
  deadline: 'The request took too long.',
  closed: 'the connection was closed',
  'too-large': 'the response is larger than 10 MiB',
  encoded: 'the response cannot be decompressed',
};

function errorOf({ origin, limits }: Link, request: HttpRequest, failure: Failure): TouchdownError {
  if (!isOfNetwork(failure)) {
    const { kind, cause } = failure;
    if (kind === 'signal') return new CancelledError('signal', OTHERS[kind], cause);
    if (kind === 'deadline') return new CancelledError('timeout', OTHERS[kind], cause);
    // What was closed may have been sent before.
    return new NetworkError(kind === 'closed' ? 'reset' : 'body', OTHERS[kind], factsOf(request), cause);
  }
  const { what, advice } = explainFailure(failure, origin, limits);
  // What everyone tries anyway is left to the caller, who knows what is at that address.
  const message = advice === ADVICE[failure.kind] ? what : `${what}. ${advice}`;
  return new NetworkError(failure.kind, message, factsOf(request), failure.cause);
}

function factsOf({ method, path }: HttpRequest): RequestFacts {
  return { method, path: path.replace(/\?.*$/, '') };
}
