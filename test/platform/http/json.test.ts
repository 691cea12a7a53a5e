import { describe, expect, test } from 'vitest';
import { ProtocolError } from '../../../src/kernel/errors.ts';
import { parseJson, parseJsonOrNothing } from '../../../src/platform/http/json.ts';

const listOf = (count: number, value = '0'): string => `[${Array.from({ length: count }, () => value).join(',')}]`;

describe('JSON', () => {
  test('is parsed up to a hundred thousand values (B19)', () => {
    expect(parseJson(listOf(99_999))).toHaveLength(99_999);
    expect(() => parseJson(listOf(100_001))).toThrow(ProtocolError);
    expect(() => parseJson(listOf(100_001))).toThrow(/JSON of at most 100000 values.* larger/);
    expect(parseJsonOrNothing(listOf(100_001))).toBeUndefined();
  });

  test.each(['{}', '[]', '{"a":0}'])('counts %s for a value (B19)', (value) => {
    expect(parseJson(listOf(40_000, value))).toHaveLength(40_000);
    expect(() => parseJson(listOf(100_000, value))).toThrow(ProtocolError);
  });

  test('counts nothing inside a string (B19)', () => {
    const texts = [',[{'.repeat(200_000), `\\${'"'.repeat(9)},`.repeat(50_000), '\\'.repeat(200_001)];
    for (const text of texts) expect(parseJson(JSON.stringify([text]))).toEqual([text]);
  });

  test('that is incomplete is not parsed', () => {
    expect(() => parseJson(`"${','.repeat(300_000)}`)).toThrow(/\$ .* text that is not JSON/);
  });
});
