import fc from 'fast-check';

const SURROGATES = 0x800;
const FIRST_SURROGATE = 0xd800;
const CODE_POINTS = 0x11_0000 - SURROGATES;

/** One code point of any kind, as `fc.string({ unit: 'binary' })` has them, without fast-check's table of all 1.1 million of them. */
export const codePoint: fc.Arbitrary<string> = fc.integer({ min: 0, max: CODE_POINTS - 1 }).map(
  (index) => String.fromCodePoint(index < FIRST_SURROGATE ? index : index + SURROGATES),
  (value) => {
    const code = typeof value === 'string' ? value.codePointAt(0) : undefined;
    if (code === undefined || String.fromCodePoint(code) !== value || isSurrogate(code))
      throw new Error('not a code point');
    return code < FIRST_SURROGATE ? code : code - SURROGATES;
  },
);

/** A part of an address, as `fc.webSegment()` has it, which needs that table too. */
export const webSegment: fc.Arbitrary<string> = fc.string({ unit: codePoint }).map(encodeURIComponent);

/** An address on the web, as `fc.webUrl()` has them, which needs that table too. */
export const webAddress: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom('http', 'https'), fc.domain(), fc.array(webSegment, { maxLength: 4 }))
  .map(([scheme, host, path]) => `${scheme}://${[host, ...path].join('/')}`);

function isSurrogate(code: number): boolean {
  return code >= FIRST_SURROGATE && code < FIRST_SURROGATE + SURROGATES;
}
