/** What was read of a body. `bytes`: all of it where it is whole, else its start, which is longer than was allowed. */
export interface ReadBody {
    readonly bytes: Buffer;
    readonly isWhole: boolean;
}
/**
 * Reads the body of a request or an answer; null is an empty one. One of more than `mostBytes` is cancelled as soon as that shows, and
 * whoever sends it is not waited for. Rejects with what the stream says where it breaks off or is aborted.
 */
export declare function readBody(body: ReadableStream<Uint8Array> | null, mostBytes: number): Promise<ReadBody>;
/** Tells whether a `Content-Length` says already that a body has more than `mostBytes`; null: there is no such header. Never throws. */
export declare function isDeclaredOver(contentLength: string | null, mostBytes: number): boolean;
