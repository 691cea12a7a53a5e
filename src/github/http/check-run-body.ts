import { createHash } from 'node:crypto';
import type { CheckAnnotation, CheckRun } from '../../report/check-run.ts';

/** Most annotations that GitHub takes in one request (its description of the REST API). */
export const MAX_ANNOTATIONS = 50;

/** What a check run on GitHub is known to say. */
export interface ShownCheck {
  readonly isCompleted: boolean;
  /** How many of its annotations are there. */
  readonly annotations: number;
  /** Stands for what it says; empty if that is not known. */
  readonly digest: string;
}

/** Returns the body of a creation or an update that says all of `check`, its annotations from `first` on as many as fit. */
export function renderCheckBody(check: CheckRun, first: number): Readonly<Record<string, unknown>> {
  return {
    status: check.status,
    ...(check.startedAt === null ? {} : { started_at: renderInstant(check.startedAt) }),
    ...(check.conclusion === null ? {} : { conclusion: check.conclusion }),
    ...(check.completedAt === null ? {} : { completed_at: renderInstant(check.completedAt) }),
    ...renderOutputBody(check, first),
  };
}

/** Returns the body of an update that adds annotations from `first` on, and leaves the status alone. */
export function renderOutputBody(check: CheckRun, first: number): Readonly<Record<string, unknown>> {
  const annotations = check.annotations.slice(first, first + MAX_ANNOTATIONS).map(renderAnnotation);
  const { title, summary, text } = check;
  const output = { title, summary, ...(text === null ? {} : { text }) };
  return { output: annotations.length === 0 ? output : { ...output, annotations } };
}

/**
 * Returns what a check run shows once it says `check`. What is completed is compared by its conclusion and its annotations alone:
 * another process may know less of the log.
 */
export function shownBy(check: CheckRun, annotations: number): ShownCheck {
  const compared = check.status === 'completed' ? [check.conclusion, check.annotations] : check;
  const digest = createHash('sha256').update(JSON.stringify(compared)).digest('hex').slice(0, 16);
  return { isCompleted: check.status === 'completed', annotations, digest };
}

/** Returns a fingerprint that {@link decodeShown} reads. */
export function renderShown({ isCompleted, annotations, digest }: ShownCheck): string {
  return `${isCompleted ? 'completed' : 'open'}/${annotations}/${digest}`;
}

/** Returns what a fingerprint says; null if it is none. */
export function decodeShown(text: string): ShownCheck | null {
  const [, word, annotations, digest] = /^(completed|open)\/(\d{1,9})\/([0-9a-f]*)$/.exec(text) ?? [];
  if (digest === undefined) return null;
  return { isCompleted: word === 'completed', annotations: Number(annotations), digest };
}

function renderAnnotation({ path, line, column, level, title, message }: CheckAnnotation) {
  const columns = column === undefined ? {} : { start_column: column, end_column: column };
  return { path, start_line: line, end_line: line, ...columns, annotation_level: level, title, message };
}

function renderInstant(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
