import type { Clock } from '../../kernel/clock.ts';
import type { Random } from '../../kernel/random.ts';
import type { Gate, Purpose } from '../../rate-limit/gate-interface.ts';
import type { Operation } from '../resources/operation.ts';
import type { BaseAddress } from './base-address.ts';
import type { Exchange, Head, TimeLimits } from './exchange.ts';
/**
 * Returns true if the same request may be sent once more. A read: when the network or the service was at fault. A write:
 * only when surely nothing of it was sent, since a write whose response was lost may have been done. Trust that is missing does not come
 * with another attempt.
 */
export declare function isRepeatable(error: unknown, method: 'GET' | 'POST'): boolean;
/** Returns how long to wait before attempt `attempt` + 1, in milliseconds: doubling from 250 ms to 8 s, of which a random part of up to a half is taken off. */
export declare function nextAttemptInMs(attempt: number, random: Random): number;
/** What a response was given to. */
interface Redirected {
    readonly method: 'GET' | 'POST';
    readonly origin: string;
    readonly path: string;
    /** How many redirects were followed before it. */
    readonly followed: number;
}
/** `none`: the response leads nowhere. `follow`: ask for `path` instead. `refuse`: it leads where the token does not go; `why` says it. */
type Redirect = {
    readonly kind: 'none';
} | {
    readonly kind: 'follow';
    readonly path: string;
} | {
    readonly kind: 'refuse';
    readonly why: string;
};
/**
 * Decides on a redirect: a read is followed within its origin, five times at most. The token goes to no other origin, and a
 * write is neither sent twice nor turned into a read.
 */
export declare function decideRedirect({ status, headers }: Head, { method, origin, path, followed }: Redirected): Redirect;
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
    /** Sends, and returns the success's body as JSON, for a list without content (204) an empty array; a RemoteError if it is none. `onHead` gets the success's head. */
    fetchJson(operation: Operation, call: ApiCall, onHead?: (head: Head) => void): Promise<unknown>;
}
/** What a transport is made of. */
export interface TransportParts {
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
/** Returns a transport to one platform, with one token, under one rate-limit gate. */
export declare function createTransport(parts: TransportParts): Transport;
export {};
