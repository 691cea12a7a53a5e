import { type JsonObject } from '../http/json.ts';
import type { ApiCall, CallOptions, Transport } from '../http/transport.ts';
import type { Operation } from './operation.ts';
/** One page of a list as it came. */
export interface Page<T> {
    readonly items: readonly T[];
    /** What the response says of the whole list; null if it says nothing. */
    readonly totalPages: number | null;
    readonly totalCount: number | null;
}
type DecodeItem<T> = (item: JsonObject, where: string) => T;
/** How many to ask for at a time; a service may cap it, so nothing is concluded from it. */
export declare const PAGE_SIZE = 100;
/** What is looked for: a name, and what a person calls the thing: `project`. */
export interface Wanted {
    readonly name: string;
    readonly input: string;
}
/** Sends one request of several, within what is left of the time for all of them. */
export type TakeTurn = <T>(send: (call: ApiCall) => Promise<T>) => Promise<T>;
/**
 * Returns how the requests of a list take their turns: all of them have the one time limit, and what its reader does between two pages,
 * as a person does at a pager, is not counted.
 */
export declare function takeTurns(transport: Pick<Transport, 'begin' | 'leftMs'>, options?: CallOptions): TakeTurn;
/**
 * Decodes one page: `{ results }` with the paging fields under `pagination`, beside it or nowhere, a bare array, or one bare
 * object with an `id`. Throws ProtocolError, naming the place, for any other shape and for an item that is no object.
 */
export declare function decodePage<T>(json: unknown, decodeItem: DecodeItem<T>): Page<T>;
/**
 * Goes through a list page by page, from page 1: each item once, by its identity. Ends if a page brings nothing new (so that a
 * service that ignores `page` ends too), or if the response says that the list has ended; not if it is
 * a full page that counts itself alone.
 */
export declare function listAll<T>(fetchPage: (page: number) => Promise<Page<T>>, identityOf: (item: T) => string): AsyncGenerator<T, void, undefined>;
/** Goes through the list that `operationOf` asks for page by page, each request as `takeTurn` has it; else as {@link listAll}. */
export declare function listPages<T>(transport: Pick<Transport, 'fetchJson'>, takeTurn: TakeTurn, operationOf: (page: number) => Operation, decodeItem: DecodeItem<T>, identityOf: (item: T) => string): AsyncIterable<T>;
/** Returns the one item of that name. Throws InputError, listing the candidates, if none has it or several have. */
export declare function findByName<T>(items: AsyncIterable<T>, wanted: Wanted, describe: (item: T) => Known): Promise<T>;
/**
 * Returns the item with exactly that id, reading no further, else the one of that name. Throws InputError, listing the candidates,
 * if none has it or several have.
 */
export declare function findByIdOrName<T extends Known>(items: AsyncIterable<T>, wanted: Wanted): Promise<T>;
interface Known {
    readonly name: string | null;
    readonly id: string | null;
}
/** The most candidates that a message names. */
export declare const MAX_CANDIDATES = 20;
/**
 * Returns twenty of them on one line, as `name (id), …`, and how many more there are; what is shown of each is cut. If they are not
 * `isWhole`, it is only said that there are more. Never throws.
 */
export declare function renderCandidates(candidates: readonly Known[], isWhole?: boolean): string;
export {};
