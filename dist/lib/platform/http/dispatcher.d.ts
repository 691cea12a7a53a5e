/** What undici hands to a handler for ending a request early. */
export interface Controller {
    abort(reason: Error): void;
}
/** What undici reports of one request: the part of its handler (docs/docs/api/Dispatcher.md, version 8) that is used here. */
export interface Handler {
    /** A connection is there, and the request is about to be written to it; before this, surely no byte of it has left. */
    onRequestStart(controller: Controller): void;
    /** The response's head came; called for each informational head (1xx) too. */
    onResponseStart(controller: Controller, status: number, headers: Record<string, string | string[] | undefined>): void;
    onResponseData(controller: Controller, chunk: Uint8Array): void;
    onResponseEnd(): void;
    onResponseError(controller: Controller | null, error: Error): void;
}
/** What carries requests to one origin. */
export interface Dispatcher {
    dispatch(request: {
        origin: string;
        path: string;
        method: string;
        headers: Record<string, string>;
        body: string | null;
    }, handler: Handler): boolean;
    /** Ends every connection, and with it every request under way. */
    destroy(): Promise<void>;
}
/**
 * Returns a dispatcher with a few kept-alive connections to an origin, directly or through a proxy; what only a proxy needs of
 * undici is loaded for one alone. undici's own time limits count in half seconds, so that only the one for connecting is used.
 */
export declare function createDispatcher(origin: string, proxy: string | null, limits: {
    connectMs: number;
}): Promise<Dispatcher>;
