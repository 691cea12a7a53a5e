import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { follow } from '../platform/follow.ts';
import { jsonOf, type Play, play } from '../play.ts';

/** The readings of test/fixtures/sandbox/queues.txt: a scenario, and what its status shows. */
const READINGS = readFileSync(new URL('../../fixtures/sandbox/queues.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n\n')
  .slice(1)
  .map((reading) => reading.split('\n'));

/** Returns the commit that an application runs at an instant. */
function commitOf(story: Play, atSeconds: number, id: string): unknown {
  const { git_repository: repository } = jsonOf(story.get(atSeconds, `/application/${id}`)) as {
    git_repository?: { deployed_commit_id?: unknown };
  };
  return repository?.deployed_commit_id;
}

describe('the status of an application whose deployment waits', () => {
  test.each(READINGS)('follows its reading in the scenario %s', (id = '', before, posted, ...shown) => {
    const { responses, changes } = follow(id);
    expect(responses).toEqual([posted]);
    expect(changes).toEqual([before, ...shown]);
  });
});

describe('the scenario', () => {
  test('queue-no-ids-start-date moves the date when the deployment starts', () => {
    expect(follow('queue-no-ids-start-date').changes.at(-1)).toBe('135 DEPLOYED date=45');
    expect(follow('queue-no-ids-start-date').changes[2]).toBe('45 BUILDING~ date=45');
  });

  test('queue-merged has the request id of the request that waits already, and our commit', () => {
    const { story, responses, changes } = follow('queue-merged');
    expect(responses).toEqual(['202 DEPLOYMENT_QUEUED~ request=previous execution=previous count=1 date=earlier']);
    expect(changes).toEqual([
      'DEPLOYMENT_QUEUED~ request=previous execution=previous count=1 date=earlier',
      '45 BUILDING~ request=previous execution=ours count=0 date=earlier',
      '103 DEPLOYING~ request=previous execution=ours count=0 date=earlier',
      '135 DEPLOYED request=previous execution=ours count=0 date=135',
    ]);
    expect(commitOf(story, 135, 'queue-merged')).toBe('c0ffee');
  });

  test('queue-merged-later shows only our ids, and deploys the commit of the later request', () => {
    const { story, changes } = follow('queue-merged-later');
    expect(changes).toEqual(follow('queue-late-id').changes);
    expect(commitOf(story, 135, 'queue-merged-later')).toMatch(/^[0-9a-f]{40}$/);
    expect(commitOf(story, 134, 'queue-merged-later')).not.toBe(commitOf(story, 135, 'queue-merged-later'));
  });

  test("queue-behind-deployment shows the other deployment's success and date before ours starts", () => {
    expect(follow('queue-behind-deployment').changes).toEqual([
      'BUILDING~ execution=previous count=0 date=earlier',
      '0 BUILDING~ execution=previous count=1 date=earlier',
      '20 DEPLOYING~ execution=previous count=1 date=earlier',
      '40 DEPLOYED execution=previous count=1 date=40',
      '45 BUILDING~ execution=ours count=0 date=40',
      '103 DEPLOYING~ execution=ours count=0 date=40',
      '135 DEPLOYED execution=ours count=0 date=135',
    ]);
  });

  test('queue-behind-restart shows a restart, which is no deployment, before ours starts', () => {
    expect(follow('queue-behind-restart').changes.slice(0, 4)).toEqual([
      'RESTARTING request=null execution=previous count=0 date=earlier',
      '0 RESTARTING request=ours execution=previous count=1 date=earlier',
      '40 RESTARTED request=ours execution=previous count=1 date=earlier',
      '45 BUILDING~ request=null execution=ours count=0 date=earlier',
    ]);
    expect(play().status(0, 'queue-behind-restart')['status_details']).toEqual({
      action: 'RESTART',
      status: 'ONGOING',
      sub_action: 'NONE',
    });
  });

  test('queue-then-restart never shows DEPLOYED, and finishes RESTARTED with the execution id of the restart', () => {
    const { story, changes } = follow('queue-then-restart');
    expect(changes.slice(-3)).toEqual([
      '103 DEPLOYING~ request=ours execution=ours count=0 date=earlier',
      '135 RESTARTING request=null execution=other count=0 date=135',
      '155 RESTARTED request=null execution=other count=0 date=135',
    ]);
    expect(commitOf(story, 155, 'queue-then-restart')).toBe('c0ffee');
    expect(story.status(155, 'queue-then-restart')['status_details']).toMatchObject({ action: 'RESTART' });
  });

  test('queue-ready finishes READY', () => {
    expect(follow('queue-ready').changes.at(-1)).toMatch(/^135 READY /);
  });

  test('queue-deleted deletes the application in place of the deployment', () => {
    const { story, changes } = follow('queue-deleted');
    expect(changes.slice(-2)).toEqual([
      '45 DELETING~ request=null execution=ours count=0 date=earlier',
      '55 DELETED~ request=null execution=ours count=0 date=earlier',
    ]);
    expect(commitOf(story, 300, 'queue-deleted')).not.toBe('c0ffee');
    expect(story.status(300, 'queue-deleted')['status_details']).toEqual({
      action: 'DELETE',
      status: 'SUCCESS',
      sub_action: 'NONE',
    });
  });

  test('queue-canceled cancels the request halfway through its wait; the execution id and the date stay', () => {
    expect(follow('queue-canceled').changes.slice(-2)).toEqual([
      '0 DEPLOYMENT_QUEUED~ request=ours execution=previous count=1 date=earlier',
      '23 CANCELED~ request=ours execution=previous count=0 date=earlier',
    ]);
  });

  test('queue-idle starts the first request at once, and queues and merges those that follow', () => {
    const postings = [0, 1, 2].map((atSeconds) => ({ atSeconds, commit: `commit-${atSeconds}` }));
    const { story, responses, changes } = follow('queue-idle', postings);
    expect(responses).toEqual([
      '202 BUILDING~ request=null execution=ours count=0 date=earlier',
      '202 DEPLOYMENT_QUEUED~ request=ours execution=ours count=1 date=earlier',
      '202 DEPLOYMENT_QUEUED~ request=ours execution=ours count=1 date=earlier',
    ]);
    expect(changes).toEqual([
      'DEPLOYED request=previous execution=previous count=0 date=earlier',
      '0 BUILDING~ request=null execution=ours count=0 date=earlier',
      '1 DEPLOYMENT_QUEUED~ request=ours execution=ours count=1 date=earlier',
      '90 DEPLOYMENT_QUEUED~ request=ours execution=ours count=1 date=90',
      '95 BUILDING~ request=ours execution=other count=0 date=90',
      '153 DEPLOYING~ request=ours execution=other count=0 date=90',
      '185 DEPLOYED request=ours execution=other count=0 date=185',
    ]);
    expect([90, 184, 185].map((second) => commitOf(story, second, 'queue-idle'))).toEqual([
      'commit-0',
      'commit-0',
      'commit-2',
    ]);
  });

  test('queue-commit-required refuses a request without a commit', () => {
    const { status, body } = play().post(0, '/application/queue-commit-required/deploy');
    expect([status, JSON.parse(body).message]).toEqual([400, 'git_commit_id: is required.']);
    expect(follow('queue-commit-required').changes).toEqual(follow('queue-late-id').changes);
  });

  test('queue-deploy-only refuses every read with 401, and accepts the POST', () => {
    const story = play();
    const reads = ['', '/status', '/log', '/environmentVariable'];
    const statusOf = (path: string) => story.get(0, `/application/queue-deploy-only${path}`).status;
    expect(reads.map(statusOf)).toEqual([401, 401, 401, 401]);
    expect(story.post(0, '/application/queue-deploy-only/deploy').status).toBe(202);
  });

  test.each([400, 405, 410, 422])('queue-status-%i refuses reads of the status after the POST', (status) => {
    const story = play();
    const read = () => story.get(0, `/application/queue-status-${status}/status`).status;
    expect(read()).toBe(200);
    story.post(0, `/application/queue-status-${status}/deploy`);
    expect([read(), read()]).toEqual([status, status]);
  });
});

describe('the details of a status', () => {
  test('say what the state is about', () => {
    const story = play();
    const detailsAt = (second: number) => {
      const { status_details: details, is_part_last_deployment: isPart } = story.status(second, 'queue');
      return [details, isPart];
    };
    const details = (status: string) => ({ action: 'DEPLOY', status, sub_action: 'NONE' });
    expect(detailsAt(0)).toEqual([details('SUCCESS'), true]);
    story.post(0, '/application/queue/deploy');
    expect([1, 45, 134, 135].map(detailsAt)).toEqual([
      [details('QUEUED'), false],
      [details('ONGOING'), true],
      [details('ONGOING'), true],
      [details('SUCCESS'), true],
    ]);
  });

  test.each([
    ['queue-response-id', []],
    ['queue-no-ids', []],
    ['queue-hidden', []],
    ['queue-count', ['deployment_requests_count']],
  ])('are absent from the scenario %s, which only has %j', (id, sent) => {
    const optional = ['deployment_requests_count', 'status_details', 'is_part_last_deployment'];
    const story = play();
    story.post(0, `/application/${id}/deploy`);
    for (const second of [0, 45, 135]) {
      expect(Object.keys(story.status(second, id)).filter((name) => optional.includes(name))).toEqual(sent);
    }
  });
});
