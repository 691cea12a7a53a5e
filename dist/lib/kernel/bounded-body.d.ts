/** What was read of a body. `bytes`: all of it if it is whole, else its start. */
export interface ReadBody {
    readonly bytes: Buffer;
    readonly isWhole: boolean;
}
/** Who else takes part in reading a body. */
export interface BodyReading {
    /** Called with each chunk, and with the bytes of memory that the body occupies with it. */
    readonly onChunk?: (chunk: Uint8Array, heldBytes: number) => void;
    /** Ends the reading: the body is not whole then. */
    readonly signal?: AbortSignal;
}
/**
 * Copies small chunks together into blocks of 4 to 64 KiB, and keeps large ones as they are. A chunk of one byte costs several hundred
 * bytes while it is kept by itself, and a sender chooses how small its chunks are.
 */
export declare class ChunkBuffer {
    #private;
    get sizeBytes(): number;
    /** Bytes of memory that are occupied. */
    get heldBytes(): number;
    add(chunk: Uint8Array): void;
    /** Returns everything that was added, and is empty afterwards. */
    take(): Buffer;
}
/**
 * Reads the body of a request or a response; null is an empty one. Cancels a body of more than `maxBytes` as soon as that shows, and
 * does not wait for its sender. Rejects with the stream's own error if it breaks off or is aborted.
 */
export declare function readBody(body: ReadableStream<Uint8Array> | null, maxBytes: number, { onChunk, signal }?: BodyReading): Promise<ReadBody>;
/** Returns whether a `Content-Length` already says that a body has more than `maxBytes`; null means no such header. Never throws. */
export declare function isDeclaredOver(contentLength: string | null, maxBytes: number): boolean;
