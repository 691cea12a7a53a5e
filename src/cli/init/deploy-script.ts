import type { WorkflowChoices } from './init-choices.ts';
import { quoteShell } from './quote.ts';

/** Where a job leaves its reports; Bitbucket looks for JUnit files in folders of this name. */
export const REPORT_FOLDER = 'test-results';
/** The reports, from where the job runs. */
export const REPORTS = {
  junit: `${REPORT_FOLDER}/touchdown.xml`,
  summary: `${REPORT_FOLDER}/touchdown.md`,
  dotenv: `${REPORT_FOLDER}/touchdown.env`,
} as const;

/** How a CI wants the command. */
export interface ScriptOptions {
  readonly ci: string;
  /** The variable that holds the commit. */
  readonly commit: string;
  readonly dotenv?: boolean;
}

/**
 * Returns the lines of a POSIX shell that deploy and leave the reports: the exit code is that of the last of them. The token is in
 * the environment alone.
 */
export function renderDeployScript(choices: WorkflowChoices, { ci, commit, dotenv = false }: ScriptOptions): string {
  const { appIds, source } = choices;
  const words = ['touchdown deploy', ...appIds.map(quoteShell)];
  const reports = [
    `--junit ${REPORTS.junit}`,
    `--summary ${REPORTS.summary}`,
    ...(dotenv ? [`--dotenv ${REPORTS.dotenv}`] : []),
  ];
  const command = [
    `npx --yes --package=${quoteShell(source)}`,
    words.join(' '),
    `--commit "$${commit}" --ci ${ci}`,
    ...reports,
  ];
  // A workspace may be used again: the summary is added to, and an old report must not stand for this run.
  const clean = `mkdir -p ${REPORT_FOLDER} && rm -f ${REPORT_FOLDER}/touchdown.*`;
  return [clean, command.join(' \\\n  ')].join('\n');
}
