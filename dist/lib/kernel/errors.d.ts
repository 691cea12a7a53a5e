/** Every reason for which one of our calls can fail; closed, so that a caller can switch on it. */
export type ErrorCode = 'input' | 'access-unauthorized' | 'access-forbidden' | 'access-not-found' | 'throttled' | 'remote' | 'rejected' | 'conflict' | 'network-dns' | 'network-connect' | 'network-tls' | 'network-headers' | 'network-body' | 'network-reset' | 'protocol' | 'cancelled-signal' | 'cancelled-timeout';
/** What every error of ours carries: a sentence for a person, a closed code, and the cause. */
export declare class TouchdownError extends Error {
    readonly code: ErrorCode;
    /** The message is redacted here, so that no secret known to the process outlives the throw. */
    constructor(code: ErrorCode, message: string, cause?: unknown);
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
export declare class InputError extends TouchdownError {
    readonly inputs: readonly BadInput[];
    constructor(inputs: readonly BadInput[], cause?: unknown);
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
export declare class AccessError extends TouchdownError {
    readonly facts: RequestFacts;
    constructor(code: 'access-unauthorized' | 'access-forbidden' | 'access-not-found', message: string, facts: RequestFacts, cause?: unknown);
}
/** The rate limit is used up, and waiting for it would exceed the caller's deadline. No one needs to act. */
export declare class ThrottledError extends TouchdownError {
    /** How long until the limit opens again, in milliseconds from the creation of the error. */
    readonly retryAfterMs: number;
    /** When the limit opens again, as milliseconds since the Unix epoch by this machine's clock; for display. */
    readonly opensAt: number;
    constructor(message: string, retryAfterMs: number, opensAt: number, cause?: unknown);
}
/** The platform or GitHub responded that it cannot or will not do this. */
export declare class RemoteError extends TouchdownError {
    readonly facts: RequestFacts;
    /** What the service said, at most a few hundred characters, redacted. */
    readonly excerpt: string;
    constructor(code: 'remote' | 'rejected' | 'conflict', message: string, facts: RequestFacts, excerpt: string, cause?: unknown);
}
/** The stage at which reaching the service failed. */
export type NetworkStage = 'dns' | 'connect' | 'tls' | 'headers' | 'body' | 'reset';
/** The request or its response was lost in the network. */
export declare class NetworkError extends TouchdownError {
    readonly stage: NetworkStage;
    readonly facts: RequestFacts;
    constructor(stage: NetworkStage, message: string, facts: RequestFacts, cause?: unknown);
}
/** The service sent a response that this client cannot read; the client may be outdated. */
export declare class ProtocolError extends TouchdownError {
    /** Where in the response, as a JSON path: `$.results[3].id`. */
    readonly where: string;
    readonly expected: string;
    /** The type that was found, such as `array` or `html`; never the value. */
    readonly came: string;
    constructor(where: string, expected: string, came: string, cause?: unknown);
}
/** A stop was requested: by a signal (Ctrl-C, a cancelled job) or a deadline. */
export declare class CancelledError extends TouchdownError {
    constructor(by: 'signal' | 'timeout', message: string, cause?: unknown);
}
