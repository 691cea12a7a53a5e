import { type Column, renderTable } from '../terminal/text-table.ts';
import type { Task } from './resource-command.ts';

/** This many rows are aligned with each other, as many as a page of the platform has, so that memory stays constant. */
const ROWS_A_PAGE = 100;

/** Prints items as they come, no faster than they are read, in pages of a table or as lines of JSON. Rejects as the list does. */
export async function listItems<T extends object>(
  items: AsyncIterable<T>,
  columns: readonly Column<T>[],
  { things, whereEmpty }: { readonly things: string; readonly whereEmpty: string },
  { output, terminal }: Task,
): Promise<void> {
  let page: T[] = [];
  let count = 0;
  const flush = (): void => {
    const width = terminal.columns();
    if (page.length > 0) output.say(renderTable(columns, page, { width, hasHeadings: count === page.length }));
    page = [];
  };
  try {
    for await (const item of items) {
      count += 1;
      if (output.isJson) output.show('item', item, '');
      else if (page.push(item) === ROWS_A_PAGE) flush();
      await terminal.ready();
    }
  } finally {
    flush();
  }
  const isEmpty = count === 0 && terminal.columns() !== null;
  output.show('result', { things, count }, isEmpty ? `${whereEmpty}\n` : '');
}
