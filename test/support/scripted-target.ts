import { INPUT_WORDING } from '../../src/action/inputs/wording.ts';
import type {
  DeployTarget,
  Identity,
  Observation,
  Setting,
  SettingsTarget,
  StatusCheck,
  TriggerResult,
  WakeUp,
} from '../../src/deploy/deploy-target.ts';
import { follow } from '../../src/deploy/follow.ts';
import type { DeploymentRecord, DeployPolicy } from '../../src/deploy/state.ts';
import { NetworkError, RemoteError } from '../../src/kernel/errors.ts';
import { renderAdvice } from '../../src/report/advice.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';
import { createSeededRandom } from './seeded-random.ts';

/** The policy of a step with nothing but the defaults. */
export const DEFAULT_POLICY: DeployPolicy = {
  commit: 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334',
  trigger: true,
  wait: true,
  dryRun: false,
  timeoutMs: 30 * 60_000,
  startTimeoutMs: 60_000,
  pollIntervalMs: 5_000,
  successStates: [],
  failureStates: [],
  onUnchanged: 'fail',
  onSuperseded: 'fail',
  onConflict: 'wait',
};

export const FACTS = { method: 'GET', path: '/application/{app_id}/status' } as const;

/** Returns a status as the platform would give it. */
export function status(state: string, date: string | null = 'D0', more: Partial<Observation> = {}): Observation {
  const lastDeploymentDate = date === null ? null : { text: date, epochMs: null };
  return { state, serviceDeploymentStatus: 'UP_TO_DATE', lastDeploymentDate, identity: {}, ...more };
}

export function observed(state: string, date: string | null = 'D0', more: Partial<Observation> = {}): StatusCheck {
  return { kind: 'observed', observation: status(state, date, more) };
}

export function named(id: string): { identity: Identity } {
  return { identity: { deployment_id: id } };
}

export function failedCheck(message = 'the platform answered 503 Service Unavailable'): StatusCheck {
  return { kind: 'failed', error: new RemoteError('remote', message, { ...FACTS, status: 503 }, '') };
}

export function accepted(more: Partial<Extract<TriggerResult, { kind: 'accepted' }>> = {}): TriggerResult {
  return { kind: 'accepted', identity: {}, deploymentId: null, state: null, aboutDeployment: false, ...more };
}

export function lostAnswer(): TriggerResult {
  const facts = { method: 'POST', path: '/application/{app_id}/deploy' };
  return { kind: 'lost', error: new NetworkError('reset', 'the connection was reset', facts) };
}

/** What the platform does in a story. */
export interface Script {
  /** The status check that is given: `sinceMs` is the time since the last accepted or executed trigger, null before any; `nth` counts status checks from 0. */
  check(sinceMs: number | null, nth: number, purpose?: 'baseline' | 'follow' | 'final'): StatusCheck;
  /** The answer to the `nth` request that deploys, from 0; absent: accepted without an id. */
  trigger?(nth: number): TriggerResult;
  /** Returns true if this result means that a deployment started (default: accepted and lost requests). */
  startsDeployment?(response: TriggerResult, nth: number): boolean;
  /** The commit that the application runs, at the `nth` read from 0; absent: the service does not say. */
  commit?(sinceMs: number | null, nth: number): string | null;
  /** The commit that the application runs right before the `nth` request that deploys; absent: it is not read. */
  before?(nth: number): string | null;
  paceMs?(): number;
  /** When the rate limit resets, in epoch milliseconds (default: long after the timeout). */
  readonly resetsAt?: number;
  /** Absent: the rate limit leaves not even the last status check. */
  readonly isLastCheckLeft?: boolean;
}

/** The result of a story. */
export interface Story {
  readonly record: DeploymentRecord;
  readonly result: string | undefined;
  readonly reason: string;
  /** In the words of the action. */
  readonly advice: string;
  readonly notices: readonly string[];
  readonly warnings: readonly string[];
  readonly checks: number;
  readonly checksAt: readonly number[];
  readonly triggers: number;
  readonly triggersAt: readonly number[];
  /** When the commit that the application runs was read. */
  readonly commitsReadAt: readonly number[];
  readonly finishedAt: number;
}

export interface StoryOptions {
  readonly policy?: Partial<DeployPolicy>;
  readonly settings?: readonly Setting[];
  readonly settingsTarget?: SettingsTarget;
  readonly abortAfterMs?: number;
  /** True if the step is cancelled while the request that deploys is under way. */
  readonly isAbortedByTrigger?: boolean;
  /** What is under way when the step is cancelled: the preparation, a status check, or the settings. */
  readonly isAbortedBy?: 'preparation' | 'check' | 'settings';
  readonly seed?: number;
  readonly wakeUp?: WakeUp;
}

const NO_SETTINGS: SettingsTarget = {
  list: () => Promise.resolve({ kind: 'listed', stored: [] }),
  create: () => Promise.resolve({ kind: 'written' }),
  change: () => Promise.resolve({ kind: 'written' }),
};

/** Plays a whole deployment on the jumping clock and returns its result. */
export async function play(script: Script, options: StoryOptions = {}): Promise<Story> {
  const clock = createFakeClock();
  const abort = new AbortController();
  const scripted = createScriptedTarget(script, clock);
  const target: ScriptedTarget = {
    ...scripted,
    checkStatus: (purpose, limits) => {
      if (options.isAbortedBy === 'check' && scripted.triggersAt.length > 0) abort.abort();
      return scripted.checkStatus(purpose, limits);
    },
    trigger: (commit, limits) => {
      if (options.isAbortedByTrigger === true) abort.abort();
      return scripted.trigger(commit, limits);
    },
  };
  const settingsTarget: SettingsTarget = options.settingsTarget ?? NO_SETTINGS;
  const notices: string[] = [];
  const warnings: string[] = [];
  if (options.abortAfterMs !== undefined) void clock.wait(options.abortAfterMs).then(() => abort.abort());
  const record = await clock.run(
    follow({
      target,
      settingsTarget: {
        ...settingsTarget,
        create: (setting, inherited, limits) => {
          if (options.isAbortedBy === 'settings') abort.abort();
          return settingsTarget.create(setting, inherited, limits);
        },
      },
      settings: options.settings ?? [],
      policy: { ...DEFAULT_POLICY, ...options.policy },
      clock,
      random: createSeededRandom(options.seed ?? 1),
      signal: abort.signal,
      ...(options.wakeUp === undefined ? {} : { wakeUp: options.wakeUp }),
      isPreviousWanted: script.before !== undefined,
      observer: {
        changed() {},
        notice: ({ level, text }) => (level === 'warning' ? warnings : notices).push(text),
        beforeTrigger: async () => {
          if (options.isAbortedBy === 'preparation') abort.abort();
        },
      },
    }),
  );
  const { settlement } = record;
  return {
    record,
    result: settlement?.result,
    reason: settlement?.reason ?? '',
    advice: renderAdvice(settlement?.advice ?? [], INPUT_WORDING),
    notices,
    warnings,
    checks: target.checksAt.length,
    checksAt: target.checksAt,
    triggers: target.triggersAt.length,
    triggersAt: target.triggersAt,
    commitsReadAt: target.commitsReadAt,
    finishedAt: clock.monotonicMs(),
  };
}

interface ScriptedTarget extends DeployTarget {
  readonly checksAt: number[];
  readonly triggersAt: number[];
  readonly commitsReadAt: number[];
}

/** Returns a target that does what a script says. */
export function createScriptedTarget(script: Script, clock: FakeClock): ScriptedTarget {
  let startedAt: number | null = null;
  const checksAt: number[] = [];
  const triggersAt: number[] = [];
  const commitsReadAt: number[] = [];
  const startsDeployment =
    script.startsDeployment ?? ((response: TriggerResult) => response.kind === 'accepted' || response.kind === 'lost');
  return {
    appId: 'app-1',
    checksAt,
    triggersAt,
    commitsReadAt,
    checkStatus: (purpose) => {
      checksAt.push(clock.monotonicMs());
      const sinceMs = startedAt === null ? null : clock.monotonicMs() - startedAt;
      return Promise.resolve(script.check(sinceMs, checksAt.length - 1, purpose));
    },
    trigger: () => {
      triggersAt.push(clock.monotonicMs());
      const nth = triggersAt.length - 1;
      const response = script.trigger?.(nth) ?? accepted();
      if (startedAt === null && startsDeployment(response, nth)) startedAt = clock.monotonicMs();
      return Promise.resolve(response);
    },
    readDeployedCommit: ({ deadlineAt }, isOptional) => {
      if (isOptional === true) {
        const ran = script.before?.(triggersAt.length) ?? null;
        return Promise.resolve({ commit: ran, isNamed: ran !== null, error: null });
      }
      commitsReadAt.push(clock.monotonicMs());
      if (deadlineAt <= clock.monotonicMs()) return Promise.resolve({ commit: null, isNamed: null, error: null });
      const sinceMs = startedAt === null ? null : clock.monotonicMs() - startedAt;
      const commit = script.commit?.(sinceMs, commitsReadAt.length - 1) ?? null;
      return Promise.resolve({ commit, isNamed: commit !== null, error: null });
    },
    pace: () => ({
      intervalMs: script.paceMs?.() ?? 0,
      resetsAt: script.resetsAt ?? Date.UTC(2030, 0, 1, 12, 40),
      isLastCheckLeft: script.isLastCheckLeft ?? false,
    }),
  };
}

/** Returns a status check by time: the last entry whose time has come. `before` is what is there before the trigger. */
export function timeline(
  before: StatusCheck,
  steps: readonly (readonly [sinceMs: number, check: StatusCheck])[],
): Script['check'] {
  return (sinceMs) => {
    if (sinceMs === null) return before;
    return steps.findLast(([at]) => at <= sinceMs)?.[1] ?? before;
  };
}
