import { expect, test } from 'vitest';
import { readColumns, readRows } from '../../../src/cli/terminal/open-terminal.ts';

test.each([
  ['a terminal of 80 columns', { isTTY: true, columns: 80 }, 80],
  ['a terminal that nobody sized', { isTTY: true, columns: 0 }, null],
  ['a terminal that tells nothing', { isTTY: true }, null],
  ['a pipe', {}, null],
])('the width of %s is read', (_, screen, width) => {
  expect(readColumns(screen)).toBe(width);
});

test.each([
  ['a terminal of 24 rows', { isTTY: true, rows: 24 }, 24],
  ['a terminal that nobody sized', { isTTY: true, rows: 0 }, null],
  ['a pipe', { rows: 24 }, null],
])('the height of %s is read', (_, screen, height) => {
  expect(readRows(screen)).toBe(height);
});
