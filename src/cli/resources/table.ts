import { plainLine } from '../../kernel/untrusted.ts';
import { cutToWidth, widthOf } from '../deploy/display-width.ts';

/** One column of a table: its heading, and what stands in it; null where that is not known. */
export interface Column<T> {
  readonly heading: string;
  cell(item: T): string | null;
}

const GAP = '  ';
/** How wide a cell is at most, in columns: where the terminal is wider it is still cut, so that one hostile name does not push the others away. */
export const WIDEST = 60;

/**
 * Renders items as lines, cleaned of everything but text. For a terminal of `width` columns: aligned, under headings where
 * `hasHeadings`, each line cut to the width. In a pipe (`width` is null): cells whole, with a tab between them, no headings.
 */
export function renderTable<T>(
  columns: readonly Column<T>[],
  items: readonly T[],
  { width, hasHeadings }: { readonly width: number | null; readonly hasHeadings: boolean },
): string {
  const rows = items.map((item) => columns.map((column) => plainLine(column.cell(item) ?? '')));
  if (width === null) return rows.map((row) => `${row.join('\t')}\n`).join('');
  const shown = hasHeadings ? [columns.map(({ heading }) => heading), ...rows] : rows;
  const widths = columns.map((_, at) => Math.min(WIDEST, Math.max(0, ...shown.map((row) => widthOf(row[at] ?? '')))));
  return shown.map((row) => `${cutToWidth(alignRow(row, widths), width)}\n`).join('');
}

function alignRow(row: readonly string[], widths: readonly number[]): string {
  const cells = row.map((cell, at) => {
    const fitted = cutToWidth(cell, widths[at] ?? WIDEST);
    return fitted + ' '.repeat(Math.max(0, (widths[at] ?? 0) - widthOf(fitted)));
  });
  return cells.join(GAP).trimEnd();
}
