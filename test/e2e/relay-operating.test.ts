import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMPILED } from '../support/compiled.ts';
import { CLI } from '../support/programs.ts';
import { send } from './relay/load.ts';
import { startRelayProcess } from './relay/processes.ts';
import { type ScriptedGithub, startScriptedGithub } from './relay/scripted-github.ts';
import { applicationsOf, type Stage, setStage } from './relay/stage.ts';
import { until } from './relay/until.ts';

let github: ScriptedGithub;
beforeAll(async () => {
  github = await startScriptedGithub();
});
afterAll(() => github[Symbol.asyncDispose]());

function envOf(stage: Stage): Readonly<Record<string, string>> {
  return { ...stage.env, RELAY_STORE: stage.sqlite, GITHUB_API_URL: github.urlFor('one') };
}

/** Sends a delivery until the response has this status. */
function untilStatus(url: string, posting: Parameters<typeof send>[1], status: number): Promise<unknown> {
  return until(`the response is ${status}`, async () => {
    const sent = await send(url, posting);
    return typeof sent === 'object' && sent.status === status;
  });
}

test('a running relay reads a valid file of applications on SIGHUP, refuses an invalid one, and keeps its SQLite file to itself', async () => {
  using stage = setStage(applicationsOf(1, 'first'));
  const relay = await startRelayProcess({ env: envOf(stage) });
  stage.configure(applicationsOf(3, 'second'));
  relay.signal('SIGHUP');
  const read = await relay.until(({ message }) => message === 'Reloaded the applications file.');
  expect(read.facts).toEqual({ count: 3 });

  const options = { env: { ...COMPILED, PATH: process.env['PATH'], ...envOf(stage) }, encoding: 'utf8' } as const;
  const second = spawnSync(process.execPath, [CLI, 'relay', '--json'], options);
  const message = `The store ${stage.sqliteFile} is in use by another process. Only one relay can open it; use PostgreSQL for several.`;
  const data = expect.objectContaining({ code: 'input', message, exitCode: 2 });
  expect(second.status).toBe(2);
  expect(JSON.parse(second.stdout)).toEqual({ version: 1, kind: 'error', command: 'relay', data });
  expect(second.stderr).toContain(`touchdown relay: ${message}\n`);
  expect(second.stderr).not.toContain('    at ');

  stage.configure('[{ "id": "third", "repository": "no-repository" }]');
  relay.signal('SIGHUP');
  const refused = await relay.until(
    (line) => line.message === 'The applications file is invalid. Keeping the previous applications.',
  );
  expect(refused.level).toBe('error');
  expect(refused.facts['reason']).toContain('[0].repository');
  const started = { number: 1, reportedAt: Date.now(), event: 'DEPLOYMENT_STARTED' } as const;
  await untilStatus(relay.url, { ...started, application: 'second-2', deployment: 'one' }, 200);
  // A response of GitHub that is lost on a slow machine is requested again after 15 s.
  await until(
    () => `an application of the former file has a check run:\n${JSON.stringify(relay.lines.slice(-10))}`,
    () => github.checks.some(({ name }) => name === 'deploy / second-2'),
  );
  relay.signal('SIGTERM');
  expect(await relay.exited).toEqual({ code: 0, signal: null });
});

test('a relay opens no debugger on SIGUSR1, continues on SIGUSR2, says so, and stops on SIGQUIT', async () => {
  using stage = setStage(applicationsOf(1));
  const relay = await startRelayProcess({ env: envOf(stage) });
  for (const signal of ['SIGUSR1', 'SIGUSR2'] as const) {
    relay.signal(signal);
    await until(`${signal} is explained`, () => relay.output().includes(`${signal} has no effect on a relay.`));
  }
  relay.signal('SIGQUIT');
  expect(await relay.exited).toEqual({ code: 0, signal: null });
  expect(relay.output()).not.toContain('Debugger');
  expect(relay.lines.map(({ message }) => message)).toContain('The relay has stopped.');
});
