import type { TouchdownError } from '../kernel/errors.ts';
import { shortCommit } from '../kernel/plain-text.ts';
import type { RefusedSetting, SettingRefusal } from './decide-setting.ts';
import type { Setting } from './deploy-target.ts';
import type { Reference } from './evidence/evidence.ts';
import { type NextStep, RAISE_TIMEOUT } from './next-steps.ts';
import { codeOfUnreached, type ReasonCode } from './reason-codes.ts';
import { asSentence, renderList } from './sentences.ts';
import type { SettingsProblem } from './settings.ts';
import type { DeploymentRecord, DeployPolicy, Ending, Result } from './state.ts';

const ONCE_REACHABLE: NextStep = { kind: 'repeat', when: 'reachable' };
const ONCE_FINISHED: NextStep = { kind: 'repeat', when: 'finished' };
const REFUSED = 'platform-refused';

function nothingDeployed(result: Result, reasonCode: ReasonCode, why: string, ...advice: readonly NextStep[]): Ending {
  return { result, reasonCode, reason: asSentence(why), advice, nothing: 'deployed' };
}

/** The ending when the state of the application could not be read before the deployment. */
export function baselineUnreadable(message: string): Ending {
  return nothingDeployed(
    'unknown',
    'cannot-read-baseline',
    `Could not read the application's status before the deployment: ${message}`,
    ONCE_REACHABLE,
  );
}

/** The ending when the platform was never reached, or can never be: the message says what to change. */
export function unreachedBefore(error: TouchdownError): Ending {
  return nothingDeployed('failure', codeOfUnreached(error), `Could not reach the platform: ${error.message}`);
}

/** The ending when the time ran out before the request that deploys was sent. */
export function outOfTimeBefore(message: string): Ending {
  const why = `The timeout was reached before the deployment was requested: ${message}`;
  return nothingDeployed(
    'timed_out',
    'timeout-before-request',
    why,
    { kind: 'do', what: 'check the platform' },
    RAISE_TIMEOUT,
  );
}

/** The ending when the rate limit opens only after the deadline, or the request that deploys could not be sent until then. */
export function throttledBefore(message: string): Ending {
  return nothingDeployed('timed_out', 'rate-limit', message, { kind: 'repeat', when: 'later' }, RAISE_TIMEOUT);
}

/** The ending when the platform refuses the token or the id before anything was requested. */
export function refusedBefore(
  { message }: Pick<TouchdownError, 'message'>,
  { trigger }: Pick<DeployPolicy, 'trigger'>,
): Ending {
  const reason = `${asSentence(message)}${trigger ? ' Nothing was deployed.' : ''}`;
  return { result: 'failure', reasonCode: REFUSED, reason, isRefused: true };
}

/** The ending of a dry run. */
export function dryRun({ commit }: DeployPolicy, reference: Reference): Ending {
  const requested = commit === null ? 'without a commit' : `of commit ${shortCommit(commit)}`;
  const seen = reference.state ?? 'not readable';
  const why = `Dry run: the token can read the application, and its state is ${seen}. A deployment ${requested} would be requested`;
  return nothingDeployed('skipped', 'dry-run', why);
}

/** The ending when nothing of the application changed since the commit that it runs. */
export function untouched(why: string): Ending {
  return nothingDeployed('skipped', 'no-change', why);
}

/** The ending when another deployment is in progress and that is to fail. */
export function conflictFails(message: string): Ending {
  const why = `Another deployment is in progress: ${message}`;
  return nothingDeployed('failure', 'conflict', why, ONCE_FINISHED, {
    kind: 'set',
    setting: 'on-conflict',
    value: 'wait',
  });
}

/** The ending when another deployment did not finish in time; `message` is what the platform said of it, if anything. */
export function stillInProgress(message = ''): Ending {
  const said = message === '' ? '' : `: ${message}`;
  const why = `Another deployment was still in progress when the timeout was reached${said}`;
  return nothingDeployed('timed_out', 'conflict-timeout', why, ONCE_FINISHED, RAISE_TIMEOUT);
}

/** The ending when it could not be seen whether the other deployment finished. */
export function otherUnreadable(message: string): Ending {
  const why = `Could not determine whether the other deployment has finished: ${message}`;
  return nothingDeployed('unknown', 'cannot-read-conflict', why, ONCE_REACHABLE);
}

/** The ending when the platform rejects the request that deploys. */
export function requestRejected({ message }: TouchdownError): Ending {
  return nothingDeployed('failure', 'request-rejected', message);
}

/** The ending when the request that deploys never reached the platform. */
export function requestNotSent(message: string): Ending {
  return nothingDeployed(
    'unknown',
    'request-not-sent',
    `Could not send the deployment request: ${message}`,
    ONCE_REACHABLE,
  );
}

function settingFailed({ result, setting, error }: Extract<SettingsProblem, { kind: 'failed' }>): Ending {
  // The message about a token names the setting and the scope itself.
  const isAboutToken = error.code === 'access-unauthorized' || error.code === 'access-forbidden';
  const why = isAboutToken ? error.message : `Could not set the ${setting.kind} ${setting.key}: ${error.message}`;
  return error.code.startsWith('access-')
    ? refusedBefore({ message: why }, { trigger: true })
    : nothingDeployed(result, 'settings-not-set', why);
}

const REFUSALS: Readonly<Record<SettingRefusal, (kind: Setting['kind'], isOne: boolean) => string>> = {
  unchangeable: (_, isOne) =>
    `already ${isOne ? 'exists with another value, and the platform cannot change it' : 'exist with other values, and the platform cannot change them'}`,
  unseen: (_, isOne) =>
    `already ${isOne ? 'exists, apparently with another value, and the platform cannot change it' : 'exist, apparently with other values, and the platform cannot change them'}`,
  unlisted: (_, isOne) =>
    `already ${isOne ? 'exists, and could not be listed, which is needed to change it' : 'exist, and could not be listed, which is needed to change them'}`,
  'built-in': (_, isOne) => `${isOne ? 'is' : 'are'} built in: only the platform sets ${isOne ? 'it' : 'them'}`,
  alias: (_, isOne) =>
    isOne ? 'is an alias, which has no value of its own' : 'are aliases, which have no values of their own',
  'other-kind': (kind, isOne) =>
    `already ${isOne ? 'exists' : 'exist'} as ${isOne ? 'a ' : ''}${kind === 'variable' ? 'secret' : 'variable'}${isOne ? '' : 's'}`,
};

/** Returns why settings cannot get their values, a sentence for each reason. */
function describeRefused(refused: readonly RefusedSetting[]): string {
  const groups = Map.groupBy(refused, ({ setting, why }) => `${why} ${setting.kind}`);
  const sentences = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { kind } = first.setting;
    const isOne = group.length === 1;
    const keys = renderList(group.map(({ setting }) => setting.key));
    return [`The ${kind}${isOne ? '' : 's'} ${keys} ${REFUSALS[first.why](kind, isOne)}.`];
  });
  return sentences.join(' ');
}

/** Returns why a setting cannot get its value, as the rest of a sentence about it. */
export function describeRefusal({ setting, why }: RefusedSetting): string {
  return REFUSALS[why](setting.kind, true);
}

/** Returns what to do about settings that cannot get their values. */
export function adviseRefused(refused: readonly RefusedSetting[]): NextStep {
  const keys = renderList(refused.map(({ setting }) => setting.key));
  if (refused.every(({ why }) => why === 'built-in')) return { kind: 'do', what: `do not set ${keys} here` };
  const it = refused.length === 1 ? 'it' : 'them';
  return { kind: 'do', what: `change or delete ${keys} on the platform, or do not set ${it} here` };
}

/** The ending when variables and secrets could not be set. */
export function settingsNotSet(problem: SettingsProblem): Ending {
  if (problem.kind === 'failed') return settingFailed(problem);
  const { refused } = problem;
  return nothingDeployed('failure', 'settings-not-set', describeRefused(refused), adviseRefused(refused));
}

/** Returns the record of a deployment that was not started because `newer`, a later commit, is already deployed. */
export function yieldToNewer(
  record: DeploymentRecord,
  newer: string,
  environment: string,
  guard: 'skip' | 'fail',
  settledAt: number,
): DeploymentRecord {
  const {
    result,
    reasonCode,
    reason,
    advice = [],
    nothing,
  } = nothingDeployed(
    guard === 'skip' ? 'skipped' : 'superseded',
    'newer-deployed',
    `A newer commit, ${shortCommit(newer)}, is already deployed to ${environment}`,
    { kind: 'set', setting: 'order-guard', value: 'off', to: 'deploy this commit anyway' },
  );
  return {
    ...record,
    supersededBy: newer,
    settlement: { result, reasonCode, reason, advice, confirmed: true, settledAt, ...(nothing && { nothing }) },
  };
}
