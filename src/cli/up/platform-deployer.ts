import { headlineOf, isPassing } from '../../deploy/result.ts';
import type { DeploymentRecord, DeployPolicy, Notice, Settlement } from '../../deploy/state.ts';
import { deployApplication } from '../../deploy-application.ts';
import type { Random } from '../../kernel/chance.ts';
import type { Clock } from '../../kernel/clock.ts';
import { TouchdownError } from '../../kernel/errors.ts';
import { plainLines } from '../../kernel/untrusted.ts';
import type { Platform } from '../../platform/client.ts';
import { isUncertain } from '../../platform/uncertain.ts';
import type { Deployer, Deployment } from '../../provision/ports.ts';
import { inCommandWords } from '../deploy/words.ts';
import type { Patience } from './patience.ts';

/** Who is told while applications are deployed; by the keys that the file has for them. No call may throw. */
export interface DeployerWatch {
  changed(application: string, before: DeploymentRecord | null, now: DeploymentRecord): void;
  notice(application: string, notice: Notice): void;
  /** The last lines of the log of one that did not pass, cleaned. */
  log(application: string, lines: readonly string[]): void;
}

/** What deploying at the platform takes. */
export interface PlatformDeployerParts {
  readonly platform: Platform;
  /** For each application, in milliseconds. */
  readonly timeoutMs: number;
  readonly watch: DeployerWatch;
  readonly clock: Clock;
  readonly random: Random;
  readonly signal: AbortSignal;
  readonly patience: Patience;
}

const LOG_LINES = 20;
const START_TIMEOUT_MS = 60_000;
const LOG_TIMEOUT_MS = 10_000;
const ASKED = 'asked to deploy; the platform tells nothing of its end';

/** Answers who deploys at the platform, applications with the engine. The log is read once, where a deployment did not pass. */
export function createPlatformDeployer(parts: PlatformDeployerParts): Deployer {
  return {
    deployDatabase: (databaseId) => deployDatabase(parts, databaseId),
    deployApplication: (application, appId, commit) => deployOne(parts, application, appId, commit),
  };
}

async function deployDatabase(
  { platform: { databases }, patience }: PlatformDeployerParts,
  databaseId: string,
): Promise<Deployment> {
  try {
    const { id } = await patience.during(databases.deploy(databaseId, patience.write));
    return { kind: 'passed', deploymentId: id, sentence: ASKED, error: null };
  } catch (error) {
    if (!(error instanceof TouchdownError)) throw error;
    const isUnderWay = error.code === 'conflict';
    if (isUnderWay) return { kind: 'passed', deploymentId: null, sentence: 'is being deployed already', error: null };
    return { kind: isUncertain(error) ? 'unknown' : 'failed', deploymentId: null, sentence: error.message, error };
  }
}

async function deployOne(
  parts: PlatformDeployerParts,
  application: string,
  appId: string,
  commit: string | null,
): Promise<Deployment> {
  const { platform, watch, clock, random, signal } = parts;
  const policy = policyOf(parts, commit);
  let last: DeploymentRecord | null = null;
  const silent = { line: () => undefined, gap: () => undefined, unavailable: () => undefined };
  const told = {
    ...silent,
    changed: (record: DeploymentRecord): void => {
      watch.changed(application, last, record);
      last = record;
    },
    notice: (notice: Notice): void => watch.notice(application, { ...notice, text: inCommandWords(notice.text) }),
  };
  try {
    const settings = { settings: [], logTail: null };
    const record = await deployApplication({
      platform,
      appId,
      policy,
      ...settings,
      watch: told,
      clock,
      random,
      signal,
    });
    const deployment = read(record, policy, signal.aborted);
    if (deployment.kind === 'failed') watch.log(application, await readLog(platform, appId));
    return deployment;
  } catch (error) {
    if (!(error instanceof TouchdownError)) throw error;
    return { kind: 'failed', deploymentId: null, sentence: error.message, error };
  }
}

function policyOf({ timeoutMs }: PlatformDeployerParts, commit: string | null): DeployPolicy {
  return {
    commit,
    trigger: true,
    wait: true,
    dryRun: false,
    timeoutMs,
    startTimeoutMs: Math.min(START_TIMEOUT_MS, timeoutMs),
    pollIntervalMs: 5_000,
    successStates: [],
    failureStates: [],
    onUnchanged: 'succeed',
    onSuperseded: 'fail',
    onConflict: 'wait',
  };
}

function read({ settlement, deploymentId }: DeploymentRecord, policy: DeployPolicy, isEnding: boolean): Deployment {
  if (settlement === null) return { kind: 'unknown', deploymentId, sentence: headlineOf('unknown'), error: null };
  const { result, reason, advice } = settlement;
  const parts = [`${headlineOf(result)}.`, inCommandWords(reason), inCommandWords(advice)];
  const sentence = parts.filter((part) => part !== '').join(' ');
  const error = settlement.isRefused === true ? new TouchdownError('access-forbidden', sentence) : null;
  return { kind: kindOf(settlement, policy, isEnding), deploymentId, sentence, error };
}

function kindOf({ result }: Settlement, policy: DeployPolicy, isEnding: boolean): Deployment['kind'] {
  if (isPassing(result, policy)) return 'passed';
  if (result === 'cancelled' && isEnding) return 'cancelled';
  return result === 'unknown' ? 'unknown' : 'failed';
}

/** The verdict stands without it. */
async function readLog({ applications }: Platform, appId: string): Promise<readonly string[]> {
  try {
    const lines = await applications.log(appId, { tail: LOG_LINES }, { timeoutMs: LOG_TIMEOUT_MS });
    return lines.flatMap(({ text }) => plainLines(text)).slice(-LOG_LINES);
  } catch {
    return [];
  }
}
