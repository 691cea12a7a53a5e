import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '../..');

/** What the runner gives a step, beside the inputs' defaults of action.yml. */
export interface ActionRun {
  readonly inputs: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  /** The payload that triggered the workflow. */
  readonly event?: unknown;
  /** Called with every piece of what the step prints, as it comes. */
  readonly onOutput?: (text: string) => void;
  /** Called with the process, for the tests that interrupt it. */
  readonly onStart?: (child: ChildProcess) => void;
  /** What the main step saved, for a run of the post step. */
  readonly state?: Readonly<Record<string, string>>;
}

/** What a step left behind, as the runner would read it. */
export interface ActionOutcome {
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** Standard output and error in the order in which they came. */
  readonly printed: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly logFile: string;
}

interface ActionFile {
  readonly inputs: Readonly<Record<string, { readonly default?: unknown }>>;
  readonly runs: { readonly main: string; readonly post: string };
}

/** Reads action.yml as the runner does. */
export function readAction(): ActionFile {
  return parse(readFileSync(join(ROOT, 'action.yml'), 'utf8')) as ActionFile;
}

/** Runs the committed bundle of a step as the runner does: environment in, command files out. */
export async function runAction(step: 'main' | 'post', run: ActionRun): Promise<ActionOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'touchdown-run-'));
  try {
    const files = createCommandFiles(folder, run.event);
    const child = spawn(process.execPath, [join(ROOT, readAction().runs[step])], {
      cwd: folder,
      env: {
        ...createRunnerEnv(files, folder),
        ...createInputEnv(run.inputs),
        ...createStateEnv(run.state ?? {}),
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
      printed: printed(),
      outputs,
      state: parseCommandFile(readFileSync(files.state, 'utf8')),
      summary: readFileSync(files.summary, 'utf8'),
      logFile: readLogFile(outputs['log-file']),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Parses a command file of name-value pairs, as `name=value` or as a heredoc; a later value wins. */
export function parseCommandFile(text: string): Record<string, string> {
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

function createCommandFiles(folder: string, event: unknown): CommandFiles {
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

/** As the runner names them: upper case, spaces as underscores, dashes kept; every input of action.yml with its default. */
function createInputEnv(inputs: Readonly<Record<string, string>>): Record<string, string> {
  const defaults = Object.entries(readAction().inputs).map(
    ([name, input]) => [name, String(input.default ?? '')] as const,
  );
  const given: Record<string, string> = { ...Object.fromEntries(defaults), ...inputs };
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value]),
  );
}

function createStateEnv(state: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(state).map(([name, value]) => [`STATE_${name}`, value]));
}

function collect(child: ChildProcess, onOutput: ActionRun['onOutput']): () => string {
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      onOutput?.(text);
    });
  }
  return () => printed;
}

function readLogFile(path: string | undefined): string {
  if (path === undefined || path === '') return '';
  return readFileSync(path, 'utf8');
}
