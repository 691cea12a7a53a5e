import type { Clock } from '../kernel/clock.ts';
import { withinLimit } from '../kernel/time-limit.ts';
import { selectApps } from '../report/github-status.ts';
import type { Refused } from '../report/unwritten.ts';
import type { Progress, RunView } from '../report/view.ts';
import type { GithubProblem } from './http/response.ts';
import type { Attempt, SavedSurface, Surface } from './surface.ts';

/** What a reporter works with. */
interface ReporterOptions {
  /** In the order of their urgency. */
  readonly surfaces: readonly Surface[];
  readonly clock: Clock;
  /** Called before a write starts and after it ended: what another process needs is in `saved`. */
  readonly onWrite: () => void;
}

/** A surface in the queue, and the result of its last write. */
interface QueuedSurface {
  readonly surface: Surface;
  /** When it may be written again, on the monotonic clock. */
  notBefore: number;
  /** The progress that was written last; null before. */
  written: Progress | null;
  problem: GithubProblem | null;
  isStarted: boolean;
  isGivenUp: boolean;
}

/** GitHub asks for a second between two writes (its best practices for the REST API); as its own client counts it, from start to start. */
const SPACING_MS = 1_000;
/** With more writes than seconds at the end they come closer: the last starts within this time, in milliseconds. */
const LAST_STARTS_WITHIN_MS = 4_000;
/** Minimum time between two updates of a comment while deployments continue, in milliseconds: each takes two calls. */
const COMMENT_SPACING_MS = 120_000;

const NO_RESPONSE: GithubProblem = {
  kind: 'unreachable',
  permission: null,
  sentence: 'GitHub did not respond in time.',
};

/** Writes a run to its surfaces, one write at a time; nothing before the first view. No call throws. */
export class Reporter {
  readonly #clock: Clock;
  readonly #queue: QueuedSurface[] = [];
  readonly #onWrite: () => void;
  #run: RunView | null = null;
  #loop: Promise<void> | null = null;
  #nextWriteAt = 0;
  #spacingMs = SPACING_MS;
  #wake = new AbortController();
  #isStopped = false;
  #isFinishing = false;
  /** A surface that may be written only after this is not waited for. */
  #waitsUntil = Number.POSITIVE_INFINITY;

  constructor({ surfaces, clock, onWrite }: ReporterOptions) {
    this.#clock = clock;
    this.#onWrite = onWrite;
    this.add(surfaces);
  }

  /** Adds surfaces that became known later; they are written with the next view. */
  add(surfaces: readonly Surface[]): void {
    const queued = surfaces.map((surface) => ({
      surface,
      notBefore: 0,
      written: null,
      problem: null,
      isStarted: false,
      isGivenUp: false,
    }));
    this.#queue.push(...queued);
  }

  /** Accepts the current view of the run, to be written as soon as GitHub's limits allow; if several come until then, only the last one. */
  changed(run: RunView): void {
    if (this.#isStopped) return;
    this.#run = run;
    this.#wakeUp();
  }

  /** Writes the last view; returns once every surface shows it, was given up, or cannot be written before `timeoutMs` are over. */
  async finish(run: RunView, timeoutMs: number): Promise<void> {
    if (this.#isStopped) return;
    this.#run = run;
    this.#isFinishing = true;
    this.#waitsUntil = this.#clock.monotonicMs() + timeoutMs;
    const writes = this.#outdated().length;
    this.#spacingMs = Math.min(SPACING_MS, LAST_STARTS_WITHIN_MS / Math.max(1, writes));
    this.#nextWriteAt = Math.min(this.#nextWriteAt, this.#clock.monotonicMs() + this.#spacingMs);
    this.#wakeUp();
    await withinLimit(this.#clock, timeoutMs, async () => this.#loop);
    this.stop();
  }

  /** Ends every wait and starts no more writes. */
  stop(): void {
    this.#isStopped = true;
    this.#wake.abort();
  }

  /** What another process needs to continue: every surface with at least one write started, its id null if none was returned. */
  saved(): readonly SavedSurface[] {
    return this.#queue.flatMap(({ surface, isStarted }) => {
      const { kind, key } = surface;
      return surface.saved() ?? (isStarted ? { kind, key, id: null, url: '', written: null } : []);
    });
  }

  /** What does not show the last view: surfaces that were given up, and outdated ones. */
  unwritten(): readonly Refused[] {
    const outdated = this.#outdated();
    return this.#queue.flatMap((queued) => {
      if (!queued.isGivenUp && !outdated.includes(queued)) return [];
      const { sentence, permission } = queued.problem ?? NO_RESPONSE;
      return [{ kind: queued.surface.kind, sentence, permission }];
    });
  }

  /** True if a surface that was not given up is outdated. */
  isOutdated(): boolean {
    return this.#outdated().length > 0;
  }

  #outdated(): readonly QueuedSurface[] {
    const run = this.#run;
    if (run === null) return [];
    return this.#queue.filter(
      (queued) =>
        !queued.isGivenUp &&
        !isSameGate(queued, run) &&
        !this.#awaitsLog(queued.surface, run) &&
        queued.surface.isOutdated(run),
    );
  }

  /** What shows log lines is written once, when they are there; the others wait for them only after a failure, whose cause they may show. */
  #awaitsLog(surface: Surface, run: RunView): boolean {
    if (this.#isFinishing) return false;
    const isWhole = surface.appIds === undefined && (surface.kind === 'check-run' || surface.kind === 'comment');
    if (isWhole) return run.progress === 'completed';
    return shownBy(surface, run).apps.some(({ isLogOpen }) => isLogOpen === true);
  }

  #wakeUp(): void {
    this.#wake.abort();
    this.#wake = new AbortController();
    this.#loop ??= this.#writeAll();
  }

  async #writeAll(): Promise<void> {
    // Several changes of one turn are one; and this promise is kept before it can have ended.
    await Promise.resolve();
    for (;;) {
      const run = this.#run;
      const outdated = this.#outdated();
      if (this.#isStopped || run === null || outdated.length === 0) break;
      const [next, at] = this.#findNext(outdated, run);
      if (at > this.#waitsUntil) break;
      const waitMs = at - this.#clock.monotonicMs();
      if (waitMs > 0) await this.#clock.wait(waitMs, this.#wake.signal);
      else await this.#write(next, run);
    }
    this.#loop = null;
  }

  /** Returns the most urgent surface that may be written now, else the first that may be, and when. */
  #findNext(outdated: readonly QueuedSurface[], run: RunView): readonly [QueuedSurface, number] {
    const due = outdated.map((queued): readonly [QueuedSurface, number] => {
      // The last write ignores the comment's own pace, but not a wait due to GitHub or a failure.
      const isPaced = run.progress !== 'completed' || queued.problem !== null;
      return [queued, Math.max(this.#nextWriteAt, isPaced ? queued.notBefore : 0)];
    });
    const now = this.#clock.monotonicMs();
    const ready = due.find(([, at]) => at <= now);
    return ready ?? due.reduce((first, other) => (other[1] < first[1] ? other : first));
  }

  async #write(queued: QueuedSurface, run: RunView): Promise<void> {
    queued.isStarted = true;
    this.#onWrite();
    const startedAt = this.#clock.monotonicMs();
    const attempt = await queued.surface.write(run);
    this.#nextWriteAt = startedAt + this.#spacingMs;
    recordAttempt(queued, attempt, shownBy(queued.surface, run).progress, this.#clock.monotonicMs());
    this.#onWrite();
  }
}

/** Records the result, at `now` on the monotonic clock, of an attempt to show `progress`. */
function recordAttempt(queued: QueuedSurface, attempt: Attempt, progress: Progress, now: number): void {
  queued.problem = attempt.kind === 'written' ? null : attempt.problem;
  queued.isGivenUp = attempt.kind === 'given-up';
  if (attempt.kind === 'later') queued.notBefore = attempt.notBefore;
  else queued.notBefore = queued.surface.kind === 'comment' ? now + COMMENT_SPACING_MS : 0;
  if (attempt.kind === 'written') queued.written = progress;
}

/** Returns true if a gate is open or shut as before: which of several applications have finished meanwhile is not worth a call. */
function isSameGate({ surface, written }: QueuedSurface, run: RunView): boolean {
  const { progress } = shownBy(surface, run);
  if (progress === 'completed' || written === null) return false;
  // A commit status knows but one word for all that is not over.
  return surface.kind === 'commit-status' || (surface.kind === 'check-run' && written === progress);
}

/** Returns the part of a run that a surface shows. */
function shownBy({ appIds }: Surface, run: RunView): RunView {
  return appIds === undefined ? run : selectApps(run, appIds);
}
