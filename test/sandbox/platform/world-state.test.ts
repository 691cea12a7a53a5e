import { describe, expect, test } from 'vitest';
import type { DeploymentEvent } from '../../../src/sandbox/platform/events.ts';
import {
  claimDue,
  createWorld,
  resolveApplication,
  withEvents,
  withWebhook,
} from '../../../src/sandbox/platform/world-state.ts';
import { START } from '../play.ts';

const eventAt = (seconds: number, applicationId = 'mine'): DeploymentEvent => ({
  at: START + seconds * 1000,
  kind: 'DEPLOYMENT_STARTED',
  applicationId,
  deploymentId: 'd-1',
  commit: null,
});

describe('a new world', () => {
  test('has the documented limit of a thousand requests per hour by default', () => {
    const world = createWorld({}, START);
    expect(world).toMatchObject({ seed: 1, rateLimit: 1000, webhooks: [], coming: [], rules: [], requests: 0 });
    expect(world.tokens.map(({ name }) => name)).toContain('sandbox-admin');
  });

  test('sends every event to the given addresses, with the names of both kinds of platform', () => {
    const [webhook] = createWorld({ webhooks: ['http://127.0.0.1:9/'] }, START).webhooks;
    expect(webhook).toMatchObject({
      targetUrl: 'http://127.0.0.1:9/',
      enabled: true,
      events: [
        'DEPLOYMENT_STARTED',
        'DEPLOYMENT_SUCCEEDED',
        'DEPLOYMENT_FAILED',
        'DEPLOYMENT_SUCCESSFUL',
        'DEPLOYMENT_FAILURE',
        'DEPLOYMENT_CANCELLED',
      ],
    });
  });
});

describe('an application', () => {
  const world = createWorld({}, START);

  test.each([
    ['succeeds', 'succeeds'],
    ['succeeds--mine', 'succeeds'],
    ['build-fails--a--b', 'build-fails'],
    ['fast--', 'fast'],
  ])('is created at its first use: %s as %s', (id, scenarioName) => {
    const [after, application] = resolveApplication(world, id, START + 5);
    expect(application).toMatchObject({ id, scenarioName, createdAt: START + 5 });
    expect(after.applications.get(id)).toBe(application);
  });

  test.each(['', 'nothing-like-it', 'Succeeds', 'succeeds-mine', 'constructor', '--succeeds'])(
    'does not exist under the id %j',
    (id) => {
      expect(resolveApplication(world, id, START)).toEqual([world, null]);
    },
  );

  test('is not changed if it exists', () => {
    const [met, first] = resolveApplication(world, 'fast', START);
    expect(resolveApplication(met, 'fast', START + 1000)).toEqual([met, first]);
  });
});

describe('a scheduled event', () => {
  const hooked = withWebhook(createWorld({}, START), { targetUrl: 'http://127.0.0.1:9/' });

  test('is due exactly at its time, and once', () => {
    const world = withEvents(hooked, 'mine', [eventAt(10)]);
    expect(claimDue(world, START + 9_999)).toEqual([world, []]);
    const [after, deliveries] = claimDue(world, START + 10_000);
    expect(deliveries).toHaveLength(1);
    expect(claimDue(after, START + 1e9)[1]).toEqual([]);
  });

  test('is due in the order of time, whichever application it belongs to', () => {
    const world = withEvents(withEvents(hooked, 'a', [eventAt(20, 'a')]), 'b', [eventAt(10, 'b')]);
    const [, deliveries] = claimDue(world, START + 1e6);
    expect(deliveries.map(({ body }) => body.payload['application_id'])).toEqual(['b', 'a']);
  });

  test('is replaced by the events of a newer deployment of its application', () => {
    const world = withEvents(withEvents(hooked, 'mine', [eventAt(10), eventAt(90)]), 'mine', [eventAt(30)]);
    expect(world.coming).toEqual([eventAt(30)]);
    expect(withEvents(world, 'other', []).coming).toEqual([eventAt(30)]);
  });
});
