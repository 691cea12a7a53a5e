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
import type { CallLimits, Setting, SettingList, SettingResult, SettingsTarget } from './deploy-target.ts';
import { addFailure, countsAs, type FailureRow, nextAttemptAt } from './patience.ts';

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

/**
 * What happened to a setting. `written`: a value that may have been the same. `unchanged`: it had the value. `kept`: a secret that cannot be
 * changed; `unlisted`: one that exists, but no list shows it.
 */
export interface WrittenSetting {
  readonly key: string;
  readonly how: 'created' | 'changed' | 'written' | 'unchanged' | 'kept' | 'unlisted';
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
  const lists = await readLists(writing);
  const decided = decideAll(settings, storedIn(lists));
  const refused = decided.flatMap(({ setting, decision }) =>
    decision.kind === 'refuse' ? [{ setting, why: decision.why }] : [],
  );
  if (refused.length > 0) return { problem: refuse(refused), settings: [] };
  const run: Run = { ...writing, lists, listsAgain: null, changedKinds: new Set() };
  const changes = decided.flatMap(asVariableChange);
  const done: WrittenSetting[] = [];
  const unsupported: { readonly setting: Setting; readonly result: FailedResult }[] = [];
  const endWith = (problem: SettingsProblem | null): SettingsOutcome => ({ problem, settings: done });
  for (const { setting, decision } of [...changes, ...decided.filter((one) => asVariableChange(one).length === 0)]) {
    const written = await write(setting, decision, run);
    const isNeverChanged = written.kind === 'unsupported' && !run.changedKinds.has(setting.kind);
    if (written.kind === 'done') done.push({ key: setting.key, how: written.how });
    else if (written.kind === 'refuse') return endWith(refuse([{ setting, why: written.why }]));
    else if (isNeverChanged && setting.kind === 'variable') return endWith(refuse(asUnchangeable(setting, changes)));
    else if (isNeverChanged) {
      done.push({ key: setting.key, how: 'kept' });
      unsupported.push({ setting, result: written });
    } else return endWith(failed(setting, written));
  }
  const [first] = unsupported;
  // If another secret could be changed, the platform can change secrets, so that this one failed.
  if (first !== undefined && run.changedKinds.has('secret')) {
    return { problem: failed(first.setting, first.result), settings: done.filter(({ how }) => how !== 'kept') };
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

type Lists = Readonly<Record<Setting['kind'], SettingList>>;

interface Run extends Writing {
  readonly lists: Lists;
  /** The lists as they were after the platform contradicted them; null before. */
  listsAgain: Lists | null;
  /** The kinds of which a stored setting was changed. */
  readonly changedKinds: Set<Setting['kind']>;
}

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

/** If the platform cannot change one variable, it can change none of those that were to change. */
function asUnchangeable(setting: Setting, changes: readonly Change[]): readonly RefusedSetting[] {
  if (changes.length === 0) return [{ setting, why: 'unseen' }];
  return changes.map((change) => ({ setting: change.setting, why: whyUnchangeable(change.decision.stored) }));
}

async function readLists({ target, limits }: Writing): Promise<Lists> {
  return { variable: await target.list('variable', limits), secret: await target.list('secret', limits) };
}

function storedIn({ variable, secret }: Lists): StoredSettings {
  const stored = (list: SettingList) => (list.kind === 'listed' ? list.stored : null);
  return { variable: stored(variable), secret: stored(secret) };
}

/** Does what was decided; if the platform contradicts the lists, reads them once more and decides again. */
async function write(setting: Setting, decision: SettingDecision, run: Run): Promise<Written> {
  const first = await perform(setting, decision, run);
  const { written } = first;
  const isStale =
    written.kind === 'exists' || (written.kind === 'unsupported' && written.error.code === 'access-not-found');
  if (!isStale) return written;
  const known = run.lists[setting.kind];
  if (known.kind === 'unreadable' || known.kind === 'unsupported') return unlisted(setting, known.kind);
  // The response to a request that arrived may be lost.
  if (setting.kind === 'secret' && first.wasLost && known.kind === 'listed' && written.kind === 'exists')
    return { kind: 'done', how: 'created' };
  run.listsAgain ??= await readLists(run);
  const list = run.listsAgain[setting.kind];
  if (list.kind === 'failed')
    return { kind: list.error.code === 'throttled' ? 'throttled' : 'lost', error: list.error };
  if (list.kind !== 'listed') return written.kind === 'exists' ? unlisted(setting, list.kind) : written;
  const next = decideSetting(setting, storedIn(run.listsAgain));
  if (next.kind === 'create' && next.inherited === null && written.kind === 'exists')
    return unlisted(setting, 'unreadable');
  if (isSame(next, decision)) return written;
  return (await perform(setting, next, run)).written;
}

/** It exists, but no list shows it: a secret keeps its value, a variable may have another one. */
function unlisted({ kind }: Setting, list: 'unsupported' | 'unreadable'): Written {
  if (kind === 'secret') return { kind: 'done', how: list === 'unsupported' ? 'kept' : 'unlisted' };
  return { kind: 'refuse', why: list === 'unsupported' ? 'unseen' : 'unlisted' };
}

/** Returns whether two decisions send the same request. */
function isSame(one: SettingDecision, other: SettingDecision): boolean {
  if (one.kind === 'change') return other.kind === 'change' && one.id === other.id;
  return one.kind === 'create' && other.kind === 'create' && one.inherited?.id === other.inherited?.id;
}

interface Performed {
  readonly written: Written;
  /** True if the response to an earlier attempt was lost. */
  readonly wasLost: boolean;
}

async function perform(setting: Setting, decision: SettingDecision, run: Run): Promise<Performed> {
  const { target, limits } = run;
  switch (decision.kind) {
    case 'keep':
      return { written: { kind: 'done', how: 'unchanged' }, wasLost: false };
    case 'use-stored':
      return { written: { kind: 'done', how: 'kept' }, wasLost: false };
    case 'refuse':
      return { written: decision, wasLost: false };
    case 'change': {
      const { id, stored } = decision;
      const { result, wasLost } = await repeatLost(() => target.change(setting, id, stored, limits), run);
      if (result.kind !== 'written') return { written: result, wasLost };
      run.changedKinds.add(setting.kind);
      return { written: { kind: 'done', how: setting.kind === 'secret' ? 'written' : 'changed' }, wasLost };
    }
    case 'create': {
      const { inherited } = decision;
      const { result, wasLost } = await repeatLost(() => target.create(setting, inherited, limits), run);
      return { written: result.kind === 'written' ? { kind: 'done', how: 'created' } : result, wasLost };
    }
  }
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

function failed(setting: Setting, { kind, error }: FailedResult): SettingsProblem {
  const isUnclear = kind === 'lost' && !isUnsent(error);
  const result = isUnclear ? 'unknown' : kind === 'throttled' ? 'timed_out' : 'failure';
  return { kind: 'failed', setting, result, error };
}
