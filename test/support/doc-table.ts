import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Returns the cells of the first table below a text on a page of docs, row by row, without its head. Fails if there is none. */
export function rowsBelow(page: string, text: string): readonly (readonly string[])[] {
  const [, below] = readFileSync(join(ROOT, 'docs', page), 'utf8').split(text);
  const table = /(?:^\|.*\n)+/m.exec(below ?? '')?.[0];
  if (table === undefined) throw new Error(`docs/${page} has no table below “${text}”.`);
  const rows = table.trim().split('\n').slice(2);
  return rows.map((row) => {
    const cells = row.split('|').slice(1, -1);
    return cells.map((cell) => cell.trim());
  });
}
