import { fieldOf } from '../../kernel/hostile-json.ts';

/** Returns a field that is an id or a count; null where it is none. */
export function countOf(value: unknown, name: string): number | null {
  const field = fieldOf(value, name);
  return typeof field === 'number' && Number.isSafeInteger(field) && field >= 0 ? field : null;
}

/** Returns the id of what GitHub answers with; null where it has none. */
export function idOf(value: unknown): number | null {
  return countOf(value, 'id');
}

/** Returns a field that is text; empty where it is none. */
export function textOf(value: unknown, name: string): string {
  const field = fieldOf(value, name);
  return typeof field === 'string' ? field : '';
}

/** Returns a field that is the address of a page; empty where it is none. */
export function urlOf(value: unknown, name: string): string {
  const text = textOf(value, name);
  return /^https?:\/\/[^\s<>"]+$/.test(text) ? text : '';
}

/** Returns the items of a JSON array; null where there is none. */
export function itemsOf(value: unknown): readonly unknown[] | null {
  return Array.isArray(value) ? value : null;
}

/** Returns the one with the highest id, the newest: GitHub's ids ascend. Null where none has an id. */
export function newestOf(items: readonly unknown[]): unknown {
  const ids = items.map((item) => countOf(item, 'id') ?? -1);
  const highest = Math.max(-1, ...ids);
  return highest < 0 ? null : items[ids.indexOf(highest)];
}
