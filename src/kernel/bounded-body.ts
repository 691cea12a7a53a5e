/** A body that can be read once; a `ReadableStream` is one. */
export interface BodySource {
  getReader(): {
    read(): Promise<{ readonly value?: Uint8Array | undefined }>;
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

const MIN_BLOCK_BYTES = 4_096;
const MAX_BLOCK_BYTES = 65_536;

/**
 * Copies small chunks into blocks of 4 to 64 KiB: each chunk costs hundreds of bytes, and senders may choose tiny ones. The first chunk, and
 * large ones, are kept as they are if they have a buffer of their own; nothing else may write to it then.
 */
export class ChunkBuffer {
  #blocks: Buffer[] = [];
  #usedBytes = 0;
  #sizeBytes = 0;
  #heldBytes = 0;

  get sizeBytes(): number {
    return this.#sizeBytes;
  }

  get heldBytes(): number {
    return this.#heldBytes;
  }

  add(chunk: Uint8Array): void {
    const last = this.#blocks.at(-1);
    const fitting = Math.min(chunk.length, last === undefined ? 0 : last.length - this.#usedBytes);
    last?.set(chunk.subarray(0, fitting), this.#usedBytes);
    this.#usedBytes += fitting;
    if (fitting < chunk.length) this.#addBlock(chunk.subarray(fitting));
    this.#sizeBytes += chunk.length;
  }

  /** Returns everything that was added, and is empty afterwards. */
  take(): Buffer {
    this.#blocks.push(...this.#blocks.splice(-1).map((last) => last.subarray(0, this.#usedBytes)));
    const [first, ...rest] = this.#blocks;
    const bytes = first !== undefined && rest.length === 0 ? first : Buffer.concat(this.#blocks, this.#sizeBytes);
    this.#blocks = [];
    this.#usedBytes = 0;
    this.#sizeBytes = 0;
    this.#heldBytes = 0;
    return bytes;
  }

  #addBlock(chunk: Uint8Array): void {
    const isWorthKeeping = chunk.length >= MIN_BLOCK_BYTES || this.#blocks.length === 0;
    const isKept = isWorthKeeping && chunk.length === chunk.buffer.byteLength;
    const block = isKept ? Buffer.from(chunk.buffer) : this.#allocate(chunk.length);
    if (!isKept) block.set(chunk);
    this.#blocks.push(block);
    this.#usedBytes = chunk.length;
    this.#heldBytes += block.length;
  }

  #allocate(leastBytes: number): Buffer {
    const grownBytes = Math.min(MAX_BLOCK_BYTES, Math.max(MIN_BLOCK_BYTES, this.#heldBytes));
    return Buffer.allocUnsafeSlow(Math.max(grownBytes, leastBytes));
  }
}

/** Reads a body; null is an empty one. Cancels it once it has more than `maxBytes`. Rejects with the stream's own error. */
export async function readBody(
  body: BodySource | null,
  maxBytes: number,
  { onChunk, signal }: BodyReading = {},
): Promise<ReadBody> {
  const read = new ChunkBuffer();
  const reader = body?.getReader();
  const stop = (): void => void reader?.cancel(signal?.reason).catch(() => {});
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  try {
    for (;;) {
      const chunk = (await reader?.read())?.value;
      if (signal?.aborted) return { bytes: read.take(), isWhole: false };
      if (chunk === undefined) return { bytes: read.take(), isWhole: true };
      read.add(chunk);
      onChunk?.(chunk, read.heldBytes);
      if (read.sizeBytes <= maxBytes) continue;
      stop();
      return { bytes: read.take(), isWhole: false };
    }
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

/** Returns whether a `Content-Length` already says that a body has more than `maxBytes`; null means no such header. Never throws. */
export function isDeclaredOver(contentLength: string | null, maxBytes: number): boolean {
  return Number(contentLength) > maxBytes;
}
