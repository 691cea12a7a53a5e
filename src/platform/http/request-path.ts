import { InputError } from '../../kernel/errors.ts';
import { isSegment } from '../../kernel/resource-id.ts';

/**
 * Returns the path that a template stands for, every id one encoded segment: `/application/{app_id}/log` and
 * `{ app_id: 'a b' }` give `/application/a%20b/log`; `query` is appended in its order.
 * Throws InputError for an id that is empty, or that would walk to another resource once some server decodes it.
 */
export function fillPath(
  template: string,
  ids: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string | number>> = {},
): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeSegment(name, ids[name] ?? ''));
  const pairs = Object.entries(query).map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`);
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}

function encodeSegment(name: string, id: string): string {
  if (isSegment(id)) return encodeURIComponent(id);
  const problem = 'is not a valid id. Copy it from the platform.';
  throw new InputError([{ name: name.replaceAll('_', '-'), seen: id.toWellFormed(), problem }]);
}
