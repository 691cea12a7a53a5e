import { AccessError, ProtocolError, RemoteError, type RequestFacts, type TouchdownError } from '../../kernel/errors.ts';
import type { Operation } from '../resources/operation.ts';
import type { Head, TimeLimits } from './exchange.ts';
import { type Failure } from './failure.ts';
/** What was asked of whom, for messages: the base address is shown, ids are not part of it. */
export interface Asked {
    readonly operation: Operation;
    /** Base address without a slash at its end. */
    readonly address: string;
    /** The word before the token in the `Authorization` header. */
    readonly authWord: string;
    readonly limits: TimeLimits;
}
/** Returns where a request went and, where there is an answer, its status and the service's name for the request. */
export declare function factsOf({ operation }: Asked, head: Head | null): RequestFacts;
/** Returns the error for a request whose answer did not come, or did not come whole. */
export declare function errorFromFailure(asked: Asked, failure: Failure, head: Head | null): TouchdownError;
/** Returns the error for a status that is no success; `body` is what the service said with it. */
export declare function errorFromStatus(asked: Asked, head: Head, body: string): AccessError | RemoteError;
/** Returns the error for an answer that leads elsewhere and is not followed; `why` completes "and". Nothing was done. */
export declare function errorFromRedirect(asked: Asked, head: Head, why: string): RemoteError;
/** Returns the error for a success whose body is no JSON: mostly the page of a proxy, or of another site. */
export declare function errorFromBody(asked: Asked, head: Head, body: string, cause: ProtocolError): RemoteError;
