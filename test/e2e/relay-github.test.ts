import { describe, expect, test } from 'vitest';
import { startRelayHere } from './relay/relay-here.ts';
import { HEAD, REPOSITORY, type SandboxWorld, startSandboxWorld } from './relay/sandbox-world.ts';

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

  test('that were lost are fetched from the delivery log when the relay starts', async () => {
    await using world = await startSandboxWorld([{}]);
    await deliver(world, 'pull_request.opened', { number: 7, lost: true });
    const relay = await world.start(startRelayHere);
    const check = await world.untilCheck(CHECK, ({ sha: head }) => head === HEAD);
    expect(check.status).toBe('queued');
    expect(relay.lines.find(({ message }) => message === 'Fetched missed deliveries.')?.facts).toEqual({ count: 1 });
  });
});
