import { findMissing } from './needs.ts';
import { createRunScratch } from './run-scratch.ts';

/** Runs before the test processes start. Vitest calls the returned function after the last one. */
export default function setUpRun(): () => void {
  const remove = createRunScratch();
  for (const sentence of findMissing()) console.warn(sentence);
  return remove;
}
