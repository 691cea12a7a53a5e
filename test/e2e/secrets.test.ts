import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { findCommands } from '../kernel/runner-parser.ts';
import { type ActionOutcome, runAction } from '../support/action-runner.ts';
import { runStepHere, type StepOutcome } from './github/step-here.ts';
import { inputsFor, logLinesIn } from './plays.ts';
import { type StagedRequest, startStagedPlatform } from './staged-platform.ts';

const TOKEN = 'tok_4f9d2c71b8e64a05';
const SECRET = 'hunter2-hunter2';
const TOKENS = { tokens: [{ name: 'ci', value: TOKEN, scopes: ['Admin'] }] } as const;
/** The application's log. */
const ECHOED = 'Deployment finished in 0s';

interface Run {
  readonly outcome: ActionOutcome;
  readonly requests: readonly StagedRequest[];
  /** The arguments of the running process; empty if the system does not show them as files. */
  readonly argv: string;
}

async function deploy(appId: string, inputs: Readonly<Record<string, string>> = {}): Promise<Run> {
  await using platform = await startStagedPlatform(TOKENS);
  let argv = '';
  const outcome = await runAction('main', {
    inputs: inputsFor(platform, appId, { token: TOKEN, ...inputs }),
    onStart: ({ pid, stdout }) => {
      stdout?.once('data', () => {
        const path = `/proc/${pid}/cmdline`;
        argv = existsSync(path) ? readFileSync(path, 'utf8') : '';
      });
    },
  });
  return { outcome, requests: platform.requests, argv };
}

/** Returns everything of a run that others may read: its output without the masks, every file, every URL that it requested. */
function tracesOf({ outcome, requests, argv }: Run): string {
  const printed = outcome.printed.replaceAll(/^::add-mask::.*$/gm, '');
  return JSON.stringify([printed, outcome.files, requests.map(({ target }) => target), argv]);
}

/** The commands of a text as the runner finds them, under every comparison that it may use. */
function commandsIn(text: string): ReadonlySet<string> {
  return new Set([...findCommands(text, 'ordinal'), ...findCommands(text, 'ignoring')]);
}

describe('a hostile log', () => {
  let run: Run;
  beforeAll(async () => {
    run = await deploy('hostile-log');
  });

  test('is shown completely', () => {
    const lines = logLinesIn(run.outcome);
    expect(lines.length).toBeGreaterThan(60);
    expect(lines).toContain('::error::This deployment has been taken over');
    expect(lines).toContain('your token is ***');
  });

  test('has no line that is a command (B31)', () => {
    const { printed } = run.outcome;
    expect(commandsIn(printed)).toEqual(new Set(['add-mask', 'group', 'endgroup']));
    const masks = printed.split('\n').filter((line) => line.startsWith('::add-mask'));
    expect(masks).toEqual([`::add-mask::${TOKEN}`, '::add-mask::sandbox-github']);
    const ours = printed.split('\n').filter((line) => !line.startsWith('│'));
    expect(ours.join('\n')).not.toMatch(/behind|taken over|evil/);
  });

  test('changes neither the result nor the state that is saved for the post step (B31)', () => {
    expect(run.outcome.exitCode).toBe(0);
    expect(run.outcome.outputs['result']).toBe('success');
    expect(run.outcome.state).toEqual({ phase: 'finished', deployments: '[]' });
  });

  test('is only a block of code in the summary (B31)', () => {
    const [before = '', after = ''] = run.outcome.summary.split('<details>');
    const fence = /^(`{4,})text$/m.exec(after)?.[1] ?? '';
    const [, , rest = ''] = after.split(`\n${fence}`);
    expect(before).not.toContain('evil');
    expect(fence).not.toBe('');
    expect(rest).toBe('\n\n</details>\n');
  });

  test('does not reveal the token in the output, the files or the requests', () => {
    expect(tracesOf(run)).not.toContain(TOKEN);
  });

  test('keeps colors, and no other character that a terminal obeys (B31)', () => {
    const bare = run.outcome.printed.replaceAll(/\u001b\[[\d;:]*m/g, '');
    expect(bare).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/);
  });

  test('is cut to lines that can be read (B31)', () => {
    for (const line of run.outcome.printed.split('\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(8192);
  });
});

describe('variables and secrets', () => {
  let run: Pick<Run, 'requests'> & { readonly outcome: StepOutcome };
  beforeAll(async () => {
    await using platform = await startStagedPlatform(TOKENS);
    const secrets = `API_KEY=${SECRET}\nBANNER=${ECHOED}\nPIN=123`;
    const inputs = { token: TOKEN, variables: 'LOG_LEVEL=debug\nEMPTY=', secrets };
    const outcome = await runStepHere('main', { inputs: inputsFor(platform, 'fast', inputs) });
    run = { outcome, requests: platform.requests };
  });

  test('are masked before anything else is printed, except those that are too short', () => {
    expect(run.outcome.printed.split('\n').slice(0, 5)).toEqual([
      `::add-mask::${TOKEN}`,
      '::add-mask::sandbox-github',
      `::add-mask::${SECRET}`,
      `::add-mask::${ECHOED}`,
      expect.stringMatching(/^::warning .*secret PIN\. /),
    ]);
  });

  test('leave no secret in the output, the outputs, the log file or the requests although the application logs it', () => {
    const printed = run.outcome.printed.replaceAll(/^::add-mask::.*$/gm, '');
    const traces = JSON.stringify([{ ...run.outcome, printed }, run.requests.map(({ target }) => target)]);
    for (const secret of [TOKEN, SECRET, ECHOED]) expect(traces).not.toContain(secret);
    expect(logLinesIn(run.outcome).at(-1)).toBe('***');
  });

  test('are left unchanged if they exist already, and a variable with another value is an error', async () => {
    await using platform = await startStagedPlatform();
    const inputs = { token: 'sandbox-admin', logs: 'off', variables: 'A=1', secrets: `B=${SECRET}` };
    const deployed = async (more: Record<string, string>) =>
      runStepHere('main', { inputs: inputsFor(platform, 'fast', { ...inputs, ...more }) });
    const first = await deployed({});
    const again = await deployed({});
    const other = await deployed({ variables: 'A=2' });

    expect([first, again, other].map(({ outputs }) => outputs['result'])).toEqual(['success', 'success', 'failure']);
    expect(again.printed.match(/::warning .*\bsecret B already exists/g)).toHaveLength(1);
    expect(again.printed).toContain('\nUnchanged: A.\n');
    expect(again.summary).toContain('Unchanged: A. The secret B already exists.');
    expect(other.outputs['reason']).toMatch(/\bvariable A already exists with another value, /);
    expect(platform.sandbox.deploymentsStarted('fast')).toBe(2);
  });

  test('need a token that may write, and nothing is deployed without one', async () => {
    await using platform = await startStagedPlatform();
    const inputs = inputsFor(platform, 'fast', { logs: 'off', secrets: `B=${SECRET}` });
    const outcome = await runStepHere('main', { inputs });
    expect(outcome.outputs['result']).toBe('failure');
    expect(outcome.outputs['reason']).toMatch(/^The token may not set the secret B of .*Write/);
    expect(outcome.printed.replaceAll(/^::add-mask::.*$/gm, '')).not.toContain(SECRET);
    expect(platform.sandbox.deploymentsStarted('fast')).toBe(0);
  });
});
