import { detectCi } from '../../report/ci/dialect.ts';
import type { Terminal } from '../arguments/command.ts';

/** Tells whether a person watches a terminal on which lines can be drawn anew: no pipe, no CI (`CI` is what all of them set), no TERM=dumb. */
export function isWatched({ columns, env }: Pick<Terminal, 'columns' | 'env'>): boolean {
  const isCi = detectCi(env) !== 'none' || !['', 'false', '0'].includes(env['CI'] ?? '');
  return !isCi && columns() !== null && env['TERM'] !== 'dumb';
}
