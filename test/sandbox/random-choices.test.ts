import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawFor, identifierFor } from '../../src/sandbox/random-choices.ts';

describe('a random number', () => {
  test('is at least 0 and below 1, and depends only on its text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const draw = drawFor(text);
        return draw >= 0 && draw < 1 && draw === drawFor(text);
      }),
    );
  });

  test('is as often below a half as above it', () => {
    const draws = Array.from({ length: 2000 }, (_, index) => drawFor(`seed/${index}`));
    const below = draws.filter((draw) => draw < 0.5).length;
    expect(below).toBeGreaterThan(900);
    expect(below).toBeLessThan(1100);
  });
});

describe('an identifier', () => {
  test('has the form of a UUID', () => {
    fc.assert(
      fc.property(fc.string(), (text) =>
        /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/.test(identifierFor(text)),
      ),
    );
  });

  test('differs for another text, and is the same for the same text', () => {
    const texts = Array.from({ length: 5000 }, (_, index) => `1/app--${index}/deployment/1`);
    expect(new Set(texts.map(identifierFor)).size).toBe(5000);
    expect(identifierFor('a')).toBe(identifierFor('a'));
  });
});
