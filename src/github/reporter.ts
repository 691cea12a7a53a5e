import type { Clock } from '../kernel/clock.ts';
import { withinLimit } from '../kernel/time-limit.ts';
import { appsAmong } from '../report/deployment-status.ts';
import type { RunStanding } from '../report/standing.ts';
import type { Refused } from '../report/unwritten.ts';
import type { GithubProblem } from './http/github-response.ts';
import type { SavedSurface } from './surface.ts';
import { createPlace, isUnmoved, learn, notBeforeOf, type Place, type PlacedSurface } from './surfaces.ts';

/** Brings a run's standing to every surface, one write at a time. No call throws. */
export interface Reporter {
  /** Accepts the current standing of the run; it is written in its time, and only the last of several that come meanwhile. */
  changed(standing: RunStanding): void;
  /** Writes the last standing; returns once every surface shows it, was given up, or cannot be written before `timeoutMs` are over. */
  finish(standing: RunStanding, timeoutMs: number): Promise<void>;
  /** Ends every wait and writes nothing more, but for what is being sent. */
  stop(): void;
  /** What another process needs to continue: every surface with at least one write started, its id null if none was returned. */
  saved(): readonly SavedSurface[];
  /** What is not as it should be: surfaces that were given up, and those that are still behind. */
  unwritten(): readonly Refused[];
  /** True if a surface that was not given up is behind. */
  isBehind(): boolean;
}

/** What a reporter works with. */
export interface ReporterOptions {
  /** In the order of their urgency. */
  readonly surfaces: readonly PlacedSurface[];
  readonly clock: Clock;
  /** Called before a write begins and after it ended: what another process needs is in `saved`. */
  readonly onWrite: () => void;
}

/** GitHub asks for a second between two writes (its best practices for the REST API); as its own client counts it, from start to start. */
const SPACING_MS = 1_000;
/** With more writes than seconds at the end they come closer: the last begins within this time, in milliseconds. */
const LAST_BEGINS_WITHIN_MS = 4_000;

const UNANSWERED: GithubProblem = {
  kind: 'unreachable',
  permission: null,
  sentence: 'GitHub did not respond in time.',
};

/** Returns a reporter; nothing is written before the first standing. */
export function createReporter(options: ReporterOptions): Reporter {
  return new Lane(options);
}

class Lane implements Reporter {
  readonly #clock: Clock;
  readonly #places: readonly Place[];
  readonly #onWrite: () => void;
  #wanted: RunStanding | null = null;
  #running: Promise<void> | null = null;
  #nextWriteAt = 0;
  #spacingMs = SPACING_MS;
  #wake = new AbortController();
  #isStopped = false;
  #isFinishing = false;
  /** What may be written after this only is not waited for. */
  #patientUntil = Number.POSITIVE_INFINITY;

  constructor({ surfaces, clock, onWrite }: ReporterOptions) {
    this.#clock = clock;
    this.#onWrite = onWrite;
    this.#places = surfaces.map(createPlace);
  }

  changed(standing: RunStanding): void {
    if (this.#isStopped) return;
    this.#wanted = standing;
    this.#rouse();
  }

  async finish(standing: RunStanding, timeoutMs: number): Promise<void> {
    if (this.#isStopped) return;
    this.#wanted = standing;
    this.#isFinishing = true;
    this.#patientUntil = this.#clock.monotonicMs() + timeoutMs;
    const behind = this.#behind().length;
    this.#spacingMs = Math.min(SPACING_MS, LAST_BEGINS_WITHIN_MS / Math.max(1, behind));
    this.#nextWriteAt = Math.min(this.#nextWriteAt, this.#clock.monotonicMs() + this.#spacingMs);
    this.#rouse();
    await withinLimit(this.#clock, timeoutMs, async () => this.#running);
    this.stop();
  }

  stop(): void {
    this.#isStopped = true;
    this.#wake.abort();
  }

  saved(): readonly SavedSurface[] {
    return this.#places.flatMap(({ surface, of, isStarted }) => {
      const started: SavedSurface = { kind: surface.kind, id: null, url: '', written: null, of };
      return surface.saved() ?? (isStarted ? started : []);
    });
  }

  unwritten(): readonly Refused[] {
    const behind = this.#behind();
    return this.#places.flatMap((place) => {
      if (!place.isGivenUp && !behind.includes(place)) return [];
      const { sentence, permission } = place.problem ?? UNANSWERED;
      return [{ kind: place.surface.kind, sentence, permission }];
    });
  }

  isBehind(): boolean {
    return this.#behind().length > 0;
  }

  #behind(): readonly Place[] {
    const wanted = this.#wanted;
    if (wanted === null) return [];
    return this.#places.filter(
      (place) =>
        !place.isGivenUp &&
        !isUnmoved(place, wanted) &&
        !this.#awaitsLog(place, wanted) &&
        place.surface.isBehind(wanted),
    );
  }

  /** What shows log lines is written once, when they are there; the others wait for them only after a failure, whose cause they may show. */
  #awaitsLog({ surface: { kind }, appIds }: PlacedSurface, standing: RunStanding): boolean {
    if (this.#isFinishing) return false;
    if (kind === 'check-run' || kind === 'comment') return standing.progress === 'completed';
    const shown = appIds === undefined ? standing.apps : appsAmong(standing, appIds);
    return shown.some(({ isLogOpen }) => isLogOpen === true);
  }

  #rouse(): void {
    this.#wake.abort();
    this.#wake = new AbortController();
    this.#running ??= this.#run();
  }

  async #run(): Promise<void> {
    // Several changes of one turn are one; and this promise is kept before it can have ended.
    await Promise.resolve();
    for (;;) {
      const wanted = this.#wanted;
      const behind = this.#behind();
      if (this.#isStopped || wanted === null || behind.length === 0) break;
      const [next, at] = this.#earliest(behind, wanted);
      if (at > this.#patientUntil) break;
      const waitMs = at - this.#clock.monotonicMs();
      if (waitMs > 0) await this.#clock.wait(waitMs, this.#wake.signal);
      else await this.#bring(next, wanted);
    }
    this.#running = null;
  }

  /** The first that may be written, in the order of urgency, and when. */
  #earliest(behind: readonly Place[], wanted: RunStanding): readonly [Place, number] {
    const isLast = wanted.progress === 'completed';
    const due = behind.map((place): readonly [Place, number] => {
      const isPaced = !isLast && place.surface.kind === 'comment';
      return [place, Math.max(this.#nextWriteAt, isPaced ? place.notBefore : notBeforeOf(place))];
    });
    const now = this.#clock.monotonicMs();
    const ready = due.find(([, at]) => at <= now);
    return ready ?? due.reduce((first, other) => (other[1] < first[1] ? other : first));
  }

  async #bring(place: Place, wanted: RunStanding): Promise<void> {
    place.isStarted = true;
    this.#onWrite();
    const startedAt = this.#clock.monotonicMs();
    const attempt = await place.surface.bring(wanted);
    this.#nextWriteAt = startedAt + this.#spacingMs;
    learn(place, attempt, wanted.progress, this.#clock.monotonicMs());
    this.#onWrite();
  }
}
