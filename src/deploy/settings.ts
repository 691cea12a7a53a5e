import type { Clock } from '../kernel/clock.ts';
import type { TouchdownError } from '../kernel/errors.ts';
import type { Random } from '../kernel/random.ts';
import { isUnsent, outlookOf } from '../kernel/request-fate.ts';
import { decideSetting, type RefusedSetting, type SettingDecision, type StoredSettings } from './decide-setting.ts';
import type { CallLimits, Setting, SettingList, SettingResult, SettingsTarget } from './deploy-target.ts';
import { addFailure, type FailureRow, nextAttemptAt } from './patience.ts';
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
  const lists = await readLists(writing);
  const decided = decideAll(settings, storedIn(lists));
  const refused = decided.flatMap(({ setting, decision }) =>
    decision.kind === 'refuse' ? [{ setting, why: decision.why }] : [],
  );
  if (refused.length > 0) return { problem: refuse(refused), warnings: [] };
  const run: Run = { ...writing, lists, listsAgain: null, changedKinds: new Set() };
  const changes = decided.filter(isVariableChange);
  const stored: string[] = [];
  const unlisted: string[] = [];
  const unsupported: Failed[] = [];
  const endWith = (problem: SettingsProblem | null): SettingsOutcome => ({
    problem,
    warnings: [...secretsKept(stored, 'unchangeable'), ...secretsKept(unlisted, 'unlisted')],
  });
  for (const { setting, decision } of [...changes, ...decided.filter((one) => !isVariableChange(one))]) {
    const written = await write(setting, decision, run);
    const isSecret = setting.kind === 'secret';
    if (written.kind === 'written') continue;
    if (written.kind === 'refuse') return endWith(refuse([{ setting, why: written.why }]));
    if (written.kind === 'use-stored') stored.push(setting.key);
    else if (written.kind === 'unlisted') {
      if (!isSecret) return endWith(refuse([{ setting, why: 'unlisted' }]));
      unlisted.push(setting.key);
    } else if (written.kind === 'unsupported' && !run.changedKinds.has(setting.kind)) {
      if (!isSecret) return endWith(refuse((changes.length > 0 ? changes : [{ setting }]).map(asUnchangeable)));
      stored.push(setting.key);
      unsupported.push({ setting, written });
    } else return endWith(failed(setting, written));
  }
  const [first] = unsupported;
  // If another secret could be changed, the platform can change secrets, so that this one failed.
  if (first !== undefined && run.changedKinds.has('secret')) {
    return { problem: failed(first.setting, first.written), warnings: [] };
  }
  return endWith(null);
}

interface Decided {
  readonly setting: Setting;
  readonly decision: SettingDecision;
}

/** `unlisted`: it exists, but no list shows it. */
type Written =
  | SettingResult
  | Extract<SettingDecision, { kind: 'use-stored' | 'refuse' }>
  | { readonly kind: 'unlisted' };

interface Failed {
  readonly setting: Setting;
  readonly written: Exclude<SettingResult, { kind: 'written' }>;
}

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

function isVariableChange({ setting, decision }: Decided): boolean {
  return setting.kind === 'variable' && decision.kind === 'change';
}

function refuse(refused: readonly RefusedSetting[]): SettingsProblem {
  return { kind: 'refused', refused };
}

function asUnchangeable({ setting }: Pick<Decided, 'setting'>): RefusedSetting {
  return { setting, why: 'unchangeable' };
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
  if (known.kind === 'unreadable') return { kind: 'unlisted' };
  // The response to a request that arrived may be lost.
  if (setting.kind === 'secret' && first.wasLost && known.kind === 'listed' && written.kind === 'exists')
    return { kind: 'written' };
  run.listsAgain ??= await readLists(run);
  const list = run.listsAgain[setting.kind];
  if (list.kind === 'failed')
    return { kind: list.error.code === 'throttled' ? 'throttled' : 'lost', error: list.error };
  if (list.kind === 'unreadable') return written.kind === 'exists' ? { kind: 'unlisted' } : written;
  const next = decideSetting(setting, storedIn(run.listsAgain));
  if (next.kind === 'create' && next.inherited === null && written.kind === 'exists') return { kind: 'unlisted' };
  if (isSame(next, decision)) return written;
  return (await perform(setting, next, run)).written;
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
      return { written: { kind: 'written' }, wasLost: false };
    case 'use-stored':
    case 'refuse':
      return { written: decision, wasLost: false };
    case 'change': {
      const { id, stored } = decision;
      const changed = await repeatLost(() => target.change(setting, id, stored, limits), run);
      if (changed.written.kind === 'written') run.changedKinds.add(setting.kind);
      return changed;
    }
    case 'create':
      return repeatLost(() => target.create(setting, decision.inherited, limits), run);
  }
}

async function repeatLost(
  send: () => Promise<SettingResult>,
  writing: Writing,
): Promise<{ readonly written: SettingResult; readonly wasLost: boolean }> {
  let written = await sendUntilReached(send, writing);
  let attempts = 1;
  for (; mayHaveArrived(written) && attempts < ATTEMPTS && !writing.limits.signal.aborted; attempts++)
    written = await sendUntilReached(send, writing);
  return { written, wasLost: attempts > 1 };
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

function failed(setting: Setting, { kind, error }: Exclude<SettingResult, { kind: 'written' }>): SettingsProblem {
  const isUnclear = kind === 'lost' && !isUnsent(error);
  const result = isUnclear ? 'unknown' : kind === 'throttled' ? 'timed_out' : 'failure';
  return { kind: 'failed', setting, result, error };
}
