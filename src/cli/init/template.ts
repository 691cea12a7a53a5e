import { quoteShell } from '../arguments/quote-shell.ts';
import type { WorkflowChoices } from './choices.ts';

export interface WorkflowTemplate {
  readonly title: string;
  /** From the repository's root. */
  readonly path: string;
  render(choices: WorkflowChoices): string;
  /** What the user must do by hand, one sentence each. */
  todo(choices: WorkflowChoices): readonly string[];
}

/** Returns a text of several lines, each indented by `columns`; the last has no line feed. */
export function indent(text: string, columns: number): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '' : `${' '.repeat(columns)}${line}`))
    .join('\n');
}

/** Returns the sentences about variables of the CI that `choices` rely on; they are created in `place`. */
export function variablesLeft({ appIds, baseUrl }: WorkflowChoices, place: string): readonly string[] {
  const address = `Create the variable TOUCHDOWN_BASE_URL with the platform's base URL: ${place}.`;
  const id = `Create the variable TOUCHDOWN_APP_ID with the application's id: ${place}.`;
  return [...(baseUrl === null ? [address] : []), ...(appIds.length === 0 ? [id] : [])];
}

/** The folder of a job's reports; Bitbucket looks for JUnit files in folders of this name. */
export const REPORT_FOLDER = 'test-results';
/** The paths of the reports, relative to the job's folder. */
export const REPORTS = {
  junit: `${REPORT_FOLDER}/touchdown.xml`,
  summary: `${REPORT_FOLDER}/touchdown.md`,
  dotenv: `${REPORT_FOLDER}/touchdown.env`,
} as const;

interface ScriptOptions {
  readonly ci: string;
  readonly commit: string;
  readonly dotenv?: boolean;
}

/**
 * Renders POSIX shell lines that deploy and write reports; the last one sets the exit code. The token is only in the environment. The command
 * is outside of the checkout: npx puts `node_modules/.bin` of the current folder into the PATH, and npm reads `.npmrc` there unless it is
 * global (npm's documentation of npmrc). A cache in the checkout could contain another package too.
 */
export function renderDeployScript(choices: WorkflowChoices, { ci, commit, dotenv = false }: ScriptOptions): string {
  const { appIds, release } = choices;
  const install = `# Outside of the checkout, whose files could change what runs with the token.
tools=$(mktemp -d)
npm install --global --prefix "$tools" --cache "$tools/npm" ${quoteShell(release.package)}`;
  const words = ['"$tools/bin/touchdown" deploy', ...appIds.map(quoteShell)];
  const reports = [
    `--junit ${REPORTS.junit}`,
    `--summary ${REPORTS.summary}`,
    ...(dotenv ? [`--dotenv ${REPORTS.dotenv}`] : []),
  ];
  const command = [words.join(' '), `--commit "$${commit}" --ci ${ci}`, ...reports];
  // A reused workspace may contain old reports, and the summary is appended to.
  const clean = `mkdir -p ${REPORT_FOLDER} && rm -f ${REPORT_FOLDER}/touchdown.*`;
  return [clean, install, command.join(' \\\n  ')].join('\n');
}

/** Returns a text as a double-quoted scalar of YAML, on one line: what JSON.stringify writes is one (YAML 1.2.2, 1.3). */
export function quoteYaml(text: string): string {
  return JSON.stringify(text.toWellFormed()).replace(/[\u007f-\u009f\u2028\u2029\ufeff]/g, escapeUnit);
}

/** Quotes a text for Groovy in single quotes, without interpolation; drops control characters, which Groovy 2.4 unescapes first. */
export function quoteGroovy(text: string): string {
  const shown = text.replace(/[\x00-\x08\x0b-\x1f\x7f]/g, '');
  const escaped = shown
    .replace(/['\\]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\t', String.raw`\t`);
  return `'${escaped}'`;
}

function escapeUnit(unit: string): string {
  return String.raw`\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
