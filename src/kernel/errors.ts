import { cutChars } from './plain-text.ts';
import { redact } from './redaction.ts';

/** Every reason for which one of our calls can fail; closed, so that a caller can switch on it. */
export type ErrorCode =
  | 'input'
  | 'access-unauthorized'
  | 'access-forbidden'
  | 'access-not-found'
  | 'throttled'
  | 'remote'
  | 'rejected'
  | 'conflict'
  | 'network-dns'
  | 'network-connect'
  | 'network-proxy'
  | 'network-tls'
  | 'network-protocol'
  | 'network-headers'
  | 'network-body'
  | 'network-reset'
  | 'protocol'
  | 'cancelled-signal'
  | 'cancelled-timeout';

/** What every error of ours carries: a sentence for a person, a closed code, and the cause. */
export class TouchdownError extends Error {
  readonly code: ErrorCode;

  /** The message is redacted here, so that no secret known to the process outlives the throw. */
  constructor(code: ErrorCode, message: string, cause?: unknown) {
    super(redact(message), cause === undefined ? undefined : { cause });
    this.code = code;
    this.name = new.target.name;
  }
}

/** One input that cannot be used. */
export interface BadInput {
  readonly name: string;
  /** The value, for a person; empty if it is a secret or missing. */
  readonly seen: string;
  /** What is wrong with the value and what to do, as the rest of a sentence: `is not a duration. Use for example 90s.` */
  readonly problem: string;
}

/** Inputs that the workflow's author has to fix; all of them are listed. */
export class InputError extends TouchdownError {
  readonly inputs: readonly BadInput[];

  constructor(inputs: readonly BadInput[], cause?: unknown) {
    super('input', inputs.map(renderBadInput).join('\n'), cause);
    this.inputs = inputs;
  }
}

/** A bad value may have any length; its start is enough to identify it. */
const MAX_SEEN = 200;

/** Any other problem is a sentence of its own, after a colon. */
const CONTINUES = /^(?:is|has|cannot|needs|takes) /;

function renderBadInput({ name, seen, problem }: BadInput): string {
  const subject = seen === '' ? name : `${name}: ${JSON.stringify(cutChars(redact(seen), MAX_SEEN))}`;
  return `${subject}${CONTINUES.test(problem) ? '' : ':'} ${problem}`;
}

/** Where a request went and its result; the path is the template, so that no id reaches a metric or a log through it. */
export interface RequestFacts {
  readonly method: string;
  /** The path template, as `/application/{app_id}/status`. */
  readonly path: string;
  readonly status?: number;
  readonly requestId?: string;
}

/** The token needs a scope, or the workflow's author must name another resource. */
export class AccessError extends TouchdownError {
  readonly facts: RequestFacts;

  constructor(
    code: 'access-unauthorized' | 'access-forbidden' | 'access-not-found',
    message: string,
    facts: RequestFacts,
    cause?: unknown,
  ) {
    super(code, message, cause);
    this.facts = facts;
  }
}

/** The rate limit is used up, and waiting for it would exceed the caller's deadline. No one needs to act. */
export class ThrottledError extends TouchdownError {
  /** How long until the limit opens again, in milliseconds from the creation of the error. */
  readonly retryAfterMs: number;
  /** When the limit opens again, as milliseconds since the Unix epoch by this machine's clock; for display. */
  readonly opensAt: number;

  constructor(message: string, retryAfterMs: number, opensAt: number, cause?: unknown) {
    super('throttled', message, cause);
    this.retryAfterMs = retryAfterMs;
    this.opensAt = opensAt;
  }
}

/** The platform or GitHub responded that it cannot or will not do this. */
export class RemoteError extends TouchdownError {
  readonly facts: RequestFacts;
  /** What the service said, at most a few hundred characters, redacted. */
  readonly excerpt: string;

  constructor(
    code: 'remote' | 'rejected' | 'conflict',
    message: string,
    facts: RequestFacts,
    excerpt: string,
    cause?: unknown,
  ) {
    super(code, message, cause);
    this.facts = facts;
    this.excerpt = redact(excerpt);
  }
}

/**
 * The stage at which reaching the service failed. `proxy`: a proxy refused to pass the request on. `protocol`: something responded, but
 * not with HTTP/1.1.
 */
export type NetworkStage = 'dns' | 'connect' | 'proxy' | 'tls' | 'protocol' | 'headers' | 'body' | 'reset';

/** The request or its response was lost in the network. */
export class NetworkError extends TouchdownError {
  readonly stage: NetworkStage;
  readonly facts: RequestFacts;

  constructor(stage: NetworkStage, message: string, facts: RequestFacts, cause?: unknown) {
    super(`network-${stage}`, message, cause);
    this.stage = stage;
    this.facts = facts;
  }
}

/** The service sent a response that this client cannot read; the client may be outdated. */
export class ProtocolError extends TouchdownError {
  /** Where in the response, as a JSON path: `$.results[3].id`. */
  readonly where: string;
  readonly expected: string;
  /** The type that was found, such as `array` or `html`; never the value. */
  readonly came: string;

  constructor(where: string, expected: string, came: string, cause?: unknown) {
    super('protocol', `Could not read the service's response: ${where} should be ${expected}, but is ${came}`, cause);
    this.where = where;
    this.expected = expected;
    this.came = came;
  }
}

/** A stop was requested: by a signal (Ctrl-C, a cancelled job) or a deadline. */
export class CancelledError extends TouchdownError {
  constructor(by: 'signal' | 'timeout', message: string, cause?: unknown) {
    super(`cancelled-${by}`, message, cause);
  }
}
