import { findMissing } from './needs.ts';
import { createRunScratch } from './run-scratch.ts';
import { offerPostgres } from './shared-postgres.ts';

/** Runs before the test processes start. Vitest calls the returned function after the last one. */
export default async function setUpRun(): Promise<() => Promise<void>> {
  const remove = createRunScratch();
  for (const sentence of findMissing()) console.warn(sentence);
  const endPostgres = await offerPostgres();
  return async () => {
    await endPostgres();
    remove();
  };
}
