import { awaken, type Context, type Deployment, openDeployment } from './deployment.ts';
import { type Evidence, earlierOf, isOutcome, merge, NO_EVIDENCE, startedAtOf } from './evidence.ts';

/** An event of one application without a deployment's id. */
export interface UnattributedEvent {
  /** Orders events of the same time. */
  readonly key: string;
  readonly receivedAt: number;
  readonly evidence: Evidence;
  /** True if the delivery also names other applications, so that it may not be about this one. */
  readonly isShared: boolean;
}

/** Events that look like one deployment: starts, and one outcome with its repetitions. */
export interface Run {
  /** The keys of its events, in order of time. */
  readonly keys: readonly string[];
  readonly openedAt: number;
  /** True if its outcome was reported before any start. */
  readonly isOutcomeOnly: boolean;
  /** When it was first reported to be under way, by the platform's clock, or null. */
  readonly startedAt: number | null;
  readonly evidence: Evidence;
  /** True if every delivery in it also names other applications. */
  readonly isShared: boolean;
}

/** A registration follows the request to deploy, so the platform may have reported the start up to this much earlier, in milliseconds. */
export const REACH_BACK_MS = 60_000;

/** For this long, the same outcome without a time of its own counts as a repetition, in milliseconds. */
const REPEATED_MS = 60_000;

/** Events without a deployment's id count for this long. */
export const KEPT_MS = 24 * 3_600_000;

/**
 * Divides events without a deployment's id into runs by their times: what follows an outcome starts the next run, unless it repeats the
 * outcome; docs/relay/api.md has the table. The result depends only on the set of events, not on their order of arrival.
 */
export function findRuns(events: readonly UnattributedEvent[]): readonly Run[] {
  const runs: Run[] = [];
  for (const event of [...events].sort(byTime)) {
    const { key, receivedAt, evidence, isShared } = event;
    const current = runs.at(-1);
    const startedAt = startedAtOf(evidence, receivedAt);
    if (current === undefined || (isOutcome(current.evidence.word) && !isRepeated(current.evidence, event))) {
      const first = merge(NO_EVIDENCE, evidence);
      // If the sender's clock is ahead, the deployment still started before its report arrived.
      const openedAt = Math.min(evidence.at, receivedAt);
      const isOutcomeOnly = isOutcome(evidence.word);
      runs.push({ keys: [key], openedAt, isOutcomeOnly, startedAt, evidence: first, isShared });
      continue;
    }
    runs[runs.length - 1] = {
      ...current,
      keys: [...current.keys, key],
      startedAt: earlierOf(current.startedAt, startedAt),
      evidence: merge(current.evidence, evidence),
      isShared: current.isShared && isShared,
    };
  }
  return runs;
}

/** Returns true if an event may be a redelivery of an outcome: a redelivery has the same content, with the same time if it has one. */
function isRepeated(outcome: Evidence, { evidence: { word, at }, receivedAt }: UnattributedEvent): boolean {
  return word === outcome.word && at - outcome.at <= (at === receivedAt ? REPEATED_MS : 0);
}

/** Of the same time, a start comes before an outcome, and the worse outcome comes last, since a later run is what counts. */
function byTime(one: UnattributedEvent, other: UnattributedEvent): number {
  const isSame = one.evidence.word === other.evidence.word && one.evidence.authority === other.evidence.authority;
  const isLater = isSame ? one.key > other.key : merge(one.evidence, other.evidence) === one.evidence;
  return one.evidence.at - other.evidence.at || (isLater ? 1 : -1);
}

/**
 * Returns the runs with an event of the last day. `events` reach back twice as far, so that each run counts as a whole or not at all: the
 * rest of a run whose start is missing would look like a run without an owner. If `isComplete` is false, the oldest run may be such a rest
 * and is left out.
 */
export function findCountingRuns(
  events: readonly UnattributedEvent[],
  isComplete: boolean,
  now: number,
): readonly Run[] {
  const receivedAt = new Map(events.map((event) => [event.key, event.receivedAt]));
  const all = findRuns(events);
  const whole = isComplete ? all : all.slice(1);
  return whole.filter(({ keys }) => keys.some((key) => (receivedAt.get(key) ?? 0) > now - KEPT_MS));
}

/** Returns the deployments after all events without an id are attributed again, since a new registration may own a run. */
export function attributeRuns(
  deployments: readonly Deployment[],
  application: string,
  runs: readonly Run[],
  context: Context,
): readonly Deployment[] {
  const owners = ownersOf(deployments, runs);
  return runs.reduce<readonly Deployment[]>((all, run, index) => {
    const owner = all.find(({ id }) => owners.get(index) === id) ?? openByRun(all, application, run, context);
    return [...all.filter(({ id }) => id !== owner.id), withRun(owner, run, context.now)];
  }, deployments);
}

/** Returns the deployment under way that events without an id opened before `registered` was registered; null if there is none. */
export function findOpened(
  deployments: readonly Deployment[],
  registered: Deployment,
  runs: readonly Run[],
): Deployment | null {
  const owners = ownersOf([...deployments, registered], runs);
  const index = [...owners].find(([, id]) => id === registered.id)?.[0];
  if (index === undefined) return null;
  const id = openersOf(deployments, runs).get(index);
  return deployments.find((one) => one.id === id) ?? null;
}

/**
 * Returns the owner of each run by its index: a deployment that was registered, else the one that the run opened. Each registered one that
 * no delivery named gets the first free run that it can own and that no earlier one got. A run of a finished deployment is not free.
 */
export function ownersOf(deployments: readonly Deployment[], runs: readonly Run[]): ReadonlyMap<number, string> {
  const opened = openersOf(deployments, runs);
  const finished = new Set(deployments.filter(({ endedAt }) => endedAt !== null).map(({ id }) => id));
  const owned = new Map<number, string>();
  for (const one of deployments.filter(({ reported }) => !reported.isNamed).sort(byRegistration)) {
    const isFree = (index: number): boolean => !owned.has(index) && !finished.has(opened.get(index) ?? '');
    const index = runs.findIndex((run, at) => isFree(at) && canOwn(one, run));
    if (index >= 0) owned.set(index, one.id);
  }
  return new Map([...opened, ...owned]);
}

/** A run that started after a deployment had finished is not its own, unless it only reports the outcome that the status showed first. */
function canOwn({ registeredAt, endedAt, seen }: Deployment, { openedAt, isOutcomeOnly, evidence }: Run): boolean {
  if (registeredAt === null || openedAt < registeredAt - REACH_BACK_MS) return false;
  const lateMs = isOutcomeOnly && evidence.word === seen.word ? REPEATED_MS : 0;
  return endedAt === null || openedAt <= endedAt + lateMs;
}

/** Compares deployments by registration, unregistered ones first; those of the same time independent of their ids. */
export function byRegistration(one: Deployment, other: Deployment): number {
  const tieBreaker = ({ placed, runId, deployment }: Deployment): string =>
    JSON.stringify([placed?.sha, runId, deployment]);
  return (one.registeredAt ?? 0) - (other.registeredAt ?? 0) || (tieBreaker(one) < tieBreaker(other) ? -1 : 1);
}

/** Returns the deployment that each run opened by the index of the run, without those that a workflow registered. */
function openersOf(deployments: readonly Deployment[], runs: readonly Run[]): ReadonlyMap<number, string> {
  const opened = new Map<number, string>();
  for (const { id, firstKey, registeredAt } of deployments) {
    if (firstKey === null || registeredAt !== null) continue;
    const index = runs.findIndex(({ keys }) => keys.includes(firstKey));
    if (index >= 0) opened.set(index, id);
  }
  return opened;
}

/** Adds a salt if a deployment that was registered since has the same id. */
function openByRun(
  all: readonly Deployment[],
  application: string,
  { keys, openedAt }: Run,
  context: Context,
): Deployment {
  const opening = { application, deployment: null, firstKey: keys[0] ?? null, openedAt };
  let opened = openDeployment(opening, context);
  for (let salt = context.now; all.some(({ id }) => id === opened.id); salt++) {
    opened = openDeployment({ ...opening, salt }, context);
  }
  return opened;
}

/** A registered deployment was opened by its registration, not by its run, which may change as more events arrive. */
function withRun(owner: Deployment, { openedAt, evidence, startedAt, isShared }: Run, now: number): Deployment {
  const reported = { ...evidence, isNamed: false, startedAt, isShared };
  return awaken({ ...owner, openedAt: owner.registeredAt === null ? openedAt : owner.openedAt, reported }, owner, now);
}
