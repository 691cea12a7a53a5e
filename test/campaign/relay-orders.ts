import type { Rules } from '../../src/relay/decide/rules.ts';
import { createPlayer } from '../relay/support/history.ts';
import { dateOf, type Fact, observationOf, rulesOf, shaOf } from '../relay/support/history-facts.ts';
import { createMemoryOperations } from '../relay/support/memory-store.ts';

const memory = createMemoryOperations();

/** Returns a hint of a deployment, `at` seconds after the base. */
export function hint(
  at: number,
  word: 'running' | 'succeeded' | 'failed',
  deployment: string | null,
  authority: 0 | 1 = 1,
): Fact {
  return { kind: 'hint', key: `${at}-${word}-${deployment}`, deployment, word, authority, at: at * 1_000 };
}

/** Returns a registration, `at` seconds after the base. */
export function register(at: number, deployment: string | null, sha = shaOf(1)): Fact {
  return { kind: 'register', deployment, sha, at: at * 1_000 };
}

/** Returns a status check that names a deployment. */
export function checkFact(state: string, deployment: string | null, at: number): Fact {
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

/** The facts before and after a story. */
interface Played {
  readonly first?: readonly Fact[];
  readonly last?: readonly Fact[];
  /** Only one order in so many is played (default: 1). */
  readonly oneIn?: number;
}

/**
 * Plays the orders, publishing after each fact; answers all the ends that they came to, and every fall. From one order to
 * the next it goes back only to where they part.
 */
export function playOrders(facts: readonly Fact[], rules: Rules, { first = [], last = [], oneIn = 1 }: Played = {}) {
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
    if (orders % oneIn !== 0) continue;
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

/** Six facts each, which have the same result in every order. */
export const STORIES: Readonly<Record<string, readonly Fact[]>> = {
  'one that is named': [
    hint(1, 'running', 'd-1'),
    hint(2, 'running', 'd-1'),
    hint(8, 'succeeded', 'd-1'),
    hint(9, 'failed', 'd-1'),
    hint(9, 'succeeded', 'd-1', 0),
    register(3, 'd-1'),
  ],
  'two that are named, on two commits': [
    hint(1, 'running', 'd-1'),
    hint(8, 'succeeded', 'd-1'),
    hint(9, 'running', 'd-2'),
    hint(12, 'failed', 'd-2'),
    register(3, 'd-1'),
    register(10, 'd-2', shaOf(2)),
  ],
  'two that are named, on one commit that was expected': [
    hint(1, 'running', 'd-1'),
    hint(8, 'succeeded', 'd-1'),
    hint(12, 'failed', 'd-2'),
    register(3, 'd-1'),
    register(10, 'd-2'),
    { kind: 'expect', sha: shaOf(1), at: 0 } as const,
  ],
  'two without names, registered without': [
    hint(1, 'running', null),
    hint(8, 'succeeded', null),
    hint(9, 'running', null),
    hint(12, 'failed', null),
    register(3, null),
    register(10, null, shaOf(2)),
  ],
  'three without names, of which one is registered': [
    hint(1, 'running', null),
    hint(2, 'failed', null),
    hint(8, 'running', null),
    hint(9, 'succeeded', null),
    hint(12, 'running', null),
    register(7, null),
  ],
  'one without a name in its deliveries, registered with one': [
    hint(1, 'running', null),
    hint(1, 'running', null, 0),
    hint(8, 'succeeded', null),
    hint(8, 'failed', null),
    register(3, 'd-1'),
    hint(20, 'running', null),
  ],
  'one told both with and without its name': [
    hint(1, 'running', null),
    hint(8, 'failed', null),
    hint(2, 'running', 'd-1'),
    hint(9, 'succeeded', 'd-1'),
    register(3, 'd-1'),
    register(5, null, shaOf(2)),
  ],
  'one whose deliveries come twice': [
    hint(1, 'running', 'd-1'),
    hint(1, 'running', 'd-1'),
    hint(8, 'succeeded', null),
    hint(8, 'succeeded', null),
    register(3, 'd-1'),
    register(3, 'd-1'),
  ],
};

/** Plays every story in every order, and returns the problems as sentences. */
export function checkOrders(): readonly string[] {
  return Object.entries(STORIES).flatMap(([story, facts]) =>
    ([1, 2] as const).flatMap((confirmedBy) => {
      const { ends, problems } = playOrders(facts, rulesOf({ confirmedBy }));
      const all = ends.length === 1 ? problems : [...problems, `${ends.length} ends`];
      return all.map((problem) => `${story}: ${problem}`);
    }),
  );
}
