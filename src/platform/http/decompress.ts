import { pipeline, Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';

type Decompress = (source: Readable) => Readable;

const gunzip: Decompress = (source) => passThrough(source, createGunzip());

/** By the name of a content coding (RFC 9110, section 8.4.1). */
const DECOMPRESSORS: ReadonlyMap<string, Decompress> = new Map<string, Decompress>([
  ['gzip', gunzip],
  ['x-gzip', gunzip],
  ['deflate', (source) => Readable.from(inflate(source), { objectMode: false })],
  ['br', (source) => passThrough(source, createBrotliDecompress())],
]);
/** Each of them can multiply the size of what it reads by a thousand. */
const MAX_CODINGS = 2;

/**
 * Returns a body as it was before its `Content-Encoding`; null if that is unknown. Little is read ahead, so that a reader who stops at
 * a limit stops the decompression; destroying the result destroys the body. Reading fails with zlib's error if the data is invalid.
 */
export function decompress(body: Readable, encoding: string): Readable | null {
  const codings = encoding
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity');
  const stages = codings.reverse().map((coding) => DECOMPRESSORS.get(coding));
  if (stages.includes(undefined) || stages.length > MAX_CODINGS) return null;
  return stages.reduce<Readable>((source, stage) => stage?.(source) ?? source, body);
}

/** Returns true if an error says that data cannot be decompressed. */
export function isDecompressionError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(?:Z_|ERR_(?:_ERROR|BROTLI|PADDING))/.test(String(error.code));
}

function passThrough(source: Readable, stage: Transform): Readable {
  return pipeline(source, stage, () => {});
}

/** `deflate` is the zlib format, but some services send it without zlib's header: the first byte shows which it is (RFC 1950, section 2.2). */
async function* inflate(source: Readable): AsyncGenerator<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = source[Symbol.asyncIterator]();
  const first = await chunks.next();
  if (first.done === true) return;
  const hasHeader = ((first.value[0] ?? 0) & 0x0f) === 8;
  const rest = Readable.from(withFirst(first.value, chunks), { objectMode: false });
  yield* passThrough(rest, hasHeader ? createInflate() : createInflateRaw());
}

async function* withFirst(first: Uint8Array, others: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  yield* { [Symbol.asyncIterator]: () => others };
}
