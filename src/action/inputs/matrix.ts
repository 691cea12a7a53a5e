import { parseJson } from '../../kernel/hostile-json.ts';

/** What the runner says of the matrix of a job: `strategy.job-total`, and `matrix` as JSON. */
export interface MatrixJob {
  readonly jobTotal: string;
  readonly matrix: string;
}

/**
 * Returns whether the other jobs of a matrix may use a name too, because it has no value of the matrix. A value counts if it is there in
 * whole words, since the region `us` is no part of `status`.
 */
export function isSharedName(name: string, { jobTotal, matrix }: MatrixJob): boolean {
  if (!(Number(jobTotal) > 1)) return false;
  const words = wordsOf(name);
  return !leavesOf(parseJson(matrix)).some((value) => wordsOf(value) !== '' && words.includes(wordsOf(value)));
}

/** Returns the runs of letters and of digits, each after a space and before one. */
function wordsOf(text: string): string {
  return (text.match(/\p{L}+|\p{N}+/gu) ?? []).map((word) => ` ${word} `).join('');
}

function leavesOf(value: unknown): readonly string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leavesOf);
  return value === null || value === undefined ? [] : [String(value)];
}
