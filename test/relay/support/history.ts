import { NetworkError } from '../../../src/kernel/errors.ts';
import type { Rules } from '../../../src/relay/decide/rules.ts';
import type { DesiredCheck } from '../../../src/relay/interfaces.ts';
import { BASE, deliveryOf, expectationOf, type Fact, HOUR_MS, PLACE } from './history-facts.ts';
import type { MemoryStore } from './memory-store.ts';

const STATUS_RANKS = { queued: 0, in_progress: 1, completed: 2 };
/** A time after every fact; writes are this far apart from then on, so no limit delays them. */
const PUBLISHING_AT = BASE + 3 * HOUR_MS;
const BETWEEN_MS = 10_000;

/** The result of a history: deployments and check runs, without details that depend on the order of arrival. */
export interface Outcome {
  readonly deployments: readonly string[];
  readonly checks: readonly string[];
  /** Publications that must not happen; empty if all are right. */
  readonly problems: readonly string[];
  /** How many check runs were ever green. */
  readonly greens: number;
}

/** A history as it is played: facts in, check runs out, and what went wrong on the way. */
export interface Player {
  play(...facts: readonly Fact[]): void;
  /** Performs all pending writes, and collects the problems. */
  publish(): void;
  outcome(): Outcome;
}

/** Returns a player on an empty store. */
export function createPlayer(memory: MemoryStore, rules: Rules): Player {
  memory.clear();
  let shown: ReadonlyMap<string, DesiredCheck> = new Map();
  const problems: string[] = [];
  let turns = 0;
  let greens = 0;
  const publish = (): void => {
    while (memory.query('SELECT 1 FROM check_run WHERE is_pending = 1 LIMIT 1').length > 0) {
      const now = PUBLISHING_AT + turns++ * BETWEEN_MS;
      const claims = memory.perform('claimChecks', { now, limit: 10, holdMs: 5_000, rules });
      if (claims.length === 0) return;
      for (const claim of claims) {
        const id = claim.externalId;
        const before = shown.get(id);
        if ((before === undefined) !== (claim.githubId === null)) problems.push(`${id} was created twice or never`);
        const fall = before === undefined ? null : fallOf(before, claim.desired);
        if (fall !== null) problems.push(fall);
        if (claim.desired.conclusion === 'success') greens += 1;
        shown = new Map(shown).set(id, claim.desired);
        const outcome = { kind: 'written', githubId: shown.size, url: '' } as const;
        memory.perform('settleCheck', { claim, outcome, now });
      }
    }
  };
  return {
    play: (...facts) => {
      for (const fact of facts) playOne(memory, rules, fact);
      memory.perform('apply', { limit: 100, now: BASE + HOUR_MS, rules });
    },
    publish,
    outcome: () => ({ ...readOutcome(memory), problems, greens }),
  };
}

function playOne(memory: MemoryStore, rules: Rules, fact: Fact): void {
  switch (fact.kind) {
    case 'hint':
      memory.append([deliveryOf(fact)]);
      return;
    case 'expect':
      memory.append([expectationOf(fact.sha, fact.at)]);
      return;
    case 'register':
      register(memory, rules, fact);
      return;
    case 'look': {
      const error = new NetworkError('reset', 'the connection was reset', { method: 'GET', path: '/status' });
      const { observation } = fact;
      const check =
        observation === null ? ({ kind: 'failed', error } as const) : ({ kind: 'observed', observation } as const);
      const at = { application: 'app-1', now: BASE + HOUR_MS + fact.at, jitter: 1, rules };
      const { isCommitWanted } = memory.perform('settleStatusCheck', { ...at, check });
      // The service does not report its commit.
      if (isCommitWanted)
        memory.perform('settleStatusCheck', { ...at, check: { kind: 'commit', commit: null, isNamed: false } });
    }
  }
}

/** Deliveries from before a registration may still wait to be applied, as in production. */
function register(memory: MemoryStore, rules: Rules, fact: Extract<Fact, { kind: 'register' }>): void {
  const { deployment, sha, at } = fact;
  const nothing = { environment: null, url: null };
  const registration = { application: 'app-1', deployment, sha, place: PLACE, runId: at, ...nothing };
  const token = { jti: `${deployment}-${sha}-${at}`, requestHash: '', expiresAt: BASE + HOUR_MS };
  memory.perform('register', { registration, token, now: BASE + at, rules });
}

/** Returns how a published check run regressed, or null. */
function fallOf(before: DesiredCheck, after: DesiredCheck): string | null {
  if (STATUS_RANKS[after.status] >= STATUS_RANKS[before.status]) return null;
  return `fell from ${before.status} (${before.title}) to ${after.status} (${after.title})`;
}

function readOutcome(memory: MemoryStore): Pick<Outcome, 'deployments' | 'checks'> {
  const { deployments } = memory.perform('readOverview', { limit: 1_000 });
  const rows = memory.query('SELECT sha, name, generation, desired FROM check_run ORDER BY sha, name, generation');
  return {
    deployments: deployments
      .map(({ deployment, sha, word, unconfirmed, openedAt }) =>
        JSON.stringify([deployment, sha, word, unconfirmed, openedAt - BASE]),
      )
      .sort(),
    checks: rows.map(({ sha, name, generation, desired }) => {
      const { status, conclusion, title, summary, startedAt } = JSON.parse(String(desired)) as DesiredCheck;
      return JSON.stringify([sha, name, generation, status, conclusion, title, summary, startedAt]);
    }),
  };
}
