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
  test.each([
    ['queue-no-ids-start-date', '135 DEPLOYED date=45'],
    ['queue-merged-later', '135 DEPLOYED request=ours execution=ours count=0 date=135'],
    ['queue-ready', '135 READY request=ours execution=ours count=0 date=135'],
  ])('%s shows at the end: %s', (id, last) => {
    expect(follow(id).changes.at(-1)).toBe(last);
  });

  test.each([
    ['queue-merged', 'c0ffee'],
    ['queue-then-restart', 'c0ffee'],
    ['queue-merged-later', expect.stringMatching(/^[0-9a-f]{40}$/)],
    ['queue-deleted', expect.not.stringContaining('c0ffee')],
  ])('%s deploys the commit %s', (id, commit) => {
    expect(commitOf(follow(id).story, 300, id)).toEqual(commit);
  });

  test.each([
    ['queue-behind-restart', 0, 'RESTART', 'ONGOING'],
    ['queue-then-restart', 300, 'RESTART', 'SUCCESS'],
    ['queue-deleted', 300, 'DELETE', 'SUCCESS'],
  ])('%s says at second %d what the state is about: %s %s', (id, second, action, status) => {
    const { story } = follow(id);
    const shown = second === 0 ? play() : story;
    expect(shown.status(second, id)['status_details']).toEqual({ action, status, sub_action: 'NONE' });
  });

  test('queue-commit-required refuses a request without a commit', () => {
    const { status, body } = play().post(0, '/application/queue-commit-required/deploy');
    expect([status, JSON.parse(body).message]).toEqual([400, 'git_commit_id: is required.']);
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
