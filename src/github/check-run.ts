import type { Clock } from '../kernel/clock.ts';
import { fieldOf, textOf } from '../kernel/hostile-json.ts';
import { type CheckRun, renderCheckRun } from '../report/check-run.ts';
import { selectApps } from '../report/github-status.ts';
import type { RunView } from '../report/view.ts';
import { createJudge, type Reading, readResult, type Setback } from './http/attempts.ts';
import {
  decodeShown,
  MAX_ANNOTATIONS,
  renderCheckBody,
  renderOutputBody,
  renderShown,
  type ShownCheck,
  shownBy,
} from './http/check-run-body.ts';
import type { GithubClient } from './http/client.ts';
import { readPages } from './http/pages.ts';
import { countOf, itemsOf, newestOf, urlOf } from './http/response.ts';
import type { JobFacts } from './job.ts';
import type { Attempt, SavedSurface, Surface } from './surface.ts';

/** What a check run is written with. */
export interface CheckRunOptions {
  readonly client: GithubClient;
  readonly clock: Clock;
  readonly job: JobFacts;
  readonly name: string;
  /** The applications that it shows; absent: all of the run. */
  readonly appIds?: readonly string[];
  /** By which the check run is found again: no other check run's. */
  readonly externalId: string;
  readonly saved: SavedSurface | null;
}

const PERMISSION = 'checks: write';
const CHECK_RUNS = '/repos/{owner}/{repo}/check-runs';

interface GivenCheck {
  readonly id: number;
  readonly url: string;
  readonly isCompleted: boolean;
  readonly annotations: number | null;
}

interface Found {
  readonly check: GivenCheck | null;
}

/** A check run on the head commit. One that is completed is never reopened. */
export class CheckRunSurface implements Surface {
  readonly kind = 'check-run';
  readonly key: string;
  readonly appIds?: readonly string[];
  readonly #options: CheckRunOptions;
  readonly #judge: (setback: Setback | null) => Attempt;
  #id: number | null;
  #url: string;
  #shown: ShownCheck | null;
  /** What was last sent, should its response have been lost. */
  #sent: ShownCheck | null = null;
  /** True if a check run, or an update of it, may exist that we do not know of. */
  #isUnsure: boolean;

  constructor(options: CheckRunOptions) {
    this.#options = options;
    this.key = options.name;
    if (options.appIds !== undefined) this.appIds = options.appIds;
    this.#judge = createJudge(options.clock);
    this.#id = options.saved?.id ?? null;
    this.#url = options.saved?.url ?? '';
    this.#shown = decodeShown(options.saved?.written ?? '');
    this.#isUnsure = options.saved !== null && this.#shown === null;
  }

  isOutdated(run: RunView): boolean {
    return this.#isShort(this.#render(run));
  }

  async write(run: RunView): Promise<Attempt> {
    const check = this.#render(run);
    const setback = this.#isShort(check) && this.#isUnsure ? await this.#recover() : null;
    if (setback !== null || !this.#isShort(check)) return this.#judge(setback);
    return this.#judge(await (this.#id === null ? this.#create(check) : this.#update(this.#id, check)));
  }

  saved(): SavedSurface | null {
    if (this.#id === null && !this.#isUnsure) return null;
    const written = this.#shown === null ? null : renderShown(this.#shown);
    return { kind: this.kind, key: this.key, id: this.#id, url: this.#url, written };
  }

  #render(run: RunView): CheckRun {
    return renderCheckRun(this.appIds === undefined ? run : selectApps(run, this.appIds), this.#options.job);
  }

  #isShort(check: CheckRun): boolean {
    const shown = this.#shown;
    if (shown === null) return true;
    const isSame = shown.digest === shownBy(check, 0).digest;
    return shown.isCompleted ? isSame && shown.annotations < check.annotations.length : !isSame;
  }

  #create(check: CheckRun): Promise<Setback | null> {
    const { job, name, externalId } = this.#options;
    const who = { name, head_sha: job.sha, external_id: externalId, details_url: job.logUrl };
    return this.#send(`POST ${CHECK_RUNS}`, { ...who, ...renderCheckBody(check, 0) }, check, 0);
  }

  #update(id: number, check: CheckRun): Promise<Setback | null> {
    const first = this.#shown?.annotations ?? 0;
    const body = this.#shown?.isCompleted ? renderOutputBody(check, first) : renderCheckBody(check, first);
    return this.#send(`PATCH ${CHECK_RUNS}/{check_run_id}`, { check_run_id: id, ...body }, check, first);
  }

  async #send(route: string, body: object, check: CheckRun, first: number): Promise<Setback | null> {
    const { owner, repo } = this.#options.job;
    const before = this.#shown;
    this.#sent = shownBy(check, Math.max(first, Math.min(check.annotations.length, first + MAX_ANNOTATIONS)));
    this.#shown = null;
    this.#isUnsure = true;
    const response = readResult(
      await this.#options.client.call(route, { owner, repo, ...body }, PERMISSION),
      decodeCheck,
    );
    if (response.kind === 'lost') return response;
    this.#isUnsure = false;
    this.#shown = response.kind === 'read' ? this.#sent : before;
    if (response.kind !== 'read') return response;
    this.#id = response.value.id;
    this.#url = response.value.url;
    return null;
  }

  /** Finds out whether a write arrived whose response was lost, here or in another process. */
  async #recover(): Promise<Setback | null> {
    const response = this.#id === null ? await this.#find() : await this.#read(this.#id);
    if (response.kind !== 'read') return response;
    if (response.value.check !== null) this.#adopt(response.value.check);
    this.#isUnsure = false;
    return null;
  }

  async #find(): Promise<Reading<Found>> {
    const { client, job, name, externalId } = this.#options;
    const response = await readPages(client, {
      route: 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs',
      parameters: { owner: job.owner, repo: job.repo, ref: job.sha, check_name: name, filter: 'all' },
      permission: PERMISSION,
      field: 'check_runs',
    });
    return readResult(response, (data) => decodeFound(data, externalId));
  }

  async #read(id: number): Promise<Reading<Found>> {
    const { client, job } = this.#options;
    const query = { owner: job.owner, repo: job.repo, check_run_id: id };
    const response = await client.call(`GET ${CHECK_RUNS}/{check_run_id}`, query, PERMISSION);
    return readResult(response, (data) => {
      const check = decodeCheck(data);
      return check === null ? null : { check };
    });
  }

  /** A creation that exists is as it was sent; an update is known to have arrived only if it completed the check run. */
  #adopt({ id, url, isCompleted, annotations }: GivenCheck): void {
    const isWhole = this.#sent?.isCompleted === isCompleted && (isCompleted || this.#id === null);
    const sent = isWhole ? this.#sent : null;
    this.#shown = { isCompleted, annotations: annotations ?? sent?.annotations ?? 0, digest: sent?.digest ?? '' };
    this.#id = id;
    this.#url = url;
  }
}

function decodeFound(data: unknown, externalId: string): Found | null {
  const items = itemsOf(data);
  if (items === null) return null;
  const ours = newestOf(items.filter((item) => textOf(item, 'external_id') === externalId));
  return { check: decodeCheck(ours) };
}

function decodeCheck(data: unknown): GivenCheck | null {
  const id = countOf(data, 'id');
  if (id === null) return null;
  const isCompleted = textOf(data, 'status') === 'completed';
  const annotations = countOf(fieldOf(data, 'output'), 'annotations_count');
  return { id, url: urlOf(data, 'html_url'), isCompleted, annotations };
}
