import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { substitute } from '../../src/provision/substitute.ts';

const ENV: Readonly<Record<string, string>> = { BRANCH: 'login', EMPTY: '', EVIL: '${BRANCH}' };
const at = (value: unknown) => substitute(value, 'up', (name) => ENV[name]);

describe('substituting values in a text', () => {
  test.for([
    ['preview-${BRANCH}', 'preview-login'],
    ['${BRANCH}${BRANCH}', 'loginlogin'],
    ['$${BRANCH}', '${BRANCH}'],
    ['$$${BRANCH}', '$${BRANCH}'],
    ['costs $5, $BRANCH', 'costs $5, $BRANCH'],
    ['-${EMPTY}-', '--'],
    ['${EVIL}', '${BRANCH}'],
  ])('turns %s into %s', ([text, expected]) => {
    expect(at(text)).toMatchObject({ value: expected, problems: [] });
  });

  test('replaces in lists and values, but not in keys', () => {
    const { value, used } = at({ '${BRANCH}': ['${BRANCH}', 1, null, { a: true }] });
    expect(value).toEqual({ '${BRANCH}': ['login', 1, null, { a: true }] });
    expect([...used]).toEqual(['BRANCH']);
  });

  test('reports unset names with their paths', () => {
    expect(at({ a: ['x', '${NOPE}'] }).problems).toEqual([
      {
        name: 'up.a[1]',
        seen: '',
        problem: expect.stringContaining('needs NOPE, which is not set. Give --set NOPE=VALUE'),
      },
    ]);
  });

  test.for(['${', '${BRANCH', '${}', '${a-b}', '${ BRANCH }'])('explains how to write %s', (text) => {
    expect(at(text).problems).toEqual([{ name: 'up', seen: '', problem: expect.stringContaining('$${') }]);
  });

  test('restores any escaped text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '{', '}', '\n', '${', ' ') }), (text) => {
        expect(at(text.replaceAll('${', '$${')).value).toBe(text);
      }),
    );
  });
});
