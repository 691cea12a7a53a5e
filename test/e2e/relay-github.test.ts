import { describe, expect, test } from 'vitest';
import { startRelayProcess } from './relay/processes.ts';
import { startRelayHere } from './relay/relay-here.ts';
import { HEAD, REPOSITORY, type SandboxWorld, startSandboxWorld } from './relay/sandbox-world.ts';
import { until } from './relay/until.ts';

const CHECK = 'deploy / succeeds';

function deliver(world: SandboxWorld, event: string, facts: Readonly<Record<string, unknown>>) {
  return world.request('POST', '/_sandbox/github/deliver', { event, repository: REPOSITORY, login: 'mona', ...facts });
}

/** Deploys, and returns the successful check run. */
async function deployGreen(world: SandboxWorld) {
  await world.deployHeld(['succeeds'], () => world.request('POST', '/application/succeeds/deploy', {}));
  return world.untilCheck(CHECK, ({ status }) => status === 'completed');
}

describe.concurrent("GitHub's webhooks", () => {
  test('deploy again on requested_action and on rerequested, with a new check run of the same name', async () => {
    await using world = await startSandboxWorld([{}]);
    await world.start(startRelayHere);
    let last = await deployGreen(world);
    for (const [index, event] of ['check_run.requested_action', 'check_run.rerequested'].entries()) {
      const { id } = last;
      await world.deployHeld(['succeeds'], () => deliver(world, event, { check_run_id: id }));
      last = await world.untilCheck(CHECK, (check) => check.id !== id && check.status === 'completed');
      expect(last.conclusion).toBe('success');
      expect(world.checks(CHECK)).toHaveLength(index + 2);
      expect(world.sandbox.deploymentsStarted('succeeds')).toBe(index + 2);
    }
  });

  test('make the check appear as queued at once for a pull request, a merge group and a check suite', async () => {
    await using world = await startSandboxWorld([{}]);
    const relay = await world.start(startRelayHere);
    const events = [
      ['pull_request.opened', { number: 7 }, HEAD],
      ['merge_group.checks_requested', { sha: 'b'.repeat(40) }, 'b'.repeat(40)],
      ['check_suite.requested', { sha: 'c'.repeat(40) }, 'c'.repeat(40)],
    ] as const;
    for (const [index, [event, facts, sha]] of events.entries()) {
      await deliver(world, event, facts);
      const check = await world.untilCheck(CHECK, ({ sha: head }) => head === sha);
      expect([check.status, check.conclusion], event).toEqual(['queued', null]);
      expect(relay.lines.filter(({ facts }) => facts['request'] === 'expect')).toHaveLength(index + 1);
    }
  });

  test('have the queued check taken over by the deployment that follows', async () => {
    await using world = await startSandboxWorld([{}]);
    await world.start(startRelayHere);
    await deliver(world, 'pull_request.opened', { number: 7 });
    const queued = await world.untilCheck(CHECK, ({ status }) => status === 'queued');
    const green = await deployGreen(world);
    expect([green.id, green.conclusion]).toEqual([queued.id, 'success']);
    expect(world.checks(CHECK)).toHaveLength(1);
  });

  test('that were lost are fetched from the delivery log when the relay starts', async () => {
    await using world = await startSandboxWorld([{}]);
    await deliver(world, 'pull_request.opened', { number: 7, lost: true });
    const relay = await world.start(startRelayHere);
    const check = await world.untilCheck(CHECK, ({ sha: head }) => head === HEAD);
    expect(check.status).toBe('queued');
    expect(relay.lines.find(({ message }) => message === 'Fetched missed deliveries.')?.facts).toEqual({ count: 1 });
  });
});

describe.concurrent('an application with an environment', () => {
  const applications = [{ environment: 'production' }];
  const deploymentsIn = ({ sandbox }: SandboxWorld) => sandbox.github().repositories.get(REPOSITORY)?.deployments ?? [];
  const statesIn = (world: SandboxWorld) =>
    deploymentsIn(world).map(({ statuses }) => statuses.map(({ state }) => state));
  const untilShown = (world: SandboxWorld, state: string) =>
    until(
      () => `the GitHub Deployment has the state ${state}: ${JSON.stringify(statesIn(world))}`,
      () => statesIn(world).some((states) => states.at(-1) === state),
    );

  test('adopts the GitHub Deployment of a workflow, and completes it once', async () => {
    await using world = await startSandboxWorld(applications);
    const repository = `${world.sandbox.url}/api/v3/repos/${REPOSITORY}/deployments`;
    const post = async (address: string, body: object) => {
      const headers = { authorization: 'Bearer sandbox-github', 'content-type': 'application/json' };
      const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await response.json()) as { readonly id: number };
    };
    const made = await post(repository, { ref: HEAD, environment: 'production', required_contexts: [] });
    await post(`${repository}/${made.id}/statuses`, { state: 'in_progress' });
    await world.start(startRelayHere);
    await deployGreen(world);
    await untilShown(world, 'success');
    expect(deploymentsIn(world).map(({ id, task }) => [id, task])).toEqual([[made.id, 'deploy']]);
    expect(statesIn(world)).toEqual([['in_progress', 'success']]);
  });

  test('has one GitHub Deployment, though the relay is killed before it knows that it was created', async () => {
    await using world = await startSandboxWorld(applications);
    await world.request('POST', '/_sandbox/faults', { fault: 'hang-after', on: 'github.create-deployment', times: 1 });
    const relay = await world.start(startRelayProcess);
    await world.deployHeld(['succeeds'], () => world.request('POST', '/application/succeeds/deploy', {}));
    await until('the GitHub Deployment was created', () => deploymentsIn(world).length === 1);
    await relay.kill();
    await world.start(startRelayProcess);
    await until('the GitHub Deployment has an outcome', () => statesIn(world)[0]?.some((state) => state === 'success'));
    expect(deploymentsIn(world)).toMatchObject([{ task: 'touchdown-relay', sha: HEAD, environment: 'production' }]);
    const [states = []] = statesIn(world);
    expect(states).toEqual([...new Set(states)]);
    expect(world.checks(CHECK)).toHaveLength(1);
  });

  test('has only a check run without the permission, and the log says so once', async () => {
    await using world = await startSandboxWorld(applications);
    const permissions = { checks: 'write', statuses: 'write', pull_requests: 'write', actions: 'read' };
    const rest = { merge_queues: 'read', metadata: 'read' };
    await world.request('POST', '/_sandbox/github/app', { permissions: { ...permissions, ...rest } });
    const relay = await world.start(startRelayHere);
    expect((await deployGreen(world)).conclusion).toBe('success');
    const findSaid = () => relay.lines.filter(({ message }) => message.includes('no permission deployments: write'));
    await until('the log says so', () => findSaid().length > 0);
    expect([findSaid().map(({ level }) => level), deploymentsIn(world)]).toEqual([['warn'], []]);
  });
});
