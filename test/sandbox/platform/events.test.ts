import { describe, expect, test } from 'vitest';
import { type Play, play, START } from '../play.ts';

const TARGET = 'http://127.0.0.1:9/hook';

/** Deploys an application at these seconds, and returns what was sent by platform second 300. */
function deliveriesOf(id: string, ...atSeconds: readonly number[]): Play['deliveries'] {
  const story = play({ webhooks: [TARGET] });
  for (const seconds of atSeconds) {
    story.post(seconds, `/application/${id}/deploy`, { body: { git_commit_id: 'c0ffee' } });
  }
  story.get(300, '/organization');
  return story.deliveries;
}

const timesOf = (deliveries: Play['deliveries']) =>
  deliveries.map(({ at, body }) => [(at - START) / 1000, body.event_type]);

describe('the events of a deployment', () => {
  test('are replaced by those of a newer deployment of the application', () => {
    expect(timesOf(deliveriesOf('succeeds', 0, 30))).toEqual([
      [0, 'DEPLOYMENT_STARTED'],
      [30, 'DEPLOYMENT_STARTED'],
      [120, 'DEPLOYMENT_SUCCEEDED'],
    ]);
  });
});
