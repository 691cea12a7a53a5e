import type { Clock } from '../../src/kernel/clock.ts';
import type { Random } from '../../src/kernel/random.ts';
import type { PlatformModel } from './platform-model.ts';

/** One service's interpretation of what the family's published API leaves open. */
export interface Reading {
  readonly number: number;
  /** The state while a request waits. */
  readonly waitsAs: 'queued' | 'last-outcome';
  /** Where the status names the request. */
  readonly request: 'always' | 'while-waiting' | 'of-shown' | 'never';
  readonly isRequestInPost: boolean;
  readonly execution: 'from-post' | 'at-dequeue' | 'never';
  readonly date: 'start' | 'end' | 'both';
}

/** The readings of the family's description, numbered as it lists them; 7 and 8 differ in the date. */
export const READINGS: readonly Reading[] = [
  reading(1, 'queued', 'always', true, 'from-post', 'end'),
  reading(2, 'queued', 'always', true, 'at-dequeue', 'end'),
  reading(3, 'queued', 'while-waiting', true, 'at-dequeue', 'end'),
  reading(4, 'queued', 'never', true, 'at-dequeue', 'start'),
  reading(5, 'queued', 'never', false, 'from-post', 'start'),
  reading(6, 'queued', 'never', false, 'at-dequeue', 'both'),
  reading(7, 'queued', 'never', false, 'never', 'end'),
  reading(8, 'queued', 'never', false, 'never', 'both'),
  reading(9, 'last-outcome', 'of-shown', true, 'at-dequeue', 'start'),
  reading(10, 'last-outcome', 'never', true, 'at-dequeue', 'start'),
  reading(11, 'last-outcome', 'while-waiting', true, 'at-dequeue', 'start'),
];

/** How one execution goes. */
export interface Course {
  readonly durationMs: number;
  readonly ending: 'success' | 'failure' | 'cancelled' | 'never';
  readonly commit: string;
  readonly action: 'DEPLOY' | 'RESTART';
}

/** Another job's request: when it is posted, in milliseconds from the start, below zero before we come; or after our POST. */
export interface OtherRequest extends Course {
  readonly postedAtMs: number;
  readonly isAfterOurs: boolean;
  /** True if it is merged with the waiting request, which then deploys its commit. */
  readonly isMerging: boolean;
}

/** One world of the family: a reading, what a service sends, and what happens in its queue. */
export interface FamilyWorld {
  readonly reading: Reading;
  readonly hasCount: boolean;
  readonly hasDetails: boolean;
  /** True if the application names the commit that runs. */
  readonly hasCommit: boolean;
  /** True if the application ran our commit before we came. */
  readonly isRerun: boolean;
  /** True if a running deployment is shown although a request waits behind it. */
  readonly isWorkShown: boolean;
  /** Which of several waiting requests the status names. */
  readonly names: 'first' | 'last';
  /** Until when another application of the environment works, in milliseconds from the start. */
  readonly environmentBusyUntilMs: number;
  readonly others: readonly OtherRequest[];
  readonly ours: Course;
  /** True if our request is merged with one that waits already. */
  readonly isOursMerged: boolean;
  /** When ours is cancelled while it waits, in milliseconds after the POST; null: never. */
  readonly cancelledAfterMs: number | null;
  /** True if a cancelled request is shown as CANCELED; otherwise the last outcome is shown again. */
  readonly isCancellationShown: boolean;
  /** How long a request takes to leave the queue. */
  readonly dequeueMs: number;
  readonly mostLagMs: number;
}

/** A platform of the family with what it says of the commit. */
export interface FamilyModel extends PlatformModel {
  /** Returns true if a later request was merged with ours, so that ours runs its commit. */
  isMergedAway(): boolean;
  runsOurCommit(): boolean;
  isOursWorking(): boolean;
  isOursWaiting(): boolean;
  /** Returns true if another job posted a request after ours. */
  hasNewerRequest(): boolean;
}

interface Waiting extends Course {
  readonly id: number;
  readonly request: string;
  readonly isOurs: boolean;
  readonly readyAt: number;
}

interface Running extends Waiting {
  readonly halfAt: number;
  readonly endsAt: number;
  readonly isHalf: boolean;
}

interface Shown {
  readonly state: string;
  readonly request: string | null;
  readonly execution: string | null;
  readonly date: string;
  readonly action: string;
  readonly status: string;
}

interface Snapshot {
  readonly at: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly commit: string;
}

/** The commit that the campaign deploys. */
export const OUR_COMMIT = 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334';
/** The commit that the application runs before. */
export const OLD_COMMIT = '0'.repeat(40);
const WORDS = { success: 'DEPLOYED', failure: 'DEPLOYMENT_ERROR', cancelled: 'CANCELED', never: 'DEPLOYING' } as const;
const DETAILS = { success: 'SUCCESS', failure: 'ERROR', cancelled: 'CANCELED', never: 'ONGOING' } as const;

function reading(
  number: number,
  waitsAs: Reading['waitsAs'],
  request: Reading['request'],
  isRequestInPost: boolean,
  execution: Reading['execution'],
  date: Reading['date'],
): Reading {
  return { number, waitsAs, request, isRequestInPost, execution, date };
}

/** Returns a platform of the family that plays a world from the clock's now. */
export function createFamilyModel(world: FamilyWorld, clock: Clock, random: Random): FamilyModel {
  return new FamilyQueue(world, clock, random);
}

class FamilyQueue implements FamilyModel {
  readonly #world: FamilyWorld;
  readonly #clock: Clock;
  readonly #random: Random;
  readonly #startedAt: number;
  readonly #snapshots: Snapshot[] = [];
  readonly #toPost: OtherRequest[];
  #queue: Waiting[] = [];
  #running: Running | null = null;
  #shown: Shown;
  #commit: string;
  #at: number;
  #requests = 0;
  #dates = 0;
  #posts = 0;
  #oursPostedAt: number | null = null;
  #oursEnd: 'success' | 'failure' | 'cancelled' | null = null;
  #oursState: 'none' | 'waiting' | 'working' | 'ended' = 'none';
  #isOursTakenOver = false;
  #isMergedAway = false;
  #hasNewer = false;
  #newerAt = Number.POSITIVE_INFINITY;

  constructor(world: FamilyWorld, clock: Clock, random: Random) {
    this.#world = world;
    this.#clock = clock;
    this.#random = random;
    this.#commit = world.isRerun ? OUR_COMMIT : OLD_COMMIT;
    this.#startedAt = clock.monotonicMs();
    this.#at = -1e9;
    this.#shown = {
      state: 'DEPLOYED',
      request: 'R-0',
      execution: 'E-0',
      date: this.#nextDate(),
      action: 'DEPLOY',
      status: 'SUCCESS',
    };
    this.#toPost = [...world.others].sort((one, other) => one.postedAtMs - other.postedAtMs);
    this.#record();
  }

  status(): Readonly<Record<string, unknown>> {
    this.#advance(this.#clock.monotonicMs());
    const { body } = this.#seenBy(this.#random() * this.#world.mostLagMs);
    return this.#random() < 0.01 ? { ...body, state: 'UNAVAILABLE' } : body;
  }

  application(): Readonly<Record<string, unknown>> | null {
    if (!this.#world.hasCommit) return null;
    this.#advance(this.#clock.monotonicMs());
    return {
      id: 'app-1',
      git_repository: { deployed_commit_id: this.#seenBy(this.#random() * this.#world.mostLagMs).commit },
    };
  }

  deploy(): Readonly<Record<string, unknown>> {
    const now = this.#clock.monotonicMs();
    this.#advance(now);
    this.#posts += 1;
    this.#oursPostedAt ??= now;
    this.#oursState = 'waiting';
    const isIdle = this.#running === null && this.#queue.length === 0 && this.#isEnvironmentFree(now);
    const request = this.#enqueue({ ...this.#world.ours, commit: OUR_COMMIT }, true, this.#world.isOursMerged, now);
    this.#advance(now);
    this.#record();
    const startsAtOnce = isIdle && this.#queue.length === 0;
    const { deployment_request_id: _shown, ...body } = this.#render();
    const names = this.#world.reading.isRequestInPost;
    return { ...body, ...(names ? { deployment_request_id: startsAtOnce ? null : request } : {}) };
  }

  isOursWorking(): boolean {
    this.#advance(this.#clock.monotonicMs());
    return this.#oursState === 'working';
  }

  isOursWaiting(): boolean {
    this.#advance(this.#clock.monotonicMs());
    return this.#oursState === 'waiting';
  }

  hasNewerRequest(): boolean {
    return this.#hasNewer;
  }

  deploymentsOfOurs(): number {
    return this.#posts;
  }

  outcomeOfOurs(): 'success' | 'failure' | 'cancelled' | null {
    this.#advance(this.#clock.monotonicMs());
    return this.#oursEnd;
  }

  isMergedAway(): boolean {
    return this.#isMergedAway;
  }

  runsOurCommit(): boolean {
    this.#advance(this.#clock.monotonicMs());
    return this.#commit === OUR_COMMIT;
  }

  wasReplaced(at = this.#clock.monotonicMs()): boolean {
    this.#advance(this.#clock.monotonicMs());
    return this.#isOursTakenOver || at >= this.#newerAt;
  }

  hasShownOther(): boolean {
    return false;
  }

  #enqueue(course: Course, isOurs: boolean, isMerging: boolean, at: number): string {
    const last = this.#queue.at(-1);
    if (isMerging && last?.action === 'DEPLOY' && course.action === 'DEPLOY') {
      // The later commit wins, and the waiting request keeps its own id.
      if (last.isOurs && !isOurs) {
        this.#isOursTakenOver = true;
        this.#isMergedAway ||= course.commit !== OUR_COMMIT;
      }
      const ending = isOurs ? course.ending : last.ending;
      this.#queue[this.#queue.length - 1] = { ...last, ending, commit: course.commit, isOurs: last.isOurs || isOurs };
      return last.request;
    }
    this.#hasNewer ||= !isOurs && this.#oursPostedAt !== null;
    this.#requests += 1;
    const id = this.#requests;
    const readyAt = at + this.#world.dequeueMs;
    this.#queue.push({ ...course, id, request: `R-${id}`, isOurs, readyAt });
    return `R-${id}`;
  }

  /** Plays everything up to `now`, event by event. */
  #advance(now: number): void {
    for (;;) {
      const nextAt = Math.min(...this.#events());
      if (nextAt > now) break;
      this.#at = Math.max(this.#at, nextAt);
      this.#step(this.#at);
      this.#record();
    }
    this.#at = Math.max(this.#at, now);
  }

  #events(): number[] {
    const posted = this.#toPost[0];
    const running = this.#running;
    const cancelledAt = this.#cancelledAt();
    const head = this.#queue[0];
    const busyUntil = this.#startedAt + this.#world.environmentBusyUntilMs;
    return [
      ...(posted === undefined ? [] : [this.#dueAt(posted)]),
      ...(running === null ? [] : [running.isHalf ? running.endsAt : running.halfAt]),
      ...(cancelledAt === null ? [] : [cancelledAt]),
      ...(head === undefined || running !== null ? [] : [Math.max(head.readyAt, busyUntil)]),
    ];
  }

  #cancelledAt(): number | null {
    const { cancelledAfterMs } = this.#world;
    if (cancelledAfterMs === null || this.#oursPostedAt === null) return null;
    return this.#queue.some(({ isOurs }) => isOurs) ? this.#oursPostedAt + cancelledAfterMs : null;
  }

  /** Performs the action that is due at a time. */
  #step(at: number): void {
    const posted = this.#toPost[0];
    if (posted !== undefined && this.#dueAt(posted) <= at) {
      this.#toPost.shift();
      this.#enqueue(posted, false, posted.isMerging, at);
      return;
    }
    const cancelledAt = this.#cancelledAt();
    if (cancelledAt !== null && cancelledAt <= at) this.#cancelOurs();
    else if (this.#running !== null) this.#progress(this.#running);
    else this.#startNext(at);
  }

  #dueAt({ postedAtMs, isAfterOurs }: OtherRequest): number {
    return (isAfterOurs ? (this.#oursPostedAt ?? Number.POSITIVE_INFINITY) : this.#startedAt) + postedAtMs;
  }

  #isEnvironmentFree(at: number): boolean {
    return at >= this.#startedAt + this.#world.environmentBusyUntilMs;
  }

  #cancelOurs(): void {
    this.#queue = this.#queue.filter(({ isOurs }) => !isOurs);
    this.#oursEnd = 'cancelled';
    this.#oursState = 'ended';
    if (this.#world.isCancellationShown && this.#running === null && this.#queue.length === 0) {
      this.#shown = { ...this.#shown, state: 'CANCELED', status: 'CANCELED' };
    }
  }

  #startNext(at: number): void {
    const request = this.#queue.shift();
    if (request === undefined) return;
    const { durationMs, isOurs, action } = request;
    if (isOurs) this.#oursState = 'working';
    else if (this.#oursState !== 'none' && this.#oursState !== 'waiting') this.#newerAt = Math.min(this.#newerAt, at);
    this.#running = { ...request, halfAt: at + durationMs / 2, endsAt: at + durationMs, isHalf: false };
    const { date } = this.#world.reading;
    this.#shown = {
      state: action === 'DEPLOY' ? 'BUILDING' : 'RESTARTING',
      request: request.request,
      execution: `E-${request.id}`,
      date: date === 'end' || action === 'RESTART' ? this.#shown.date : this.#nextDate(),
      action,
      status: 'ONGOING',
    };
  }

  #progress(running: Running): void {
    if (!running.isHalf) {
      this.#running = { ...running, isHalf: true };
      if (running.action === 'DEPLOY') this.#shown = { ...this.#shown, state: 'DEPLOYING' };
      return;
    }
    if (running.ending === 'never') {
      this.#running = { ...running, endsAt: Number.POSITIVE_INFINITY };
      return;
    }
    this.#running = null;
    const isDeploy = running.action === 'DEPLOY';
    if (isDeploy && running.ending === 'success') this.#commit = running.commit;
    if (running.isOurs) {
      this.#oursEnd = running.ending;
      this.#oursState = 'ended';
    }
    this.#shown = {
      ...this.#shown,
      state: isDeploy ? WORDS[running.ending] : 'RESTARTED',
      status: DETAILS[running.ending],
      date: this.#world.reading.date === 'start' || !isDeploy ? this.#shown.date : this.#nextDate(),
    };
  }

  #record(): void {
    this.#snapshots.push({ at: this.#at, body: this.#render(), commit: this.#commit });
  }

  #seenBy(lagMs: number): Snapshot {
    const at = this.#clock.monotonicMs() - lagMs;
    return this.#snapshots.findLast((one) => one.at <= at) ?? (this.#snapshots[0] as Snapshot);
  }

  #render(): Readonly<Record<string, unknown>> {
    const { reading, hasCount, hasDetails, isWorkShown, names } = this.#world;
    const waiting = names === 'first' ? this.#queue[0] : this.#queue.at(-1);
    const isWorkHidden = this.#running === null || !isWorkShown;
    const isQueuedShown = waiting !== undefined && reading.waitsAs === 'queued' && isWorkHidden;
    const request = this.#requestShown(waiting ?? null, isQueuedShown);
    const early = isQueuedShown && reading.execution === 'from-post' ? `E-${waiting?.id}` : this.#shown.execution;
    const { state, date, action, status } = this.#shown;
    return {
      id: 'app-1',
      state: isQueuedShown ? 'DEPLOYMENT_QUEUED' : state,
      service_deployment_status: 'UP_TO_DATE',
      last_deployment_date: date,
      ...(reading.request === 'never' ? {} : { deployment_request_id: request }),
      ...(reading.execution === 'never' ? {} : { execution_id: early }),
      ...(hasCount ? { deployment_requests_count: this.#queue.length } : {}),
      ...(hasDetails
        ? {
            status_details: {
              action: isQueuedShown ? 'DEPLOY' : action,
              status: isQueuedShown ? 'QUEUED' : status,
              sub_action: 'NONE',
            },
          }
        : {}),
    };
  }

  #requestShown(waiting: Waiting | null, isQueuedShown: boolean): string | null {
    switch (this.#world.reading.request) {
      case 'always':
        return isQueuedShown ? (waiting?.request ?? null) : this.#shown.request;
      case 'while-waiting':
        return waiting?.request ?? null;
      case 'of-shown':
        return this.#shown.request;
      case 'never':
        return null;
    }
  }

  #nextDate(): string {
    this.#dates += 1;
    return new Date(Date.UTC(2030, 0, 1, 0, this.#dates)).toISOString();
  }
}
