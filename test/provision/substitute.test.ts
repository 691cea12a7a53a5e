import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { substitute } from '../../src/provision/substitute.ts';

const ENV: Readonly<Record<string, string>> = { BRANCH: 'login', EMPTY: '', EVIL: '${BRANCH}' };
const at = (value: unknown) =>
  substitute(value, 'up', { lookup: (name) => ENV[name], isListed: (name) => name === 'LISTED' });

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

  test('reports names without a value with their paths, and how to allow or set them', () => {
    expect(at({ a: ['x', '${NOPE} ${LISTED}'] }).problems).toEqual([
      {
        name: 'up.a[1]',
        seen: '',
        problem: 'needs NOPE. Give --set NOPE=VALUE, or --env NOPE to read it from the environment.',
      },
      {
        name: 'up.a[1]',
        seen: '',
        problem: 'needs LISTED, which is not set. Give --set LISTED=VALUE, or set it in the environment.',
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
