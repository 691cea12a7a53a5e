import { describe, expect, test } from 'vitest';
import { jsonOf, play } from '../play.ts';

const DEPLOY = '/application/succeeds/deploy';
const VARIABLES = '/application/succeeds/environmentVariable';
const variable = (key: string, value = 'v') => ({ body: { key, value } });

describe('the call that deploys', () => {
  test('responds with the deployment, queued', () => {
    const { status, body } = play().post(1, DEPLOY, { body: { git_commit_id: 'c0ffee' } });
    expect(status).toBe(201);
    expect(JSON.parse(body)).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      status: 'QUEUED',
      application_id: 'succeeds',
      created_at: '2030-01-01T00:00:01.000Z',
    });
  });

  test('is refused as the scenario describes, for as long as it describes', () => {
    const story = play();
    const statusAt = (seconds: number) => story.post(seconds, '/application/conflict/deploy').status;
    expect([0, 44, 45].map(statusAt)).toEqual([409, 409, 201]);
    const message = (id: string) => jsonOf(story.post(50, `/application/${id}/deploy`))['message'];
    expect(message('conflict-400')).toContain('already in progress');
    expect(message('rejected')).toMatch(/^git_commit_id: /);
  });
});

describe('the status', () => {
  test('has only the four fields of the platform', () => {
    expect(play().status(0, 'succeeds')).toEqual({
      id: 'succeeds',
      state: 'RUNNING',
      service_deployment_status: 'UP_TO_DATE',
      last_deployment_date: '2029-12-31T00:00:00.000Z',
    });
  });

  test('can write the same time differently after a deployment was requested', () => {
    const story = play();
    const before = String(story.status(0, 'unchanged-renotated')['last_deployment_date']);
    story.post(1, '/application/unchanged-renotated/deploy');
    const after = String(story.status(2, 'unchanged-renotated')['last_deployment_date']);
    expect(after).toMatch(/\+02:00$/);
    expect(after).not.toBe(before);
    expect(Date.parse(after)).toBe(Date.parse(before));
  });
});

describe('the log', () => {
  const messages = (body: string): string[] =>
    JSON.parse(body).results.map((line: { message: string }) => line.message);

  test('responds with the requested last lines', () => {
    const story = play();
    story.post(0, DEPLOY);
    const whole = messages(story.get(95, '/application/succeeds/log').body);
    expect(whole.length).toBeGreaterThan(60);
    expect(messages(story.get(95, '/application/succeeds/log?tail=3').body)).toEqual(whole.slice(-3));
  });

  test('responds with at most a thousand lines', () => {
    const story = play();
    story.post(0, '/application/busy-log/deploy');
    const lengthOf = (target: string) => messages(story.get(61, target).body).length;
    expect(lengthOf('/application/busy-log/log')).toBe(1000);
    expect(lengthOf('/application/busy-log/log?tail=5000')).toBe(1000);
  });

  test("contains the reader's token in a hostile line", () => {
    const story = play();
    story.post(0, '/application/hostile-log/deploy');
    expect(story.get(90, '/application/hostile-log/log', { token: 'sandbox-read' }).body).toContain(
      'your token is sandbox-read',
    );
  });
});

describe('variables and secrets', () => {
  test('are created, and variables listed with their values', () => {
    const story = play();
    const created = story.post(1, VARIABLES, variable('A', 'one'));
    expect(created.status).toBe(201);
    expect(jsonOf(story.get(2, VARIABLES))).toEqual({
      results: [JSON.parse(created.body)],
      pagination: { page: 1, page_size: 100, total_count: 1, total_pages: 1 },
    });
    expect(JSON.parse(created.body)).toMatchObject({ key: 'A', value: 'one', created_at: '2030-01-01T00:00:01.000Z' });
  });

  test('that are secret are never returned again, nor stored', () => {
    const story = play();
    const { status, body } = story.post(0, '/application/succeeds/secret', variable('S', 'hush-hush'));
    expect(status).toBe(201);
    expect(JSON.parse(body)).toMatchObject({ key: 'S' });
    expect(body + JSON.stringify(story.world) + story.get(1, VARIABLES).body).not.toContain('hush-hush');
    expect(JSON.stringify([...story.world.applications])).not.toContain('hush-hush');
  });

  test('cannot share a key', () => {
    const story = play();
    story.post(0, VARIABLES, variable('A'));
    expect(story.post(1, VARIABLES, variable('A')).status).toBe(409);
    expect(story.post(2, '/application/succeeds/secret', variable('A')).status).toBe(409);
    expect(story.post(3, '/application/fast/secret', variable('A')).status).toBe(201);
    expect(story.post(4, '/application/fast/environmentVariable', variable('A')).status).toBe(409);
  });
});
