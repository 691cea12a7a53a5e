import type { Column } from '../terminal/text-table.ts';
import { renderTable } from '../terminal/text-table.ts';
import type { Task } from './resource-command.ts';

/** How many are aligned with one another: as many as a page of the platform's, so that memory stays flat. */
const ROWS_A_PAGE = 100;

/** What is said of a list as a whole. */
export interface ListWords {
  /** What there are several of, in the plural: `projects`. */
  readonly things: string;
  /** What a person is told where there is none. */
  readonly whereEmpty: string;
}

/**
 * Prints the items as they come, no faster than they are read: with --json one line each and at the end a result that counts them, else
 * a table, page by page. What came before an error is printed too. Rejects as the list does.
 */
export async function listItems<T extends object>(
  items: AsyncIterable<T>,
  columns: readonly Column<T>[],
  { things, whereEmpty }: ListWords,
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
