import type { DeployTarget, Observation, StatusCheck, TriggerResult } from '../../../src/deploy/deploy-target.ts';
import { NetworkError } from '../../../src/kernel/errors.ts';
import type { Random } from '../../../src/kernel/random.ts';
import type { Platform } from '../../../src/relay/interfaces.ts';
import type { FakeClock } from '../../support/fake-clock.ts';

/** One deployment as it truly goes; instants in epoch milliseconds. */
export interface TrueDeployment {
  readonly application: string;
  readonly id: string;
  readonly startedAt: number;
  readonly endsAt: number;
  readonly end: 'succeeded' | 'failed' | 'cancelled';
}

/** The true state of the platform, and the requests that it received. */
export interface PlatformModel {
  readonly platform: Platform;
  readonly deployments: TrueDeployment[];
  /** Every status check, with its time in epoch milliseconds. */
  readonly statusChecks: { readonly application: string; readonly at: number }[];
  readonly triggers: { readonly application: string; readonly sha: string | null; readonly at: number }[];
  /** Returns to the next requests that deploy, in order; after them they are accepted. */
  readonly triggerScript: TriggerResult[];
  /** The commit that every application runs; null: the service does not say. */
  commit: string | null;
  /** How often the commit was read. */
  commitReads: number;
  /** True if status checks fail. */
  isOut: boolean;
  /** True if the status has deployment ids in addition to dates. */
  hasNames: boolean;
  /** Applications whose requests never get a response in time. */
  readonly hangs: Set<string>;
  /** Probability that a status check fails. */
  faults: number;
  /** How far the platform's clock is ahead of the relay's, in milliseconds; negative if it is behind. */
  aheadMs: number;
  /** Begins a deployment now. */
  begin(application: string, id: string, durationMs: number, end: TrueDeployment['end']): TrueDeployment;
}

const FACTS = { method: 'GET', path: '/application/{app_id}/status' } as const;
const STATES = { succeeded: 'RUNNING', failed: 'DEPLOYMENT_ERROR', cancelled: 'CANCELED' } as const;

/** Returns a platform on which every application runs its zeroth deployment. */
export function createPlatformModel(clock: FakeClock, random: Random): PlatformModel {
  const model: PlatformModel = {
    platform: (application) => targetOf(model, application, clock, random),
    deployments: [],
    statusChecks: [],
    triggers: [],
    triggerScript: [],
    commit: null,
    commitReads: 0,
    isOut: false,
    hangs: new Set(),
    hasNames: true,
    faults: 0,
    aheadMs: 0,
    begin: (application, id, durationMs, end) => {
      const startedAt = clock.epochMs();
      const started = { application, id, startedAt, endsAt: startedAt + durationMs, end };
      model.deployments.push(started);
      return started;
    },
  };
  return model;
}

function targetOf(model: PlatformModel, appId: string, clock: FakeClock, random: Random): DeployTarget {
  const isFaulty = (): boolean => model.isOut || random() < model.faults;
  const timeOf = (deadlineAt: number): number => {
    const typicalMs = 20 + Math.round(random() * 300);
    return model.hangs.has(appId) ? deadlineAt - clock.monotonicMs() : typicalMs;
  };
  return {
    appId,
    readDeployedCommit: async () => {
      model.commitReads += 1;
      return { commit: model.commit, isNamed: model.commit !== null, error: null };
    },
    checkStatus: async (_purpose, { signal, deadlineAt }): Promise<StatusCheck> => {
      model.statusChecks.push({ application: appId, at: clock.epochMs() });
      await clock.wait(timeOf(deadlineAt), signal);
      if (isFaulty() || model.hangs.has(appId) || signal.aborted)
        return { kind: 'failed', error: new NetworkError('reset', 'the connection was reset', FACTS) };
      const now = clock.epochMs();
      const respondedAt = Math.floor((now + model.aheadMs) / 1_000) * 1_000;
      return { kind: 'observed', observation: observe(model, appId, now), respondedAt };
    },
    trigger: async (sha, { signal, deadlineAt }): Promise<TriggerResult> => {
      model.triggers.push({ application: appId, sha, at: clock.epochMs() });
      await clock.wait(timeOf(deadlineAt), signal);
      if (model.hangs.has(appId) || signal.aborted)
        return { kind: 'lost', error: new NetworkError('headers', 'no answer in time', FACTS) };
      const scripted = model.triggerScript.shift();
      if (scripted !== undefined && scripted.kind !== 'accepted') return scripted;
      const { id } = model.begin(appId, `again-${model.triggers.length}`, 60_000, 'succeeded');
      const identity = model.hasNames ? { deployment_id: id } : {};
      return { kind: 'accepted', identity, deploymentId: id, state: null, aboutDeployment: false };
    },
    pace: () => ({ intervalMs: 0, resetsAt: null, isLastCheckLeft: true }),
  };
}

function observe({ deployments, hasNames, aheadMs }: PlatformModel, application: string, now: number): Observation {
  const newest = deployments.findLast((one) => one.application === application && one.startedAt <= now);
  const shown = newest ?? { id: `${application}-zeroth`, startedAt: 0, endsAt: 0, end: 'succeeded' as const };
  const part = now >= shown.endsAt ? 1 : (now - shown.startedAt) / (shown.endsAt - shown.startedAt);
  const state =
    part >= 1 ? STATES[shown.end] : part < 0.1 ? 'DEPLOYMENT_QUEUED' : part < 0.7 ? 'BUILDING' : 'DEPLOYING';
  const dateMs = shown.startedAt + aheadMs;
  return {
    state,
    serviceDeploymentStatus: 'UP_TO_DATE',
    lastDeploymentDate: { text: new Date(dateMs).toISOString(), epochMs: dateMs },
    identity: hasNames ? { deployment_id: shown.id } : {},
  };
}
