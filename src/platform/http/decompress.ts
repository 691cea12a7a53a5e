import { pipeline, Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';

/** The bytes of a body that is not empty, and the first of them. */
type Decode = (first: Uint8Array, bytes: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;

const gunzip: Decode = (_, bytes) => passThrough(bytes, createGunzip());
/** `deflate` is the zlib format, but some services send it without zlib's header: the first byte shows which it is (RFC 1950, section 2.2). */
const inflate: Decode = ([head = 0], bytes) =>
  passThrough(bytes, (head & 0x0f) === 8 ? createInflate() : createInflateRaw());

/** By the name of a content coding (RFC 9110, section 8.4.1). */
const DECOMPRESSORS: ReadonlyMap<string, Decode> = new Map<string, Decode>([
  ['gzip', gunzip],
  ['x-gzip', gunzip],
  ['deflate', inflate],
  ['br', (_, bytes) => passThrough(bytes, createBrotliDecompress())],
]);
/** What services send for a body without a coding, `identity`, and by mistake. */
const UNCODED = /^(?:|identity|none|null|utf-?8|us-ascii|8bit|binary|text)$/;
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
    .filter((coding) => !UNCODED.test(coding));
  const stages = codings.reverse().map((coding) => DECOMPRESSORS.get(coding));
  if (stages.includes(undefined) || stages.length > MAX_CODINGS) return null;
  return stages.reduce<Readable>(
    (source, stage) => (stage === undefined ? source : Readable.from(decode(source, stage), { objectMode: false })),
    body,
  );
}

/** Returns true if an error says that data cannot be decompressed. */
export function isDecompressionError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(?:Z_|ERR_(?:_ERROR|BROTLI|PADDING))/.test(String(error.code));
}

async function* decode(source: Readable, stage: Decode): AsyncGenerator<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = source[Symbol.asyncIterator]();
  const first = await chunks.next();
  // A response without a body, as one with 204, may name a coding nevertheless.
  if (first.done !== true) yield* stage(first.value, withFirst(first.value, chunks));
}

function passThrough(bytes: AsyncIterable<Uint8Array>, stage: Transform): Readable {
  return pipeline(Readable.from(bytes, { objectMode: false }), stage, () => {});
}

async function* withFirst(first: Uint8Array, others: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  yield* { [Symbol.asyncIterator]: () => others };
}
