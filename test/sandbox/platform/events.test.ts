import { describe, expect, test } from 'vitest';
import { createApplication, rivalOf, startDeployment } from '../../../src/sandbox/platform/application.ts';
import { type DeploymentEvent, deliveriesOf, eventsOf, type Webhook } from '../../../src/sandbox/platform/events.ts';
import { scenarioFor } from '../../../src/sandbox/scenarios/scenarios.ts';
import { START } from '../play.ts';

function eventsIn(scenario: string): readonly DeploymentEvent[] {
  const fresh = createApplication('mine', scenario, scenarioFor(scenario)!, 1, START);
  return eventsOf(...startDeployment(fresh, 'c0ffee', 1, START));
}

const eventsOfScenario = (scenario: string): [number, string][] =>
  eventsIn(scenario).map(({ at, kind }) => [(at - START) / 1000, kind]);

describe('the events of a deployment', () => {
  test('report its start and its success', () => {
    expect(eventsOfScenario('succeeds')).toEqual([
      [0, 'DEPLOYMENT_STARTED'],
      [90, 'DEPLOYMENT_SUCCEEDED'],
    ]);
  });

  test('report its failure', () => {
    expect(eventsOfScenario('build-fails')).toEqual([
      [0, 'DEPLOYMENT_STARTED'],
      [40, 'DEPLOYMENT_FAILED'],
    ]);
  });

  test('are as late as the status', () => {
    expect(eventsOfScenario('slow-start')[0]).toEqual([50, 'DEPLOYMENT_STARTED']);
  });

  test('are not sent if nothing changes', () => {
    expect(eventsOfScenario('unchanged')).toEqual([]);
  });

  test('are about the deployment that the status shows', () => {
    const [started, overtaken, succeeded] = eventsIn('superseded');
    const own = started!.deploymentId;
    expect(started).toMatchObject({ applicationId: 'mine', commit: 'c0ffee' });
    expect(overtaken).toMatchObject({ kind: 'DEPLOYMENT_STARTED', deploymentId: rivalOf(own), commit: null });
    expect(succeeded).toMatchObject({ kind: 'DEPLOYMENT_SUCCEEDED', deploymentId: rivalOf(own) });
  });
});

describe('an event', () => {
  const event: DeploymentEvent = {
    at: START,
    kind: 'DEPLOYMENT_FAILED',
    applicationId: 'mine',
    deploymentId: 'd-1',
    commit: null,
  };
  const webhook: Webhook = {
    id: 'w-1',
    targetUrl: 'http://127.0.0.1:9/hook',
    events: ['DEPLOYMENT_FAILED'],
    enabled: true,
  };

  test('is delivered to a target that subscribed to it', () => {
    expect(deliveriesOf(event, [webhook])).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        targetUrl: 'http://127.0.0.1:9/hook',
        at: START,
        body: {
          event_type: 'DEPLOYMENT_FAILED',
          payload: {
            application_id: 'mine',
            deployment_id: 'd-1',
            git_commit_id: null,
            created_at: '2030-01-01T00:00:00.000Z',
          },
        },
      },
    ]);
  });

  test('is not delivered to a target that did not subscribe, or that is disabled', () => {
    expect(deliveriesOf(event, [{ ...webhook, events: ['DEPLOYMENT_STARTED'] }])).toEqual([]);
    expect(deliveriesOf(event, [{ ...webhook, enabled: false }])).toEqual([]);
  });

  test('is delivered separately to each target', () => {
    const ids = deliveriesOf(event, [webhook, { ...webhook, id: 'w-2' }]).map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });
});
