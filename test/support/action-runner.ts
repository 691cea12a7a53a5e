import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { COMPILED } from './compiled.ts';
import { ROOT } from './programs.ts';

const SOURCE = new URL('../../src/action/main.ts', import.meta.url);
const FAST_TIME = new URL('./fast-time.ts', import.meta.url);

/** What the runner gives a step, beside the inputs' defaults of action.yml. */
export interface ActionRun {
  readonly inputs: Readonly<Record<string, string>>;
  /** In place of what the runner sets; undefined takes a variable away. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** How many times as fast the step's time passes; 1 where nothing is said. */
  readonly speed?: number | undefined;
  /** The payload that triggered the workflow. */
  readonly event?: unknown;
  /** Called with every piece of what the step prints, as it comes. */
  readonly onOutput?: (text: string) => void;
  /** Called with the process, for the tests that interrupt it. */
  readonly onStart?: (child: ChildProcess) => void;
  /** What the main step saved, for a run of the post step. */
  readonly state?: Readonly<Record<string, string>>;
  /** A folder with action.yml, of which the scripts are run that it names (default: the sources). */
  readonly root?: string | undefined;
}

/** What a step left behind, as the runner would read it. */
export interface ActionOutcome {
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** Standard output and error in the order in which they came. */
  readonly printed: string;
  readonly stderr: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  readonly summary: string;
  /** What is in the file that `log-file` names. */
  readonly logFile: string;
  /** Every file that was left in the folders of the step, by its path from there: its temporary files and the runner's own. */
  readonly files: Readonly<Record<string, string>>;
}

interface ActionFile {
  readonly inputs: Readonly<Record<string, { readonly default?: unknown }>>;
  readonly runs: { readonly main: string; readonly post: string };
}

/** Reads action.yml as the runner does. */
function readAction(root: string): ActionFile {
  return parse(readFileSync(join(root, 'action.yml'), 'utf8')) as ActionFile;
}

/** Returns the script of a step. The sources have no post script: the build writes it, and the bundle knows it by its name. */
function scriptOf(step: 'main' | 'post', root: string | undefined, folder: string): string {
  if (root !== undefined) return join(root, readAction(root).runs[step]);
  if (step === 'main') return fileURLToPath(SOURCE);
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'post.js'), `import '${SOURCE.href}';`);
  return join(folder, 'post.js');
}

/** Runs a step as the runner does: environment in, command files out. */
export async function runAction(step: 'main' | 'post', run: ActionRun): Promise<ActionOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'touchdown-run-'));
  try {
    const files = createCommandFiles(folder, run.event);
    const faster = run.speed === undefined ? [] : ['--import', `${FAST_TIME.href}?speed=${run.speed}`];
    const script = scriptOf(step, run.root, `${folder}-post`);
    const child = spawn(process.execPath, [...faster, script], {
      cwd: folder,
      env: {
        ...COMPILED,
        ...createStepEnv(run, files, folder),
        ...run.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    run.onStart?.(child);
    const printed = collect(child, run.onOutput);
    const [exitCode, signal] = await new Promise<[number | null, string | null]>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, name) => resolve([code, name]));
    });
    const outputs = parseCommandFile(readFileSync(files.output, 'utf8'));
    return {
      exitCode,
      signal,
      ...printed(),
      outputs,
      state: parseCommandFile(readFileSync(files.state, 'utf8')),
      summary: readFileSync(files.summary, 'utf8'),
      logFile: readLogFile(outputs['log-file']),
      files: readFiles(folder),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
    rmSync(`${folder}-post`, { recursive: true, force: true });
  }
}

/** Parses a command file of name-value pairs, as `name=value` or as a heredoc; a later value wins. */
function parseCommandFile(text: string): Record<string, string> {
  const values: Record<string, string> = {};
  const lines = text.split(/\r?\n/);
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const heredoc = /^([^=<]+)<<(.+)$/.exec(line);
    if (heredoc?.[1] !== undefined) {
      const end = lines.indexOf(heredoc[2] ?? '', index + 1);
      if (end < 0) throw new Error(`the value of ${heredoc[1]} has no end`);
      values[heredoc[1]] = lines.slice(index + 1, end).join('\n');
      index = end;
    } else if (line.includes('=')) {
      values[line.slice(0, line.indexOf('='))] = line.slice(line.indexOf('=') + 1);
    }
  }
  return values;
}

interface CommandFiles {
  readonly output: string;
  readonly state: string;
  readonly summary: string;
  readonly env: string;
  readonly path: string;
  readonly event: string;
}

/** Creates the files that a step writes its commands to. */
export function createCommandFiles(folder: string, event: unknown): CommandFiles {
  const create = (name: string, content = ''): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  return {
    output: create('set_output'),
    state: create('save_state'),
    summary: create('step_summary'),
    env: create('set_env'),
    path: create('add_path'),
    event: create('event.json', JSON.stringify(event ?? {})),
  };
}

function createRunnerEnv(files: CommandFiles, folder: string): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? '',
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: folder,
    GITHUB_OUTPUT: files.output,
    GITHUB_STATE: files.state,
    GITHUB_STEP_SUMMARY: files.summary,
    GITHUB_ENV: files.env,
    GITHUB_PATH: files.path,
    GITHUB_EVENT_PATH: files.event,
    GITHUB_EVENT_NAME: 'push',
    GITHUB_SHA: 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_REPOSITORY: 'octo/rocket',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_API_URL: 'https://api.github.com',
    GITHUB_RUN_ID: '4711',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_JOB: 'deploy',
    GITHUB_WORKFLOW: 'Deploy',
    GITHUB_ACTION: '__touchdown',
    RUNNER_TEMP: folder,
    RUNNER_OS: 'Linux',
    RUNNER_ARCH: 'X64',
    NODE_NO_WARNINGS: '',
  };
}

/** Returns the environment that the runner starts a step with. */
export function createStepEnv(
  run: Pick<ActionRun, 'inputs' | 'state'>,
  files: CommandFiles,
  folder: string,
): Record<string, string> {
  return {
    ...createRunnerEnv(files, folder),
    ...createInputEnv({ ...DEFAULTS, ...run.inputs }),
    ...createStateEnv(run.state ?? {}),
  };
}

/** What the runner makes of the expressions that are defaults. */
const EXPRESSIONS: Readonly<Record<string, string>> = {
  '${{ github.token }}': 'sandbox-github',
  '${{ job.status }}': 'success',
  '${{ strategy.job-total }}': '1',
  '${{ toJSON(matrix) }}': 'null',
  '${{ job.check_run_id }}': '4711001',
};

function evaluate(text: string): string {
  if (!text.startsWith('${{')) return text;
  const value = EXPRESSIONS[text];
  if (value === undefined) throw new Error(`the value of ${text} is unknown: add it to EXPRESSIONS`);
  return value;
}

/** The defaults of the inputs, as the runner evaluates them. */
const DEFAULTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(readAction(ROOT).inputs).map(([name, input]) => [name, evaluate(String(input.default ?? ''))]),
);

/** As the runner names them: upper case, spaces as underscores, dashes kept. */
function createInputEnv(inputs: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value]),
  );
}

function createStateEnv(state: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(state).map(([name, value]) => [`STATE_${name}`, value]));
}

function collect(child: ChildProcess, onOutput: ActionRun['onOutput']): () => { printed: string; stderr: string } {
  let printed = '';
  let stderr = '';
  const take = (text: string): void => {
    printed += text;
    onOutput?.(text);
  };
  child.stdout?.setEncoding('utf8').on('data', take);
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
    take(text);
  });
  return () => ({ printed, stderr });
}

function readLogFile(path: string | undefined): string {
  if (path === undefined || path === '') return '';
  return readFileSync(path, 'utf8');
}

function readFiles(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => statSync(join(folder, path)).isFile());
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}
