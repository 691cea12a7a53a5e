import { describe, expect, test } from 'vitest';
import { parseJson } from '../../../src/github/http/github-response.ts';

describe('a text of JSON', () => {
  test.each<[string | null, unknown]>([
    ['{"id":1,"of":[2.5,null]}', { id: 1, of: [2.5, null] }],
    ['null', null],
    ['', undefined],
    ['{', undefined],
    [null, undefined],
    ['{"id":9007199254740991}', { id: 9_007_199_254_740_991 }],
    ['{"id":9007199254740993,"text":"9007199254740993"}', { id: '9007199254740993', text: '9007199254740993' }],
    ['[1e300,12345678901234567.5]', [1e300, 12_345_678_901_234_568]],
  ])('%j is %j', (text, value) => {
    expect(parseJson(text)).toEqual(value);
  });
});
