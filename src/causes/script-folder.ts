import { oneOf } from './log-prefix.ts';
import { readPath, UNKNOWN_FOLDER } from './repository-path.ts';

/** A line of a log, and what is known of it. */
interface ScriptLine {
  readonly text: string;
  readonly step: string;
  readonly folder: string;
}

/** What starts a script: npm and pnpm print its package, pnpm also its folder. */
export const SCRIPT_START = /^> (?:@[\w.-]{1,60}\/)?[\w.-]{1,80}@\S{0,40} [\w:.-]{1,60}(?: (?<folder>\/\S{1,300}))?$/;

/** What starts a task of Gradle: the names of its project are folders by default. */
const TASK_START = /^> Task :(?<project>(?:[\w.-]{1,60}:){1,8})[\w.-]{1,60}/;

/**
 * What names the folder that a step runs in: vitest, pytest, Atlantis, the script that GitHub Actions and Azure show, and a command's own
 * option.
 */
export const STEP_FOLDER =
  /^(?:\s{0,4}RUN\s{1,4}v\d\S{0,20}\s{1,3}(?<folder>\/\S{1,300})$|rootdir: (?<folder>\/[^\s,]{1,300})(?:,|$)|running "[^"]{1,200}" in "(?<folder>\/[^"]{1,300})"$|(?:##\[group\]Run |\$ trap '[^']{1,60}' [A-Z ]{1,40}; )?cd (?<folder>[\w@./-]{1,200})(?: && .*)?$|(?:##\[group\]Run |[$+] |> )?(?:terraform -chdir=|(?:make|go|pnpm|poetry|tofu) (?:-C|--dir) |(?:npm|yarn) (?:--prefix|--cwd)[ =])(?<folder>[\w@./-]{1,200})(?: .*)?$)/;
/** GitLab runs all commands of a job in one shell, and `sh -x` those of a script. */
export const CHANGES_FOLDER = /^[$+] cd (?<folder>[\w@./-]{1,200})(?: && .*)?$/;

/** What names the folder of a script that failed: npm of a workspace, and Turborepo, which may name the step too. */
export const SCRIPT_ENDS: readonly RegExp[] = [
  /^\s{0,8}npm (?:error|ERR!) (?:location|path) (?!.{0,300}node_modules)(?<folder>\/[^\s.]{1,300})$/,
  /^\s{0,8}(?:ERROR\s{1,3})?(?<name>(?:@[\w.-]{1,60}\/)?[\w.-]{1,60})#(?<task>[\w:-]{1,40}): command \((?<folder>\/[^)\s]{1,300})\)/,
  /^\s{0,8}ERROR: command finished with error: command \((?<folder>\/[^)\s]{1,300})\)/,
];

/** Lines of a package whose folder nothing names: of a step of Turborepo, and what Lerna shows again. */
const PACKAGE_STEP = /^(?:@[\w.-]{1,60}\/)?[\w.-]{1,60}:[\w-]{1,40}$/;
const PACKAGE_START = /^lerna ERR! .{1,100} exited \d{1,5} in '/;

/** Few lines name a folder. */
const NAMES_FOLDER = oneOf([SCRIPT_START, PACKAGE_START, TASK_START, STEP_FOLDER, CHANGES_FOLDER]);
const ENDS_SCRIPT = oneOf(SCRIPT_ENDS);

/**
 * Returns the lines with the folder in which their script ran, where a line above or below names it: tools name files relative to it.
 * A folder that the line's own prefix names stays.
 */
export function addScriptFolders<Line extends ScriptLine>(lines: readonly Line[]): readonly Line[] {
  let isInPackage = false;
  let shellFolder = '';
  /** The folder that the last command changed to for itself, and the last step that is its own or a script's that it runs. */
  let command = { folder: '', step: '' };
  const started = new Map<string, string>();
  const readStart = ({ text, step }: Line): void => {
    const start = SCRIPT_START.exec(text);
    if (PACKAGE_START.test(text)) isInPackage = true;
    if (start !== null) {
      const isOfCommand = Number(step) === Number(command.step) + 1;
      if (isOfCommand) command = { ...command, step };
      started.set(step, inRepository(start.groups?.['folder']) || (isOfCommand ? command.folder : ''));
    }
    const project = TASK_START.exec(text)?.groups?.['project'];
    if (project !== undefined) started.set(step, project.slice(0, -1).replaceAll(':', '/'));
    const named = STEP_FOLDER.exec(text)?.groups?.['folder'];
    if (named !== undefined) started.set(step, inRepository(named));
    if (named !== undefined && /\bcd \S+ && /.test(text)) command = { folder: inRepository(named), step };
    const changed = CHANGES_FOLDER.exec(text)?.groups?.['folder'];
    if (changed !== undefined) shellFolder = folderAfter(shellFolder, changed);
  };
  const below = lines.map((line) => {
    if (NAMES_FOLDER.test(line.text)) readStart(line);
    const unnamed = isInPackage ? UNKNOWN_FOLDER : shellFolder;
    const folder = line.folder || started.get(line.step) || unnamed;
    return folder === line.folder ? line : { ...line, folder };
  });
  const failed = new Map<string, string>();
  const readEnd = ({ text, step }: Line): void => {
    const end = SCRIPT_ENDS.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups !== undefined);
    if (end !== undefined)
      failed.set(end['task'] === undefined ? step : `${end['name']}:${end['task']}`, inRepository(end['folder']));
  };
  const above = below.toReversed().map((line) => {
    if (ENDS_SCRIPT.test(line.text)) readEnd(line);
    const unnamed = PACKAGE_STEP.test(line.step) ? UNKNOWN_FOLDER : '';
    const folder = line.folder === '' ? (failed.get(line.step) ?? unnamed) : line.folder;
    if (SCRIPT_START.test(line.text)) failed.delete(line.step);
    return folder === line.folder ? line : { ...line, folder };
  });
  return above.toReversed();
}

/**
 * Returns the folder that a shell is in after `cd`. Commands in parentheses change it for themselves alone, which `sh -x` does not show: a
 * second change further down may be relative to either.
 */
function folderAfter(folder: string, change: string): string {
  if (change.startsWith('/')) return inRepository(change);
  const isSure = folder === '' || change.startsWith('..');
  return isSure && change !== '-' ? inRepository(join(folder, change)) : UNKNOWN_FOLDER;
}

/** Returns the folder after `cd`; empty above the repository. */
function join(folder: string, change: string): string {
  const parts: string[] = folder === '' ? [] : folder.split('/');
  for (const part of change.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/** Returns the folder relative to the repository; empty if it is not known where in it the folder is. */
function inRepository(folder: string | undefined): string {
  const path = folder === undefined ? '' : readPath(`${folder}/`, '').replace(/\/$/, '');
  return path.startsWith('/') ? '' : path;
}
