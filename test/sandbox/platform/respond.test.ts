import { describe, expect, test } from 'vitest';
import { type Asking, jsonOf, play, responseOf } from '../play.ts';

const STATUS = '/application/succeeds/status';
const DEPLOY = '/application/succeeds/deploy';

describe('a request', () => {
  test('without a known token returns 401, and changes nothing', () => {
    const story = play();
    for (const authorization of ['', 'sandbox-ci', 'Basic sandbox-ci', 'Token sandbox-ci more', 'Token SANDBOX-CI']) {
      const headers = { authorization };
      expect(jsonOf(story.request(0, 'GET', STATUS, { headers }).result)).toMatchObject({
        status: 401,
        error: 'Unauthorized',
      });
    }
    expect([...story.world.applications]).toEqual([]);
    expect(story.world.windows.size).toBe(0);
  });

  test('to an unknown path or application returns 404', () => {
    const story = play();
    expect(story.get(0, '/nowhere').status).toBe(404);
    expect(story.get(0, '/application/unheard-of/status')).toMatchObject({ status: 404 });
    expect(jsonOf(story.get(0, '/application/unheard-of/status'))['message']).toMatch(/^app_id: /);
  });

  test.each([
    ['build-fails--a--b', 'build-fails'],
    ['fast--', 'fast'],
    ['Succeeds', null],
    ['succeeds-mine', null],
    ['constructor', null],
    ['--succeeds', null],
  ])('to the id %s uses an application of the scenario %s', (id, scenarioName) => {
    const story = play();
    const { status } = story.get(5, `/application/${id}/status`);
    expect([status, story.world.applications.get(id)?.scenarioName ?? null]).toEqual([
      scenarioName === null ? 404 : 200,
      scenarioName,
    ]);
  });
});

describe('every response', () => {
  test("contains the platform's time, its own id and the rate limit", () => {
    const story = play();
    const responses = [
      story.get(1, '/organization'),
      story.get(2, '/nowhere'),
      story.get(3, STATUS, { token: null }),
      story.post(4, DEPLOY, { token: 'sandbox-read' }),
      story.get(5, STATUS, { headers: { 'x-sandbox-fault': 'status=503' } }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([200, 404, 401, 403, 503]);
    expect(responses.map(({ headers }) => headers['Date'])).toEqual(
      [1, 2, 3, 4, 5].map((second) => `Tue, 01 Jan 2030 00:00:0${second} GMT`),
    );
    expect(responses.map(({ headers }) => headers['X-RateLimit-Remaining'])).toEqual([
      '999',
      '998',
      '1000',
      '999',
      '997',
    ]);
    for (const { headers } of responses) expect(headers).toMatchObject({ 'X-RateLimit-Limit': '1000' });
    expect(new Set(responses.map(({ headers }) => headers['X-Request-Id'])).size).toBe(5);
  });

  test("is an hour ahead everywhere if the application's platform has a wrong clock", () => {
    const story = play();
    story.post(0, '/application/clock-skewed/deploy');
    const { headers, body } = story.get(90, '/application/clock-skewed/status');
    expect(headers['Date']).toBe('Tue, 01 Jan 2030 01:01:30 GMT');
    expect(JSON.parse(body).last_deployment_date).toBe('2030-01-01T01:01:30.000Z');
    expect(headers['X-RateLimit-Reset']).toBe(String(Date.UTC(2030, 0, 1, 2) / 1000));
    expect(story.get(90, '/application/clock-skewed/log?tail=1').body).toContain('"2030-01-01T01:01:30.000Z"');
  });
});

describe('the rate limit', () => {
  test('prevents every action once it is exceeded', () => {
    const story = play({ rateLimit: 1 });
    story.get(0, STATUS);
    expect(jsonOf(story.request(1, 'POST', DEPLOY).result)).toMatchObject({ status: 429, error: 'Too Many Requests' });
    expect(story.world.applications.get('succeeds')?.deployments).toEqual([]);
  });
});

describe('a fault', () => {
  const fault = (text: string): Asking => ({ headers: { 'x-sandbox-fault': text } });

  test('requested by a header affects only this request', () => {
    const story = play();
    expect(story.request(0, 'GET', STATUS, fault('reset')).result).toEqual({ kind: 'reset' });
    expect(story.get(1, STATUS).status).toBe(200);
  });

  test('that a header requests and that is unknown is refused with a list of the known ones', () => {
    const story = play();
    const { status, body } = story.post(0, DEPLOY, fault('explode'));
    expect(status).toBe(400);
    expect(JSON.parse(body).message).toMatch(
      /^X-Sandbox-Fault: unknown fault\. Use one of these, where N is a number: reset, /,
    );
    expect(story.world.applications.get('succeeds')?.deployments).toEqual([]);
  });

  test('needs a token, and uses up a request', () => {
    const story = play();
    expect(story.get(0, STATUS, { token: null, ...fault('status=503') }).status).toBe(401);
    expect(story.get(0, STATUS, fault('status=503')).headers['X-RateLimit-Remaining']).toBe('999');
  });
});

describe('the world', () => {
  test('makes the same random choices for an application whatever is requested for others', () => {
    const kindsOf = (isBusy: boolean): string[] => {
      const story = play();
      return Array.from({ length: 40 }, (_, second) => {
        if (isBusy) story.request(second, 'GET', '/application/flaky--other/status');
        const { result } = story.request(second, 'GET', '/application/flaky--mine/status');
        return result.kind === 'response' ? String(result.status) : result.kind;
      });
    };
    expect(kindsOf(true)).toEqual(kindsOf(false));
    expect(new Set(kindsOf(false)).size).toBeGreaterThan(2);
  });
});

describe('a call with the wrong method', () => {
  test.each([
    ['GET', DEPLOY, 'This URL does not support GET. Use POST.'],
    ['PUT', '/api/v1/application/succeeds/environmentVariable?x=1', 'This URL does not support PUT. Use GET, POST.'],
    ['DELETE', '/nowhere', 'This URL does not exist.'],
  ])('is refused with the reason: %s %s', (method, target, message) => {
    const { status, body } = responseOf(play().request(0, method, target).result);
    expect([status, JSON.parse(body).message]).toEqual([404, message]);
  });
});
