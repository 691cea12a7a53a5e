import { AccessError, type NetworkStage, ProtocolError, RemoteError, type RequestFacts, TouchdownError } from '../../kernel/errors.ts';
import type { Operation } from '../resources/operation.ts';
import type { Head, TimeLimits } from './exchange.ts';
import { type Failure } from './failure.ts';
/** What was asked of whom, for messages: the base address is shown, ids are not part of it. */
export interface RequestContext {
    readonly operation: Operation;
    /** Base address without a slash at its end. */
    readonly address: string;
    /** The word before the token in the `Authorization` header. */
    readonly authWord: string;
    readonly limits: TimeLimits;
}
/** Returns where a request went and, if a response came, its status and the service's name for the request. */
export declare function factsOf({ operation }: RequestContext, head: Head | null): RequestFacts;
/** Returns the error for a request whose response did not come, or did not come whole. */
export declare function errorFromFailure(asked: RequestContext, failure: Failure, head: Head | null): TouchdownError;
/** What went wrong at each stage, as half a sentence. */
export declare const BROKEN: Readonly<Record<NetworkStage, string>>;
/** What to do about a failure at each stage. */
export declare const ADVICE: Readonly<Record<NetworkStage, string>>;
/** Returns the error for a status that is no success; `body` is what the service said with it. */
export declare function errorFromStatus(asked: RequestContext, head: Head, body: string): AccessError | RemoteError;
/** Returns the error for a response that leads elsewhere and is not followed; `why` completes "and". Nothing was done. */
export declare function errorFromRedirect(asked: RequestContext, head: Head, why: string): RemoteError;
/** Returns the error for a success whose body is no JSON: mostly the page of a proxy, or of another site. */
export declare function errorFromBody(asked: RequestContext, head: Head, body: string, cause: ProtocolError): RemoteError;
/** Returns what to do if a failure's code says that an https address leads to a port of plain http; null for any other failure. */
export declare function advisePlainHttp(code: string, address: string): string | null;
/** Returns an error of ours for whatever was thrown, so that what promises never to reject keeps it. */
export declare function toTouchdownError(error: unknown): TouchdownError;
/**
 * Returns what a service says in the body of an error: `message`, else `detail`, else `error`; a list is joined; plain text
 * is used as it is, a page of HTML is not. One line, redacted, at most 300 characters; empty if it says nothing.
 */
export declare function readServiceMessage(body: string): string;
/** Returns what a service says in the body of an error, one field a line, each cut: for matching, never for showing. */
export declare function readServiceWords(body: string): string;
