import type { Head } from './exchange.ts';
/** What an answer was given to. */
export interface Redirected {
    readonly method: 'GET' | 'POST';
    readonly origin: string;
    readonly path: string;
    /** How many redirects were followed before it. */
    readonly followed: number;
}
/** `none`: the answer leads nowhere. `follow`: ask for `path` instead. `refuse`: it leads where the token does not go; `why` says it. */
export type Redirect = {
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
