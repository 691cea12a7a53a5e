import type { Random } from '../../src/kernel/random.ts';
import type { Word } from '../../src/relay/decide/evidence.ts';
import type { Rules } from '../../src/relay/decide/rules.ts';
import { createPlayer, type Outcome } from '../relay/support/history.ts';
import { dateOf, type Fact, observationOf, rulesOf, shaOf } from '../relay/support/history-facts.ts';
import { createMemoryOperations, type MemoryStore } from '../relay/support/memory-store.ts';
import { createSeededRandom } from '../support/seeded-random.ts';

/** A history that came out wrong, and how. */
export interface WrongHistory {
  readonly seed: number;
  readonly problem: string;
}

const WORDS: readonly Word[] = ['running', 'running', 'succeeded', 'failed', 'cancelled'];
const NAMES = [null, null, 'd-1', 'd-2', 'd-3'];
const LONGEST = 20;
const ORDERS = 3;

/**
 * Plays a generated history for each seed, in several orders of arrival and in batches of several sizes. Returns those with different
 * results, or in which a published state regressed or became green without confirmation.
 *
 * Two restrictions, since other histories do not converge: registrations keep their own order (the relay itself assigns their
 * times, one after the other), and all facts are within the minute that a registration reaches back.
 */
export function checkHistories(seeds: Iterable<number>, memory = createMemoryOperations()): readonly WrongHistory[] {
  const wrong: WrongHistory[] = [];
  for (const seed of seeds) {
    const problem = checkOne(memory, createSeededRandom(seed));
    if (problem !== null) wrong.push({ seed, problem });
  }
  return wrong;
}

function checkOne(memory: MemoryStore, random: Random): string | null {
  const facts = drawFacts(random);
  const rules = rulesOf({ confirmedBy: random() < 0.5 ? 1 : 2 });
  let first: Outcome | null = null;
  for (let count = 0; count < ORDERS; count++) {
    const order = count === 0 ? facts : shuffle(facts, random);
    const outcome = playAll(memory, rules, order, random);
    if (outcome.problems.length > 0) return `${outcome.problems.join('; ')} in ${JSON.stringify(order)}`;
    first ??= outcome;
    const difference = differenceOf(first, outcome);
    if (difference !== null) return `${difference} in ${JSON.stringify([facts, order])}`;
  }
  return playWithChecks(memory, rules, facts, random);
}

function playAll(memory: MemoryStore, rules: Rules, order: readonly Fact[], random: Random): Outcome {
  const player = createPlayer(memory, rules);
  for (let at = 0; at < order.length; ) {
    const size = random() < 0.6 ? 1 : 1 + pick(random, 4);
    player.play(...order.slice(at, at + size));
    if (random() < 0.8) player.publish();
    at += size;
  }
  player.publish();
  return player.outcome();
}

/** Status checks depend on their time: nothing may regress with them, and without evidence nothing may be green. */
function playWithChecks(memory: MemoryStore, rules: Rules, facts: readonly Fact[], random: Random): string | null {
  const hasEvidence = random() < 0.5;
  const baseline: Fact = {
    kind: 'look',
    observation: observationOf('RUNNING', { lastDeploymentDate: dateOf(0) }),
    at: 0,
  };
  const statusChecks = Array.from({ length: 1 + pick(random, 6) }, (): Fact => drawCheck(random, hasEvidence));
  const order = [baseline, ...shuffle([...facts, ...statusChecks], random)];
  const { problems, greens } = playAll(memory, rules, order, random);
  const isGuess = greens > 0 && rules.confirmedBy === 2 && !hasEvidence;
  const all = isGuess ? [...problems, 'green without evidence'] : problems;
  return all.length === 0 ? null : `${all.join('; ')} with looks in ${JSON.stringify(order)}`;
}

function drawCheck(random: Random, hasEvidence: boolean): Fact {
  const at = 1_000 * pick(random, 60);
  if (random() < 0.2) return { kind: 'look', observation: null, at };
  // The same as the baseline for ever, or moved.
  if (!hasEvidence) {
    return { kind: 'look', observation: observationOf('RUNNING', { lastDeploymentDate: dateOf(0) }), at };
  }
  const state = choose(random, ['RUNNING', 'BUILDING', 'DEPLOYMENT_QUEUED', 'DEPLOYMENT_ERROR', 'CANCELED']);
  const name = choose(random, NAMES);
  const identity = name === null ? {} : { deployment_id: name };
  return {
    kind: 'look',
    observation: observationOf(state, { identity, lastDeploymentDate: dateOf(pick(random, 3)) }),
    at,
  };
}

function drawFacts(random: Random): readonly Fact[] {
  const count = 3 + pick(random, LONGEST - 3);
  const facts: Fact[] = [];
  const registrations = pick(random, 4);
  for (let nth = 0; nth < registrations; nth++) {
    const at = 30_000 + 5_000 * nth + pick(random, 4_000);
    facts.push({
      kind: 'register',
      deployment: choose(random, [null, 'd-1', 'd-2']),
      sha: shaOf(1 + pick(random, 2)),
      at,
    });
  }
  while (facts.length < count) facts.push(drawFact(random, facts));
  return facts;
}

function drawFact(random: Random, facts: readonly Fact[]): Fact {
  const dice = random();
  const repeated = facts[pick(random, facts.length)];
  if (dice < 0.15 && repeated !== undefined) return repeated;
  if (dice < 0.2) return { kind: 'expect', sha: shaOf(1 + pick(random, 3)), at: 0 };
  const [deployment, word] = [choose(random, NAMES), choose(random, WORDS)];
  // Few instants, so that several share one.
  const at = 1_000 * pick(random, 50);
  return { kind: 'hint', key: `k-${facts.length}`, deployment, word, authority: random() < 0.5 ? 0 : 1, at };
}

/** Any order, but that of the registrations among themselves. */
function shuffle(facts: readonly Fact[], random: Random): readonly Fact[] {
  const shuffled = facts.map((fact) => ({ fact, place: random() })).sort((one, other) => one.place - other.place);
  const inOrder = facts.filter(({ kind }) => kind === 'register');
  let next = 0;
  return shuffled.flatMap(({ fact }) => (fact.kind === 'register' ? (inOrder[next++] ?? []) : fact));
}

function differenceOf(one: Outcome, other: Outcome): string | null {
  const [before, after] = [one, other].map(({ deployments, checks }) => [...deployments, ...checks].join('\n'));
  return before === after ? null : `two ends:\n${before}\n--\n${after}\n`;
}

function choose<T>(random: Random, among: readonly [T, ...T[]] | readonly T[]): T {
  const chosen = among[pick(random, among.length)];
  if (chosen === undefined) throw new Error('nothing to choose from');
  return chosen;
}

function pick(random: Random, below: number): number {
  return Math.floor(random() * below);
}
