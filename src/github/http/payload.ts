/** Returns the elements of a hostile JSON array; none for anything else. */
export function elementsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Tells whether a value is a commit's whole hash: 40 hexadecimal digits, or 64 of a repository with SHA-256. */
export function isSha(value: unknown): value is string {
  return typeof value === 'string' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(value);
}

/** Tells whether a value is one of GitHub's ids or numbers: a whole number from 1, exactly represented. */
export function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}
