/** A body that can be read once; a `ReadableStream` is one. */
export interface BodySource {
    getReader(): {
        read(): Promise<{
            readonly value?: Uint8Array | undefined;
        }>;
        cancel(reason?: unknown): Promise<void>;
    };
}
/** The bytes read of a body: all of them if it is whole, else its start. */
export interface ReadBody {
    readonly bytes: Buffer;
    readonly isWhole: boolean;
}
/** An observer of reading a body, and the signal that ends it. */
export interface BodyReading {
    /** Called with each chunk, and with the bytes of memory that the body occupies with it. */
    readonly onChunk?: (chunk: Uint8Array, heldBytes: number) => void;
    /** Ends the reading: the body is not whole then. */
    readonly signal?: AbortSignal;
}
/**
 * Copies small chunks into blocks of 4 to 64 KiB: each chunk costs hundreds of bytes, and senders may choose tiny ones. The first chunk, and
 * large ones, are kept as they are if they have a buffer of their own; nothing else may write to it then.
 */
export declare class ChunkBuffer {
    #private;
    get sizeBytes(): number;
    get heldBytes(): number;
    add(chunk: Uint8Array): void;
    /** Returns everything that was added, and is empty afterwards. */
    take(): Buffer;
}
/** Reads a body; null is an empty one. Cancels it once it has more than `maxBytes`. Rejects with the stream's own error. */
export declare function readBody(body: BodySource | null, maxBytes: number, { onChunk, signal }?: BodyReading): Promise<ReadBody>;
/** Returns whether a `Content-Length` already says that a body has more than `maxBytes`; null means no such header. Never throws. */
export declare function isDeclaredOver(contentLength: string | null, maxBytes: number): boolean;
