import { describe, expect, test } from 'vitest';
import type { Rules } from '../../../../src/relay/decide/rules.ts';
import { checkHistories } from '../../../campaign/relay-histories.ts';
import { createDesk } from '../../support/desk.ts';
import { createPlayer } from '../../support/history.ts';
import { dateOf, type Fact, observationOf, rulesOf, shaOf } from '../../support/history-facts.ts';
import { createMemoryOperations } from '../../support/memory-store.ts';

const memory = createMemoryOperations();

function hint(
  at: number,
  word: 'running' | 'succeeded' | 'failed',
  deployment: string | null,
  authority: 0 | 1 = 1,
): Fact {
  return { kind: 'hint', key: `${at}-${word}-${deployment}`, deployment, word, authority, at: at * 1_000 };
}

function register(at: number, deployment: string | null, sha = shaOf(1)): Fact {
  return { kind: 'register', deployment, sha, at: at * 1_000 };
}

function look(state: string, deployment: string | null, at: number): Fact {
  const identity = deployment === null ? {} : { deployment_id: deployment };
  return { kind: 'look', observation: observationOf(state, { identity, lastDeploymentDate: dateOf(at) }), at };
}

/** Every order, but that registrations keep their own. */
function* ordersOf(facts: readonly Fact[]): Generator<readonly Fact[]> {
  if (facts.length === 0) yield [];
  for (const [index, fact] of facts.entries()) {
    const isEarly = fact.kind === 'register' && facts.slice(0, index).some(({ kind }) => kind === 'register');
    if (isEarly) continue;
    for (const rest of ordersOf(facts.toSpliced(index, 1))) yield [fact, ...rest];
  }
}

/** What is played before and after a story. */
interface Played {
  readonly first?: readonly Fact[];
  readonly last?: readonly Fact[];
}

/**
 * Plays every order, publishing after each fact; answers all the ends that they came to, and every fall. From one order to
 * the next it goes back only to where they part.
 */
function playAll(facts: readonly Fact[], rules: Rules, { first = [], last = [] }: Played = {}) {
  const ends = new Set<string>();
  const player = createPlayer(memory, rules);
  const played: Fact[] = [];
  const play = (fact: Fact): void => {
    player.mark();
    player.play(fact);
    player.publish();
    played.push(fact);
  };
  const backTo = (length: number): void => {
    while (played.length > length) {
      player.undo();
      played.pop();
    }
  };
  for (const fact of first) play(fact);
  let orders = 0;
  for (const order of ordersOf(facts)) {
    orders += 1;
    const whole = [...first, ...order];
    const parting = played.findIndex((fact, index) => fact !== whole[index]);
    if (parting !== -1) backTo(parting);
    for (const fact of whole.slice(played.length)) play(fact);
    for (const fact of last) play(fact);
    const { deployments, checks } = player.outcome();
    ends.add([...deployments, ...checks].join('\n'));
  }
  const { problems } = player.outcome();
  backTo(0);
  return { ends: [...ends], problems: [...new Set(problems)], orders };
}

const STORIES: Readonly<Record<string, readonly Fact[]>> = {
  'one that is named': [
    ...[hint(1, 'running', 'd-1'), hint(2, 'running', 'd-1'), hint(8, 'succeeded', 'd-1'), hint(9, 'failed', 'd-1')],
    ...[hint(9, 'succeeded', 'd-1', 0), register(3, 'd-1')],
  ],
  'two that are named, on two commits': [
    ...[hint(1, 'running', 'd-1'), hint(8, 'succeeded', 'd-1'), hint(9, 'running', 'd-2'), hint(12, 'failed', 'd-2')],
    ...[register(3, 'd-1'), register(10, 'd-2', shaOf(2))],
  ],
  'two that are named, on one commit that was expected': [
    ...[hint(1, 'running', 'd-1'), hint(8, 'succeeded', 'd-1'), hint(12, 'failed', 'd-2')],
    ...[register(3, 'd-1'), register(10, 'd-2'), { kind: 'expect', sha: shaOf(1), at: 0 } as const],
  ],
  'two without names, registered without': [
    ...[hint(1, 'running', null), hint(8, 'succeeded', null), hint(9, 'running', null), hint(12, 'failed', null)],
    ...[register(3, null), register(10, null, shaOf(2))],
  ],
  'three without names, of which one is registered': [
    ...[hint(1, 'running', null), hint(2, 'failed', null), hint(8, 'running', null), hint(9, 'succeeded', null)],
    ...[hint(12, 'running', null), register(7, null)],
  ],
  'one without a name in its deliveries, registered with one': [
    ...[hint(1, 'running', null), hint(1, 'running', null, 0), hint(8, 'succeeded', null), hint(8, 'failed', null)],
    ...[register(3, 'd-1'), hint(20, 'running', null)],
  ],
  'one told both with and without its name': [
    ...[hint(1, 'running', null), hint(8, 'failed', null), hint(2, 'running', 'd-1'), hint(9, 'succeeded', 'd-1')],
    ...[register(3, 'd-1'), register(5, null, shaOf(2))],
  ],
  'one whose deliveries come twice': [
    ...[hint(1, 'running', 'd-1'), hint(1, 'running', 'd-1'), hint(8, 'succeeded', null), hint(8, 'succeeded', null)],
    ...[register(3, 'd-1'), register(3, 'd-1')],
  ],
};

describe('six facts in every order', () => {
  describe.each(Object.entries(STORIES))('%s', (_story, facts) => {
    test.each([1, 2] as const)('come to the same, and nothing published falls (confirmed by %i)', (confirmedBy) => {
      const { ends, problems, orders } = playAll(facts, rulesOf({ confirmedBy }));
      expect(problems).toEqual([]);
      expect(ends).toHaveLength(1);
      expect(orders).toBeGreaterThanOrEqual(360);
    });
  });

  test('of which two are looks come to what the last look shows', () => {
    const facts = [
      ...[hint(1, 'running', 'd-1'), hint(8, 'failed', 'd-1'), register(3, 'd-1'), hint(9, 'running', null)],
      ...[look('BUILDING', 'd-1', 1), look('RUNNING', 'd-1', 8)],
    ];
    const { ends, problems } = playAll(facts, rulesOf(), {
      first: [look('RUNNING', 'd-0', 0)],
      last: [look('RUNNING', 'd-1', 8)],
    });
    expect(problems).toEqual([]);
    expect(ends).not.toEqual([]);
    for (const end of ends) expect(end).toContain('["d-1","aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1","succeeded",null');
    expect(ends.filter((end) => end.includes('"completed","success"'))).toEqual(ends);
  });
});

test('generated histories come to the same in several orders, and nothing published falls', () => {
  const seeds = Array.from({ length: 50 }, (_, index) => index + 1);
  expect(checkHistories(seeds, memory)).toEqual([]);
}, 60_000);

describe('a late delivery', () => {
  test('does not reopen a deployment that ended long ago, however many have ended since', () => {
    const desk = createDesk({ confirmedBy: 1 });
    for (let nth = 0; nth < 80; nth++) desk.tell({ word: 'succeeded', deployment: `d-${nth}`, at: nth });
    desk.now += 5 * 24 * 3_600_000;
    expect(desk.tell({ word: 'running', deployment: 'd-0', at: 0 })).toEqual([]);
    const first = desk.deployments().filter(({ deployment }) => deployment === 'd-0');
    expect(first).toMatchObject([{ word: 'succeeded', endedAt: expect.any(Number) }]);
  });

  test('without an id opens none again of those that have ended, however many', () => {
    const desk = createDesk();
    for (let nth = 0; nth < 80; nth++) {
      desk.tell({ word: 'running', at: nth * 2_000 }, { word: 'succeeded', at: nth * 2_000 + 1_000 });
      desk.now += 60_000;
    }
    desk.now += 3_600_000;
    desk.expire();
    desk.tell({ word: 'running', at: 1_000_000 });
    const words = desk.deployments().map(({ word }) => word);
    expect(words.filter((word) => word === 'timed_out')).toHaveLength(80);
    expect(words).toHaveLength(81);
  });

  test('that repeats an end does not change what the status showed, nor when it was over', () => {
    const desk = createDesk();
    desk.tell({ word: 'running', deployment: 'd-1' });
    desk.look(observationOf('RUNNING', { identity: { deployment_id: 'd-1' } }));
    const before = desk.deployments();
    desk.now += 60_000;
    for (const word of ['failed', 'running', 'cancelled'] as const) {
      expect(desk.tell({ word, deployment: 'd-1' })).toEqual([]);
    }
    expect(desk.deployments()).toEqual(before);
  });
});

describe('what was told without an id', () => {
  test('opens none again while its beginning is forgotten before its end', () => {
    const desk = createDesk();
    desk.tell({ word: 'running', at: 0 });
    desk.now += 50 * 60_000;
    desk.tell({ word: 'succeeded', at: 50 * 60_000 });
    desk.now += 20 * 60_000;
    desk.expire();
    for (let minutes = 0; minutes < 30 * 60; minutes += 10) {
      desk.now += 600_000;
      desk.tell({ word: 'running', deployment: 'd-9' });
      expect(desk.deployments().filter(({ deployment }) => deployment === null)).toHaveLength(1);
      expect(desk.deployments()).toHaveLength(2);
    }
  });

  test('never ends what was told by its name', () => {
    const desk = createDesk({ confirmedBy: 1 });
    desk.tell({ word: 'running', at: 0 });
    desk.register({ deployment: 'd-1' });
    desk.tell({ word: 'succeeded', deployment: 'd-1', at: 5_000 });
    desk.tell({ word: 'failed', at: 6_000 });
    expect(desk.deployments().find(({ deployment }) => deployment === 'd-1')).toMatchObject({ word: 'succeeded' });
  });

  test('of a beginning beyond the reach of a registration, told late, takes nothing back from what is published', () => {
    const desk = createDesk();
    desk.register({ deployment: null });
    desk.tell({ word: 'succeeded', at: 0 });
    desk.publish();
    expect(desk.checks()).toMatchObject([{ wanted: { status: 'in_progress' } }]);
    desk.tell({ word: 'running', at: -600_000 });
    desk.publish();
    expect(desk.checks()).toMatchObject([{ wanted: { status: 'in_progress' } }]);
  });

  test('is not of a registered one that was over when it began', () => {
    const desk = createDesk();
    desk.register({ deployment: 'd-1' });
    desk.look(observationOf('RUNNING', { identity: { deployment_id: 'd-1' } }));
    desk.now += 600_000;
    desk.tell({ word: 'running' });
    expect(desk.deployments().map(({ deployment, word }) => [deployment, word])).toEqual([
      [null, 'running'],
      ['d-1', 'succeeded'],
    ]);
  });
});

describe('forged deliveries', () => {
  test('of any word, time and name end nothing that the status does not confirm', () => {
    const desk = createDesk();
    desk.look(observationOf('RUNNING', { lastDeploymentDate: dateOf(-1_000_000) }));
    desk.register({ deployment: 'd-1' });
    desk.register({ deployment: null, sha: shaOf(2), runId: 2 });
    for (const deployment of ['d-1', 'd-2', null])
      for (const word of ['succeeded', 'failed', 'cancelled'] as const)
        for (const at of [-5_000_000_000, -30_000, 0, 30_000, 86_000_000])
          for (const authority of [0, 1] as const) desk.tell({ word, deployment, at, authority });
    for (let count = 0; count < 50; count++) {
      desk.now += 5_000;
      desk.look(observationOf('RUNNING', { lastDeploymentDate: dateOf(-1_000_000) }));
      desk.publish();
    }
    expect(desk.checks().map(({ wanted }) => [wanted.status, wanted.conclusion])).toEqual([
      ['in_progress', null],
      ['queued', null],
    ]);
    expect(desk.deployments().filter(({ endedAt }) => endedAt !== null)).toEqual([]);
  });

  test('where signatures are enough, end nothing without a signature and a name', () => {
    const desk = createDesk({ confirmedBy: 1 });
    desk.register({ deployment: 'd-1' });
    desk.tell({ word: 'succeeded', deployment: 'd-1', authority: 0 }, { word: 'succeeded', authority: 1 });
    expect(desk.checks()).toMatchObject([{ wanted: { status: 'in_progress' } }]);
    desk.tell({ word: 'succeeded', deployment: 'd-1', authority: 1 });
    expect(desk.checks()).toMatchObject([{ wanted: { conclusion: 'success' } }]);
  });
});

test('what was over stays over where the rules no longer take that end for confirmed', () => {
  const desk = createDesk({ confirmedBy: 1 });
  desk.register({ deployment: 'd-1' });
  desk.tell({ word: 'succeeded', deployment: 'd-1', at: 0 });
  desk.publish();
  const before = desk.checks();
  desk.rules = rulesOf({ confirmedBy: 2 });
  desk.tell({ word: 'failed', deployment: 'd-1', at: 9_000 });
  desk.publish();
  expect(desk.checks()).toEqual(before);
  expect(desk.deployments()).toMatchObject([{ word: 'succeeded', endedAt: expect.any(Number) }]);
});
