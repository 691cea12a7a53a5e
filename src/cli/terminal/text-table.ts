import { plainLine } from '../../kernel/untrusted.ts';
import { cutToWidth, widthOf } from './display-width.ts';

/** One column of a table: its heading, and each item's cell; null if unknown. */
export interface Column<T> {
  readonly heading: string;
  cell(item: T): string | null;
}

const GAP = '  ';
/** A longer cell is cut even on a wide terminal, so that one hostile name does not displace the others. */
const MAX_CELL_COLUMNS = 60;

/** Renders items as plain lines: aligned and cut to `width` columns; in a pipe (null) whole cells with tabs and no headings. */
export function renderTable<T>(
  columns: readonly Column<T>[],
  items: readonly T[],
  { width, hasHeadings }: { readonly width: number | null; readonly hasHeadings: boolean },
): string {
  const rows = cellsOf(columns, items);
  if (width === null) return rows.map((row) => `${row.join('\t')}\n`).join('');
  const shown = hasHeadings ? [columns.map(({ heading }) => heading), ...rows] : rows;
  const widths = widthsOf(shown).map((widest) => Math.min(MAX_CELL_COLUMNS, widest));
  return shown.map((row) => `${cutToWidth(alignRow(row, widths), width)}\n`).join('');
}

/** Returns whether a table with headings fits a terminal of `width` columns without cuts. */
export function isWhole<T>(columns: readonly Column<T>[], items: readonly T[], width: number): boolean {
  const widths = widthsOf([columns.map(({ heading }) => heading), ...cellsOf(columns, items)]);
  const total = widths.reduce((sum, widest) => sum + widest + GAP.length, -GAP.length);
  return Math.max(...widths) <= MAX_CELL_COLUMNS && total <= width;
}

function cellsOf<T>(columns: readonly Column<T>[], items: readonly T[]): readonly (readonly string[])[] {
  return items.map((item) => columns.map((column) => plainLine(column.cell(item) ?? '')));
}

function widthsOf(rows: readonly (readonly string[])[]): readonly number[] {
  return (rows[0] ?? []).map((_, at) => Math.max(0, ...rows.map((row) => widthOf(row[at] ?? ''))));
}

function alignRow(row: readonly string[], widths: readonly number[]): string {
  const cells = row.map((cell, at) => {
    const fitted = cutToWidth(cell, widths[at] ?? MAX_CELL_COLUMNS);
    return fitted + ' '.repeat(Math.max(0, (widths[at] ?? 0) - widthOf(fitted)));
  });
  return cells.join(GAP).trimEnd();
}
