import { expect, test } from 'vitest';
import { readResponseDate } from '../../src/platform/deploy-target.ts';

const DATE = 'Sat, 21 Nov 2026 09:30:15 GMT';
const AT = Date.UTC(2026, 10, 21, 9, 30, 15);

test.each<[string, Record<string, string>, number | null]>([
  ['the time of its header Date', { date: DATE }, AT],
  ['the time where a cache passed it on at once', { date: ` ${DATE} `, age: '0' }, AT],
  ['none where a cache kept it', { date: DATE, age: '1' }, null],
  ['none where the age cannot be read', { date: DATE, age: 'old' }, null],
  ['none where caches disagree', { date: DATE, age: '0, 7' }, null],
  ['none without the header', {}, null],
  ['none where it was told twice', { date: `${DATE}, ${DATE}` }, null],
  ['none where it is in another form', { date: '2026-11-21T09:30:15Z' }, null],
  ['none where it is empty', { date: '' }, null],
])('a response was sent at %s', (_, headers, at) => {
  expect(readResponseDate({ headers })).toBe(at);
});
