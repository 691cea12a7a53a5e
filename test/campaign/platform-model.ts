import type { Clock } from '../../src/kernel/clock.ts';
import type { Random } from '../../src/kernel/random.ts';

/** The properties of a simulated platform, drawn once a run. */
export interface Temper {
  /** The earlier state and its date; null if the platform has no dates. */
  readonly prior: string;
  readonly hasDates: boolean;
  /** True if the date changes when a deployment starts, false if it changes when the deployment ends. */
  readonly datesAtStart: boolean;
  readonly hasIdentity: boolean;
  /** How long a started deployment takes to appear, in milliseconds. */
  readonly startDelayMs: number;
  readonly durationMs: number;
  readonly ending: 'success' | 'failure' | 'cancelled' | 'never' | 'never-starts';
  /** Maximum age of a status response, in milliseconds; drawn again for every response. */
  readonly mostLagMs: number;
  /** Words of the platform's own between the known ones. */
  readonly hasUnknownStates: boolean;
  /** When another job deploys the same application, in milliseconds after our request; null: never. */
  readonly otherAfterMs: number | null;
  /** How long another deployment is in progress, during which our request is refused with 409; 0: none. */
  readonly busyForMs: number;
}

/** One moment of what is true of the application. */
interface Truth {
  readonly at: number;
  readonly state: string;
  readonly date: string | null;
  readonly id: string | null;
}

/** The platform as it is, without the network between it and us. */
export interface PlatformModel {
  /** The current status response, from a replica that may lag. */
  status(): Readonly<Record<string, unknown>>;
  /** The status of the application itself; absent or null: the service has no such endpoint. */
  application?(): Readonly<Record<string, unknown>> | null;
  /** Accepts the request that deploys and returns the response's body; null stands for 409. */
  deploy(): Readonly<Record<string, unknown>> | null;
  deploymentsOfOurs(): number;
  /** The known outcome of our deployment so far: null while it is in progress or never started. */
  outcomeOfOurs(): 'success' | 'failure' | 'cancelled' | null;
  /** Returns true if another job's deployment had replaced ours at an instant (default: now). */
  wasReplaced(at?: number): boolean;
  /** Returns true if the status showed the id of another job's deployment after our request. */
  hasShownOther(): boolean;
}

/** Draws a platform: most are ordinary, every trait is seen often enough. */
export function drawTemper(random: Random): Temper {
  const pick = <T>(...choices: readonly T[]): T => choices[Math.floor(random() * choices.length)] as T;
  const chance = (probability: number): boolean => random() < probability;
  const ending = pick<Temper['ending']>(
    'success',
    'success',
    'success',
    'failure',
    'failure',
    'cancelled',
    'never',
    'never-starts',
  );
  const hasDates = chance(0.8);
  const hasIdentity = chance(0.3);
  const isFast = chance(0.2);
  return {
    prior: pick('RUNNING', 'RUNNING', 'STOPPED', 'ERROR', 'READY', 'DEPLOYMENT_ERROR'),
    hasDates,
    datesAtStart: chance(0.5),
    hasIdentity,
    startDelayMs: chance(0.5) ? 0 : random() * 25_000,
    // Without a date and an id, a deployment shorter than the time between two status checks leaves no trace.
    durationMs:
      hasDates || hasIdentity
        ? isFast
          ? random() * 4_000
          : 20_000 + random() * 900_000
        : 120_000 + random() * 900_000,
    ending,
    mostLagMs: chance(0.5) ? 0 : random() * 8_000,
    hasUnknownStates: chance(0.2),
    otherAfterMs: chance(0.15) ? 30_000 + random() * 600_000 : null,
    busyForMs: chance(0.15) ? 20_000 + random() * 200_000 : 0,
  };
}

/** Returns a platform of the given temper at the clock's now. */
export function createPlatformModel(temper: Temper, clock: Clock, random: Random): PlatformModel {
  const startedAt = clock.monotonicMs();
  const truths: Truth[] = [truth(-1e9, temper.prior, dateOf(temper, 0), idOf(temper, 'dep-0'))];
  let ours: { readonly at: number; readonly endsAt: number } | null = null;
  let replacedAt = Number.POSITIVE_INFINITY;
  let count = 0;
  if (temper.busyForMs > 0) {
    truths.push(
      truth(startedAt - 60_000, 'DEPLOYING', dateOf(temper, temper.datesAtStart ? 1 : 0), idOf(temper, 'dep-other')),
    );
    truths.push(truth(startedAt + temper.busyForMs, 'RUNNING', dateOf(temper, 1), idOf(temper, 'dep-other')));
  }
  const now = (): number => clock.monotonicMs();

  const deploy = (): Readonly<Record<string, unknown>> | null => {
    if (now() < startedAt + temper.busyForMs) return null;
    // If no deployment ever appears, a second request is correct.
    if (temper.ending !== 'never-starts' || count === 0) count += 1;
    const shownAt = now() + temper.startDelayMs;
    ours ??= { at: shownAt, endsAt: shownAt + temper.durationMs };
    if (temper.ending !== 'never-starts') truths.push(...courseOf(temper, shownAt, 2, `dep-ours-${count}`));
    if (temper.otherAfterMs !== null && temper.ending !== 'never-starts') {
      replacedAt = now() + temper.otherAfterMs;
      const kept = truths.filter(({ at }) => at < replacedAt);
      const theirs = courseOf({ ...temper, ending: 'success', durationMs: 60_000 }, replacedAt, 4, 'dep-theirs');
      truths.splice(0, truths.length, ...kept, ...theirs);
    }
    return { id: `dep-ours-${count}`, status: 'QUEUED', application_id: 'app-1' };
  };

  return {
    deploy,
    status: () => render(lastBefore(truths, now() - random() * temper.mostLagMs)),
    deploymentsOfOurs: () => count,
    outcomeOfOurs: () => {
      if (ours === null || now() < ours.endsAt || ours.endsAt >= replacedAt) return null;
      return temper.ending === 'never' || temper.ending === 'never-starts' ? null : temper.ending;
    },
    wasReplaced: (at = now()) => at >= replacedAt,
    hasShownOther: () => temper.hasIdentity && (temper.busyForMs > 0 || now() >= replacedAt),
  };
}

const END_STATES = { success: 'RUNNING', failure: 'DEPLOYMENT_ERROR', cancelled: 'CANCELED' } as const;

function courseOf(temper: Temper, shownAt: number, dateNumber: number, id: string): Truth[] {
  const { durationMs, ending } = temper;
  const words = temper.hasUnknownStates
    ? ['DEPLOYMENT_QUEUED', 'TELEPORTATION', 'DEPLOYING']
    : ['DEPLOYMENT_QUEUED', 'BUILDING', 'DEPLOYING'];
  const during = dateOf(temper, temper.datesAtStart ? dateNumber : dateNumber - 1, dateNumber);
  const shown = idOf(temper, id);
  const course = words.map((word, index) => truth(shownAt + (durationMs * index) / words.length, word, during, shown));
  if (ending === 'never' || ending === 'never-starts') return course;
  return [...course, truth(shownAt + durationMs, END_STATES[ending], dateOf(temper, dateNumber), shown)];
}

function truth(at: number, state: string, date: string | null, id: string | null): Truth {
  return { at, state, date, id };
}

function lastBefore(truths: readonly Truth[], at: number): Truth {
  return truths.findLast((one) => one.at <= at) ?? (truths[0] as Truth);
}

/** The `number`-th date; if dates change at the end, the previous one belongs to the deployment that finished last. */
function dateOf(temper: Temper, number: number, ofRun = number): string | null {
  if (!temper.hasDates) return null;
  const shown = ofRun !== number && ofRun === 2 && temper.busyForMs === 0 ? 0 : number;
  return new Date(Date.UTC(2030, 0, 1, shown)).toISOString();
}

function idOf(temper: Temper, id: string): string | null {
  return temper.hasIdentity ? id : null;
}

function render({ state, date, id }: Truth): Readonly<Record<string, unknown>> {
  return {
    id: 'app-1',
    state,
    service_deployment_status: 'UP_TO_DATE',
    ...(date === null ? {} : { last_deployment_date: date }),
    ...(id === null ? {} : { deployment_id: id }),
  };
}
