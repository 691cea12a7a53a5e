import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Command, flagOption, type OptionValues, type Terminal } from '../../src/cli/arguments/command.ts';
import { dispatch } from '../../src/cli/arguments/dispatch.ts';
import { deployCommand as deploy, followCommand as follow } from '../../src/cli/deploy/command.ts';
import { command as doctor } from '../../src/cli/doctor/command.ts';
import { command as down } from '../../src/cli/down/command.ts';
import { command as init } from '../../src/cli/init/command.ts';
import { RELAY_COMMANDS } from '../../src/cli/relay/commands.ts';
import { type Serving, serve } from '../../src/cli/relay/serve.ts';
import { command as sandbox } from '../../src/cli/sandbox/command.ts';
import { command as logs } from '../../src/cli/status/logs.ts';
import { command as status } from '../../src/cli/status/status.ts';
import { command as up } from '../../src/cli/up/command.ts';
import { createJsonLog } from '../../src/relay/monitoring/json-log.ts';
import { startSandbox } from '../../src/sandbox/server.ts';
import { createFolder } from '../cli/folder.ts';
import { createTerminal } from '../cli/terminal.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { createLoopbackClock } from '../support/loopback-clock.ts';

const schema = JSON.parse(readFileSync(join(import.meta.dirname, '../../schema/output.schema.json'), 'utf8'));
const validate = new Ajv({ strict: true, allowUnionTypes: true, strictRequired: false }).compile(schema);

const COMMANDS = new Map<string, () => Promise<Command>>(
  Object.entries({ deploy, follow, status, logs, up, down, doctor, init, sandbox }).map(([name, command]) => [
    name,
    async () => command,
  ]),
);
for (const [name, load] of RELAY_COMMANDS) COMMANDS.set(name, load);
COMMANDS.set('relay', async () => ({ summary: '', options: { json: flagOption('') }, run: serveTwoLines }));

async function serveTwoLines(values: OptionValues, terminal: Terminal): Promise<number> {
  const start = async (write: (line: string) => void): Promise<Serving> => {
    const log = createJsonLog(write, createFakeClock());
    log('info', 'The relay is listening.', { url: 'http://127.0.0.1:1', applications: 1, since: null, isReady: true });
    log('error', 'A check run could not be written.', { reason: 'refused' });
    return { reload: () => {}, close: async () => {} };
  };
  return serve(values, terminal, { start, onHangup: () => {} });
}

const UP =
  'up:\n  project: { name: shop }\n  environment: { name: e }\n  databases: { main: { type: POSTGRESQL } }\n  applications: { api: { needs: [main], variables: { A: b } }, build-fails: {} }\n';

describe('the schema of --json describes every line of', () => {
  test.each([
    ['deploy fast', 0, 'progress result'],
    ['deploy fast--a build-fails --logs stream', 1, 'log progress result'],
    ['deploy nowhere', 3, 'result'],
    ['follow fast', 4, 'result'],
    ['status fast build-fails', 0, 'item result'],
    ['status nowhere', 3, 'error'],
    ['logs fast', 0, 'log result'],
    ['up --plan', 0, 'item result'],
    ['up', 1, 'progress log result'],
    ['down --yes --found', 0, 'result'],
    ['doctor fast', 0, 'item result'],
    ['init gitlab --app-id a1 --print', 0, 'result'],
    ['sandbox --scenarios', 0, 'item result'],
    ['relay', 0, 'log result'],
    ['relay manifest --url https://relay.example.com', 0, 'result'],
    ['relay manifest', 2, 'error'],
    ['deploy fast --timeout never', 2, 'error'],
  ])('%s', async (line, wanted, kinds) => {
    const run = await openRun(UP);
    const { code, lines } = await run(line, {}, line === 'relay' ? 'could not be written' : null);
    const seen = new Set(lines.map(({ kind }) => kind));
    for (const kind of kinds.split(' ')) expect(seen).toContain(kind);
    expect(code).toBe(wanted);
  });

  test('down of an environment with an application', async () => {
    const run = await openRun(
      'up:\n  project: { name: shop }\n  environment: { name: e }\n  applications: { api: { name: queue-idle--api, commit: a1b2c3d4, ports: [{ internal-port: 80, external-port: 443, publicly-accessible: true }] } }\n',
    );
    const created = await run('up');
    expect(created.lines.at(-1)?.data).toMatchObject({ addresses: [{ name: 'application:api' }] });
    const { code, lines } = await run('down');
    expect([code, lines.map(({ kind }) => kind)]).toEqual([0, ['item', 'item', 'result']]);
  });

  test.each([
    ['changed', 'queue-idle--api'],
    ['kept', 'fast--api'],
  ])('up with the outcome %s, of a secret that exists already', async (outcome, name) => {
    const run = await openRun(
      `up:\n  project: { name: shop }\n  environment: { name: e }\n  applications: { api: { name: ${name}, secrets: { KEY: { env: KEY } } } }\n`,
    );
    await run('up --env KEY', { KEY: 'first-key' });
    const { code, lines } = await run('up --env KEY --redeploy', { KEY: 'other-key' });
    const outcomes = lines.flatMap(({ kind, data }) =>
      kind === 'progress' && data.name === 'secret:api/KEY' ? [data.outcome] : [],
    );
    expect(outcomes).toContain(outcome);
    const { data } = lines.at(-1);
    expect(data.resources).toContainEqual(expect.objectContaining({ name: 'secret:api/KEY', creation: outcome }));
    expect(code).toBe(0);
  });
});

/** Starts a platform, and returns how to run a command with `--json` in a folder with that touchdown.yaml: each line is checked. */
async function openRun(config: string) {
  const clock = createLoopbackClock();
  const platform = await startSandbox({ clock });
  onTestFinished(() => platform.close());
  const folder = await createFolder({ 'touchdown.yaml': config });
  return async (line: string, more: Readonly<Record<string, string>> = {}, endAt: string | null = null) => {
    const env = { TOUCHDOWN_TOKEN: 'sandbox-admin', TOUCHDOWN_BASE_URL: platform.url, ...more };
    const terminal = createTerminal({ clock, env, folder });
    if (endAt !== null) terminal.endAt(endAt);
    const code = await dispatch([...line.split(' '), '--json'], COMMANDS, terminal);
    const lines = terminal.printed.out
      .trim()
      .split('\n')
      .map((text) => JSON.parse(text));
    for (const one of lines) expect(validate(one) || [one, validate.errors]).toBe(true);
    const ends = lines.filter(({ kind }) => kind === 'result' || kind === 'error');
    expect(ends).toEqual(lines.slice(-1));
    return { code, lines };
  };
}
