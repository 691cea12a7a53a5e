import type { Clock } from '../kernel/clock.ts';
import type { TouchdownError } from '../kernel/errors.ts';
import type { Random } from '../kernel/random.ts';
import { isUnsent, outlookOf } from '../kernel/request-fate.ts';
import { decideSetting, type RefusedSetting, type SettingDecision, type SettingLists } from './decide-setting.ts';
import type { CallLimits, Setting, SettingResult, SettingsTarget } from './deploy-target.ts';
import { addFailure, countsAs, type FailureRow, nextAttemptAt } from './patience.ts';

/** Where settings are written, and what decides when to try again. */
interface Writing {
  readonly target: SettingsTarget;
  readonly limits: CallLimits;
  readonly clock: Clock;
  readonly random: Random;
  /** What is known of the stored settings (default: the lists are read first). */
  readonly lists?: SettingLists;
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
  const lists = writing.lists ?? (await readLists(writing));
  const run: Run = { ...writing, settings, lists, isReadAgain: false, changedKinds: new Set(), keptBy: null };
  const refused = refusedAmong(settings, lists);
  if (refused.length > 0) return { problem: { kind: 'refused', refused }, settings: [] };
  const decided = settings.map((setting) => ({ setting, decision: decideSetting(setting, lists) }));
  const changes = decided.filter(({ setting, decision }) => setting.kind === 'variable' && decision.kind === 'change');
  const done: WrittenSetting[] = [];
  for (const { setting, decision } of new Set([...changes, ...decided])) {
    const written = await write(setting, decision, run);
    if (written.kind !== 'done') return { problem: written, settings: done };
    done.push({ key: setting.key, how: written.how });
  }
  // If another secret could be changed, the platform can change secrets, so that this one failed.
  return run.keptBy !== null && run.changedKinds.has('secret')
    ? { problem: run.keptBy, settings: done.filter(({ how }) => how !== 'kept') }
    : { problem: null, settings: done };
}

interface Done {
  readonly kind: 'done';
  readonly how: WrittenSetting['how'];
}

type FailedResult = Exclude<SettingResult, { kind: 'written' }>;

interface Run extends Writing {
  readonly settings: readonly Setting[];
  /** The latest that were read. */
  lists: SettingLists;
  /** True once the platform contradicted the first lists. */
  isReadAgain: boolean;
  /** The kinds of which a stored setting was changed. */
  readonly changedKinds: Set<Setting['kind']>;
  /** Why the first secret was kept that the platform apparently cannot change; null if it changed all. */
  keptBy: SettingsProblem | null;
}

async function readLists({ target, limits }: Writing): Promise<SettingLists> {
  return { variable: await target.list('variable', limits), secret: await target.list('secret', limits) };
}

function refusedAmong(
  settings: readonly Setting[],
  lists: SettingLists,
  said?: 'unchangeable',
): readonly RefusedSetting[] {
  return settings.flatMap((setting) => {
    const decision = decideSetting(setting, lists, said);
    return decision.kind === 'refuse' ? [{ setting, why: decision.why }] : [];
  });
}

/** Does what was decided; if the platform contradicts the lists, reads them once more and decides again. */
async function write(setting: Setting, decided: SettingDecision, run: Run): Promise<Done | SettingsProblem> {
  const { kind } = setting;
  for (let decision = decided; ; ) {
    if (decision.kind === 'done') return decision;
    if (decision.kind === 'refuse') return { kind: 'refused', refused: [{ setting, why: decision.why }] };
    const { result, mayHaveArrived } = await send(setting, decision, run);
    const isCreation = decision.kind === 'create';
    if (result.kind === 'written') {
      if (!isCreation) run.changedKinds.add(kind);
      return { kind: 'done', how: isCreation ? 'created' : kind === 'secret' ? 'written' : 'changed' };
    }
    const before = run.lists[kind];
    const exists = result.kind === 'exists';
    const isGone = result.kind === 'unsupported' && result.error.code === 'access-not-found';
    const isLost = mayHaveArrived && before.kind === 'unread';
    if (!exists && !isGone && !isLost) return endOf(setting, result, run);
    const isNew = before.kind === 'listed' && decideSetting(setting, run.lists).kind === 'create';
    // A secret that was not listed before is the one of the request whose response was lost.
    if (exists && mayHaveArrived && kind === 'secret' && isNew) return { kind: 'done', how: 'created' };
    const isLasting = before.kind === 'unreadable' || before.kind === 'unsupported';
    if (!run.isReadAgain && !isLasting) {
      run.lists = await readLists(run);
      run.isReadAgain = true;
    }
    const list = run.lists[kind];
    if (list.kind === 'failed') {
      const { error } = list;
      return failed(setting, isLost ? result : { kind: error.code === 'throttled' ? 'throttled' : 'lost', error });
    }
    const next = decideSetting(setting, run.lists, exists ? 'exists' : null);
    // With the value of a request whose response was lost, it is the one that was created.
    if (isCreation && mayHaveArrived && next.kind === 'done' && next.how === 'unchanged')
      return { kind: 'done', how: 'created' };
    if (!isLost && isSame(next, decision)) return endOf(setting, result, run);
    decision = next;
  }
}

/** Returns whether two decisions send the same request. */
function isSame(one: SettingDecision, other: SettingDecision): boolean {
  if (one.kind === 'change') return other.kind === 'change' && one.id === other.id;
  return one.kind === 'create' && other.kind === 'create' && one.inherited?.id === other.inherited?.id;
}

/** If the platform cannot change one variable, it can change none of those that were to change; secrets it cannot change are kept. */
function endOf(setting: Setting, result: FailedResult, run: Run): Done | SettingsProblem {
  const { kind } = setting;
  const problem = failed(setting, result);
  if (result.kind !== 'unsupported' || run.changedKinds.has(kind)) return problem;
  if (kind === 'variable') {
    const variables = run.settings.filter((one) => one.kind === 'variable');
    const refused = refusedAmong(variables, run.lists, 'unchangeable');
    return refused.length === 0 ? problem : { kind: 'refused', refused };
  }
  run.keptBy ??= problem;
  return { kind: 'done', how: 'kept' };
}

/**
 * Sends a setting again as long as nothing was reached, like the request that deploys, and a few times after a lost response; not if a list
 * that was not read yet can show what arrived.
 */
async function send(
  setting: Setting,
  decision: Extract<SettingDecision, { kind: 'create' | 'change' }>,
  { target, limits, clock, random, lists }: Run,
): Promise<{ readonly result: SettingResult; readonly mayHaveArrived: boolean }> {
  const attempts = lists[setting.kind].kind === 'unread' ? 1 : ATTEMPTS;
  let failing: FailureRow | null = null;
  for (let arrivals = 0; ; ) {
    const result =
      decision.kind === 'create'
        ? await target.create(setting, decision.inherited, limits)
        : await target.change(setting, decision.id, decision.stored, limits);
    const isUnreached = result.kind === 'lost' && isUnsent(result.error);
    if (result.kind === 'lost' && !isUnreached) arrivals += 1;
    const sent = { result, mayHaveArrived: arrivals > 0 };
    const isStopped = limits.signal.aborted || (result.kind === 'lost' && result.error.code === 'cancelled-signal');
    if (result.kind !== 'lost' || isStopped || arrivals === attempts) return sent;
    if (!isUnreached) failing = null;
    else {
      const at = clock.monotonicMs();
      const outlook = outlookOf(result.error);
      // The status was read before settings are written.
      failing = addFailure(failing, outlook, at, true);
      const next = nextAttemptAt(failing, countsAs(failing, outlook), at, random());
      if (next === null || next >= limits.deadlineAt) return sent;
      await clock.wait(next - at, limits.signal);
      if (limits.signal.aborted) return sent;
    }
  }
}

function failed(setting: Setting, { kind, error }: FailedResult): SettingsProblem {
  const isUnclear = kind === 'lost' && !isUnsent(error);
  const result = isUnclear ? 'unknown' : kind === 'throttled' ? 'timed_out' : 'failure';
  return { kind: 'failed', setting, result, error };
}
