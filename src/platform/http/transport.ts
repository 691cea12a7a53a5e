import { backOffMs } from '../../kernel/back-off.ts';
import type { Clock } from '../../kernel/clock.ts';
import { NetworkError, ProtocolError, RemoteError, ThrottledError } from '../../kernel/errors.ts';
import type { Random } from '../../kernel/random.ts';
import { isUnsent, markUnsent, outlookOf } from '../../kernel/request-fate.ts';
import { readAdvice } from '../../rate-limit/advice.ts';
import type { Gate, Purpose } from '../../rate-limit/gate-interface.ts';
import type { Operation } from '../resources/operation.ts';
import type { BaseAddress } from './base-address.ts';
import {
  errorFromBody,
  errorFromFailure,
  errorFromRedirect,
  errorFromStatus,
  isPage,
  type RequestContext,
} from './error-mapping.ts';
import type { Exchange, Exchanged, Head, HttpRequest, TimeLimits } from './http-client.ts';
import { parseJson } from './json.ts';
import { fillPath } from './request-path.ts';

/** How often a call of the stand-alone client is tried; the engine decides for itself, and asks for one attempt. */
const DEFAULT_ATTEMPTS = 4;
const WAIT = { firstMs: 250, maxMs: 8_000 };

/**
 * Returns true if the same request may be sent once more. A read or a deletion: when the network or the service was at fault. Another
 * write: only when surely nothing of it was sent, since a write whose response was lost may have been done. What lasts does not change with
 * another attempt.
 */
function isRepeatable(error: unknown, method: Operation['method']): boolean {
  if (outlookOf(error) === 'lasting') return false;
  const isIdempotent = method === 'GET' || method === 'DELETE';
  if (error instanceof NetworkError) return isIdempotent || isUnsent(error);
  return isIdempotent && error instanceof RemoteError && error.code === 'remote';
}

/** What a response was given to. */
interface Redirected {
  readonly method: Operation['method'];
  readonly origin: string;
  readonly path: string;
  /** How many redirects were followed before it. */
  readonly followed: number;
}

/** `none`: the response leads nowhere. `follow`: ask for `path` instead. `refuse`: it leads where the token does not go; `why` says it. */
type Redirect =
  | { readonly kind: 'none' }
  | { readonly kind: 'follow'; readonly path: string }
  | { readonly kind: 'refuse'; readonly why: string };

/** The statuses whose `Location` is to be followed (RFC 9110, section 15.4). */
export const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const MAX_FOLLOWED = 5;

/**
 * Decides on a redirect: a read is followed within its origin, five times at most. The token goes to no other origin, and a
 * write is neither sent twice nor turned into a read.
 */
export function decideRedirect({ status, headers }: Head, { method, origin, path, followed }: Redirected): Redirect {
  if (!REDIRECTS.has(status)) return { kind: 'none' };
  if (method !== 'GET') return { kind: 'refuse', why: 'only GET requests are redirected' };
  const location = headers['location'];
  const target = location === undefined ? null : URL.parse(location, origin + path);
  if (target === null) return { kind: 'refuse', why: 'it has no valid Location' };
  if (target.origin !== origin)
    return { kind: 'refuse', why: `the token is not sent to another origin, ${target.origin}` };
  if (followed >= MAX_FOLLOWED) return { kind: 'refuse', why: `${MAX_FOLLOWED} redirects were already followed` };
  return { kind: 'follow', path: target.pathname + target.search };
}

/** The time limits that a caller may set. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Ends the wait for the rate limit alone: once a request is sent, its response is waited for. */
  readonly turnSignal?: AbortSignal | undefined;
  /** For the whole call, waits and repetitions included, in milliseconds; absent: the client's own limit. */
  readonly timeoutMs?: number | undefined;
}

/** The limits of one call that has started, and what it is for. */
export interface ApiCall {
  readonly signal?: AbortSignal | undefined;
  /** Ends the wait for the rate limit alone. */
  readonly turnSignal?: AbortSignal | undefined;
  /** The monotonic instant by which the call ends, waits and repetitions included. */
  readonly deadlineAt: number;
  /** Absent: `other`. */
  readonly purpose?: Purpose | undefined;
  /** How often it may be sent where sending again is safe; a 429 does not count. Absent: four times. */
  readonly attempts?: number | undefined;
}

/** A success: 2xx. `text` is the body; that of a write is empty if it could not be had, since the status says what counts. */
export interface ApiResponse extends Head {
  readonly text: string;
}

/** Sends requests of the platform's contract. Every error is a TouchdownError: access, throttled, remote, network, protocol, cancelled, input. */
export interface Transport {
  /** Returns the limits of a call that begins now; one call may be several requests, as for a list. */
  begin(options?: CallOptions): ApiCall;
  /** Returns how much of a call's time is left, in milliseconds; below zero if it is over. */
  leftMs(call: ApiCall): number;
  /** Sends, and returns the success. Rejects with ThrottledError too if the gate gives a log read up. */
  send(operation: Operation, call: ApiCall): Promise<ApiResponse>;
  /**
   * Sends, and returns the success's body as JSON, for a list without content (204) an empty array; a RemoteError if it is none. `onHead`
   * gets the success's head.
   */
  fetchJson(operation: Operation, call: ApiCall, onHead?: (head: Head) => void): Promise<unknown>;
}

/** What a transport is made of. */
interface TransportParts {
  readonly base: BaseAddress;
  readonly authorization: string;
  readonly userAgent: string;
  readonly limits: TimeLimits;
  /** For a call that names no deadline, in milliseconds. */
  readonly totalMs: number;
  readonly exchange: Exchange;
  readonly gate: Gate;
  readonly clock: Clock;
  readonly random: Random;
}

type Responded = Extract<Exchanged, { kind: 'responded' }>;

/** Returns a transport to one platform, with one token, under one rate-limit gate. */
export function createTransport(parts: TransportParts): Transport {
  return {
    begin: ({ signal, turnSignal, timeoutMs = parts.totalMs } = {}) => ({
      signal,
      turnSignal,
      deadlineAt: parts.clock.monotonicMs() + timeoutMs,
    }),
    leftMs: ({ deadlineAt }) => deadlineAt - parts.clock.monotonicMs(),
    send: (operation, call) => sendRepeatedly(parts, operation, call, (response) => response),
    fetchJson: (operation, call, onHead = () => {}) =>
      sendRepeatedly(parts, operation, call, (response) => {
        onHead(response);
        return readJson(contextOf(parts, operation), response);
      }),
  };
}

async function sendRepeatedly<T>(
  parts: TransportParts,
  operation: Operation,
  call: ApiCall,
  read: (response: ApiResponse) => T,
): Promise<T> {
  const { clock, random } = parts;
  const attempts = call.attempts ?? DEFAULT_ATTEMPTS;
  for (let attempt = 1; ; attempt++) {
    try {
      return read(await sendFollowing(parts, operation, call));
    } catch (error) {
      const waitMs = backOffMs(attempt, WAIT, 1 - random());
      const isTooLate = clock.monotonicMs() + waitMs >= call.deadlineAt;
      if (attempt >= attempts || isTooLate || !isRepeatable(error, operation.method)) throw error;
      await clock.wait(waitMs, call.signal);
    }
  }
}

async function sendFollowing(parts: TransportParts, operation: Operation, call: ApiCall): Promise<ApiResponse> {
  const { origin, prefix } = parts.base;
  const { method, template, ids, query } = operation;
  const context = contextOf(parts, operation);
  let path = prefix + fillPath(template, ids, query);
  for (let followed = 0; ; followed++) {
    const responded = await sendAdmitted(parts, context, path, call);
    const redirect = decideRedirect(responded, { method, origin, path, followed });
    if (redirect.kind === 'none') return requireSuccess(context, responded);
    if (redirect.kind === 'refuse') throw errorFromRedirect(context, responded, redirect.why);
    path = redirect.path;
  }
}

/** Sends once the gate lets it; a 429 started nothing, so it is sent again when the gate, which knows of it, opens. */
async function sendAdmitted(
  parts: TransportParts,
  context: RequestContext,
  path: string,
  call: ApiCall,
): Promise<Responded> {
  const { gate, exchange, clock } = parts;
  const { purpose = 'other', deadlineAt } = call;
  const request = renderRequest(parts, context.operation, path, call);
  for (;;) {
    const admission = await gate.pass(purpose, { deadlineAt, signal: endOfTurn(call) }).catch((error: unknown) => {
      // Who waits at the gate has sent nothing, or something that a 429 refused.
      throw markUnsent(error);
    });
    if (admission === 'given-up') throw givenUp(parts);
    const exchanged = await exchange.send(request);
    gate.applyAdvice(exchanged.kind === 'responded' ? readAdvice(exchanged, clock.epochMs()) : null);
    if (exchanged.kind === 'failed') throw errorFromFailure(context, exchanged.failure, null);
    if (exchanged.status !== 429) return exchanged;
  }
}

function endOfTurn({ signal, turnSignal }: ApiCall): AbortSignal | undefined {
  return signal === undefined || turnSignal === undefined
    ? (turnSignal ?? signal)
    : AbortSignal.any([signal, turnSignal]);
}

function requireSuccess(context: RequestContext, responded: Responded): ApiResponse {
  const { status, text, failure } = responded;
  if (status < 200 || status > 299) throw errorFromStatus(context, responded, text, failure === null);
  if (failure !== null && context.operation.method === 'GET') throw errorFromFailure(context, failure, responded);
  // A page, such as one to sign in, says nothing of what became of a write; a read is decoded anyway.
  if (context.operation.method !== 'GET' && isPage(responded, text))
    throw errorFromBody(context, responded, text, new ProtocolError('$', 'JSON', 'an HTML page'));
  return responded;
}

function readJson(context: RequestContext, response: ApiResponse): unknown {
  if (context.operation.isList === true && response.status === 204) return [];
  try {
    return parseJson(response.text);
  } catch (error) {
    throw error instanceof ProtocolError ? errorFromBody(context, response, response.text, error) : error;
  }
}

function renderRequest(parts: TransportParts, { method, body }: Operation, path: string, call: ApiCall): HttpRequest {
  const headers = {
    accept: 'application/json, text/plain;q=0.9, */*;q=0.1',
    // A status is too small to compress, and some proxies compress what is not; what is compressed nevertheless is read.
    'accept-encoding': 'identity',
    authorization: parts.authorization,
    'user-agent': parts.userAgent,
  };
  const { signal, deadlineAt } = call;
  if (body === undefined) return { method, path, headers, body: null, signal, deadlineAt };
  const typed = { ...headers, 'content-type': 'application/json' };
  return { method, path, headers: typed, body: JSON.stringify(body), signal, deadlineAt };
}

function contextOf({ base, authorization, limits }: TransportParts, operation: Operation): RequestContext {
  const authScheme = authorization.slice(0, authorization.indexOf(' '));
  return { operation, address: base.origin + base.prefix, authScheme, limits };
}

function givenUp({ gate, clock }: TransportParts): ThrottledError {
  const now = clock.epochMs();
  const opensAt = Math.max(now, gate.view().resetsAt ?? now);
  return new ThrottledError('The rate limit leaves no request for the log right now.', opensAt - now, opensAt);
}
