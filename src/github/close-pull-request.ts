import type { Clock } from '../kernel/clock.ts';
import { elementsOf, fieldOf, textOf } from '../kernel/hostile-json.ts';
import { EMPTY_DOCUMENT, joinDocuments, partsOf } from '../report/comment/document.ts';
import { type CommentEntry, closeEntry } from '../report/comment/entries.ts';
import { cutDescription } from '../report/github-status.ts';
import type { Refused } from '../report/unwritten.ts';
import { cleanWord, combineApps, forApp } from '../report/view.ts';
import { Candidates, createCommentCalls } from './comment-candidates.ts';
import { DEPLOYMENTS, PERMISSION, platformOf, STATUSES, TASK, workflowOf } from './deployment.ts';
import { createJudge, readResult } from './http/attempts.ts';
import type { GithubClient } from './http/client.ts';
import { readPages } from './http/pages.ts';
import { idOf, itemsOf, payloadOf } from './http/response.ts';
import type { JobFacts } from './job.ts';
import { Reporter } from './reporter.ts';
import type { AppName, Attempt, SavedSurface, Surface, SurfaceSettings } from './surface.ts';
import { groupsOf, keyHashOf } from './surfaces.ts';

/** What is closed for one pull request. */
interface CloseOptions {
  readonly client: GithubClient;
  readonly clock: Clock;
  readonly job: JobFacts;
  readonly pullRequest: number;
  /** The head of the pull request: what was deployed for it by an event that names no pull request. */
  readonly headSha: string | null;
  readonly settings: SurfaceSettings;
  /** Only these applications; empty: all of them. */
  readonly apps: readonly AppName[];
  /** Whose comments are ours; null: any bot's. */
  readonly author: string | null;
}

/** What was closed, and what could not be. */
interface Closed {
  readonly deployments: number;
  readonly rows: number;
  readonly commentUrl: string | null;
  readonly refused: readonly Refused[];
}

/** How long GitHub may keep the step, in milliseconds: a secondary rate limit asks for a minute or more. */
const MAX_CLOSING_MS = 120_000;

/** Makes the deployments of a pull request inactive, and says in its comment that they are closed. Never rejects. */
export async function closePullRequest(options: CloseOptions): Promise<Closed> {
  const { settings, apps, clock } = options;
  const environments =
    apps.length === 0 ? [settings.environment ?? ''] : groupsOf(settings.environment, apps).map(({ name }) => name);
  const deployments = environments.filter((name) => name !== '').map((name) => new ClosedDeployments(options, name));
  const comment = settings.comment === 'off' ? null : new ClosedComment(options);
  const surfaces = comment === null ? deployments : [...deployments, comment];
  const reporter = new Reporter({ surfaces, clock, onWrite: () => {} });
  await reporter.finish(combineApps([]), MAX_CLOSING_MS);
  return {
    deployments: deployments.reduce((sum, { count }) => sum + count, 0),
    rows: comment?.count ?? 0,
    commentUrl: comment?.saved()?.url || null,
    refused: reporter.unwritten(),
  };
}

/** The deployments of a pull request in one of GitHub's environments. */
class ClosedDeployments implements Surface {
  readonly kind = 'deployment';
  readonly key: string;
  readonly #options: CloseOptions;
  readonly #judge: ReturnType<typeof createJudge>;
  /** Those that may still be active, the newest first; null before they are listed. */
  #left: number[] | null = null;
  /** How many were made inactive. */
  count = 0;

  constructor(options: CloseOptions, environment: string) {
    this.#options = options;
    this.key = environment;
    this.#judge = createJudge(options.clock);
  }

  isOutdated(): boolean {
    return this.#left === null || this.#left.length > 0;
  }

  async write(): Promise<Attempt> {
    const { client, job, pullRequest } = this.#options;
    const { owner, repo } = job;
    if (this.#left === null) {
      const parameters = { owner, repo, environment: this.key, task: TASK };
      const request = { route: `GET ${DEPLOYMENTS}`, parameters, permission: PERMISSION };
      const listed = readResult(await readPages(client, request), itemsOf);
      if (listed.kind !== 'read') return this.#judge(listed);
      this.#left = listed.value.filter((one) => this.#isOurs(one)).flatMap((one) => idOf(one) ?? []);
    }
    for (const id of [...this.#left]) {
      const place = { owner, repo, deployment_id: id };
      const latest = readResult(await client.call(`GET ${STATUSES}`, { ...place, per_page: 1 }, PERMISSION), itemsOf);
      if (latest.kind !== 'read' && latest.kind !== 'gone') return this.#judge(latest);
      const isOver = latest.kind === 'gone' || textOf(latest.value[0], 'state') === 'inactive';
      if (!isOver) {
        const description = cutDescription(`Pull request #${pullRequest} was closed`);
        const body = { ...place, state: 'inactive', log_url: job.logUrl, description, auto_inactive: false };
        const written = readResult(await client.call(`POST ${STATUSES}`, body, PERMISSION), idOf);
        if (written.kind !== 'read') return this.#judge(written);
        this.count += 1;
      }
      this.#left = this.#left.filter((other) => other !== id);
      if (!isOver) break;
    }
    return this.#judge(null);
  }

  saved(): SavedSurface | null {
    return null;
  }

  /** True for a deployment that this workflow created for the pull request. */
  #isOurs(deployment: unknown): boolean {
    const { job, settings, apps, pullRequest, headSha } = this.#options;
    const payload = payloadOf(deployment);
    if (textOf(payload, 'touchdown') === '' || textOf(payload, 'workflow') !== workflowOf(job)) return false;
    const number = fieldOf(payload, 'pull_request') ?? null;
    if (number === null ? textOf(deployment, 'sha') !== headSha : number !== pullRequest) return false;
    if (settings.baseUrl !== '' && textOf(payload, 'platform') !== platformOf(settings)) return false;
    const theirs = elementsOf(fieldOf(payload, 'apps'));
    return apps.length === 0 || theirs.every((app) => apps.some(({ appId }) => appId === app));
  }
}

/** The comment of a pull request, whose rows say that they are closed. */
class ClosedComment implements Surface {
  readonly kind = 'comment';
  readonly key: string;
  readonly #options: CloseOptions;
  readonly #candidates: Candidates;
  readonly #judge: ReturnType<typeof createJudge>;
  #isDone = false;
  /** How many rows were closed. */
  count = 0;

  constructor(options: CloseOptions) {
    const { client, job, pullRequest, settings, author, clock } = options;
    this.#options = options;
    this.key = String(pullRequest);
    this.#candidates = new Candidates(createCommentCalls(client, job, pullRequest), keyHashOf(settings), author);
    this.#judge = createJudge(clock);
  }

  isOutdated(): boolean {
    return !this.#isDone;
  }

  async write(): Promise<Attempt> {
    const { job, clock } = this.#options;
    const reading = await this.#candidates.read();
    if (reading.kind === 'failed') return this.#judge(reading.failure);
    const document = reading.documents.reduce(joinDocuments, EMPTY_DOCUMENT);
    const open = partsOf(document.entries).rows.filter((row) => row.isClosed !== true && this.#isOurs(row));
    if (open.length > 0) {
      const entries = open.map((row) => closeEntry(row, job, clock.epochMs()));
      const change = await this.#candidates.write(joinDocuments(document, { ...EMPTY_DOCUMENT, entries }));
      if (change.kind === 'failed') return this.#judge(change.failure);
      this.count = open.length;
    }
    this.#isDone = true;
    return this.#judge(null);
  }

  saved(): SavedSurface | null {
    const { started } = this.#candidates;
    return started === null ? null : { kind: this.kind, key: this.key, ...started, written: null };
  }

  #isOurs(row: CommentEntry): boolean {
    const { settings, apps } = this.#options;
    const { environment } = settings;
    if (settings.baseUrl !== '' && row.platform !== platformOf(settings)) return false;
    if (environment !== null && row.environment !== cleanWord(forApp(environment, row))) return false;
    return apps.length === 0 || apps.some(({ appId }) => cleanWord(appId) === row.appId);
  }
}
