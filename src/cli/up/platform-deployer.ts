import type { Cause } from '../../causes/cause.ts';
import type { DeployTarget, HealthProbe } from '../../deploy/deploy-target.ts';
import { headlineOf, headlineOfEnd, isPassing } from '../../deploy/result.ts';
import type { DeploymentRecord, DeployPolicy, Notice, Settlement } from '../../deploy/state.ts';
import { deployApplication } from '../../deploy-application.ts';
import type { Clock } from '../../kernel/clock.ts';
import { CancelledError, TouchdownError } from '../../kernel/errors.ts';
import type { Random } from '../../kernel/random.ts';
import { isUncertain } from '../../kernel/request-fate.ts';
import { eachPlainLine } from '../../kernel/untrusted.ts';
import type { Platform } from '../../platform/client.ts';
import { connectApplication } from '../../platform/connect-application.ts';
import { toTouchdownError } from '../../platform/http/error-mapping.ts';
import type { Deployer, Deployment } from '../../provision/interfaces.ts';
import { type Wording, withAdvice } from '../../report/advice.ts';
import { createLastLines, warnOfUnreadable } from '../../report/log-sentences.ts';
import { type HealthSettings, healthFor } from '../../settings/health.ts';
import { OPTION_WORDING } from '../arguments/setting-options.ts';
import type { RetryTimeout } from './platform-creator.ts';

/** Observes deployments by the applications' keys in the file. No call may throw. */
export interface DeployerWatch {
  changed(application: string, before: DeploymentRecord | null, now: DeploymentRecord): void;
  notice(application: string, notice: Notice): void;
  /** Called with the last cleaned log lines of a deployment that did not pass. */
  log(application: string, lines: readonly string[]): void;
}

interface PlatformDeployerParts {
  readonly platform: Platform;
  readonly policy: Omit<DeployPolicy, 'commit' | 'trigger'>;
  /** Default: health is not checked. */
  readonly health?: HealthSettings | null;
  readonly healthProbe?: HealthProbe;
  readonly watch: DeployerWatch;
  readonly clock: Clock;
  readonly random: Random;
  readonly signal: AbortSignal;
  readonly retryTimeout: RetryTimeout;
}

/** Of the settings that advice names, `up` has these; `touchdown follow` is another command. */
const WORDING: Wording = {
  ...OPTION_WORDING,
  name: (setting) => (setting === 'timeout' || setting === 'health-timeout' ? OPTION_WORDING.name(setting) : null),
  set: (setting, value, appId) =>
    setting === 'trigger' || setting === 'on-unchanged' ? OPTION_WORDING.set(setting, value, appId) : null,
};
const LOG_LINES = 20;
const LOG_TIMEOUT_MS = 10_000;
/** Other jobs with the same token may use up the next window too. */
const MAX_TRIES = 3;
const REQUESTED = 'deployment requested; the API does not report its outcome';

/** Returns the deployer that uses the engine for applications. The log is read once, if a deployment did not pass. */
export function createPlatformDeployer(parts: PlatformDeployerParts): Deployer {
  return {
    deployDatabase: (databaseId) => deployDatabase(parts, databaseId),
    deployApplication: (application, appId, commit) => deployOne(parts, application, appId, commit),
  };
}

async function deployDatabase(
  { platform: { databases }, retryTimeout }: PlatformDeployerParts,
  databaseId: string,
): Promise<Deployment> {
  try {
    const { id } = await retryTimeout.during(databases.deploy(databaseId, retryTimeout.write));
    return { kind: 'passed', deploymentId: id, sentence: REQUESTED, error: null };
  } catch (error) {
    if (isUncertain(error)) return { kind: 'unknown', deploymentId: null, sentence: error.message, error };
    if (!(error instanceof TouchdownError)) throw error;
    const isUnderWay = error.code === 'conflict';
    if (isUnderWay) return { kind: 'passed', deploymentId: null, sentence: 'is already being deployed', error: null };
    const kind = error.code === 'cancelled-signal' ? 'unsent' : 'failed';
    return { kind, deploymentId: null, sentence: error.message, error };
  }
}

async function deployOne(
  parts: PlatformDeployerParts,
  application: string,
  appId: string,
  commit: string | null,
): Promise<Deployment> {
  const { platform, watch, signal } = parts;
  const policy = { ...parts.policy, commit, trigger: true };
  let last: DeploymentRecord | null = null;
  /** True once a request to deploy was accepted, or may have been. */
  let isRequested = false;
  const observed = {
    line: () => undefined,
    gap: () => undefined,
    unavailable: () => undefined,
    changed: (record: DeploymentRecord): void => {
      watch.changed(application, last, record);
      last = record;
    },
    notice: ({ level, text, advice = [] }: Notice): void =>
      watch.notice(application, { level, text: withAdvice(text, advice, WORDING, appId) }),
    // Only a health check has one: no cause is looked for in the log.
    explained: (causes: readonly Cause[]): void => {
      for (const { sentence } of causes) watch.notice(application, { level: 'info', text: `Cause: ${sentence}` });
    },
  };
  try {
    const ports = connectApplication(platform, appId);
    const trigger: DeployTarget['trigger'] = async (...request) => {
      const result = await ports.target.trigger(...request);
      isRequested ||= result.kind === 'accepted' || result.kind === 'lost';
      return result;
    };
    const target = { ...ports.target, trigger };
    const health = parts.health ? healthFor(parts.health, { name: application, commit }) : null;
    const world = { ...parts, ...ports, target, policy, health, settings: [], logTail: null, watch: observed };
    const record = await deployInTurn(
      () => deployApplication(world),
      () => isRequested,
      parts,
    );
    const deployment = read(record, policy, { isEnding: signal.aborted, isRequested });
    if (deployment.kind === 'failed') await showLog(parts, application, appId);
    return deployment;
  } catch (error) {
    if (!(error instanceof TouchdownError)) throw error;
    return { kind: 'failed', deploymentId: null, sentence: error.message, error };
  }
}

/** If only the rate limit kept a request from being sent in time, tries again in the next window. */
async function deployInTurn(
  deploy: () => Promise<DeploymentRecord>,
  isRequested: () => boolean,
  { platform: { gate }, retryTimeout }: PlatformDeployerParts,
): Promise<DeploymentRecord> {
  for (let tries = 1; ; tries++) {
    const record = await deploy();
    const isLate = record.settlement?.result === 'timed_out' && !isRequested() && !gate.isOpenFor('essential');
    if (!isLate || tries >= MAX_TRIES || !(await retryTimeout.turn())) return record;
  }
}

interface Reached {
  readonly isEnding: boolean;
  readonly isRequested: boolean;
}

function read(record: DeploymentRecord, policy: DeployPolicy, reached: Reached): Deployment {
  const { settlement, deploymentId, appId } = record;
  if (settlement === null) return { kind: 'unknown', deploymentId, sentence: headlineOf('unknown'), error: null };
  const { reason, advice } = settlement;
  const sentence = withAdvice(`${headlineOfEnd(settlement)}. ${reason}`, advice, WORDING, appId);
  const kind = kindOf(record, settlement, policy, reached);
  return { kind, deploymentId, sentence, error: errorOf(kind, settlement, sentence) };
}

function kindOf(
  { triggeredAt }: DeploymentRecord,
  { result, isInterrupted }: Settlement,
  policy: DeployPolicy,
  { isEnding, isRequested }: Reached,
): Deployment['kind'] {
  if (isPassing(result, policy)) return 'passed';
  if (isEnding && !isRequested && triggeredAt === null && ['cancelled', 'timed_out'].includes(result)) return 'unsent';
  if (isInterrupted === true) return triggeredAt === null ? 'unknown' : 'cancelled';
  return result === 'unknown' ? 'unknown' : 'failed';
}

function errorOf(kind: Deployment['kind'], { result, isRefused }: Settlement, sentence: string): TouchdownError | null {
  if (isRefused === true) return new TouchdownError('access-forbidden', sentence);
  return kind === 'unknown' && result === 'cancelled' ? new CancelledError('signal', sentence) : null;
}

async function showLog({ platform, watch }: PlatformDeployerParts, application: string, appId: string): Promise<void> {
  try {
    const lines = await platform.applications.log(appId, { tail: LOG_LINES }, { timeoutMs: LOG_TIMEOUT_MS });
    const lastLines = createLastLines(LOG_LINES);
    for (const { text } of lines) for (const line of eachPlainLine(text)) lastLines.add(line);
    watch.log(application, lastLines.lines());
  } catch (error) {
    const problem = toTouchdownError(error);
    // An application without a log may have none yet.
    if (problem.code !== 'access-not-found') watch.notice(application, warnOfUnreadable(problem));
  }
}
