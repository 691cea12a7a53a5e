import { describe, expect, test } from 'vitest';
import {
  entriesOf,
  isDateTime,
  isTimestamp,
  isWord,
  nameBody,
  nameListResponse,
  nameResponse,
} from '../../src/conformance/body-reader.ts';

describe('a body', () => {
  test.each([
    ['', 'an empty body'],
    ['  ', 'an empty body'],
    ['<html>', 'an HTML page'],
    ['ready', 'text that is not JSON'],
    ['[]', 'an array'],
    ['{}', 'an object'],
    ['null', 'null'],
    ['"secret"', 'a string'],
    ['7', 'a number'],
  ])('%j is named without its content: %s', (text, name) => {
    expect(nameBody({ text })).toBe(name);
  });

  test('is named by its status if that is not an expected one', () => {
    expect(nameResponse({ status: 500, text: '{}' }, [200, 201])).toBe('status 500');
    expect(nameResponse({ status: 201, text: '[]' }, [200, 201])).toBe('an array');
  });

  test.each([
    [200, '{}', 'an object without "results"'],
    [200, '[]', 'an array'],
    [200, '<html>', 'an HTML page'],
    [404, '{}', 'status 404'],
  ])('is named as not a list with %d and %j: %s', (status, text, name) => {
    expect(nameListResponse({ status, text })).toBe(name);
  });

  test.each([
    ['[1,2]', [1, 2]],
    ['{"results":[1]}', [1]],
    ['{"page":1,"data":[]}', []],
    ['{"results":[1],"warnings":[2]}', [1]],
    ['{}', null],
    ['no JSON', null],
    ['"text"', null],
  ])('%j has the entries %j', (text, entries) => {
    expect(entriesOf({ text })).toEqual(entries);
  });
});

describe('a value', () => {
  test.each([
    ['2030-01-01T00:00:00.000Z', true, true],
    ['2030-01-01T00:00:00Z', false, true],
    ['2030-01-01T02:00:00.000+02:00', false, true],
    ['2030-01-01T00:00:00.000', false, false],
    ['2030-13-01T00:00:00.000Z', false, false],
    ['2030-01-01', false, false],
    ['2030-01-01T02:00:00+02:000', false, false],
    ['2030-01-01T02:00:00+02', false, false],
    ['2030-01-01T02:00:00.5-02:30', false, true],
    ['x2030-01-01T00:00:00.000Z', false, false],
    ['2030-01-01T00:00:00.000Zx', false, false],
    [1_893_456_000, false, false],
    [undefined, false, false],
  ])('%j is a timestamp: %j, a date and time: %j', (value, timestamp, dateTime) => {
    expect([isTimestamp(value), isDateTime(value)]).toEqual([timestamp, dateTime]);
  });

  test.each([
    ['RUNNING', true],
    ['A', true],
    ['V2', true],
    ['2V', false],
    ['_A', false],
    ['A-B', false],
    ['UP_TO_DATE', true],
    ['running', false],
    ['Up To Date', false],
    ['', false],
    [7, false],
    [null, false],
  ])('%j is a word: %j', (value, isOne) => {
    expect(isWord(value)).toBe(isOne);
  });
});
