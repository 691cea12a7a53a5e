import { cutChars } from './plain-text.js';
import { redact } from './redaction.js';
const CODES = {
    input: true,
    'access-unauthorized': true,
    'access-forbidden': true,
    'access-not-found': true,
    throttled: true,
    remote: true,
    rejected: true,
    conflict: true,
    'network-dns': true,
    'network-connect': true,
    'network-tls': true,
    'network-headers': true,
    'network-body': true,
    'network-reset': true,
    protocol: true,
    'cancelled-signal': true,
    'cancelled-timeout': true,
};
/** Returns whether a value is one of the codes. */
export function isErrorCode(value) {
    return typeof value === 'string' && Object.hasOwn(CODES, value);
}
/** What every error of ours carries: a sentence for a person, a closed code, and the cause. */
export class TouchdownError extends Error {
    code;
    /** The message is redacted here, so that no secret known to the process outlives the throw. */
    constructor(code, message, cause) {
        super(redact(message), cause === undefined ? undefined : { cause });
        this.code = code;
        this.name = new.target.name;
    }
}
/** The workflow's author has to fix one or more inputs; all of them are listed. */
export class InputError extends TouchdownError {
    inputs;
    constructor(inputs, cause) {
        super('input', inputs.map(renderBadInput).join('\n'), cause);
        this.inputs = inputs;
    }
}
/** A value that cannot be used may have any length; its start shows which one it is. */
const MAX_SEEN = 200;
function renderBadInput({ name, seen, accepted }) {
    const value = seen === '' ? '' : ` is ${JSON.stringify(cutChars(redact(seen), MAX_SEEN))}, which cannot be used`;
    return `${name}${value}: ${accepted}`;
}
/** The workflow's author has to give the token a scope or name another resource. */
export class AccessError extends TouchdownError {
    facts;
    constructor(code, message, facts, cause) {
        super(code, message, cause);
        this.facts = facts;
    }
}
/** Nobody has to do anything but wait; the wait would have outlasted the caller's deadline. */
export class ThrottledError extends TouchdownError {
    /** How long until the limit opens again, in milliseconds from when the error was made. */
    retryAfterMs;
    /** When the limit opens again, as milliseconds since the Unix epoch by this machine's clock; for showing. */
    opensAt;
    constructor(message, retryAfterMs, opensAt, cause) {
        super('throttled', message, cause);
        this.retryAfterMs = retryAfterMs;
        this.opensAt = opensAt;
    }
}
/** The platform or GitHub answered that it cannot or will not do this. */
export class RemoteError extends TouchdownError {
    facts;
    /** What the service said, at most a few hundred characters, redacted. */
    excerpt;
    constructor(code, message, facts, excerpt, cause) {
        super(code, message, cause);
        this.facts = facts;
        this.excerpt = redact(excerpt);
    }
}
/** The network did not carry the request or its answer. */
export class NetworkError extends TouchdownError {
    stage;
    facts;
    constructor(stage, message, facts, cause) {
        super(`network-${stage}`, message, cause);
        this.stage = stage;
        this.facts = facts;
    }
}
/** The service answered something that this client cannot read; the client may be behind. */
export class ProtocolError extends TouchdownError {
    /** Where in the answer, as a JSON path: `$.results[3].id`. */
    where;
    expected;
    /** The type that came, as `array` or `html`; never the value. */
    came;
    constructor(where, expected, came, cause) {
        super('protocol', `The service's answer could not be read: ${where} should be ${expected}, and is ${came}`, cause);
        this.where = where;
        this.expected = expected;
        this.came = came;
    }
}
/** Somebody asked to stop: a signal (Ctrl-C, a cancelled job) or a deadline. */
export class CancelledError extends TouchdownError {
    constructor(by, message, cause) {
        super(`cancelled-${by}`, message, cause);
    }
}
