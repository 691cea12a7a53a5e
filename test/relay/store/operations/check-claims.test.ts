import { describe, expect, test } from 'vitest';
import type { Authority } from '../../../../src/relay/decide/deployment-evidence.ts';
import { createDesk, type Desk, expectOf, WRITTEN } from '../../support/desk.ts';
import { applicationOf, BASE, HOUR_MS, PLACE, shaOf } from '../../support/history-facts.ts';

const SIGNED = {
  confirmedBy: 1 as Authority,
  applications: Array.from({ length: 400 }, (_, nth) => applicationOf(`app-${nth + 1}`)),
};

/** A desk with check runs of as many deployments, each of an application and on a commit of its own. */
function withDeployments(count: number, installationId = PLACE.installationId, desk = createDesk(SIGNED)): Desk {
  for (let nth = 0; nth < count; nth++) {
    const deployment = `d-${installationId}-${nth}`;
    const place = { repositoryId: 4 + installationId, repository: `o/r-${installationId}`, installationId };
    desk.register({ application: `app-${nth + 1}`, deployment, sha: shaOf(nth + 1), place });
  }
  return desk;
}

function end(desk: Desk, deployment: string): void {
  const nth = Number(deployment.split('-').at(-1));
  desk.tell({ word: 'succeeded', deployment, applications: [`app-${nth + 1}`] });
}

describe('a claim', () => {
  test('contains the content of the check run, its location and its known state', () => {
    const desk = withDeployments(1);
    const [claim, ...others] = desk.claim();
    expect(others).toEqual([]);
    expect(claim).toMatchObject({
      place: {
        repositoryId: 7,
        installationId: 3,
        sha: shaOf(1),
        name: 'deploy / app-1',
        externalId: expect.stringMatching(/^touchdown-[0-9a-f]{40}$/),
      },
      desired: { status: 'queued', conclusion: null },
      ...{ githubId: null, isUncertain: false, epoch: 1, attempts: 1, desiredRev: 1 },
    });
  });

  test('returns outcomes before progress', () => {
    const desk = withDeployments(20);
    desk.now += 5_000;
    end(desk, 'd-3-17');
    expect(desk.claim(1)).toMatchObject([{ desired: { conclusion: 'success' }, place: { sha: shaOf(18) } }]);
  });

  test('returns nothing once everything is written', () => {
    const desk = withDeployments(3);
    desk.publish();
    expect(desk.claim()).toEqual([]);
    expect(desk.memory.perform('measure', undefined)).toMatchObject({ unpublished: 0 });
  });

  test('does not delay another installation, however long the backlog of one is', () => {
    const desk = withDeployments(300);
    for (let nth = 0; nth < 300; nth++) end(desk, `d-3-${nth}`);
    withDeployments(2, 4, desk);
    expect(desk.claim(1)).toHaveLength(1);
    const rest = desk.claim(2, 'relay-b');
    expect(rest.map(({ place }) => place.installationId)).toEqual([4]);
  });
});

test('an installation that has used its hourly limit does not delay another', () => {
  const desk = withDeployments(100);
  for (let nth = 0; nth < 100; nth++) end(desk, `d-3-${nth}`);
  withDeployments(1, 4, desk);
  const spend = 'INSERT INTO installation_write (installation_id, at) VALUES (3, ?)';
  for (let nth = 0; nth < 500; nth++) desk.memory.query(spend, desk.now - 2_000_000 - nth);
  expect(desk.claim(1).map(({ place }) => place.installationId)).toEqual([4]);
});

describe('the budget of an installation', () => {
  test('has one write a second', () => {
    const desk = withDeployments(3);
    expect(desk.claim()).toHaveLength(1);
    desk.now += 999;
    expect(desk.claim()).toEqual([]);
    desk.now += 1;
    expect(desk.claim()).toHaveLength(1);
  });

  test('is never exceeded in hours of load, and progress leaves room for outcomes', () => {
    const desk = withDeployments(400);
    const writes: { at: number; isEnd: boolean }[] = [];
    for (let second = 0; second < 4_400; second += 1) {
      desk.now = BASE + second * 1_000;
      for (const claim of desk.claim()) {
        writes.push({ at: desk.now, isEnd: claim.desired.status === 'completed' });
        desk.settle(claim);
      }
      if (second === 2_000) for (let nth = 0; nth < 160; nth++) end(desk, `d-3-${nth}`);
    }
    for (const [index, { at }] of writes.entries()) {
      const since = (windowMs: number): number =>
        writes.slice(0, index + 1).filter((one) => one.at > at - windowMs).length;
      expect(since(1_000)).toBe(1);
      expect(since(60_000)).toBeLessThanOrEqual(80);
      expect(since(HOUR_MS)).toBeLessThanOrEqual(500);
    }
    const firstHour = writes.filter(({ at }) => at < BASE + HOUR_MS);
    expect(firstHour.filter(({ isEnd }) => !isEnd)).toHaveLength(350);
    expect(firstHour.filter(({ isEnd }) => isEnd)).toHaveLength(150);
    expect(writes.filter(({ isEnd }) => isEnd)).toHaveLength(160);
  });

  test('is shared by all relays', () => {
    const desk = withDeployments(5);
    expect([...desk.claim(5, 'relay-a'), ...desk.claim(5, 'relay-b')]).toHaveLength(1);
  });

  test('is separate for each installation', () => {
    const desk = withDeployments(2, 4, withDeployments(2));
    expect(
      desk
        .claim()
        .map(({ place }) => place.installationId)
        .sort(),
    ).toEqual([3, 4]);
  });
});

describe('a lease', () => {
  test('excludes another relay until it expires, which then gets a new one', () => {
    const desk = withDeployments(1);
    const [first] = desk.claim(10, 'relay-a');
    desk.now += 9_999;
    expect(desk.claim(10, 'relay-b')).toEqual([]);
    desk.now += 1;
    const [second] = desk.claim(10, 'relay-b');
    expect(second).toMatchObject({ checkId: first?.checkId, epoch: 2, attempts: 2 });
  });

  test('that expired before a creation was recorded leaves it uncertain', () => {
    const desk = withDeployments(1);
    expect(desk.claim()).toMatchObject([{ isUncertain: false, githubId: null }]);
    desk.now += 10_000;
    expect(desk.claim()).toMatchObject([{ isUncertain: true, githubId: null }]);
  });

  test('that expired before an update was recorded does not leave it uncertain', () => {
    const desk = withDeployments(1);
    desk.publish();
    end(desk, 'd-3-0');
    expect(desk.claim()).toMatchObject([{ isUncertain: false, githubId: 1 }]);
    desk.now += 10_000;
    expect(desk.claim()).toMatchObject([{ isUncertain: false, githubId: 1 }]);
  });
});

describe('check runs of one name on one commit', () => {
  function withTwo(): Desk {
    const desk = createDesk(SIGNED);
    desk.register({ deployment: 'd-1' });
    desk.register({ deployment: 'd-2' });
    return desk;
  }

  test('have one writer at a time', () => {
    const desk = withTwo();
    desk.publish();
    desk.tell({ word: 'running', deployment: 'd-1' }, { word: 'running', deployment: 'd-2' });
    desk.now += 60_000;
    expect(desk.claim(1, 'relay-a')).toHaveLength(1);
    desk.now += 2_000;
    expect(desk.claim(10, 'relay-b')).toEqual([]);
    desk.now += 8_000;
    expect(desk.claim(10, 'relay-b')).toHaveLength(1);
  });

  test('are created in their order, since GitHub uses the last created one for the verdict', () => {
    const desk = withTwo();
    desk.tell({ word: 'failed', deployment: 'd-2' });
    const [first] = desk.claim();
    expect(first?.desired.status).toBe('queued');
    if (first === undefined) throw new Error('nothing was claimed');
    desk.settle(first, { kind: 'failed', isUncertain: false, reason: 'reset' });
    desk.now += 900;
    expect(desk.claim()).toEqual([]);
    desk.now += 100;
    const [again] = desk.claim();
    expect(again?.checkId).toBe(first.checkId);
    if (again !== undefined) desk.settle(again, WRITTEN);
    desk.now += 1_000;
    expect(desk.claim()).toMatchObject([{ desired: { conclusion: 'failure' } }]);
  });

  test('do not wait for a dead letter, which is then not created after them', () => {
    const desk = withTwo();
    const [first] = desk.claim();
    if (first !== undefined) desk.settle(first, { kind: 'dead', reason: '404' });
    desk.publish();
    expect(desk.checks().map(({ isDead, isPending }) => [isDead, isPending])).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(desk.memory.perform('replay', { checkId: null, now: desk.now })).toBe(0);
    desk.now += 60_000;
    expect(desk.claim()).toEqual([]);
  });

  test('do not wait for each other if their names differ', () => {
    const desk = createDesk({ ...SIGNED, applications: [applicationOf('app-1'), applicationOf('app-2')] });
    desk.ask(expectOf(shaOf(1)));
    expect(desk.claim(1)).toHaveLength(1);
    desk.now += 1_000;
    expect(desk.claim(1, 'relay-b')).toHaveLength(1);
  });
});
