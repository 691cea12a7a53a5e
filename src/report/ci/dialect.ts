import { type FilePosition, renderAnnotations, sayMissingCheckout } from '../annotation.ts';
import { type EndedRun, hasPassed, isDoubtful } from '../view.ts';
import { breakMarks } from './safe-text.ts';
import { renderVariables } from './variables.ts';

/** The CIs that have their own commands; `none`: a terminal, a pipe, or a CI without any. */
export const CI_NAMES = ['none', 'github', 'gitlab', 'azure', 'buildkite', 'circleci', 'jenkins', 'bitbucket'] as const;

/** The name of a CI. */
export type CiName = (typeof CI_NAMES)[number];

/** The level of a notice. */
export type NoticeLevel = 'info' | 'warning' | 'error';

/**
 * The commands of one CI in what a job prints. Every text is one or more whole lines, each with its line feed, or empty. Titles are one
 * clean line and messages some, as `plainLines` gives them; whatever they say, they are no commands.
 */
export interface Dialect {
  readonly name: CiName;
  /** Renders a sentence that the CI shows beside the job, or on a line of a file, if it can. */
  renderNotice(level: NoticeLevel, title: string, message: string, position?: FilePosition): string;
  /** Starts a foldable part of the log; `atSeconds` is now, in seconds since the Unix epoch. */
  openGroup(title: string, atSeconds: number): string;
  closeGroup(title: string, atSeconds: number): string;
  /**
   * Renders the end of the run: `failing`, which are the lines around the errors, where they are visible, notices, whether a checkout is
   * missing, and the outputs if the CI reads them so.
   */
  renderEnding(view: EndedRun, failing?: readonly string[]): readonly string[];
}

/** The variables that each CI sets in every job. Jenkins comes last: its agents may run inside another CI's job. */
const MARKS: readonly (readonly [CiName, string])[] = [
  ['github', 'GITHUB_ACTIONS'],
  ['gitlab', 'GITLAB_CI'],
  ['azure', 'TF_BUILD'],
  ['buildkite', 'BUILDKITE'],
  ['circleci', 'CIRCLECI'],
  ['bitbucket', 'BITBUCKET_BUILD_NUMBER'],
  ['jenkins', 'JENKINS_URL'],
];

/** Returns the CI that runs a process with this environment; `none` if it is not one of ours. */
export function detectCi(env: Readonly<Record<string, string | undefined>>): CiName {
  const isSet = (value: string | undefined): boolean => value !== undefined && value !== '' && value !== 'false';
  return MARKS.find(([, variable]) => isSet(env[variable]))?.[0] ?? 'none';
}

/** Returns the dialect of a CI. */
export function dialectFor(name: CiName): Dialect {
  const {
    renderNotice = renderPlainNotice,
    openGroup = (title) => `${breakMarks(title)}\n`,
    closeGroup,
    head,
  } = WORDS[name];
  return {
    name,
    renderNotice,
    openGroup,
    closeGroup: closeGroup ?? (() => ''),
    renderEnding: (view, failing = []) => [
      ...(head?.(view) ?? []),
      ...failing,
      ...renderAnnotations(view).map(({ level, title, message, position }) =>
        renderNotice(level, title, message, position),
      ),
      ...(MARKS_FILES.includes(name) ? renderMissingCheckout(view) : []),
      ...(name === 'azure' ? renderAzureEnding(view) : []),
    ],
  };
}

/** The CIs that show an error on its file: by a command, or by the JUnit report. */
const MARKS_FILES: readonly CiName[] = ['github', 'azure', 'gitlab', 'circleci'];

function renderMissingCheckout(view: EndedRun): readonly string[] {
  const sentence = sayMissingCheckout(view);
  return sentence === null ? [] : [`${breakMarks(sentence)}\n`];
}

type Words = Partial<Pick<Dialect, 'renderNotice' | 'openGroup' | 'closeGroup'>> & {
  head?(view: EndedRun): readonly string[];
};

const WORDS: Readonly<Record<CiName, Words>> = {
  none: {},
  circleci: {},
  jenkins: {},
  bitbucket: {},
  /** GitHub's documentation of workflow commands. */
  github: {
    renderNotice: (level, title, message, position) => {
      const command = level === 'info' ? 'notice' : level;
      const properties = { title, file: position?.file, line: position?.line, col: position?.column };
      const pairs = definedOf(properties).map(([name, value]) => `${name}=${escapeGithubProperty(breakMarks(value))}`);
      return `::${command} ${pairs.join(',')}::${escapeGithub(breakMarks(message))}\n`;
    },
    openGroup: (title) => `::group::${escapeGithub(breakMarks(title))}\n`,
    closeGroup: () => '::endgroup::\n',
  },
  /** https://docs.gitlab.com/ci/jobs/job_logs/, "Create custom collapsible sections". */
  gitlab: {
    openGroup: (title, atSeconds) =>
      `\x1b[0Ksection_start:${wholeSeconds(atSeconds)}:${sectionOf(title)}[collapsed=true]\r\x1b[0K${breakMarks(title)}\n`,
    closeGroup: (title, atSeconds) => `\x1b[0Ksection_end:${wholeSeconds(atSeconds)}:${sectionOf(title)}\r\x1b[0K\n`,
  },
  azure: {
    renderNotice: (level, title, message, position) =>
      renderAzureIssue(level, title, message, position) ?? renderPlainNotice(level, title, message),
    openGroup: (title) => `##[group]${breakMarks(title)}\n`,
    closeGroup: () => '##[endgroup]\n',
  },
  /** https://buildkite.com/docs/pipelines/managing-log-output: a group ends where the next begins, and the verdict must be visible. */
  buildkite: {
    openGroup: (title) => `--- ${breakMarks(title)}\n`,
    head: (view) => [`+++ ${breakMarks(view.headline)}\n`],
  },
};

function renderPlainNotice(level: NoticeLevel, title: string, message: string): string {
  const word = { info: 'Note', warning: 'Warning', error: 'Error' }[level];
  const sentences = message.replace(/([^.!?])\n/g, '$1.\n').replaceAll('\n', ' ');
  return `${word}: ${breakMarks(`${title}: ${sentences}`)}\n`;
}

/** A section's name may only have letters, digits and `_.-` (lib/gitlab/regex.rb, logs_section_prefix_regex). */
function sectionOf(title: string): string {
  const words = title.replace(/[^A-Za-z0-9]+/g, '_').slice(0, 80);
  return `touchdown_${words}`;
}

function wholeSeconds(atSeconds: number): number {
  return Math.max(0, Math.round(atSeconds));
}

type Properties = Readonly<Record<string, string | number | undefined>>;

function definedOf(properties: Properties): (readonly [name: string, value: string])[] {
  return Object.entries(properties).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
}

function escapeGithub(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeGithubProperty(text: string): string {
  return escapeGithub(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/**
 * Returns the logging command that shows an error or a warning beside the job; null for a level that Azure does not show there
 * (https://learn.microsoft.com/azure/devops/pipelines/scripts/logging-commands, "LogIssue").
 */
function renderAzureIssue(level: NoticeLevel, title: string, message: string, position?: FilePosition): string | null {
  if (level === 'info') return null;
  const properties = {
    type: level,
    sourcepath: position && breakMarks(position.file),
    linenumber: position?.line,
    columnnumber: position?.column,
  };
  return renderAzureCommand('task.logissue', properties, breakMarks(`${title}: ${message}`));
}

/** Returns the commands at the end of a run: its outputs, and that it succeeded with issues if it passed with doubts. */
function renderAzureEnding(view: EndedRun): readonly string[] {
  const variables = renderVariables(view).map(([variable, value]) =>
    renderAzureCommand('task.setvariable', { variable, isOutput: 'true' }, breakMacros(breakMarks(value))),
  );
  const hasDoubts = hasPassed(view) && view.apps.some(isDoubtful);
  const complete = renderAzureCommand('task.complete', { result: 'SucceededWithIssues' }, breakMarks(view.headline));
  return hasDoubts ? [...variables, complete] : variables;
}

/** The same page, "Logging command format"; escaped like azure-pipelines-task-lib (node/taskcommand.ts). */
function renderAzureCommand(name: string, properties: Properties, message: string): string {
  const pairs = definedOf(properties).map(([key, value]) => `${key}=${escapeAzureProperty(value)};`);
  return `##vso[${name} ${pairs.join('')}]${escapeAzureData(message)}\n`;
}

/** The agent replaces `$(name)` in a later variable or script by a variable's value. */
function breakMacros(value: string): string {
  return value.replaceAll('$(', '$ (').replaceAll('$[', '$ [').replaceAll('${', '$ {');
}

function escapeAzureData(text: string): string {
  return text.replaceAll('%', '%AZP25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeAzureProperty(text: string): string {
  return escapeAzureData(text).replaceAll(']', '%5D').replaceAll(';', '%3B');
}
