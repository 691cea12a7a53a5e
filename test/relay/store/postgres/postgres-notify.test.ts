import { describe, expect, test } from 'vitest';
import { decodeHint, encodeHint } from '../../../../src/relay/store/postgres/postgres-notify.ts';

describe('a hint between relays', () => {
  test.each([[[]], [['one']], [['one', 'two']]])('arrives as it was sent: %j', (changed) => {
    expect(decodeHint(encodeHint('me', changed))).toEqual({ from: 'me', changed });
  });

  test('names nothing where it would be too long', () => {
    const fits = ['x'.repeat(7996)];
    expect(decodeHint(encodeHint('me', fits)).changed).toEqual(fits);
    expect(encodeHint('me', ['x'.repeat(7997)])).toBe('me');
    expect(encodeHint('me', ['ü'.repeat(4000)])).toBe('me');
  });
});
