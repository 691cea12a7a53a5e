import type { Clock } from '../kernel/clock.ts';
import type { TouchdownError } from '../kernel/errors.ts';
import type { Random } from '../kernel/random.ts';
import { isUnsent, outlookOf } from '../kernel/request-fate.ts';
import {
  decideSetting,
  type RefusedSetting,
  type SettingDecision,
  type StoredSettings,
  whyUnchangeable,
} from './decide-setting.ts';
import type { CallLimits, Setting, SettingResult, SettingsTarget, StoredSetting } from './deploy-target.ts';
import { addFailure, type FailureRow, nextAttemptAt } from './patience.ts';

/** Where settings are written, and what decides when to try again. */
interface Writing {
  readonly target: SettingsTarget;
  readonly limits: CallLimits;
  readonly clock: Clock;
  readonly random: Random;
}

/** `refused`: these cannot get their values, by what is stored. `failed`: the request for one of them did not succeed. */
export type SettingsProblem =
  | { readonly kind: 'refused'; readonly refused: readonly RefusedSetting[] }
  | {
      readonly kind: 'failed';
      readonly setting: Setting;
      readonly result: 'failure' | 'unknown' | 'timed_out';
      readonly error: TouchdownError;
    };

/** What happened to a setting. `written`: a value that may have been the same. `unchanged`: it had the value. `kept`: a secret that cannot be changed. */
export interface WrittenSetting {
  readonly key: string;
  readonly how: 'created' | 'changed' | 'written' | 'unchanged' | 'kept';
}

/** The result of writing the settings. */
export interface SettingsOutcome {
  readonly problem: SettingsProblem | null;
  /** The settings that were not a problem, in the order in which they were written. */
  readonly settings: readonly WrittenSetting[];
}

/** A request whose response was lost is sent at most this often: writing the same value twice is harmless. */
const ATTEMPTS = 3;

/**
 * Gives variables and secrets their values, and stops at the first failure. Decides about all of them before it writes the first; variables
 * that change come first, because a service that cannot change them then says so before anything is written. Never rejects.
 */
export async function writeSettings(settings: readonly Setting[], writing: Writing): Promise<SettingsOutcome> {
  const decided = decideAll(settings, await readStored(writing));
  const refused = decided.flatMap(({ setting, decision }) =>
    decision.kind === 'refuse' ? [{ setting, why: decision.why }] : [],
  );
  if (refused.length > 0) return { problem: refuse(refused), settings: [] };
  const changes = decided.flatMap(asVariableChange);
  const done: WrittenSetting[] = [];
  const endWith = (problem: SettingsProblem | null): SettingsOutcome => ({ problem, settings: done });
  let isChangeable = false;
  for (const { setting, decision } of [...changes, ...decided.filter((one) => asVariableChange(one).length === 0)]) {
    const written = await write(setting, decision, writing);
    const { kind } = written;
    if (kind === 'done') done.push({ key: setting.key, how: written.how });
    else if (kind === 'refuse') return endWith(refuse([{ setting, why: written.why }]));
    else if (kind === 'unsupported' && !isChangeable) return endWith(refuse(changes.map(asUnchangeable)));
    else return endWith(failed(setting, written));
    isChangeable ||= decision.kind === 'change';
  }
  return endWith(null);
}

interface Decided {
  readonly setting: Setting;
  readonly decision: SettingDecision;
}

type FailedResult = Exclude<SettingResult, { kind: 'written' }>;
type Written =
  | { readonly kind: 'done'; readonly how: WrittenSetting['how'] }
  | FailedResult
  | Extract<SettingDecision, { kind: 'refuse' }>;

function decideAll(settings: readonly Setting[], stored: StoredSettings): readonly Decided[] {
  return settings.map((setting) => ({ setting, decision: decideSetting(setting, stored) }));
}

interface Change {
  readonly setting: Setting;
  readonly decision: Extract<SettingDecision, { kind: 'change' }>;
}

/** Returns the change of a variable, or nothing. */
function asVariableChange({ setting, decision }: Decided): readonly Change[] {
  return setting.kind === 'variable' && decision.kind === 'change' ? [{ setting, decision }] : [];
}

function refuse(refused: readonly RefusedSetting[]): SettingsProblem {
  return { kind: 'refused', refused };
}

function asUnchangeable({ setting, decision }: Change): RefusedSetting {
  return { setting, why: whyUnchangeable(decision.stored) };
}

async function readStored({ target, limits }: Writing): Promise<StoredSettings> {
  const read = async (kind: Setting['kind']): Promise<readonly StoredSetting[] | null> => {
    const list = await target.list(kind, limits);
    return list.kind === 'listed' ? list.stored : null;
  };
  return { variable: await read('variable'), secret: await read('secret') };
}

async function write(setting: Setting, decision: SettingDecision, writing: Writing): Promise<Written> {
  const { target, limits } = writing;
  switch (decision.kind) {
    case 'keep':
      return { kind: 'done', how: 'unchanged' };
    case 'use-stored':
      return { kind: 'done', how: 'kept' };
    case 'refuse':
      return decision;
    case 'change': {
      const { id, stored } = decision;
      const { result } = await repeatLost(() => target.change(setting, id, stored, limits), writing);
      if (result.kind === 'written') return { kind: 'done', how: setting.kind === 'secret' ? 'written' : 'changed' };
      return result.kind === 'unsupported' && setting.kind === 'secret' ? { kind: 'done', how: 'kept' } : result;
    }
    case 'create': {
      const { inherited } = decision;
      const { result, wasLost } = await repeatLost(() => target.create(setting, inherited, limits), writing);
      if (result.kind === 'written') return { kind: 'done', how: 'created' };
      if (result.kind !== 'exists' || inherited !== null) return result;
      return settleExisting(setting, wasLost, writing);
    }
  }
}

/** The list could not be read, another job created it, or we did: the response to a request that arrived may be lost. */
async function settleExisting(setting: Setting, wasLost: boolean, writing: Writing): Promise<Written> {
  if (setting.kind === 'secret') return { kind: 'done', how: wasLost ? 'created' : 'kept' };
  const decision = decideSetting(setting, await readStored(writing));
  if (decision.kind === 'keep') return { kind: 'done', how: wasLost ? 'created' : 'unchanged' };
  if (decision.kind === 'refuse') return decision;
  if (decision.kind !== 'change') return { kind: 'refuse', why: whyUnchangeable(null) };
  const result = await write(setting, decision, writing);
  return result.kind === 'unsupported' ? { kind: 'refuse', why: whyUnchangeable(decision.stored) } : result;
}

async function repeatLost(
  send: () => Promise<SettingResult>,
  writing: Writing,
): Promise<{ readonly result: SettingResult; readonly wasLost: boolean }> {
  let result = await sendUntilReached(send, writing);
  let attempts = 1;
  for (; mayHaveArrived(result) && attempts < ATTEMPTS && !writing.limits.signal.aborted; attempts++)
    result = await sendUntilReached(send, writing);
  return { result, wasLost: attempts > 1 };
}

function mayHaveArrived(result: SettingResult): boolean {
  return result.kind === 'lost' && !isUnsent(result.error);
}

/** Sends a setting again as long as nothing was reached, like the request that deploys. */
async function sendUntilReached(
  send: () => Promise<SettingResult>,
  { limits, clock, random }: Writing,
): Promise<SettingResult> {
  let failing: FailureRow | null = null;
  for (;;) {
    const result = await send();
    if (result.kind !== 'lost' || !isUnsent(result.error)) return result;
    const at = clock.monotonicMs();
    const outlook = outlookOf(result.error);
    failing = addFailure(failing, outlook, at);
    const next = nextAttemptAt(failing, outlook, at, random());
    if (next === null || next >= limits.deadlineAt) return result;
    await clock.wait(next - at, limits.signal);
    if (limits.signal.aborted) return result;
  }
}

function failed(setting: Setting, { kind, error }: FailedResult): SettingsProblem {
  const isUnclear = kind === 'lost' && !isUnsent(error);
  const result = isUnclear ? 'unknown' : kind === 'throttled' ? 'timed_out' : 'failure';
  return { kind: 'failed', setting, result, error };
}
