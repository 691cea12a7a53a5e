import { cutChars } from './plain-text.ts';
import { redact } from './redaction.ts';

/** Every reason a call of ours can end in an error; closed, so that a caller can switch on it. */
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
  | 'network-tls'
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

/** One input that cannot be used. `seen` is shown to a person: empty for a secret. */
export interface BadInput {
  readonly name: string;
  readonly seen: string;
  readonly accepted: string;
}

/** The workflow's author has to fix one or more inputs; all of them are listed. */
export class InputError extends TouchdownError {
  readonly inputs: readonly BadInput[];

  constructor(inputs: readonly BadInput[], cause?: unknown) {
    super('input', inputs.map(renderBadInput).join('\n'), cause);
    this.inputs = inputs;
  }
}

/** A value that cannot be used may have any length; its start shows which one it is. */
const MAX_SEEN = 200;

function renderBadInput({ name, seen, accepted }: BadInput): string {
  const value = seen === '' ? '' : ` is ${JSON.stringify(cutChars(redact(seen), MAX_SEEN))}, which cannot be used`;
  return `${name}${value}: ${accepted}`;
}

/** Where a request went and what came of it; the path is the template, so that ids never reach a metric or a log by it. */
export interface RequestFacts {
  readonly method: string;
  /** The path template, as `/application/{app_id}/status`. */
  readonly path: string;
  readonly status?: number;
  readonly requestId?: string;
}

/** The workflow's author has to give the token a scope or name another resource. */
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

/** Nobody has to do anything but wait; the wait would have outlasted the caller's deadline. */
export class ThrottledError extends TouchdownError {
  /** How long until the limit opens again, in milliseconds from when the error was made. */
  readonly retryAfterMs: number;
  /** When the limit opens again, as milliseconds since the Unix epoch by this machine's clock; for showing. */
  readonly opensAt: number;

  constructor(message: string, retryAfterMs: number, opensAt: number, cause?: unknown) {
    super('throttled', message, cause);
    this.retryAfterMs = retryAfterMs;
    this.opensAt = opensAt;
  }
}

/** The platform or GitHub answered that it cannot or will not do this. */
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

/** Which part of reaching the service failed. */
export type NetworkStage = 'dns' | 'connect' | 'tls' | 'headers' | 'body' | 'reset';

/** The network did not carry the request or its answer. */
export class NetworkError extends TouchdownError {
  readonly stage: NetworkStage;
  readonly facts: RequestFacts;

  constructor(stage: NetworkStage, message: string, facts: RequestFacts, cause?: unknown) {
    super(`network-${stage}`, message, cause);
    this.stage = stage;
    this.facts = facts;
  }
}

/** The service answered something that this client cannot read; the client may be behind. */
export class ProtocolError extends TouchdownError {
  /** Where in the answer, as a JSON path: `$.results[3].id`. */
  readonly where: string;
  readonly expected: string;
  /** The type that came, as `array` or `html`; never the value. */
  readonly came: string;

  constructor(where: string, expected: string, came: string, cause?: unknown) {
    super('protocol', `The service's answer could not be read: ${where} should be ${expected}, and is ${came}`, cause);
    this.where = where;
    this.expected = expected;
    this.came = came;
  }
}

/** Somebody asked to stop: a signal (Ctrl-C, a cancelled job) or a deadline. */
export class CancelledError extends TouchdownError {
  constructor(by: 'signal' | 'timeout', message: string, cause?: unknown) {
    super(`cancelled-${by}`, message, cause);
  }
}
