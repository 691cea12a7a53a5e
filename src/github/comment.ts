import { createHash } from 'node:crypto';
import type { Clock } from '../kernel/clock.ts';
import { type CommentDocument, EMPTY_DOCUMENT, joinDocuments } from '../report/comment/document.ts';
import {
  type CommentEntry,
  contentOf,
  entriesFrom,
  hostAndPath,
  isFailing,
  keyOf,
  withoutLog,
} from '../report/comment/entries.ts';
import { MAX_COUNT } from '../report/stored-app.ts';
import { forApp, type RunView } from '../report/view.ts';
import { Candidates, createCommentCalls } from './comment-candidates.ts';
import { createJudge, type Setback } from './http/attempts.ts';
import type { GithubClient } from './http/client.ts';
import type { JobFacts } from './job.ts';
import type { AppName, Attempt, SavedSurface, Surface, SurfaceSettings } from './surface.ts';

/** What the comment of one pull request needs. */
export interface CommentOptions {
  readonly client: GithubClient;
  readonly clock: Clock;
  readonly job: JobFacts;
  readonly settings: SurfaceSettings;
  /** The applications of the run, in its order. */
  readonly apps: readonly AppName[];
  /** Distinguishes the comment from others of the pull request: letters and digits. */
  readonly keyHash: string;
  readonly pullRequest: number;
  /** Whose comments are ours; any bot's if it is not known. */
  readonly authorLogin?: string | null;
  /** What another process of the job left. */
  readonly saved: SavedSurface | null;
}

/**
 * The one comment of a pull request, which jobs share without a lock, since GitHub has no conditional update: each writer joins all that it
 * has ever read, the oldest comment wins, and a row that a simultaneous write undid is put back by who has seen it.
 */
export class CommentSurface implements Surface {
  readonly kind = 'comment';
  readonly key: string;
  readonly #options: CommentOptions;
  readonly #candidates: Candidates;
  readonly #judge: (setback: Setback | null) => Attempt;
  /** All entries that were ever read or reported. */
  #memory = EMPTY_DOCUMENT;
  #reported: readonly CommentEntry[] = [];
  #written: string | null;
  /** True if the last check found no comment, and none was wanted. */
  #isAbsent = false;

  constructor(options: CommentOptions) {
    const { client, job, pullRequest, keyHash, authorLogin = null, saved, clock } = options;
    this.#options = options;
    this.#candidates = new Candidates(createCommentCalls(client, job, pullRequest), keyHash, authorLogin);
    this.#judge = createJudge(clock);
    this.key = String(pullRequest);
    const ours = saved?.key === this.key ? saved : null;
    this.#candidates.started = ours;
    this.#written = ours?.written ?? null;
  }

  isOutdated(run: RunView): boolean {
    if (this.#options.settings.comment === 'off') return false;
    const entries = this.#entriesOf(run);
    if (fingerprintOf(entries) === this.#written) return false;
    // Another job may have created one: the last read decides, so the ones before it are skipped.
    return !this.#isAbsent || this.#isWanted(entries) || run.progress === 'completed';
  }

  async write(run: RunView): Promise<Attempt> {
    return (await this.#settle(run, false)) ?? { kind: 'written' };
  }

  /**
   * Reads the comment once more, and repairs it if a row is lost or the comment is there twice. Null if all is right; else call
   * it again. Never rejects. To be called some seconds after the last write: until then a simultaneous one may still undo it.
   */
  async confirm(run: RunView): Promise<Attempt | null> {
    const isNothing = this.#options.settings.comment === 'off' || run.apps.length === 0;
    if (isNothing || (this.#isAbsent && !this.isOutdated(run))) return null;
    return this.#settle(run, true);
  }

  saved(): SavedSurface | null {
    const { started } = this.#candidates;
    if (started === null) return null;
    return { kind: this.kind, key: this.key, id: started.id, url: started.url, written: this.#written };
  }

  /** Returns null if nothing had to be changed. */
  async #settle(run: RunView, isThorough: boolean): Promise<Attempt | null> {
    const reading = await this.#candidates.read();
    if (reading.kind === 'failed') return this.#judge(reading.failure);
    const { documents } = reading;
    this.#memory = documents.reduce(joinDocuments, this.#memory);
    const entries = this.#entriesOf(run);
    this.#isAbsent = documents.length === 0 && !this.#isWanted(entries);
    if (this.#isAbsent) return this.#finish(entries, false);
    this.#reported = versionEntries(entries, this.#reported, this.#memory);
    this.#memory = joinDocuments(this.#memory, { ...EMPTY_DOCUMENT, entries: this.#reported });
    const change = await this.#candidates.write(this.#memory);
    if (change.kind === 'failed') {
      // What was shown before was undone, or may have been changed by this: the next write has to read it first.
      this.#written = null;
      return this.#judge(change.failure);
    }
    this.#written = fingerprintOf(entries);
    const pruned = await this.#candidates.prune(isThorough);
    if (pruned.kind === 'failed' && isThorough) return this.#judge(pruned.failure);
    return this.#finish(entries, change.kind === 'changed' || pruned.kind === 'changed');
  }

  #finish(entries: readonly CommentEntry[], isChanged: boolean): Attempt | null {
    this.#written = fingerprintOf(entries);
    const attempt = this.#judge(null);
    return isChanged ? attempt : null;
  }

  #entriesOf(run: RunView): CommentEntry[] {
    const { job, settings, apps } = this.#options;
    return entriesFrom(
      run,
      job,
      settings,
      apps.map((app) => placeOf(app, settings)),
    );
  }

  #isWanted(entries: readonly CommentEntry[]): boolean {
    return this.#options.settings.comment === 'on' || entries.some(({ conclusion }) => isFailing(conclusion));
  }
}

/** Returns a job's entries, each with its version: a new one if it differs from the job's or the document's last. */
function versionEntries(
  entries: readonly CommentEntry[],
  before: readonly CommentEntry[],
  known: CommentDocument,
): CommentEntry[] {
  const ours = new Map(before.map((entry) => [keyOf(entry), entry]));
  const theirs = new Map(known.entries.map((entry) => [keyOf(entry), entry]));
  return entries.map((entry) => {
    const key = keyOf(entry);
    const earlier = ours.get(key) ?? theirs.get(key);
    if (earlier === undefined) return entry;
    const isSame = contentOf(withoutLog(earlier)) === contentOf(withoutLog(entry));
    const latest = Math.max(earlier.version, theirs.get(key)?.version ?? 0);
    return { ...entry, version: isSame ? earlier.version : Math.min(MAX_COUNT, latest + 1) };
  });
}

/** Returns a short text that is another one for other entries, whatever their versions. */
function fingerprintOf(entries: readonly CommentEntry[]): string {
  return digestOf(entries.map(contentOf).join('\n'));
}

/** Returns the digest of where an application is deployed, as the author gave it. */
function placeOf(app: AppName, { environment, baseUrl }: SurfaceSettings): string {
  return digestOf(JSON.stringify([app.appId, environment && forApp(environment, app), hostAndPath(baseUrl)]));
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
