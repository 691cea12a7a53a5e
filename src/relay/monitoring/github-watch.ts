import type { Clock } from '../../kernel/clock.ts';
import { renderDuration } from '../../kernel/units.ts';
import type { AppResult, GithubApp, RelayLog } from '../relay-interfaces.ts';
import type { GithubCondition, GithubProblemKind } from './problems.ts';

/** GitHub, and how it treats the relay. */
export interface GithubWatch {
  readonly github: GithubApp;
  readGithub(): GithubCondition;
}

/** A call that takes this long makes check runs late; one that takes 10 s is given up. */
const SLOW_MS = 5_000;

type Problems = Readonly<Record<GithubProblemKind, GithubCondition['problem']>>;

/** One call that came back. */
interface Call {
  /** True if it read the App itself, which nothing but the App's own key decides. */
  readonly isOfApp: boolean;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  readonly endedAt: number;
  readonly tookMs: number;
  readonly result: AppResult<unknown>;
}

const NONE: Problems = { 'github-refused': null, 'github-unreachable': null, 'github-slow': null };

/** Returns the same GitHub, whose calls show how it treats the relay, and logs when it begins or ceases to refuse the App. */
export function watchGithub(github: GithubApp, clock: Clock, log: RelayLog): GithubWatch {
  let problems: Problems = NONE;
  let isKnown = false;
  const pending = new Set<{ readonly startedAt: number; readonly startedMs: number }>();
  const note = (call: Call): void => {
    const before = problems['github-refused'];
    problems = noteCall(problems, call);
    isKnown = true;
    const after = problems['github-refused'];
    if (before === null && after !== null) log('error', 'GitHub refuses the App.', { reason: after.reason });
    if (before !== null && after === null) log('info', 'GitHub accepts the App again.');
  };
  const watch = async <T>(result: Promise<AppResult<T>>, { isOfApp = false, isOneCall = true } = {}) => {
    const started = { startedAt: clock.epochMs(), startedMs: clock.monotonicMs() };
    if (isOneCall) pending.add(started);
    const came = await result;
    pending.delete(started);
    const tookMs = isOneCall ? clock.monotonicMs() - started.startedMs : 0;
    note({ isOfApp, startedAt: started.startedAt, endedAt: clock.epochMs(), tookMs, result: came });
    return came;
  };
  const findPending = (): GithubCondition['problem'] => {
    const late = [...pending].find(({ startedMs }) => clock.monotonicMs() - startedMs >= SLOW_MS);
    if (late === undefined) return null;
    return { kind: 'github-slow', since: late.startedAt, reason: 'GitHub has not responded for over 5 s.' };
  };
  return {
    readGithub: () => ({ isKnown, problem: worstOf(problems) ?? findPending() }),
    github: {
      createCheck: (place, check) => watch(github.createCheck(place, check)),
      updateCheck: (place, id, check) => watch(github.updateCheck(place, id, check)),
      findCheck: (place) => watch(github.findCheck(place)),
      readRepository: (repository) => watch(github.readRepository(repository)),
      readBranchHead: (place, branch) => watch(github.readBranchHead(place, branch)),
      readWorkflowRun: (place, runId) => watch(github.readWorkflowRun(place, runId)),
      respondToGate: (decision) => watch(github.respondToGate(decision)),
      readMissedDeliveries: (since) => watch(github.readMissedDeliveries(since), { isOneCall: false }),
      readApp: () => watch(github.readApp(), { isOfApp: true }),
      callsLeft: () => github.callsLeft(),
    },
  };
}

/**
 * A 401 refuses the App whatever was asked; of the App itself everything else that is refused does too, since GitHub responds 404 to an
 * unknown App. A token that was made earlier works on with a refused key, so only reading the App shows that the key is good again.
 */
function noteCall(before: Problems, { isOfApp, startedAt, endedAt, tookMs, result }: Call): Problems {
  const isSlow = tookMs >= SLOW_MS;
  const hasNoResponse = result.kind === 'not-sent' || result.kind === 'lost';
  const isRefused = result.kind === 'dead' && (isOfApp || result.status === 401);
  const isAccepted = isOfApp && result.kind === 'done';
  const reason = result.kind === 'done' ? `A response took ${renderDuration(tookMs)}.` : result.sentence;
  const keep = (kind: GithubProblemKind, is: boolean, since: number): GithubCondition['problem'] =>
    is ? { kind, since: before[kind]?.since ?? since, reason } : null;
  return {
    'github-refused': isRefused || isAccepted ? keep('github-refused', isRefused, endedAt) : before['github-refused'],
    'github-unreachable': keep('github-unreachable', hasNoResponse && !isSlow, endedAt),
    'github-slow': keep('github-slow', isSlow, startedAt),
  };
}

/** A refusal needs a person; what is slow passes by itself. */
function worstOf(problems: Problems): GithubCondition['problem'] {
  return problems['github-refused'] ?? problems['github-unreachable'] ?? problems['github-slow'];
}
