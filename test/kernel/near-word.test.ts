import { describe, expect, test } from 'vitest';
import { findNearWord } from '../../src/kernel/near-word.ts';

const WORDS = ['base-url', 'organization', 'app-id', 'up'];

describe('the near word', () => {
  test.each([
    ['base_url', 'base-url'],
    ['baseurl', 'base-url'],
    ['Base-Url', 'base-url'],
    ['organization', 'organization'],
    ['app-ids', 'app-id'],
    ['oganizaton', 'organization'],
    ['orgganizattion', 'organization'],
    ['orgunizatiun', 'organization'],
    ['xyapp-id', 'app-id'],
    ['xyapp-ix', null],
    ['aap-di', null],
    ['orgunisotiun', null],
    ['xy', null],
    ['u', null],
    ['', null],
    ['something-else', null],
  ])('of %j is %j', (word, near) => {
    expect(findNearWord(word, WORDS)).toBe(near);
  });

  test('is the nearest of several', () => {
    expect(findNearWord('abcdef', ['abcxyf', 'abcdex'])).toBe('abcdex');
  });
});
