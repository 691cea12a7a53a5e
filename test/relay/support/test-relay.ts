import type { Observation, StatusCheck } from '../../../src/deploy/deploy-target.ts';
import { NetworkError } from '../../../src/kernel/errors.ts';
import type { GithubRequest } from '../../../src/relay/decide/delivery.ts';
import type { Authority, Word } from '../../../src/relay/decide/evidence.ts';
import type { Registered, Registration } from '../../../src/relay/decide/registration.ts';
import type { Rules } from '../../../src/relay/decide/rules.ts';
import type {
  DeployedCommit,
  PlacementTask,
  RedeployOutcome,
  RedeployTask,
  StoredCheck,
  WriteOutcome,
} from '../../../src/relay/decide/tasks.ts';
import type { DesiredCheck } from '../../../src/relay/interfaces.ts';
import type { DeploymentView } from '../../../src/relay/store/operations/views.ts';
import { BASE, PLACE, registrationOf, rulesOf } from './history-facts.ts';
import { createMemoryOperations, type MemoryStore } from './memory-store.ts';

/** A short form of a hint (default: authority 1 and the relay's time). */
export interface ReportedHint {
  readonly word: Word;
  readonly deployment?: string | null;
  readonly authority?: Authority;
  /** Milliseconds after BASE. */
  readonly at?: number;
  readonly key?: string;
  readonly applications?: readonly string[];
}

/** A check run as the database has it. */
export interface CheckRow {
  readonly id: string;
  readonly sha: string;
  readonly generation: number;
  readonly externalId: string;
  readonly isDead: boolean;
  readonly isPending: boolean;
  readonly wanted: DesiredCheck;
}

/** The operations of one relay for a test; `now` is its current time in epoch milliseconds. */
export interface TestRelay {
  readonly memory: MemoryStore;
  rules: Rules;
  now: number;
  /** Stores deliveries and applies them. */
  report(...hints: readonly ReportedHint[]): readonly string[];
  request(request: GithubRequest, key?: string): void;
  register(changes?: Partial<Registration>, token?: { jti: string; requestHash?: string }): Registered;
  /** Records one status check; null: it failed. */
  checkStatus(observation: Observation | null, application?: string): readonly string[];
  claimStatusChecks(limit?: number): readonly string[];
  claimPlacements(): readonly PlacementTask[];
  /** Records the commit of a deployment in acme/web. */
  place(id: string, sha: string): readonly string[];
  claimRedeployments(limit?: number, holdMs?: number): readonly RedeployTask[];
  settleRedeployment(id: string, outcome: RedeployOutcome): readonly string[];
  expire(limit?: number): readonly string[];
  /** Deletes data that finished so long ago; returns true if there may be more. */
  cleanUp(olderThanMs: number, limit?: number): boolean;
  claim(limit?: number, holdMs?: number): readonly StoredCheck[];
  settle(claim: StoredCheck, outcome?: WriteOutcome): readonly string[];
  /** Performs all due writes, and advances the time. */
  publish(): void;
  deployments(): readonly DeploymentView[];
  checks(): readonly CheckRow[];
}

export const WRITTEN: WriteOutcome = { kind: 'written', githubId: 1, url: 'https://github.example/check/1' };

/** Returns a test relay on an empty database. */
export function createTestRelay(changes: Partial<Rules> = {}): TestRelay {
  const memory = createMemoryOperations();
  let count = 0;
  const next = (kind: string): string => `${kind}-${++count}`;
  const apply = (): readonly string[] =>
    memory.perform('apply', { limit: 100, now: relay.now, rules: relay.rules }).changed;
  const claiming = (limit: number, holdMs: number) => ({ now: relay.now, limit, holdMs, rules: relay.rules });
  const record = (application: string, check: StatusCheck | DeployedCommit) =>
    memory.perform('settleStatusCheck', { application, check, now: relay.now, jitter: 1, rules: relay.rules });
  const relay: TestRelay = {
    memory,
    rules: rulesOf(changes),
    now: BASE,
    report: (...hints) => {
      memory.append(
        hints.map(({ word, deployment = null, authority = 1, at, key = next('key'), applications = ['app-1'] }) => {
          const reportedAt = at === undefined ? null : BASE + at;
          const content = { kind: 'hint', hint: { applications, deployment, word, reportedAt } } as const;
          const [dedupeKey, receivedAt] = [key, relay.now];
          return { source: 'platform', dedupeKey, receivedAt, authority, content } as const;
        }),
      );
      return apply();
    },
    request: (request, dedupeKey = next('request')) => {
      const content = { kind: 'request', request } as const;
      const known = { source: 'github', dedupeKey, receivedAt: relay.now, authority: 1 } as const;
      memory.append([{ ...known, content }]);
      apply();
    },
    register: (registered = {}, { jti, requestHash = '' } = { jti: next('token') }) => {
      const token = { jti, requestHash, expiresAt: relay.now + 300_000 };
      return memory.perform('register', {
        registration: registrationOf(registered),
        token,
        now: relay.now,
        rules: relay.rules,
      });
    },
    checkStatus: (observation, application = 'app-1') => {
      const error = new NetworkError('reset', 'the connection was reset', { method: 'GET', path: '/status' });
      const check =
        observation === null ? ({ kind: 'failed', error } as const) : ({ kind: 'observed', observation } as const);
      const { changed, isCommitWanted } = record(application, check);
      // The service does not report its commit.
      return isCommitWanted
        ? [...changed, ...record(application, { kind: 'commit', commit: null, isNamed: false }).changed]
        : changed;
    },
    claimStatusChecks: (limit = 10) => memory.perform('claimStatusChecks', claiming(limit, 30_000)),
    claimPlacements: () => memory.perform('claimPlacements', claiming(10, 60_000)),
    place: (id, sha) =>
      memory.perform('settlePlacement', { id, at: PLACE, sha, now: relay.now, rules: relay.rules }).changed,
    claimRedeployments: (limit = 10, holdMs = 60_000) => memory.perform('claimRedeployments', claiming(limit, holdMs)),
    settleRedeployment: (id, outcome) =>
      memory.perform('settleRedeployment', { id, outcome, now: relay.now, rules: relay.rules }).changed,
    cleanUp: (olderThanMs, limit = 100) =>
      memory.perform('cleanUp', { now: relay.now, limit, forgetBefore: relay.now - olderThanMs, rules: relay.rules })
        .isMore,
    expire: (limit = 100) =>
      memory.perform('cleanUp', { now: relay.now, limit, forgetBefore: null, rules: relay.rules }).changed,
    claim: (limit = 10, holdMs = 10_000) => memory.perform('claimChecks', claiming(limit, holdMs)),
    settle: (claim, outcome = WRITTEN) => memory.perform('settleCheck', { claim, outcome, now: relay.now }).changed,
    publish: () => {
      for (let turn = 0, idle = 0; turn < 1_000 && idle < 8; turn++, relay.now += 1_000) {
        const claims = relay.claim();
        idle = claims.length === 0 ? idle + 1 : 0;
        for (const claim of claims) relay.settle(claim);
      }
    },
    deployments: () => memory.perform('readOverview', { limit: 1_000 }).deployments,
    checks: () =>
      memory.query('SELECT * FROM check_run ORDER BY repository_id, sha, name, generation').map((row) => ({
        id: String(row['id']),
        sha: String(row['sha']),
        generation: Number(row['generation']),
        externalId: String(row['external_id']),
        isDead: row['is_dead'] === 1,
        isPending: row['is_pending'] === 1,
        wanted: JSON.parse(String(row['desired'])) as DesiredCheck,
      })),
  };
  return relay;
}

/** Returns the request of GitHub for a required check. */
export function expectOf(sha: string): GithubRequest {
  return { kind: 'expect', place: PLACE, sha };
}
