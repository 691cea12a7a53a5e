import type { Clock } from '../kernel/clock.ts';
import type { TouchdownError } from '../kernel/errors.ts';
import type { Random } from '../kernel/random.ts';
import { isUnsent, outlookOf } from '../kernel/request-fate.ts';
import { decideSetting, type RefusedSetting, type SettingDecision, type StoredSettings } from './decide-setting.ts';
import type { CallLimits, Setting, SettingResult, SettingsTarget, StoredSetting } from './deploy-target.ts';
import { addFailure, countsAs, type FailureRow, nextAttemptAt } from './patience.ts';
import { secretsKept } from './sentences.ts';

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

/** The result of writing the settings. */
export interface SettingsOutcome {
  readonly problem: SettingsProblem | null;
  /** What a person should know although nothing failed, in sentences. */
  readonly warnings: readonly string[];
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
  if (refused.length > 0) return { problem: refuse(refused), warnings: [] };
  const changes = decided.filter(isVariableChange);
  const keptKeys: string[] = [];
  const endWith = (problem: SettingsProblem | null): SettingsOutcome => ({ problem, warnings: secretsKept(keptKeys) });
  let isChangeable = false;
  for (const { setting, decision } of [...changes, ...decided.filter((one) => !isVariableChange(one))]) {
    const written = await write(setting, decision, writing);
    const { kind } = written;
    if (kind === 'use-stored') keptKeys.push(setting.key);
    else if (kind === 'refuse') return endWith(refuse([{ setting, why: written.why }]));
    else if (kind === 'unsupported' && !isChangeable) return endWith(refuse(changes.map(asUnchangeable)));
    else if (kind !== 'written') return endWith(failed(setting, written));
    isChangeable ||= decision.kind === 'change';
  }
  return endWith(null);
}

interface Decided {
  readonly setting: Setting;
  readonly decision: SettingDecision;
}

type Written = SettingResult | Extract<SettingDecision, { kind: 'use-stored' | 'refuse' }>;

function decideAll(settings: readonly Setting[], stored: StoredSettings): readonly Decided[] {
  return settings.map((setting) => ({ setting, decision: decideSetting(setting, stored) }));
}

function isVariableChange({ setting, decision }: Decided): boolean {
  return setting.kind === 'variable' && decision.kind === 'change';
}

function refuse(refused: readonly RefusedSetting[]): SettingsProblem {
  return { kind: 'refused', refused };
}

function asUnchangeable({ setting }: Decided): RefusedSetting {
  return { setting, why: 'unchangeable' };
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
      return { kind: 'written' };
    case 'use-stored':
    case 'refuse':
      return decision;
    case 'change': {
      const { id, stored } = decision;
      const { result } = await repeatLost(() => target.change(setting, id, stored, limits), writing);
      return result.kind === 'unsupported' && setting.kind === 'secret' ? { kind: 'use-stored' } : result;
    }
    case 'create': {
      const { inherited } = decision;
      const { result, wasLost } = await repeatLost(() => target.create(setting, inherited, limits), writing);
      if (result.kind !== 'exists' || inherited !== null) return result;
      return settleExisting(setting, wasLost, writing);
    }
  }
}

/** The list could not be read, another job created it, or we did: the response to a request that arrived may be lost. */
async function settleExisting(setting: Setting, wasLost: boolean, writing: Writing): Promise<Written> {
  if (setting.kind === 'secret') return wasLost ? { kind: 'written' } : { kind: 'use-stored' };
  const decision = decideSetting(setting, await readStored(writing));
  if (decision.kind === 'keep') return { kind: 'written' };
  if (decision.kind !== 'change') return { kind: 'refuse', why: 'unchangeable' };
  const result = await write(setting, decision, writing);
  return result.kind === 'unsupported' ? { kind: 'refuse', why: 'unchangeable' } : result;
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
    // The status was read before settings are written.
    failing = addFailure(failing, outlook, at, true);
    const next = nextAttemptAt(failing, countsAs(failing, outlook), at, random());
    if (next === null || next >= limits.deadlineAt) return result;
    await clock.wait(next - at, limits.signal);
    if (limits.signal.aborted) return result;
  }
}

function failed(setting: Setting, { kind, error }: Exclude<SettingResult, { kind: 'written' }>): SettingsProblem {
  const isUnclear = kind === 'lost' && !isUnsent(error);
  const result = isUnclear ? 'unknown' : kind === 'throttled' ? 'timed_out' : 'failure';
  return { kind: 'failed', setting, result, error };
}
