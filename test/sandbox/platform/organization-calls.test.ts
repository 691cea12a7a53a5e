import { describe, expect, test } from 'vitest';
import { jsonOf, play } from '../play.ts';

const WEBHOOK = '/organization/sandbox-organization/webhook';
const BODY = { target_url: 'http://127.0.0.1:9/hook', events: ['DEPLOYMENT_FAILED'] };

describe('the organization', () => {
  test('is one object, the same for every token with read access', () => {
    const story = play();
    const organization = jsonOf(story.get(0, '/organization'));
    expect(organization).toEqual({
      id: 'sandbox-organization',
      name: 'Sandbox',
      created_at: '2030-01-01T00:00:00.000Z',
    });
    expect(jsonOf(story.get(9, '/organization', { token: 'sandbox-read' }))).toEqual(organization);
  });
});

describe('a webhook', () => {
  test('is created and returned', () => {
    const { status, body } = play().post(3, WEBHOOK, { body: BODY });
    expect(status).toBe(201);
    expect(JSON.parse(body)).toEqual({
      ...BODY,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      enabled: true,
      created_at: '2030-01-01T00:00:03.000Z',
      updated_at: '2030-01-01T00:00:03.000Z',
    });
  });

  test('receives later events, and only the requested ones', () => {
    const story = play();
    story.post(0, WEBHOOK, { body: BODY });
    story.post(1, '/application/build-fails/deploy');
    story.get(60, '/organization');
    expect(story.deliveries.map(({ targetUrl, body }) => [targetUrl, body.event_type])).toEqual([
      ['http://127.0.0.1:9/hook', 'DEPLOYMENT_FAILED'],
    ]);
  });

  test('receives no earlier events', () => {
    const story = play();
    story.post(0, '/application/build-fails/deploy');
    story.post(50, WEBHOOK, { body: BODY });
    story.get(60, '/organization');
    expect(story.deliveries).toEqual([]);
  });

  test('of another organization does not exist', () => {
    const { status, body } = play().post(0, '/organization/another/webhook', { body: BODY });
    expect(status).toBe(404);
    expect(body).toContain('org_id: ');
  });
});
