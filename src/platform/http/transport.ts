import type { Clock } from '../../kernel/clock.ts';
import { ProtocolError, ThrottledError } from '../../kernel/errors.ts';
import type { Random } from '../../kernel/random.ts';
import { markUnsent } from '../../kernel/request-fate.ts';
import { readAdvice } from '../../rate-limit/advice.ts';
import type { Gate, Purpose } from '../../rate-limit/gate-interface.ts';
import type { Operation } from '../resources/operation.ts';
import type { BaseAddress } from './base-address.ts';
import { type Asked, errorFromBody, errorFromFailure, errorFromRedirect, errorFromStatus } from './error-mapping.ts';
import type { Exchange, Exchanged, ExchangeRequest, Head, TimeLimits } from './exchange.ts';
import { parseJson } from './json.ts';
import { decideRedirect } from './redirect.ts';
import { fillPath } from './request-path.ts';
import { DEFAULT_ATTEMPTS, isRepeatable, nextAttemptInMs } from './retry.ts';

/** What a caller may say of how long a call goes on. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Ends the wait for the rate limit alone: an answer to what was sent by then is waited for, since nobody would know what it said. */
  readonly turnSignal?: AbortSignal | undefined;
  /** For the whole call, waits and repetitions included, in milliseconds; absent: the client's own limit. */
  readonly timeoutMs?: number | undefined;
}

/** The limits of one call that has begun, and what it is for. */
export interface Call {
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

/** A success: 2xx. `text` is the body; that of a write is empty where it could not be had, since the status says what counts. */
export interface Answer extends Head {
  readonly text: string;
}

/** Sends requests of the platform's contract. Every error is a TouchdownError: access, throttled, remote, network, protocol, cancelled, input. */
export interface Transport {
  /** Returns the limits of a call that begins now; one call may be several requests, as for a list. */
  begin(options?: CallOptions): Call;
  /** Returns how much of a call's time is left, in milliseconds; below zero where it is over. */
  leftMs(call: Call): number;
  /** Sends, and answers the success. Rejects with ThrottledError too where the gate gives a log read up. */
  send(operation: Operation, call: Call): Promise<Answer>;
  /** Sends, and answers the success's body as JSON, for a list without content (204) an empty array; a RemoteError where it is none. `onHead` is told the success's head. */
  fetchJson(operation: Operation, call: Call, onHead?: (head: Head) => void): Promise<unknown>;
}

/** What a transport is made of. */
export interface TransportParts {
  readonly base: BaseAddress;
  /** The `Authorization` header. */
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

type Answered = Extract<Exchanged, { kind: 'answered' }>;

/** Returns a transport to one platform, with one token, under one rate-limit gate. */
export function createTransport(parts: TransportParts): Transport {
  return {
    begin: ({ signal, turnSignal, timeoutMs = parts.totalMs } = {}) => ({
      signal,
      turnSignal,
      deadlineAt: parts.clock.monotonicMs() + timeoutMs,
    }),
    leftMs: ({ deadlineAt }) => deadlineAt - parts.clock.monotonicMs(),
    send: (operation, call) => sendRepeatedly(parts, operation, call, (answer) => answer),
    fetchJson: (operation, call, onHead = () => {}) =>
      sendRepeatedly(parts, operation, call, (answer) => {
        onHead(answer);
        return readJson(askedOf(parts, operation), answer);
      }),
  };
}

async function sendRepeatedly<T>(
  parts: TransportParts,
  operation: Operation,
  call: Call,
  read: (answer: Answer) => T,
): Promise<T> {
  const { clock, random } = parts;
  const attempts = call.attempts ?? DEFAULT_ATTEMPTS;
  for (let attempt = 1; ; attempt++) {
    try {
      return read(await sendFollowing(parts, operation, call));
    } catch (error) {
      const waitMs = nextAttemptInMs(attempt, random);
      const isTooLate = clock.monotonicMs() + waitMs >= call.deadlineAt;
      if (attempt >= attempts || isTooLate || !isRepeatable(error, operation.method)) throw error;
      await clock.wait(waitMs, call.signal);
    }
  }
}

async function sendFollowing(parts: TransportParts, operation: Operation, call: Call): Promise<Answer> {
  const { origin, prefix } = parts.base;
  const { method, template, ids, query } = operation;
  const asked = askedOf(parts, operation);
  let path = prefix + fillPath(template, ids, query);
  for (let followed = 0; ; followed++) {
    const answered = await sendAdmitted(parts, asked, path, call);
    const redirect = decideRedirect(answered, { method, origin, path, followed });
    if (redirect.kind === 'none') return requireSuccess(asked, answered);
    if (redirect.kind === 'refuse') throw errorFromRedirect(asked, answered, redirect.why);
    path = redirect.path;
  }
}

/** Sends once the gate lets it; a 429 started nothing, so it is sent again when the gate, having learned of it, opens. */
async function sendAdmitted(parts: TransportParts, asked: Asked, path: string, call: Call): Promise<Answered> {
  const { gate, exchange, clock } = parts;
  const { purpose = 'other', deadlineAt } = call;
  const request = renderRequest(parts, asked.operation, path, call);
  for (;;) {
    const admission = await gate.pass(purpose, { deadlineAt, signal: endOfTurn(call) }).catch(throwUnsent);
    if (admission === 'given-up') throw givenUp(parts);
    const exchanged = await exchange.send(request);
    gate.learn(exchanged.kind === 'answered' ? readAdvice(exchanged, clock.epochMs()) : null);
    if (exchanged.kind === 'unanswered') throw errorFromFailure(asked, exchanged.failure, null);
    if (exchanged.status !== 429) return exchanged;
  }
}

function endOfTurn({ signal, turnSignal }: Call): AbortSignal | undefined {
  return signal === undefined || turnSignal === undefined
    ? (turnSignal ?? signal)
    : AbortSignal.any([signal, turnSignal]);
}

/** Who waits at the gate has sent nothing, or something that a 429 refused. */
function throwUnsent(error: unknown): never {
  throw markUnsent(error);
}

function requireSuccess(asked: Asked, answered: Answered): Answer {
  const { status, text, failure } = answered;
  if (status < 200 || status > 299) throw errorFromStatus(asked, answered, text);
  if (failure !== null && asked.operation.method === 'GET') throw errorFromFailure(asked, failure, answered);
  return answered;
}

function readJson(asked: Asked, answer: Answer): unknown {
  if (asked.operation.isList === true && answer.status === 204) return [];
  try {
    return parseJson(answer.text);
  } catch (error) {
    throw error instanceof ProtocolError ? errorFromBody(asked, answer, answer.text, error) : error;
  }
}

function renderRequest(parts: TransportParts, { method, body }: Operation, path: string, call: Call): ExchangeRequest {
  const headers = {
    accept: 'application/json, text/plain;q=0.9, */*;q=0.1',
    'accept-encoding': 'identity',
    authorization: parts.authorization,
    'user-agent': parts.userAgent,
  };
  const { signal, deadlineAt } = call;
  if (body === undefined) return { method, path, headers, body: null, signal, deadlineAt };
  const typed = { ...headers, 'content-type': 'application/json' };
  return { method, path, headers: typed, body: JSON.stringify(body), signal, deadlineAt };
}

function askedOf({ base, authorization, limits }: TransportParts, operation: Operation): Asked {
  const authWord = authorization.slice(0, authorization.indexOf(' '));
  return { operation, address: base.origin + base.prefix, authWord, limits };
}

function givenUp({ gate, clock }: TransportParts): ThrottledError {
  const now = clock.epochMs();
  const opensAt = Math.max(now, gate.view().resetsAt ?? now);
  return new ThrottledError('The rate budget has nothing to spare for the log now.', opensAt - now, opensAt);
}
