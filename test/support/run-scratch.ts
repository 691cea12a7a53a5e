import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The environment variable that names the folder which the processes of a test run share. */
export const SCRATCH_VARIABLE = 'TOUCHDOWN_TEST_SCRATCH';

/** Creates an empty folder that every user can enter: PostgreSQL does not run as root. */
export function createScratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'touchdown-test-run-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** Creates the folder before the test processes start; vitest calls the returned function after the last one. */
export default function setUpRun(): () => void {
  const folder = createScratch();
  process.env[SCRATCH_VARIABLE] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
