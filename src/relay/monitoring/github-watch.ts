import type { Clock } from '../../kernel/clock.ts';
import { renderDuration } from '../../kernel/units.ts';
import type { AppResult, GithubApp, RelayLog } from '../interfaces.ts';
import { describeClock, GITHUB_PROBLEMS, type GithubCondition, type GithubProblemKind } from './problems.ts';

/** A slower call delays check runs; a call is aborted after 10 s. */
const SLOW_MS = 5_000;

type Problems = Readonly<Record<GithubProblemKind, GithubCondition['problem']>>;

interface FinishedCall {
  /** True if it read the App itself, which only depends on the App's key. */
  readonly isOfApp: boolean;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  readonly endedAt: number;
  readonly tookMs: number;
  /** What is wrong with our clock, or null. */
  readonly clockProblem: string | null;
  readonly result: AppResult<unknown>;
}

const NONE: Problems = {
  'github-refused': null,
  'github-clock': null,
  'github-unreachable': null,
  'github-slow': null,
};

/** What is logged when a problem starts, and when it ends. */
const LOGGED: readonly (readonly [GithubProblemKind, string, string])[] = [
  ['github-refused', 'GitHub refuses the App.', 'GitHub accepts the App again.'],
  ['github-clock', "This machine's clock is wrong.", "This machine's clock agrees with GitHub's again."],
];

/** Returns GitHub with monitored calls; logs when GitHub starts or stops refusing the App, and when our clock is wrong. */
export function watchGithub(github: GithubApp, clock: Clock, log: RelayLog) {
  let problems: Problems = NONE;
  let isKnown = false;
  const pending = new Set<{ readonly startedAt: number; readonly startedMs: number }>();
  const watch = async <T>(result: Promise<AppResult<T>>, isOfApp = false) => {
    const startedAt = clock.epochMs();
    const started = { startedAt, startedMs: clock.monotonicMs() };
    pending.add(started);
    const came = await result;
    pending.delete(started);
    const tookMs = clock.monotonicMs() - started.startedMs;
    const before = problems;
    const clockProblem = describeClock(github.clockAheadMs());
    const endedAt = clock.epochMs();
    problems = noteCall(problems, { isOfApp, startedAt, endedAt, tookMs, clockProblem, result: came });
    isKnown = true;
    for (const [kind, starts, ends] of LOGGED) {
      const after = problems[kind];
      if (before[kind] === null && after !== null) log('error', starts, { reason: after.reason });
      if (before[kind] !== null && after === null) log('info', ends);
    }
    return came;
  };
  const findPending = (): GithubCondition['problem'] => {
    const late = [...pending].find(({ startedMs }) => clock.monotonicMs() - startedMs >= SLOW_MS);
    if (late === undefined) return null;
    return { kind: 'github-slow', since: late.startedAt, reason: 'GitHub has not responded for over 5 s.' };
  };
  const watched: GithubApp = {
    createCheck: (place, check) => watch(github.createCheck(place, check)),
    updateCheck: (place, id, check) => watch(github.updateCheck(place, id, check)),
    findCheck: (place) => watch(github.findCheck(place)),
    readRepository: (repository) => watch(github.readRepository(repository)),
    readCommit: (place, ref) => watch(github.readCommit(place, ref)),
    readWorkflowRun: (place, runId) => watch(github.readWorkflowRun(place, runId)),
    listFailedDeliveries: (since, cursor) => watch(github.listFailedDeliveries(since, cursor)),
    readDelivery: (id) => watch(github.readDelivery(id)),
    readApp: () => watch(github.readApp(), true),
    callsLeft: () => github.callsLeft(),
    clockAheadMs: () => github.clockAheadMs(),
  };
  const readGithub = (): GithubCondition => ({ isKnown, problem: worstOf(problems) ?? findPending() });
  return { github: watched, readGithub };
}

/**
 * Updates the problems after a call. A 401 always refuses the App, and so does any refusal to read the App itself, since GitHub responds
 * 404 for an unknown App. Existing tokens still work after a key is refused, so only reading the App shows that the key is valid again.
 */
function noteCall(
  before: Problems,
  { isOfApp, startedAt, endedAt, tookMs, clockProblem, result }: FinishedCall,
): Problems {
  const isSlow = tookMs >= SLOW_MS;
  const hasNoResponse = result.kind === 'not-sent' || result.kind === 'lost';
  const isRefused = result.kind === 'dead' && (isOfApp || result.status === 401);
  const isAccepted = isOfApp && result.kind === 'done';
  const reason = result.kind === 'done' ? `A response took ${renderDuration(tookMs)}.` : result.sentence;
  const keep = (kind: GithubProblemKind, is: boolean, since: number, why = reason): GithubCondition['problem'] =>
    is ? { kind, since: before[kind]?.since ?? since, reason: why } : null;
  return {
    'github-refused': isRefused || isAccepted ? keep('github-refused', isRefused, endedAt) : before['github-refused'],
    'github-clock': keep('github-clock', clockProblem !== null, endedAt, clockProblem ?? ''),
    'github-unreachable': keep('github-unreachable', hasNoResponse && !isSlow, endedAt),
    'github-slow': keep('github-slow', isSlow, startedAt),
  };
}

function worstOf(problems: Problems): GithubCondition['problem'] {
  return GITHUB_PROBLEMS.map((kind) => problems[kind]).find((problem) => problem !== null) ?? null;
}
