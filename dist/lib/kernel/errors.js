import { cutChars } from './plain-text.js';
import { redact } from './redaction.js';
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
/** Inputs that the workflow's author has to fix; all of them are listed. */
export class InputError extends TouchdownError {
    inputs;
    constructor(inputs, cause) {
        super('input', inputs.map(renderBadInput).join('\n'), cause);
        this.inputs = inputs;
    }
}
/** A bad value may have any length; its start is enough to identify it. */
const MAX_SEEN = 200;
/** Any other problem is a sentence of its own, after a colon. */
const CONTINUES = /^(?:is|has|cannot|needs|takes) /;
function renderBadInput({ name, seen, problem }) {
    const subject = seen === '' ? name : `${name}: ${JSON.stringify(cutChars(redact(seen), MAX_SEEN))}`;
    return `${subject}${CONTINUES.test(problem) ? '' : ':'} ${problem}`;
}
/** The token needs a scope, or the workflow's author must name another resource. */
export class AccessError extends TouchdownError {
    facts;
    constructor(code, message, facts, cause) {
        super(code, message, cause);
        this.facts = facts;
    }
}
/** The rate limit is used up, and waiting for it would exceed the caller's deadline. No one needs to act. */
export class ThrottledError extends TouchdownError {
    /** How long until the limit opens again, in milliseconds from the creation of the error. */
    retryAfterMs;
    /** When the limit opens again, as milliseconds since the Unix epoch by this machine's clock; for display. */
    opensAt;
    constructor(message, retryAfterMs, opensAt, cause) {
        super('throttled', message, cause);
        this.retryAfterMs = retryAfterMs;
        this.opensAt = opensAt;
    }
}
/** The platform or GitHub responded that it cannot or will not do this. */
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
/** The request or its response was lost in the network. */
export class NetworkError extends TouchdownError {
    stage;
    facts;
    constructor(stage, message, facts, cause) {
        super(`network-${stage}`, message, cause);
        this.stage = stage;
        this.facts = facts;
    }
}
/** The service sent a response that this client cannot read; the client may be outdated. */
export class ProtocolError extends TouchdownError {
    /** Where in the response, as a JSON path: `$.results[3].id`. */
    where;
    expected;
    /** The type that was found, such as `array` or `html`; never the value. */
    came;
    constructor(where, expected, came, cause) {
        super('protocol', `Could not read the service's response: ${where} should be ${expected}, but is ${came}`, cause);
        this.where = where;
        this.expected = expected;
        this.came = came;
    }
}
/** A stop was requested: by a signal (Ctrl-C, a cancelled job) or a deadline. */
export class CancelledError extends TouchdownError {
    constructor(by, message, cause) {
        super(`cancelled-${by}`, message, cause);
    }
}
