import type { WorkflowChoices } from './init-choices.ts';

/** The workflow of one CI. */
export interface WorkflowTemplate {
  readonly title: string;
  /** From the repository's root. */
  readonly path: string;
  render(choices: WorkflowChoices): string;
  /** What is left to do by hand, one sentence each. */
  todo(choices: WorkflowChoices): readonly string[];
}

/** Returns a text of several lines, each indented by `columns`; the last has no line feed. */
export function indent(text: string, columns: number): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '' : `${' '.repeat(columns)}${line}`))
    .join('\n');
}

/** Returns the sentences about what `choices` leave to variables of the CI's, which are made in `place`. */
export function variablesLeft({ appIds, baseUrl }: WorkflowChoices, place: string): readonly string[] {
  const address = `Create the variable TOUCHDOWN_BASE_URL with the platform's address: ${place}.`;
  const id = `Create the variable TOUCHDOWN_APP_ID with the application's id: ${place}.`;
  return [...(baseUrl === null ? [address] : []), ...(appIds.length === 0 ? [id] : [])];
}

/** Where a job leaves its reports; Bitbucket looks for JUnit files in folders of this name. */
export const REPORT_FOLDER = 'test-results';
/** The reports, from where the job runs. */
export const REPORTS = {
  junit: `${REPORT_FOLDER}/touchdown.xml`,
  summary: `${REPORT_FOLDER}/touchdown.md`,
  dotenv: `${REPORT_FOLDER}/touchdown.env`,
} as const;

interface ScriptOptions {
  readonly ci: string;
  /** The variable that holds the commit. */
  readonly commit: string;
  readonly dotenv?: boolean;
}

/** Renders POSIX shell lines that deploy and leave reports; the last one sets the exit code. The token is in the environment alone. */
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

/** Returns a text as a scalar of YAML, on one line, in double quotes: what JSON.stringify writes is one (YAML 1.2.2, 1.3). */
export function quoteYaml(text: string): string {
  return JSON.stringify(text.toWellFormed()).replace(/[\u007f-\u009f\u2028\u2029\ufeff]/g, escapeUnit);
}

/** Returns a text as one word of a POSIX shell, in single quotes where it needs any. No shell can be given a NUL: it is left out. */
export function quoteShell(text: string): string {
  const given = text.replaceAll('\0', '');
  return /^[\w./:@%+=-]+$/.test(given) ? given : `'${given.replaceAll("'", String.raw`'\''`)}'`;
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
