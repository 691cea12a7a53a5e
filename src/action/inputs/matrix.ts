import { parseJson } from '../../kernel/hostile-json.ts';
import { safeSentence } from '../../kernel/untrusted.ts';

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
  return Number(jobTotal) > 1 && !leavesOf(parseJson(matrix)).some(isIn(name));
}

/** Returns the keys of a matrix of which a name has no value; none if the job is the only one. */
export function keysMissingIn(name: string, { jobTotal, matrix }: MatrixJob): readonly string[] {
  const keys = parseJson(matrix);
  if (!(Number(jobTotal) > 1) || typeof keys !== 'object' || keys === null) return [];
  return Object.entries(keys)
    .filter(([, value]) => !leavesOf(value).some(isIn(name)))
    .map(([key]) => safeSentence(key, 100));
}

/** A value without a letter or a digit counts as it is. */
function isIn(name: string): (value: string) => boolean {
  const words = wordsOf(name);
  return (value) => {
    const wanted = wordsOf(value);
    return wanted === '' ? value.trim() !== '' && name.includes(value.trim()) : words.includes(wanted);
  };
}

/** Returns the runs of letters and of digits, each after a space and before one. */
function wordsOf(text: string): string {
  return (text.match(/\p{L}+|\p{N}+/gu) ?? []).map((word) => ` ${word} `).join('');
}

/** A value at more than twenty levels is in no name. */
function leavesOf(value: unknown, level = 0): readonly string[] {
  if (level > 20) return [];
  if (typeof value === 'object' && value !== null)
    return Object.values(value).flatMap((inner) => leavesOf(inner, level + 1));
  return value === null || value === undefined ? [] : [String(value)];
}
