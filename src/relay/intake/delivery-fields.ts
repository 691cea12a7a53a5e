import { fieldOf } from '../../kernel/hostile-json.ts';

const DECODER = new TextDecoder('utf-8', { fatal: true });

/** What is read of a body: its value, or null where it is no UTF-8 or no JSON. */
export type ParsedBody = { readonly value: unknown } | null;

/** Reads a body as JSON in UTF-8, with or without a byte order mark. Nothing of what it was is kept. Never throws. */
export function parseBody(body: Uint8Array): ParsedBody {
  try {
    const value: unknown = JSON.parse(DECODER.decode(body));
    return { value };
  } catch {
    return null;
  }
}

/** Tells whether arrays and objects lie in one another more than `levels` deep; goes no deeper than that itself. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  for (const key in value) if (isDeeperThan(fieldOf(value, key), levels - 1)) return true;
  return false;
}
