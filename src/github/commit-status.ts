import type { Clock } from '../kernel/clock.ts';
import { textOf } from '../kernel/hostile-json.ts';
import { type CommitStatus, renderCommitStatus, selectApps } from '../report/github-status.ts';
import type { RunView } from '../report/view.ts';
import { createJudge, fingerprintOf, readResult, type Setback } from './http/attempts.ts';
import type { GithubClient } from './http/client.ts';
import { readPages } from './http/pages.ts';
import { idOf, itemsOf, newestOf } from './http/response.ts';
import type { JobFacts } from './job.ts';
import type { Attempt, SavedSurface, Surface } from './surface.ts';

/** What a commit status is written with. */
export interface CommitStatusOptions {
  readonly client: GithubClient;
  readonly clock: Clock;
  readonly job: JobFacts;
  readonly context: string;
  /** The applications that it shows; absent: all of the run. */
  readonly appIds?: readonly string[];
  readonly saved: SavedSurface | null;
}

const PERMISSION = 'statuses: write';

/** A commit status on the head commit. What is final stays. */
export class CommitStatusSurface implements Surface {
  readonly kind = 'commit-status';
  readonly key: string;
  readonly appIds?: readonly string[];
  readonly #options: CommitStatusOptions;
  readonly #judge: (setback: Setback | null) => Attempt;
  #id: number | null;
  /** The fingerprint: the state, a space, the description. */
  #written: string | null;
  #isUnsure: boolean;

  constructor(options: CommitStatusOptions) {
    this.#options = options;
    this.key = options.context;
    if (options.appIds !== undefined) this.appIds = options.appIds;
    this.#judge = createJudge(options.clock);
    this.#id = options.saved?.id ?? null;
    this.#written = options.saved?.written ?? null;
    this.#isUnsure = options.saved !== null && this.#written === null;
  }

  isOutdated(run: RunView): boolean {
    if (this.#written === null) return true;
    return this.#written.startsWith('pending ') && this.#written !== fingerprintOf(this.#render(run));
  }

  async write(run: RunView): Promise<Attempt> {
    return this.#judge(this.isOutdated(run) ? await this.#write(this.#render(run)) : null);
  }

  saved(): SavedSurface | null {
    if (this.#written === null && !this.#isUnsure) return null;
    return { kind: this.kind, key: this.key, id: this.#id, url: '', written: this.#written };
  }

  #render(run: RunView): CommitStatus {
    const shown = this.appIds === undefined ? run : selectApps(run, this.appIds);
    return renderCommitStatus(shown, this.#options.job.sha);
  }

  async #write(desired: CommitStatus): Promise<Setback | null> {
    const setback = this.#isUnsure ? await this.#recover(desired) : null;
    return setback !== null || this.#written === fingerprintOf(desired) ? setback : this.#post(desired);
  }

  async #post({ state, description }: CommitStatus): Promise<Setback | null> {
    const { client, job, context } = this.#options;
    const { owner, repo, sha, logUrl } = job;
    const before = this.#written;
    this.#written = null;
    this.#isUnsure = true;
    const body = { owner, repo, sha, state, context, description, target_url: logUrl };
    const response = readResult(await client.call('POST /repos/{owner}/{repo}/statuses/{sha}', body, PERMISSION), idOf);
    if (response.kind === 'lost') return response;
    this.#isUnsure = false;
    this.#written = before;
    if (response.kind !== 'read') return response;
    this.#id = response.value;
    this.#written = fingerprintOf({ state, description });
    return null;
  }

  /** Finds out whether the status arrived whose response was lost. */
  async #recover(desired: CommitStatus): Promise<Setback | null> {
    const { client, job, context } = this.#options;
    const { owner, repo, sha: ref, logUrl } = job;
    const parameters = { owner, repo, ref };
    const route = 'GET /repos/{owner}/{repo}/commits/{ref}/statuses';
    const listed = await readPages(client, { route, parameters, permission: PERMISSION });
    const response = readResult(listed, itemsOf);
    if (response.kind !== 'read') return response;
    const newest = newestOf(response.value.filter((item) => textOf(item, 'context') === context));
    if (textOf(newest, 'target_url') !== logUrl) return null;
    const found = fingerprintOf({ state: textOf(newest, 'state'), description: textOf(newest, 'description') });
    if (found !== fingerprintOf(desired)) return null;
    this.#id = idOf(newest);
    this.#written = found;
    this.#isUnsure = false;
    return null;
  }
}
