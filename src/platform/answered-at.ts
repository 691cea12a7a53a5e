import { parseHttpDate } from '../kernel/instant.ts';
import type { Head } from './http/exchange.ts';

/**
 * Returns when the service answered, by its own clock (header `Date`), in epoch milliseconds of a whole second; null where it told
 * no time that can be read, or where a cache may have answered in its stead, which tells the age of the answer (RFC 9111, section
 * 5.1). Never throws.
 */
export function readAnsweredAt({ headers }: Pick<Head, 'headers'>): number | null {
  const age = headers['age']?.trim() ?? '0';
  return /^0+$/.test(age) ? parseHttpDate(headers['date']?.trim() ?? '') : null;
}
