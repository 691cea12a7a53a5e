import { INPUT_WORDING } from '../../../src/action/inputs/wording.ts';
import type { Observation } from '../../../src/deploy/deploy-target.ts';
import type { ReasonCode } from '../../../src/deploy/reason-codes.ts';
import { renderEvidence } from '../../../src/deploy/sentences.ts';
import type { DeploymentRecord, DeployPolicy, Result, Settlement } from '../../../src/deploy/state.ts';
import type { PlacedCause } from '../../../src/report/cause/cause-text.ts';
import { type AppFacts, type EndedRun, NO_LINKS, type RunFacts, viewEnd } from '../../../src/report/view.ts';

export const COMMIT = 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334';

/** The instant 0 of the monotonic clock, since the Unix epoch. */
export const EPOCH_OFFSET_MS = Date.UTC(2030, 0, 1);

export const POLICY: DeployPolicy = {
  commit: COMMIT,
  trigger: true,
  wait: true,
  dryRun: false,
  timeoutMs: 1_800_000,
  startTimeoutMs: 60_000,
  pollIntervalMs: 5_000,
  successStates: [],
  failureStates: [],
  onUnchanged: 'succeed',
  onSuperseded: 'fail',
  onConflict: 'wait',
};

export function observe(state: string, date = '2030-01-01T00:01:12.000Z'): Observation {
  return {
    state,
    serviceDeploymentStatus: 'UP_TO_DATE',
    lastDeploymentDate: { text: date, epochMs: Date.parse(date) },
    identity: {},
  };
}

const CODES: Readonly<Record<Result, ReasonCode>> = {
  success: 'deployed',
  failure: 'deployment-failed',
  timed_out: 'timeout',
  superseded: 'replaced',
  unchanged: 'unproven',
  cancelled: 'deployment-cancelled',
  unknown: 'cannot-read-status',
  triggered: 'not-waiting',
  skipped: 'dry-run',
};

/** `advice` is one sentence. */
export function settle(
  result: Result,
  { advice = '', ...over }: Partial<Omit<Settlement, 'advice'>> & { advice?: string } = {},
): Settlement {
  return {
    result,
    reasonCode: CODES[result],
    reason: `It came to ${result}.`,
    advice: advice === '' ? [] : [{ kind: 'do', what: advice.replace(/\.$/, '') }],
    confirmed: result === 'success',
    settledAt: 72_400,
    ...over,
  };
}

/** A deployment of app-1 that was taken after 1.5 s, queued, deployed, and runs after 72.4 s. */
export function createRecord(over: Partial<DeploymentRecord> = {}): DeploymentRecord {
  return { ...RECORD, settlement: settle('success', { reason: `R${EVIDENCE.slice(1)}.` }), ...over };
}

const RECORD: DeploymentRecord = {
  appId: 'app-1',
  commit: COMMIT,
  startedAt: 0,
  triggeredAt: 1_500,
  deploymentId: 'dep-7',
  identity: {},
  baseline: observe('RUNNING', '2029-12-31T00:00:00.000Z'),
  last: observe('RUNNING'),
  steps: [
    { state: 'QUEUED', seenAt: 2_500 },
    { state: 'DEPLOYING', seenAt: 12_500 },
    { state: 'RUNNING', seenAt: 72_400 },
  ],
  evidence: 'date-changed',
  supersededBy: null,
  settlement: null,
};

/** What the verdict of the record rests on, as a clause that begins with "asked". */
export const EVIDENCE = renderEvidence(RECORD, true);

/** The facts of an application, by default without a name, with these lines of its log, in which the causes count. */
export function createApp(
  { name, ...over }: Partial<DeploymentRecord & Pick<AppFacts, 'name'>> = {},
  lines: readonly string[] = [],
  causes: readonly PlacedCause[] = [],
): AppFacts {
  const log = { lines, marks: causes.map(({ at }) => at), before: 0, after: 0 };
  const record = createRecord(over);
  return { record, name: name ?? record.appId, log, causes };
}

export function createFacts(over: Partial<RunFacts> = {}): RunFacts {
  return {
    policy: POLICY,
    wording: INPUT_WORDING,
    apps: [createApp()],
    startedAt: 0,
    endedAt: 73_000,
    epochOffsetMs: EPOCH_OFFSET_MS,
    requestsUsed: 14,
    requestsLeft: 986,
    logFile: '/tmp/touchdown-x/deployment.log',
    links: NO_LINKS,
    ...over,
  };
}

export function createView(over: Partial<RunFacts> = {}): EndedRun {
  return viewEnd(createFacts(over), null);
}
