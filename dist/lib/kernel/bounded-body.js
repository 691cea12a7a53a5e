const MIN_BLOCK_BYTES = 4_096;
const MAX_BLOCK_BYTES = 65_536;
/**
 * Copies small chunks into blocks of 4 to 64 KiB: each chunk costs hundreds of bytes, and senders may choose tiny ones. The first chunk, and
 * large ones, are kept as they are if they have a buffer of their own; nothing else may write to it then.
 */
export class ChunkBuffer {
    #blocks = [];
    #usedBytes = 0;
    #sizeBytes = 0;
    #heldBytes = 0;
    get sizeBytes() {
        return this.#sizeBytes;
    }
    get heldBytes() {
        return this.#heldBytes;
    }
    add(chunk) {
        const last = this.#blocks.at(-1);
        const fitting = Math.min(chunk.length, last === undefined ? 0 : last.length - this.#usedBytes);
        last?.set(chunk.subarray(0, fitting), this.#usedBytes);
        this.#usedBytes += fitting;
        if (fitting < chunk.length)
            this.#addBlock(chunk.subarray(fitting));
        this.#sizeBytes += chunk.length;
    }
    /** Returns everything that was added, and is empty afterwards. */
    take() {
        this.#blocks.push(...this.#blocks.splice(-1).map((last) => last.subarray(0, this.#usedBytes)));
        const [first, ...rest] = this.#blocks;
        const bytes = first !== undefined && rest.length === 0 ? first : Buffer.concat(this.#blocks, this.#sizeBytes);
        this.#blocks = [];
        this.#usedBytes = 0;
        this.#sizeBytes = 0;
        this.#heldBytes = 0;
        return bytes;
    }
    #addBlock(chunk) {
        const isWorthKeeping = chunk.length >= MIN_BLOCK_BYTES || this.#blocks.length === 0;
        const isKept = isWorthKeeping && chunk.length === chunk.buffer.byteLength;
        const block = isKept ? Buffer.from(chunk.buffer) : this.#allocate(chunk.length);
        if (!isKept)
            block.set(chunk);
        this.#blocks.push(block);
        this.#usedBytes = chunk.length;
        this.#heldBytes += block.length;
    }
    #allocate(leastBytes) {
        const grownBytes = Math.min(MAX_BLOCK_BYTES, Math.max(MIN_BLOCK_BYTES, this.#heldBytes));
        return Buffer.allocUnsafeSlow(Math.max(grownBytes, leastBytes));
    }
}
/** Reads a body; null is an empty one. Cancels it once it has more than `maxBytes`. Rejects with the stream's own error. */
export async function readBody(body, maxBytes, { onChunk, signal } = {}) {
    const read = new ChunkBuffer();
    const reader = body?.getReader();
    const stop = () => void reader?.cancel(signal?.reason).catch(() => { });
    signal?.addEventListener('abort', stop);
    if (signal?.aborted)
        stop();
    try {
        for (;;) {
            const chunk = (await reader?.read())?.value;
            if (signal?.aborted)
                return { bytes: read.take(), isWhole: false };
            if (chunk === undefined)
                return { bytes: read.take(), isWhole: true };
            read.add(chunk);
            onChunk?.(chunk, read.heldBytes);
            if (read.sizeBytes <= maxBytes)
                continue;
            stop();
            return { bytes: read.take(), isWhole: false };
        }
    }
    finally {
        signal?.removeEventListener('abort', stop);
    }
}
/** Returns whether a `Content-Length` already says that a body has more than `maxBytes`; null means no such header. Never throws. */
export function isDeclaredOver(contentLength, maxBytes) {
    return Number(contentLength) > maxBytes;
}
