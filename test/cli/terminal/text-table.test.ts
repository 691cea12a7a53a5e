import { describe, expect, test } from 'vitest';
import { renderTable } from '../../../src/cli/terminal/text-table.ts';

interface Item {
  readonly id: string;
  readonly name: string | null;
}

const COLUMNS = [
  { heading: 'ID', cell: ({ id }: Item) => id },
  { heading: 'NAME', cell: ({ name }: Item) => name },
];
const ITEMS = [
  { id: 'p1', name: 'shop' },
  { id: 'project-2', name: null },
];

describe('a table', () => {
  test('is aligned under its headings at a terminal', () => {
    expect(renderTable(COLUMNS, ITEMS, { width: 80, hasHeadings: true })).toBe(
      'ID         NAME\np1         shop\nproject-2\n',
    );
  });

  test('is cut to the width of the terminal with an ellipsis', () => {
    const text = renderTable(COLUMNS, [{ id: 'p1', name: 'a long name of a shop' }], { width: 12, hasHeadings: true });
    expect(text).toBe('ID  NAME\np1  a long …\n');
  });

  test('has tabs between whole cells in a pipe', () => {
    const name = 'n'.repeat(500);
    expect(renderTable(COLUMNS, [{ id: 'p1', name }, ...ITEMS], { width: null, hasHeadings: true })).toBe(
      `p1\t${name}\np1\tshop\nproject-2\t\n`,
    );
  });

  test('cuts a cell that would displace the others', () => {
    const text = renderTable(COLUMNS, [{ id: 'i'.repeat(500), name: 'shop' }], { width: 200, hasHeadings: false });
    expect(text).toBe(`${'i'.repeat(59)}…  shop\n`);
  });

  test('counts wide characters as a terminal does', () => {
    const items = [
      { id: '店', name: 'one' },
      { id: 'abcd', name: 'two' },
    ];
    expect(renderTable(COLUMNS, items, { width: 80, hasHeadings: false })).toBe('店    one\nabcd  two\n');
  });

  test.each([null, 80])('shows hostile text as text on one line (width %j)', (width) => {
    const text = renderTable(COLUMNS, [{ id: 'a\tb\nc', name: '\u001b[2J\u202eevil\u0007' }], {
      width,
      hasHeadings: false,
    });
    expect(text).toBe(`a b c${width === null ? '\t' : '  '}evil\n`);
  });
});
