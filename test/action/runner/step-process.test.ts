import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OUTPUT_NAMES } from '../../../src/report/outputs.ts';
import { parseCommandFile } from '../../support/action-runner.ts';
import { COMPILED } from '../../support/compiled.ts';
import { isMissing } from '../../support/needs.ts';

const SCRIPT = fileURLToPath(new URL('./support/step-process.ts', import.meta.url));

interface Outcome {
  readonly code: number | null;
  readonly printed: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  readonly summary: string;
}

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'step-'));
  for (const name of ['output', 'state', 'summary']) writeFileSync(join(folder, name), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a step with the runner's command files; `whenPrinted` is called each time that something was printed. */
async function run(
  body: string,
  env: Record<string, string> = {},
  whenPrinted: (child: ChildProcess, printed: string) => void = () => {},
): Promise<Outcome> {
  const child = spawn(process.execPath, [SCRIPT, body], {
    env: {
      ...COMPILED,
      GITHUB_OUTPUT: join(folder, 'output'),
      GITHUB_STATE: join(folder, 'state'),
      GITHUB_STEP_SUMMARY: join(folder, 'summary'),
      RUNNER_TEMP: folder,
      INPUT_TOKEN: 'tok_0123456789',
      'INPUT_APP-ID': 'app-1',
      'INPUT_BASE-URL': 'http://localhost:1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      whenPrinted(child, printed);
    });
  }
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  return {
    code,
    printed,
    outputs: parseCommandFile(read('output')),
    state: parseCommandFile(read('state')),
    summary: read('summary'),
  };
}

/** Sends `signals` one after another, once the body hangs. */
function stopWith(...signals: NodeJS.Signals[]): (child: ChildProcess, printed: string) => void {
  return (child, printed) => {
    if (printed.includes('hanging')) for (const signal of signals.splice(0)) child.kill(signal);
  };
}

function errorsIn({ printed }: Outcome): string[] {
  return printed.split('\n').filter((line) => line.startsWith('::error'));
}

describe('a step in a process of its own', () => {
  test('masks first, prints the log in a group and the verdict last, and leaves what the runner reads', async () => {
    const outcome = await run('succeed');
    expect(outcome.code).toBe(0);
    expect(outcome.printed.split('\n')).toEqual([
      '::add-mask::tok_0123456789',
      '::group::Log',
      '│ token ***',
      '│ ::error::smuggled',
      '::endgroup::',
      expect.stringMatching(/ dep-7 of a1b2c3d\.$/),
      'QUEUED after 1 s',
      'DEPLOYING after 11 s',
      'RUNNING after 1 min 11 s',
      expect.stringMatching(/^Deployed: app-1 \(commit a1b2c3d, 1 min 12 s\)\. /),
      '',
    ]);
    expect(Object.keys(outcome.outputs).sort()).toEqual([...OUTPUT_NAMES].sort());
    expect(outcome.outputs).toMatchObject({ result: 'success', 'requests-used': '3', 'rate-limit-remaining': '997' });
    expect(readFileSync(outcome.outputs['log-file'] ?? '', 'utf8')).toBe('token ***\n::error::smuggled\n');
    expect(outcome.state).toMatchObject({ phase: 'finished', deployments: '[]' });
    expect(outcome.summary).toMatch(/^## ✅ Deployed: app-1\n/);
  });

  // On Windows a parent cannot send a signal that a process handles.

  test.skipIf(isMissing('posix')).each(['SIGINT', 'SIGTERM'] as const)(
    'lets its body end by itself after %s',
    async (signal) => {
      const outcome = await run('obey', {}, stopWith(signal));
      expect(outcome.code).toBe(1);
      expect(outcome.outputs).toMatchObject({ result: 'cancelled', reason: 'It came to cancelled.' });
      expect(outcome.summary).toMatch(/^## ❌ Cancelled: app-1\n/);
    },
  );

  test('lets its body end by itself after the Ctrl+Break of a runner on Windows', async () => {
    const outcome = await run('break');
    expect(outcome.code).toBe(1);
    expect(outcome.outputs).toMatchObject({ result: 'cancelled', reason: 'It came to cancelled.' });
  });

  test.skipIf(isMissing('posix'))('ends although its body hangs, when it is stopped twice', async () => {
    const outcome = await run('hang', {}, stopWith('SIGINT', 'SIGTERM'));
    expect(outcome.code).toBe(1);
    expect(outcome.outputs).toMatchObject({ result: 'cancelled', 'deployment-id': 'dep-7' });
    expect(errorsIn(outcome)).toEqual([expect.stringMatching(/SIGINT|SIGTERM/)]);
  });

  test('leaves result unknown, and the deployment for the post step, where it is killed', async () => {
    const outcome = await run('hang', {}, stopWith('SIGKILL'));
    expect(outcome.outputs).toMatchObject({ result: 'unknown', confirmed: 'false' });
    expect(outcome.state['phase']).toBe('started');
    expect(JSON.parse(outcome.state['deployments'] ?? '')).toEqual([
      { appId: 'app-1', deploymentId: 'dep-7', isTaken: true },
    ]);
  });

  test.each([
    ['crash', 'boom'],
    ['drain', 'ran out of work'],
  ])('is unknown where it comes to a %s', async (body, said) => {
    const outcome = await run(body);
    expect(outcome.code).toBe(1);
    expect(outcome.outputs).toMatchObject({ result: 'unknown', 'deployment-id': 'dep-7' });
    expect(errorsIn(outcome)).toEqual([expect.stringContaining(said)]);
    expect(outcome.printed).not.toContain('step-process.ts');
  });

  test('puts its error on the line of the cause if the checkout has the file', async () => {
    mkdirSync(join(folder, 'workspace', 'src'), { recursive: true });
    writeFileSync(join(folder, 'workspace', 'src', 'server.ts'), '');
    const outcome = await run('explain', { GITHUB_WORKSPACE: join(folder, 'workspace') });
    expect(outcome.code).toBe(1);
    expect(errorsIn(outcome)).toEqual([
      expect.stringMatching(
        /^::error title=Deployment failed%3A app-1,file=src\/server\.ts,line=42,col=7::src\/server\.ts:42 Property .*%0AApplication app-1: /,
      ),
    ]);
    expect(outcome.printed).toContain('\n│ \x1b[31m→ src/server.ts(42,7): error TS2339');
    expect(outcome.outputs['cause']).toMatch(/^src\/server\.ts:42 Property/);
  });

  test('shows where it crashed in a run with debug logging', async () => {
    const { printed } = await run('crash', { RUNNER_DEBUG: '1' });
    expect(printed).toMatch(/^::debug::TypeError: boom%0A +at .*step-process\.ts/m);
  });

  test('reports bad inputs in one error, after masking', async () => {
    const outcome = await run('succeed', { INPUT_TIMEOUT: 'soon', INPUT_WAIT: 'yes', INPUT_SECRETS: 'A=value-9' });
    expect(outcome.code).toBe(1);
    expect(outcome.printed.startsWith('::add-mask::tok_0123456789\n::add-mask::value-9\n::error ')).toBe(true);
    expect(errorsIn(outcome)).toEqual([expect.stringMatching(/timeout: "soon" is not .*%0Await: "yes" is not /)]);
    expect(outcome.outputs['result']).toBe('unknown');
  });

  test('says so where a command file cannot be written, and keeps its verdict', async () => {
    const outcome = await run('succeed', { GITHUB_OUTPUT: join(folder, 'gone'), GITHUB_STEP_SUMMARY: folder });
    expect(outcome.code).toBe(0);
    expect(outcome.printed.match(/^::warning::The outputs could not be written\. .*Missing file/gm)).toHaveLength(1);
    expect(outcome.printed).toMatch(/^::warning::The job summary could not be written\. /m);
  });

  test('works outside of a runner', async () => {
    const outside = { GITHUB_OUTPUT: '', GITHUB_STATE: '', GITHUB_STEP_SUMMARY: '', RUNNER_TEMP: '', TMPDIR: folder };
    const { code, printed } = await run('succeed', outside);
    expect(code).toBe(0);
    expect(printed).toMatch(/^::set-output name=result::success$/m);
    expect(printed).toMatch(new RegExp(`^::set-output name=log-file::${folder}/touchdown-`, 'm'));
  });
});
