import { describe, expect, test } from 'vitest';
import { instantOf, isAscending, isLine, nameOrder } from '../../src/conformance/checks/check-log.ts';

const AT = Date.UTC(2030, 0, 1);

describe('an entry of a log', () => {
  test.each([
    ['a text', true],
    ['', true],
    [{ message: 'a text' }, true],
    [{ level: 3, text: 'a text' }, true],
    [{ level: 3 }, false],
    [{}, false],
    [['a text'], false],
    [null, false],
    [7, false],
  ])('%j is a line: %j', (entry, isOne) => {
    expect(isLine(entry)).toBe(isOne);
  });

  test.each([
    ['ISO 8601', { message: 'ready', created_at: '2030-01-01T00:00:00.000Z' }, AT],
    ['an offset', { created_at: '2030-01-01T02:00:00+02:00' }, AT],
    ['milliseconds', { id: 17, at: AT }, AT],
    ['seconds', { at: AT / 1000 }, AT],
    ['the first of two', { at: AT, seen: AT + 1 }, AT],
    ['a count alone', { id: 17, message: 'ready' }, null],
    ['a text', '2030-01-01T00:00:00.000Z ready', null],
    ['nothing', null, null],
  ])('has the time of %s', (_, entry, at) => {
    expect(instantOf(entry)).toBe(at);
  });
});

describe('an order', () => {
  test.each([
    [[], true, 'newest lines first'],
    [[1], true, 'newest lines first'],
    [[1, 1, 2], true, 'unordered lines'],
    [[null, 1], true, 'unordered lines'],
    [[2, 1, 1], false, 'newest lines first'],
    [[1, 3, 2], false, 'unordered lines'],
    [[1, null], false, 'newest lines first'],
  ])('of %j ascends: %j; otherwise it is named %s', (instants, ascends, name) => {
    expect([isAscending(instants), nameOrder(instants)]).toEqual([ascends, name]);
  });
});
