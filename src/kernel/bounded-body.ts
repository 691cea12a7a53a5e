/** What was read of a body. `bytes`: all of it where it is whole, else its start, which is longer than was allowed. */
export interface ReadBody {
  readonly bytes: Buffer;
  readonly isWhole: boolean;
}

/**
 * Reads the body of a request or an answer; null is an empty one. One of more than `mostBytes` is cancelled as soon as that shows, and
 * whoever sends it is not waited for. Rejects with what the stream says where it breaks off or is aborted.
 */
export async function readBody(body: ReadableStream<Uint8Array> | null, mostBytes: number): Promise<ReadBody> {
  const gathered = new GatheredBody();
  const reader = body?.getReader();
  for (;;) {
    const chunk = (await reader?.read())?.value;
    if (chunk === undefined) return { bytes: gathered.bytes(), isWhole: true };
    gathered.append(chunk);
    if (gathered.sizeBytes <= mostBytes) continue;
    reader?.cancel().catch(() => {});
    return { bytes: gathered.bytes(), isWhole: false };
  }
}

/** A block of this size or more is worth its own allocation, in bytes. */
const MIN_BLOCK_BYTES = 65_536;
/** A block grows so many times, so that copying it costs little and what was copied is little. */
const GROWTH = 4;

/** Gathers the chunks of a body in one block: ten million chunks of one byte take the room of one chunk of ten million bytes. */
export class GatheredBody {
  #block: Uint8Array = new Uint8Array(0);
  #sizeBytes = 0;

  /** How many bytes were appended. */
  get sizeBytes(): number {
    return this.#sizeBytes;
  }

  /** Appends a chunk. The only one of a body is kept as it is, and must not change; each of several is copied. */
  append(chunk: Uint8Array): void {
    const sizeBytes = this.#sizeBytes + chunk.byteLength;
    if (this.#sizeBytes === 0) {
      this.#block = chunk;
    } else {
      if (sizeBytes > this.#block.byteLength) this.#grow(sizeBytes);
      this.#block.set(chunk, this.#sizeBytes);
    }
    this.#sizeBytes = sizeBytes;
  }

  /** Returns all bytes, without a copy. */
  bytes(): Buffer {
    return Buffer.from(this.#block.buffer, this.#block.byteOffset, this.#sizeBytes);
  }

  #grow(leastBytes: number): void {
    const grown = Buffer.allocUnsafeSlow(Math.max(MIN_BLOCK_BYTES, leastBytes * GROWTH));
    grown.set(this.#block.subarray(0, this.#sizeBytes));
    this.#block = grown;
  }
}

/** Tells whether a `Content-Length` says already that a body has more than `mostBytes`; null: there is no such header. Never throws. */
export function isDeclaredOver(contentLength: string | null, mostBytes: number): boolean {
  return Number(contentLength) > mostBytes;
}
