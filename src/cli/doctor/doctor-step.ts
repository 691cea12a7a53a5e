import type { Finding } from './doctor-finding.ts';

/** What one look found, and what the command ends with where any of it is wrong. */
export interface Step {
  readonly findings: readonly Finding[];
  readonly exit: number;
}

/** The steps of an examination, each told as soon as it was taken. */
export type Steps = AsyncGenerator<Step, void>;
