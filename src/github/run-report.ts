import { randomUUID } from 'node:crypto';
import type { Clock } from '../kernel/clock.ts';
import { textOf } from '../kernel/hostile-json.ts';
import { withinLimit } from '../kernel/time-limit.ts';
import { type Refused, renderLeft, renderUnwritten } from '../report/unwritten.ts';
import { cancelRun, combineApps, forApp, type Links, type RunView } from '../report/view.ts';
import { isSoonOver } from './http/attempts.ts';
import type { GithubClient } from './http/client.ts';
import type { GithubProblem, GithubResult } from './http/response.ts';
import type { JobFacts } from './job.ts';
import { findLastCommit } from './last-deployment.ts';
import { findNewerDeployment } from './order-guard.ts';
import { type FoundPullRequests, findPullRequests } from './pull-requests.ts';
import { Reporter } from './reporter.ts';
import { renderSavedReport, type SavedReport } from './saved-report.ts';
import type { Subject } from './subject.ts';
import type { AppName, SavedSurface, Surface, SurfaceSettings } from './surface.ts';
import { createSurfaces, groupsOf, type Surfaces } from './surfaces.ts';

/** What the report of a run is made of. */
interface RunReportOptions {
  readonly client: GithubClient;
  readonly clock: Clock;
  readonly job: JobFacts;
  readonly subject: Subject;
  /** Why the commit of the job is not the one that is deployed (default: nothing prevents it). */
  readonly commitProblem?: GithubProblem | null;
  /** The commit that the order guard compares; null or absent for that of the job. */
  readonly guarded?: string | null;
  readonly settings: SurfaceSettings;
  readonly apps: readonly AppName[];
  /** Begins the key by which a creation is found again: the step in its job. */
  readonly nonce: string;
  /** Keeps what the post step needs; empty if it has nothing to do. Often called with the same text. */
  readonly save: (text: string) => void;
  readonly warn: (message: string) => void;
  /** True if the job summary is written: it then has what GitHub does not show. */
  readonly hasSummary: boolean;
  /** True if the token is a person's, whose comments are no bot's. */
  readonly isPersonal: boolean;
}

/** How long GitHub may delay a verdict, in milliseconds. */
const MAX_DELAY_MS = 8_000;
/** How long the last search for pull requests may delay the last writes, in milliseconds. */
const MAX_SEARCH_MS = 3_000;
/** How long the search for the commit that ran before may delay the last writes, in milliseconds. */
const MAX_PREVIOUS_MS = 3_000;
/** Another job's write that was under way when ours ended has arrived by then, in milliseconds. */
const SETTLING_MS = 2_500;
const MAX_CONFIRMATIONS = 8;

/** What a run shows on GitHub while it lasts; it looks for the pull requests at once. No call rejects, and none affects the verdict. */
export class RunReport {
  readonly #options: RunReportOptions;
  readonly #refused: Refused[] = [];
  /** The newer commit of each environment that was checked. */
  readonly #newer = new Map<string, Promise<string | null>>();
  readonly #ready: Promise<void>;
  #found = NONE_FOUND;
  #author: string | null = null;
  #surfaces: Surfaces = { all: [], comments: [] };
  #reporter: Reporter | null = null;
  #last: RunView | null = null;
  #isLeft = false;
  #isDone = false;

  constructor(options: RunReportOptions) {
    // What was left is another process's: nothing more is sent from here.
    const call: GithubClient['call'] = async (...given) => (this.#isLeft ? LEFT : options.client.call(...given));
    // The jobs of a matrix have all of the step's in common; the post step reads it from the saved state.
    this.#options = { ...options, client: { call }, nonce: `${options.nonce}/${randomUUID()}` };
    this.#refuseCommit();
    this.#ready = this.#prepare();
  }

  /** Returns the newer commit that is deployed to an application's environment; null if none is, or GitHub does not respond in time. */
  async findNewer(app: AppName): Promise<{ readonly commit: string; readonly environment: string } | null> {
    const { settings, job, commitProblem = null } = this.#options;
    if (settings.environment === null) return null;
    if (job.sha === '') {
      if (commitProblem !== null) this.#refuse('order-guard', commitProblem);
      return null;
    }
    const environment = forApp(settings.environment, app);
    const newer = this.#newer.get(environment) ?? this.#findNewerIn(environment);
    this.#newer.set(environment, newer);
    const commit = await newer;
    return commit === null ? null : { commit, environment };
  }

  async #findNewerIn(environment: string): Promise<string | null> {
    const { client, clock, job } = this.#options;
    const guarded = { ...job, sha: this.#options.guarded ?? job.sha };
    const found = await findNewerDeployment({ client, job: guarded, environment }, clock);
    if (found.problem !== null) this.#refuse('order-guard', found.problem);
    return found.newer;
  }

  /** Returns the commit that was deployed with success before this run's; null if none was, or GitHub does not say within a few seconds. */
  async findPrevious(app: AppName): Promise<string | null> {
    const { client, clock, job, settings } = this.#options;
    const { environment, baseUrl } = settings;
    if (environment === null) return null;
    const ours = this.links().deployments.find(({ appIds }) => appIds.includes(app.appId));
    const wanted = { app, isPromotion: false, before: ours?.id };
    const found = await findLastCommit({ client, job, environment, baseUrl }, wanted, clock, MAX_PREVIOUS_MS);
    return typeof found === 'string' ? found : null;
  }

  /** Accepts the current view of the run, to be written as soon as possible. */
  changed(run: RunView): void {
    if (this.#isLeft) return;
    this.#last = run;
    this.#save();
    this.#reporter?.changed(run);
  }

  /**
   * Writes the result, as far as that is possible within a few seconds; the post step has more time. Resolves with a sentence about what
   * is left to it, null if nothing is.
   */
  async finish(run: RunView): Promise<string | null> {
    this.changed(run);
    const { clock, subject, hasSummary, warn } = this.#options;
    const untilMs = clock.monotonicMs() + MAX_DELAY_MS;
    await withinLimit(clock, MAX_DELAY_MS, async () => this.#ready);
    await withinLimit(clock, MAX_SEARCH_MS, async () => this.#findAgain());
    await this.#reporter?.finish(run, Math.max(0, untilMs - clock.monotonicMs()));
    await this.#confirm(run);
    this.#isDone = this.#reporter !== null && !this.#reporter.isOutdated();
    this.handOver(run);
    const unwritten = this.#reporter?.unwritten() ?? [];
    if (!this.#isDone) return renderLeft(unwritten);
    const { problem } = this.#found;
    if (problem !== null) this.#refuse('comment', problem);
    const message = renderUnwritten([...this.#refused, ...unwritten], { isReadOnly: subject.isReadOnly, hasSummary });
    if (message !== null) warn(message);
    return null;
  }

  /** Leaves everything as it is for the post step. */
  handOver(run: RunView): void {
    this.#last = run;
    this.#isLeft = true;
    this.#reporter?.stop();
    this.#save();
  }

  links(): Links {
    return linksOf(this.#reporter?.saved() ?? [], this.#options.settings, this.#options.apps);
  }

  async #prepare(): Promise<void> {
    const { clock, settings } = this.#options;
    if (settings.comment !== 'off') this.#found = await this.#search();
    this.#surfaces = this.#createSurfaces(this.#found.numbers);
    this.#reporter = new Reporter({ surfaces: this.#surfaces.all, clock, onWrite: () => this.#save() });
    if (this.#last !== null && !this.#isLeft) this.#reporter.changed(this.#last);
  }

  /** Right after a merge, GitHub does not know the pull request of the commit yet. */
  async #findAgain(): Promise<void> {
    const { settings, subject } = this.#options;
    if (settings.comment === 'off' || subject.pullRequest !== null || this.#reporter === null) return;
    const found = await this.#search();
    const before = this.#found.numbers;
    const more = found.numbers.filter((number) => !before.includes(number));
    this.#found = { numbers: [...before, ...more], problem: before.length > 0 ? null : found.problem };
    const { comments } = this.#createSurfaces(more);
    this.#surfaces = { ...this.#surfaces, comments: [...this.#surfaces.comments, ...comments] };
    this.#reporter.add(comments);
  }

  async #search(): Promise<FoundPullRequests> {
    const { client, isPersonal } = this.#options;
    const found = await findPullRequests(this.#options);
    if (isPersonal && found.numbers.length > 0) this.#author ??= await readLogin(client);
    return found;
  }

  #createSurfaces(pullRequests: readonly number[]): Surfaces {
    const { job, settings, subject } = this.#options;
    const written = withoutCommit(job, settings);
    const author = this.#author;
    const requested = subject.deployment;
    const { pullRequest } = subject;
    return createSurfaces({
      ...this.#options,
      settings: written,
      pullRequests,
      pullRequest,
      author,
      requested,
      saved: [],
    });
  }

  /** A job that wrote at the same time may have written over our row: seen only by reading once more. */
  async #confirm(run: RunView): Promise<void> {
    const { clock } = this.#options;
    const written = this.#surfaces.comments.filter((comment) => comment.saved()?.id != null);
    for (const comment of written) {
      for (let turn = 0; turn < MAX_CONFIRMATIONS; turn++) {
        await clock.wait(SETTLING_MS);
        const attempt = await comment.confirm(run);
        if (attempt === null || !isSoonOver(attempt, clock.monotonicMs())) break;
      }
    }
  }

  #save(): void {
    const { job, apps: names, nonce, save } = this.#options;
    if (this.#last === null) return;
    const { apps } = this.#last;
    const surfaces = this.#reporter?.saved() ?? [];
    const found = { pullRequests: this.#found.numbers, author: this.#author };
    const report = { sha: job.sha, names, nonce, ...found, apps, surfaces };
    save(this.#isDone ? '' : renderSavedReport(report));
  }

  /** What needs a commit is left out if none is known. */
  #refuseCommit(): void {
    const { commitProblem = null, job, settings, subject } = this.#options;
    if (commitProblem === null) return;
    const { environment, checkRun, commitStatus, comment } = settings;
    if (job.sha !== '') {
      this.#refuse('commit', commitProblem);
      return;
    }
    if (environment !== null) this.#refuse('deployment', commitProblem);
    if (checkRun !== null) this.#refuse('check-run', commitProblem);
    if (commitStatus !== null) this.#refuse('commit-status', commitProblem);
    if (comment !== 'off' && subject.pullRequest === null) this.#refuse('comment', commitProblem);
  }

  #refuse(kind: Refused['kind'], { sentence, permission }: GithubProblem): void {
    this.#refused.push({ kind, sentence, permission });
  }
}

/** Returns the settings without what is written on a commit if none is known. */
function withoutCommit({ sha }: Pick<JobFacts, 'sha'>, settings: SurfaceSettings): SurfaceSettings {
  return sha === '' ? { ...settings, environment: null, checkRun: null, commitStatus: null } : settings;
}

const LEFT: GithubResult = {
  kind: 'not-sent',
  problem: { kind: 'unreachable', permission: null, sentence: 'Not sent to GitHub because the step had finished.' },
};

/** Returns the login of a token's person; null if GitHub does not say. */
export async function readLogin(client: GithubClient): Promise<string | null> {
  const response = await client.call('GET /user', {}, 'metadata: read');
  return response.kind === 'done' ? textOf(response.data, 'login') || null : null;
}

/** Returns where people find what was written so far. */
function linksOf(saved: readonly SavedSurface[], settings: SurfaceSettings, all: readonly AppName[]): Links {
  const linksTo = (kind: SavedSurface['kind'], template: string | null) =>
    groupsOf(template, all).flatMap(({ name, apps }) => {
      const written = saved.find((one) => one.kind === kind && one.key === name);
      const appIds = apps.map(({ appId }) => appId);
      return written?.id == null ? [] : [{ id: written.id, url: written.url, appIds }];
    });
  return {
    deployments: linksTo('deployment', settings.environment),
    comment: saved.find(({ kind, url }) => kind === 'comment' && url !== '')?.url ?? null,
    checkRuns: linksTo('check-run', settings.checkRun),
    environment: settings.environmentUrl,
  };
}

/** What it takes to close the report of a run that another process started. */
interface CloseOptions {
  readonly client: GithubClient;
  readonly clock: Clock;
  readonly job: JobFacts;
  readonly settings: SurfaceSettings;
  readonly saved: SavedReport;
  /** How the job ended, in the runner's word; empty if it did not say. */
  readonly jobStatus: string;
  readonly subject: Subject;
  readonly hasSummary: boolean;
}

const NONE_FOUND: FoundPullRequests = { numbers: [], problem: null };
/** How long GitHub may keep the job from ending, in milliseconds: a secondary rate limit asks for a minute or more. */
const MAX_CLOSING_MS = 120_000;
/** GitHub accepts 80 writes a minute (its documentation of secondary rate limits), and a few are for other surfaces. */
const MAX_SURFACES = 150;
/** A write that was under way when the other process ended has arrived by then, in milliseconds. */
const ARRIVING_MS = 2_000;

/** Returns a warning for a step that writes more than {@link closeReport} can close in its time; null for any other. */
export function warnOfSurfaces(settings: SurfaceSettings, apps: readonly AppName[]): string | null {
  const { environment, checkRun, commitStatus } = settings;
  const count = [environment, checkRun, commitStatus].flatMap((template) => groupsOf(template, apps)).length;
  if (count <= MAX_SURFACES) return null;
  return `This step has ${count} environments, check runs and commit statuses on GitHub. If it is cancelled, the post step can close about ${MAX_SURFACES} of them in its two minutes; the rest stay in progress. Use {app} in fewer names, or split the step.`;
}

/**
 * Writes the result of a run to GitHub: its verdict if it has one, else cancelled. What was never started of a
 * cancelled run is left out. Returns a warning about what could not be written; null if everything was. Never rejects.
 */
export async function closeReport(options: CloseOptions): Promise<string | null> {
  const { client, clock, job, settings, saved, jobStatus, subject, hasSummary } = options;
  const reason =
    jobStatus === 'cancelled'
      ? 'The job was cancelled before the step had a result.'
      : 'The step was stopped before it had a result.';
  const run = cancelRun(combineApps(saved.apps), reason, clock.epochMs());
  const isOver = run.conclusion !== 'cancelled';
  // Right after a merge, GitHub did not know the pull request of the commit yet.
  const found = isOver && settings.comment !== 'off' ? await findPullRequests({ client, job, subject }) : NONE_FOUND;
  const { all } = createSurfaces({
    ...saved,
    apps: saved.names,
    pullRequests: [...new Set([...saved.pullRequests, ...found.numbers])],
    requested: subject.deployment,
    pullRequest: subject.pullRequest,
    client,
    clock,
    job,
    settings: withoutCommit(job, settings),
    saved: saved.surfaces,
  });
  // A deployment that the event requests is there before anything is written.
  const isStarted = (surface: Surface): boolean =>
    surface.saved() !== null || saved.surfaces.some(({ kind, key }) => kind === surface.kind && key === surface.key);
  const surfaces = isOver ? all : all.filter(isStarted);
  if (saved.surfaces.some(({ written }) => written === null)) await clock.wait(ARRIVING_MS);
  const reporter = new Reporter({ surfaces, clock, onWrite: () => {} });
  await reporter.finish(run, MAX_CLOSING_MS);
  return renderUnwritten(reporter.unwritten(), { isReadOnly: subject.isReadOnly, hasSummary });
}
