import { describe, expect, test } from 'vitest';
import { jsonOf, type Play, play, START } from '../play.ts';

const TARGET = 'http://127.0.0.1:9/hook';

/** Returns the deliveries of a story until platform second 300: when each was sent, its event, the applications and the status. */
function deliveriesIn(story: Play): readonly unknown[] {
  story.status(300, 'succeeds');
  return story.deliveries.map(({ at, body: { event_type: kind, payload } }) => [
    (at - START) / 1000,
    kind,
    (payload['applications'] as { id: string }[]).map(({ id }) => id),
    payload['current_status'],
  ]);
}

function storyOf(id: string): Play {
  const story = play({ webhooks: [TARGET] });
  story.post(0, `/application/${id}/deploy`);
  return story;
}

const NEIGHBOR = expect.stringMatching(/^[0-9a-f-]{36}$/);

describe('the events of a deployment that queues', () => {
  test('are about the environment, and list the applications that were deployed', () => {
    const story = storyOf('queue');
    expect(deliveriesIn(story)).toEqual([
      [40, 'DEPLOYMENT_SUCCESSFUL', [NEIGHBOR], 'DEPLOYED'],
      [45, 'DEPLOYMENT_STARTED', ['queue'], 'DEPLOYING'],
      [135, 'DEPLOYMENT_SUCCESSFUL', ['queue'], 'DEPLOYED'],
    ]);
    expect(story.deliveries[2]?.body.payload).toEqual({
      id: (jsonOf(story.get(300, '/application/queue'))['environment'] as { id: string }).id,
      applications: [{ id: 'queue' }],
      current_status: 'DEPLOYED',
      desired_status: 'DEPLOYED',
    });
    expect(new Set(story.deliveries.map(({ id }) => id)).size).toBe(3);
  });

  test('list all applications of the environment in the scenario queue-environment-events', () => {
    expect(deliveriesIn(storyOf('queue-environment-events'))).toEqual([
      [40, 'DEPLOYMENT_SUCCESSFUL', ['queue-environment-events', NEIGHBOR], 'DEPLOYED'],
      [45, 'DEPLOYMENT_STARTED', ['queue-environment-events', NEIGHBOR], 'DEPLOYING'],
      [135, 'DEPLOYMENT_SUCCESSFUL', ['queue-environment-events', NEIGHBOR], 'DEPLOYED'],
    ]);
  });

  test('stay scheduled when another deployment is requested', () => {
    const story = storyOf('queue-idle');
    story.post(10, '/application/queue-idle/deploy');
    story.post(20, '/application/queue-idle/deploy');
    expect(deliveriesIn(story).map((delivery) => (delivery as unknown[]).slice(0, 2))).toEqual([
      [0, 'DEPLOYMENT_STARTED'],
      [90, 'DEPLOYMENT_SUCCESSFUL'],
      [95, 'DEPLOYMENT_STARTED'],
      [185, 'DEPLOYMENT_SUCCESSFUL'],
    ]);
  });
});
