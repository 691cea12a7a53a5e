import { type Evidence, earlierOf, isOutcome, merge, NO_EVIDENCE, rankOf, startedAtOf } from './deployment-evidence.ts';
import { awaken, type Context, createReported, type Deployment, openDeployment } from './relayed-deployment-state.ts';

/** An event without a deployment's id, of one application. */
export interface UnattributedEvent {
  /** The order of keys breaks ties. */
  readonly key: string;
  readonly receivedAt: number;
  readonly evidence: Evidence;
  /** Whether the delivery names other applications too (default: false). */
  readonly isShared?: boolean;
}

/** What reads like one deployment: a start and all events until the next start. */
export interface Run {
  /** Of every event in it, in order of time. */
  readonly keys: readonly string[];
  readonly openedAt: number;
  /** The earliest instant, by the platform's clock, at which it was reported to be under way; null if it never was. */
  readonly startedAt: number | null;
  readonly evidence: Evidence;
  /** Whether every delivery in it names other applications too. */
  readonly isShared: boolean;
}

/** A deployment that a workflow registered and that no delivery reported by its id. */
interface RegisteredDeployment {
  readonly id: string;
  readonly registeredAt: number;
  /** When it was over; null while it is under way. */
  readonly endedAt: number | null;
  /** Decides the order of two of the same instant, whatever their ids. */
  readonly tieBreaker: string;
}

/** A registration follows the request that deploys; the platform may have reported its start this much before, in milliseconds. */
export const REACH_BACK_MS = 60_000;

/** Events without a deployment's id count for this long. */
export const KEPT_MS = 24 * 3_600_000;

/**
 * Divides events without a deployment's id into runs, by their own times: a start after an end starts the next run.
 * Depends on the set of events alone, so that any order of arrival gives the same.
 */
export function findRuns(events: readonly UnattributedEvent[]): readonly Run[] {
  const runs: Run[] = [];
  for (const { key, receivedAt, evidence, isShared = false } of [...events].sort(byTime)) {
    const current = runs.at(-1);
    const startedAt = startedAtOf(evidence, receivedAt);
    if (current === undefined || (isOutcome(current.evidence.word) && !isOutcome(evidence.word))) {
      const first = merge(NO_EVIDENCE, evidence);
      // A clock that is ahead cannot make a deployment start after it was reported.
      runs.push({ keys: [key], openedAt: Math.min(evidence.at, receivedAt), startedAt, evidence: first, isShared });
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

function byTime(one: UnattributedEvent, other: UnattributedEvent): number {
  return (
    one.evidence.at - other.evidence.at ||
    rankOf(one.evidence.word) - rankOf(other.evidence.word) ||
    (one.key < other.key ? -1 : 1)
  );
}

/**
 * Returns the runs that still count: those with an event of the last day. `events` reach back twice as far, so that a run counts as a
 * whole or not at all: the rest of one whose start is no longer read would look like one without an owner. `isComplete` false: the
 * events are cut off, and the oldest run may be such a rest.
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

/**
 * Gives each registered deployment the first run that is free, can be its own, and that no earlier one took; returns the
 * deployment's id by the run's index. Depends on the two sets alone. A run that started after a deployment was over is not its own.
 */
export function matchRuns(
  registered: readonly RegisteredDeployment[],
  runs: readonly Run[],
  isFree: (index: number) => boolean,
): ReadonlyMap<number, string> {
  const taken = new Map<number, string>();
  for (const one of [...registered].sort(byRegistration)) {
    const index = runs.findIndex((run, at) => isFree(at) && !taken.has(at) && canOwn(one, run));
    if (index >= 0) taken.set(index, one.id);
  }
  return taken;
}

function canOwn({ registeredAt, endedAt }: RegisteredDeployment, { openedAt }: Run): boolean {
  return openedAt >= registeredAt - REACH_BACK_MS && (endedAt === null || openedAt <= endedAt);
}

function byRegistration(one: RegisteredDeployment, other: RegisteredDeployment): number {
  return one.registeredAt - other.registeredAt || (one.tieBreaker < other.tieBreaker ? -1 : 1);
}

/** Returns the deployments with all events without an id, attributed again: a registration may own a run since. */
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

/**
 * Returns the deployment that events without its id opened before `registered` was registered: both are the same. Null if they opened
 * none that can be its own, or one that is over, which is then another.
 */
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

/** Returns the owner of each run, by its index: a registered deployment, else the one that the run opened. */
function ownersOf(deployments: readonly Deployment[], runs: readonly Run[]): ReadonlyMap<number, string> {
  const opened = openersOf(deployments, runs);
  const over = new Set(deployments.filter(({ endedAt }) => endedAt !== null).map(({ id }) => id));
  const registered = deployments.flatMap(({ id, registeredAt, endedAt, reported, placed, runId, deployment }) => {
    const tieBreaker = JSON.stringify([placed?.sha, runId, deployment]);
    return registeredAt === null || reported.isNamed ? [] : [{ id, registeredAt, endedAt, tieBreaker }];
  });
  const isFree = (index: number): boolean => !over.has(opened.get(index) ?? '');
  return new Map([...opened, ...matchRuns(registered, runs, isFree)]);
}

/** Returns the deployment that each run opened and that no workflow registered, by the run's index. */
function openersOf(deployments: readonly Deployment[], runs: readonly Run[]): ReadonlyMap<number, string> {
  const opened = new Map<number, string>();
  for (const { id, firstKey, registeredAt } of deployments) {
    if (firstKey === null || registeredAt !== null) continue;
    const index = runs.findIndex(({ keys }) => keys.includes(firstKey));
    if (index >= 0) opened.set(index, id);
  }
  return opened;
}

/** One that was registered since may have the id that follows from the first key: then the id follows from the instant too. */
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

/** A registered deployment opens with its registration: its run may change as more events come. */
function withRun(owner: Deployment, { openedAt, evidence, startedAt, isShared }: Run, now: number): Deployment {
  const reported = createReported(evidence, { isNamed: false, startedAt, isShared });
  return awaken({ ...owner, openedAt: owner.registeredAt === null ? openedAt : owner.openedAt, reported }, owner, now);
}
