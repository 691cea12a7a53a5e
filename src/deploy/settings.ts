import type { Clock } from '../kernel/clock.ts';
import type { Random } from '../kernel/random.ts';
import { isUnsent, outlookOf } from '../kernel/request-fate.ts';
import type { CallLimits, Setting, SettingResult, SettingsTarget } from './deploy-target.ts';
import { settingDiffers, settingFailed } from './endings-before-start.ts';
import { addFailure, type FailureRow, nextAttemptAt } from './patience.ts';
import type { Ending, Notice } from './state.ts';

/** What decides when to try again. */
interface Time {
  readonly clock: Clock;
  readonly random: Random;
}

/** The result of writing the settings. */
export interface SettingsOutcome {
  readonly problem: Ending | null;
  readonly notices: readonly Notice[];
}

/** A secret whose response was lost is written at most this often: writing the same value twice is harmless. */
const ATTEMPTS = 3;

/**
 * Writes variables and secrets, one after the other, and stops at the first failure. An existing variable with the same value is left
 * alone; the platform describes no way to change one, so another value is a problem. An existing secret cannot be compared and is kept,
 * with a warning. Never rejects.
 */
export async function writeSettings(
  settings: readonly Setting[],
  target: SettingsTarget,
  limits: CallLimits,
  time: Time,
): Promise<SettingsOutcome> {
  const notices: Notice[] = [];
  const present = settings.some(({ kind }) => kind === 'variable')
    ? await readPresent(target, limits)
    : new Map<string, string>();
  for (const setting of settings) {
    const isPresent = setting.kind === 'variable' && present.get(setting.key) === setting.value;
    if (isPresent) continue;
    const isOther = setting.kind === 'variable' && present.has(setting.key);
    if (isOther) return { problem: settingDiffers(setting), notices };
    const response = await createSetting(setting, target, limits, time);
    const problem = await problemOf(response, setting, target, limits);
    if (problem !== null) return { problem, notices };
    if (response.kind === 'exists' && setting.kind === 'secret') notices.push(kept(setting));
  }
  return { problem: null, notices };
}

async function readPresent(target: SettingsTarget, limits: CallLimits): Promise<ReadonlyMap<string, string>> {
  const list = await target.listVariables(limits);
  return list.kind === 'listed' ? list.values : new Map();
}

async function createSetting(
  setting: Setting,
  target: SettingsTarget,
  limits: CallLimits,
  time: Time,
): Promise<SettingResult> {
  let response = await createOnceReached(setting, target, limits, time);
  for (let attempt = 1; response.kind === 'lost' && attempt < ATTEMPTS && !limits.signal.aborted; attempt++) {
    if (isUnsent(response.error)) return response;
    response = await createOnceReached(setting, target, limits, time);
    // The lost request may have arrived: then the key exists because we wrote it.
    if (response.kind === 'exists')
      return (await hasOurValue(setting, target, limits)) ? { kind: 'created' } : response;
  }
  return response;
}

/** Sends a setting again as long as nothing was reached, like the request that deploys. */
async function createOnceReached(
  setting: Setting,
  target: SettingsTarget,
  limits: CallLimits,
  { clock, random }: Time,
): Promise<SettingResult> {
  let failing: FailureRow | null = null;
  for (;;) {
    const response = await target.create(setting, limits);
    if (response.kind !== 'lost' || !isUnsent(response.error)) return response;
    const [at, outlook] = [clock.monotonicMs(), outlookOf(response.error)];
    failing = addFailure(failing, outlook, at);
    const next = nextAttemptAt(failing, outlook, at, random());
    if (next === null || next >= limits.deadlineAt) return response;
    await clock.wait(next - at, limits.signal);
    if (limits.signal.aborted) return response;
  }
}

async function hasOurValue(setting: Setting, target: SettingsTarget, limits: CallLimits): Promise<boolean> {
  if (setting.kind === 'secret') return true;
  return (await readPresent(target, limits)).get(setting.key) === setting.value;
}

async function problemOf(
  response: SettingResult,
  setting: Setting,
  target: SettingsTarget,
  limits: CallLimits,
): Promise<Ending | null> {
  switch (response.kind) {
    case 'created':
      return null;
    case 'exists':
      if (setting.kind === 'secret' || (await hasOurValue(setting, target, limits))) return null;
      return settingDiffers(setting);
    case 'refused':
      return settingFailed('failure', setting, response.error);
    case 'lost':
      return settingFailed(isUnsent(response.error) ? 'failure' : 'unknown', setting, response.error);
    case 'throttled':
      return settingFailed('timed_out', setting, response.error);
  }
}

function kept({ key }: Setting): Notice {
  const text = `The secret ${key} already exists. The platform's API cannot read or change it, so its stored value is used.`;
  return { level: 'warning', text };
}
