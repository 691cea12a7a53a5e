import { appendFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { renderJunit } from '../../report/ci/junit.ts';
import { renderDotenv } from '../../report/ci/variables.ts';
import { renderJobSummary } from '../../report/summary/job-summary.ts';
import type { RunView } from '../../report/view.ts';
import { codeOf } from '../arguments/exit-code-of.ts';
import type { ReportPaths } from './deploy-choices.ts';

/** Writes the files that tell of the end; `warn` is given a sentence for each that cannot be written. Never throws. */
export function writeReports(
  view: RunView,
  { junit, dotenv, summary }: ReportPaths,
  folder: string,
  warn: (sentence: string) => void,
): void {
  const attempt = (option: string, path: string | null, write: (path: string) => void): void => {
    if (path === null) return;
    try {
      write(resolve(folder, path));
    } catch (error) {
      const reason = codeOf(error);
      warn(`The file of ${option}, ${path}, could not be written (${reason}); the verdict does not depend on it.`);
    }
  };
  attempt('--junit', junit, (path) => writeFileSync(path, renderJunit(view)));
  attempt('--dotenv', dotenv, (path) => writeFileSync(path, renderDotenv(view)));
  attempt('--summary', summary, (path) => appendFileSync(path, `${renderJobSummary(view)}\n`));
}
