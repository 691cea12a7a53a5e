import { expect, test } from 'vitest';
import { send } from './relay/load.ts';
import { startRelayProcess } from './relay/processes.ts';
import { startScriptedGithub } from './relay/scripted-github.ts';
import { applicationsOf, setStage } from './relay/stage.ts';
import { until } from './relay/until.ts';

test('a running relay reads a valid file of applications on SIGHUP, refuses an invalid one, ignores SIGUSR1 and SIGUSR2, and stops on SIGQUIT', async () => {
  await using github = await startScriptedGithub();
  using stage = setStage(applicationsOf(1, 'first'));
  const env = { ...stage.env, RELAY_STORE: stage.sqlite, GITHUB_API_URL: github.urlFor('one') };
  const relay = await startRelayProcess({ env });
  stage.configure(applicationsOf(3, 'second'));
  relay.signal('SIGHUP');
  const read = await relay.until(({ message }) => message === 'Reloaded the applications file.');
  expect(read.facts).toEqual({ count: 3 });

  stage.configure('[{ "id": "third", "repository": "no-repository" }]');
  relay.signal('SIGHUP');
  const refused = await relay.until(
    (line) => line.message === 'The applications file is invalid. Keeping the previous applications.',
  );
  expect(refused.level).toBe('error');
  expect(refused.facts['reason']).toContain('[0].repository');
  const started = { number: 1, reportedAt: Date.now(), event: 'DEPLOYMENT_STARTED' } as const;
  const posting = { ...started, application: 'second-2', deployment: 'one' };
  await until(
    'the delivery is stored',
    async () => Reflect.get(Object(await send(relay.url, posting)), 'status') === 200,
  );
  // A response of GitHub that is lost on a slow machine is requested again after 15 s.
  await until(
    () => `an application of the former file has a check run:\n${JSON.stringify(relay.lines.slice(-10))}`,
    () => github.checks.some(({ name }) => name === 'deploy / second-2'),
  );

  for (const signal of ['SIGUSR1', 'SIGUSR2'] as const) {
    relay.signal(signal);
    await until(`${signal} is explained`, () => relay.output().includes(`${signal} has no effect on a relay.`));
  }
  expect(relay.output()).not.toContain('Debugger');
  relay.signal('SIGQUIT');
  expect(await relay.exited).toEqual({ code: 0, signal: null });
  expect(relay.lines.map(({ message }) => message)).toContain('The relay has stopped.');
});
