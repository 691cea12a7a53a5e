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
  test('report its start and its end, as late as the status', () => {
    const [started, ended] = deliveriesOf('slow-start', 0);
    expect(timesOf(deliveriesOf('slow-start', 0))).toEqual([
      [50, 'DEPLOYMENT_STARTED'],
      [140, 'DEPLOYMENT_SUCCEEDED'],
    ]);
    expect(started).toMatchObject({ targetUrl: TARGET, id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(ended?.id).not.toBe(started?.id);
    expect(started?.body.payload).toEqual({
      application_id: 'slow-start',
      deployment_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      git_commit_id: 'c0ffee',
      created_at: '2030-01-01T00:00:50.000Z',
    });
  });

  test('are replaced by those of a newer deployment of the application', () => {
    expect(timesOf(deliveriesOf('succeeds', 0, 30))).toEqual([
      [0, 'DEPLOYMENT_STARTED'],
      [30, 'DEPLOYMENT_STARTED'],
      [120, 'DEPLOYMENT_SUCCEEDED'],
    ]);
  });
});
