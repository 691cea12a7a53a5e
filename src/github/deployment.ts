import type { Clock } from '../kernel/clock.ts';
import { elementsOf, fieldOf, textOf } from '../kernel/hostile-json.ts';
import { hostAndPath } from '../report/comment/entries.ts';
import {
  cutDescription,
  type DeploymentStatus,
  isFinalState,
  renderDeploymentStatus,
  selectApps,
} from '../report/github-status.ts';
import { addressFor, cleanWord, type RunView } from '../report/view.ts';
import { createJudge, fingerprintOf, readResult, type Setback } from './http/attempts.ts';
import type { GithubClient } from './http/client.ts';
import { readPages } from './http/pages.ts';
import { idOf, itemsOf, newestOf, payloadOf, urlOf } from './http/response.ts';
import type { JobFacts } from './job.ts';
import type { RequestedDeployment } from './subject.ts';
import type { AppName, Attempt, SavedSurface, Surface, SurfaceSettings } from './surface.ts';

/** What a deployment is written with; it shows the worst of the applications. */
export interface DeploymentOptions {
  readonly client: GithubClient;
  readonly clock: Clock;
  readonly job: JobFacts;
  readonly settings: SurfaceSettings;
  readonly apps: readonly AppName[];
  readonly environment: string;
  /** The deployment to write the statuses on (default: one is created). */
  readonly requested?: RequestedDeployment | null;
  /** Kept in the deployment's payload, by which it is found again: no other deployment's. */
  readonly nonce: string;
  /** The pull request that it is for, by which it is closed (default: none). */
  readonly pullRequest?: number | null;
  readonly saved: SavedSurface | null;
}

/** What a token needs to write a deployment. */
export const PERMISSION = 'deployments: write';
/** How many older deployments are read to find the one that is still active; those before it were replaced by it. */
const MAX_OLDER = 5;
/** What a GitHub Deployment of ours is for. */
export const TASK = 'deploy';
/** GitHub's calls for deployments and their statuses. */
export const DEPLOYMENTS = '/repos/{owner}/{repo}/deployments';
export const STATUSES = `${DEPLOYMENTS}/{deployment_id}/statuses`;

/** A deployment in one of GitHub's environments, with its statuses. What is final stays. */
export class DeploymentSurface implements Surface {
  readonly kind = 'deployment';
  readonly key: string;
  readonly appIds: readonly string[];
  readonly #options: DeploymentOptions;
  readonly #judge: (setback: Setback | null) => Attempt;
  /** The commit that the deployment shows. */
  readonly #sha: string;
  #id: number | null;
  #url: string;
  /** The fingerprint of the last status: the state, a space, the description. */
  #written: string | null;
  /** True if a deployment, or a status, may exist that we do not know of. */
  #isUnsure: boolean;
  /** True if the older deployment that ours replaces is inactive, or was looked for in vain. */
  #isAlone = false;

  constructor(options: DeploymentOptions) {
    this.#options = options;
    this.key = options.environment;
    this.appIds = options.apps.map(({ appId }) => appId);
    this.#judge = createJudge(options.clock);
    const given = options.saved ?? options.requested ?? null;
    this.#sha = options.requested?.sha ?? options.job.sha;
    this.#id = given?.id ?? null;
    this.#url = given?.url ?? '';
    this.#written = options.saved?.written ?? null;
    this.#isUnsure = options.saved !== null && this.#written === null;
  }

  /** A deployment that would only be closed is not created. */
  isOutdated(run: RunView): boolean {
    const ours = selectApps(run, this.appIds);
    const desired = renderDeploymentStatus(ours, this.#sha);
    if (this.#id === null) return this.#isUnsure || desired.state !== 'inactive' || ours.result === 'triggered';
    if (this.#written === null) return true;
    const [state = ''] = this.#written.split(' ', 1);
    if (isFinalState(state) || (state === 'in_progress' && desired.state === 'queued')) return false;
    return this.#written !== fingerprintOf(desired);
  }

  async write(run: RunView): Promise<Attempt> {
    const setback = this.isOutdated(run) && this.#isUnsure ? await this.#recover() : null;
    if (setback !== null || !this.isOutdated(run)) return this.#judge(setback);
    const id = this.#id;
    if (id === null) return this.#judge(await this.#create());
    const desired = this.#render(run);
    if (desired.state === 'success' && !this.#isAlone && (await this.#replaceOlder(id))) return this.#judge(null);
    return this.#judge(await this.#report(id, desired));
  }

  saved(): SavedSurface | null {
    if (this.#id === null && !this.#isUnsure) return null;
    return { kind: this.kind, key: this.key, id: this.#id, url: this.#url, written: this.#written };
  }

  #render(run: RunView): DeploymentStatus {
    return renderDeploymentStatus(selectApps(run, this.appIds), this.#sha);
  }

  async #create(): Promise<Setback | null> {
    const { client } = this.#options;
    this.#isUnsure = true;
    const response = readResult(
      await client.call(`POST ${DEPLOYMENTS}`, renderCreation(this.#options), PERMISSION),
      decodeDeployment,
    );
    this.#isUnsure = response.kind === 'lost';
    if (response.kind === 'read') this.#adopt(response.value);
    return response.kind === 'read' ? null : response;
  }

  #adopt({ id, url }: GivenDeployment): void {
    this.#id = id;
    this.#url = url;
  }

  async #report(id: number, { state, description }: DeploymentStatus): Promise<Setback | null> {
    const { client, job } = this.#options;
    const { owner, repo, logUrl } = job;
    const address = environmentUrlOf(this.#options);
    // GitHub's own would close the deployments of other applications in the same environment.
    const body = { owner, repo, deployment_id: id, state, log_url: logUrl, description, auto_inactive: false };
    const before = this.#written;
    this.#written = null;
    this.#isUnsure = true;
    const parameters = address === null ? body : { ...body, environment_url: address };
    const response = readResult(await client.call(`POST ${STATUSES}`, parameters, PERMISSION), idOf);
    if (response.kind === 'lost') return response;
    this.#isUnsure = false;
    this.#written = response.kind === 'read' ? fingerprintOf({ state, description }) : before;
    return response.kind === 'read' ? null : response;
  }

  /**
   * Makes the last active deployment of the same applications inactive, as GitHub does for a whole environment: not in production, and no
   * transient one (its description of auto_inactive). Returns true if that was a write. A failure is no reason to keep the result back.
   */
  async #replaceOlder(id: number): Promise<boolean> {
    this.#isAlone = true;
    const { client, job, settings, environment } = this.#options;
    if (settings.production ?? environment === 'production') return false;
    const { owner, repo } = job;
    const parameters = { owner, repo, environment, task: TASK, per_page: 100 };
    const listed = await client.call(`GET ${DEPLOYMENTS}`, parameters, PERMISSION);
    const older = listed.kind === 'done' ? elementsOf(listed.data).filter((item) => this.#isReplaced(item, id)) : [];
    for (const candidate of older.slice(0, MAX_OLDER)) {
      const place = { owner, repo, deployment_id: idOf(candidate) };
      const statuses = await client.call(`GET ${STATUSES}`, { ...place, per_page: 1 }, PERMISSION);
      if (statuses.kind !== 'done') return false;
      if (textOf(elementsOf(statuses.data)[0], 'state') !== 'success') continue;
      await client.call(`POST ${STATUSES}`, { ...place, ...replacedBy(id) }, PERMISSION);
      return true;
    }
    return false;
  }

  /** True for an older deployment on the same platform of which every application is among ours. */
  #isReplaced(deployment: unknown, id: number): boolean {
    const theirs = elementsOf(fieldOf(payloadOf(deployment), 'apps'));
    if ((idOf(deployment) ?? id) >= id || theirs.length === 0) return false;
    if (textOf(payloadOf(deployment), 'platform') !== platformOf(this.#options.settings)) return false;
    if (fieldOf(deployment, 'production_environment') === true) return false;
    if (fieldOf(deployment, 'transient_environment') === true) return false;
    return theirs.every((app) => this.appIds.some((own) => own === app));
  }

  /** Finds out whether a write arrived whose response was lost, here or in another process. */
  async #recover(): Promise<Setback | null> {
    const setback = this.#id === null ? await this.#findDeployment() : null;
    if (setback !== null || this.#id === null) return setback;
    return this.#findStatus(this.#id);
  }

  async #findDeployment(): Promise<Setback | null> {
    const { client, job, environment, nonce } = this.#options;
    const { owner, repo, sha } = job;
    const parameters = { owner, repo, sha, environment, task: TASK };
    const listed = await readPages(client, { route: `GET ${DEPLOYMENTS}`, parameters, permission: PERMISSION });
    const response = readResult(listed, itemsOf);
    if (response.kind !== 'read') return response;
    const found = decodeDeployment(newestOf(response.value.filter((item) => nonceOf(item) === nonce)));
    if (found !== null) this.#adopt(found);
    // A status of it may be lost as well, and has to be found next.
    this.#isUnsure = this.#id !== null;
    return null;
  }

  async #findStatus(id: number): Promise<Setback | null> {
    const { client, job } = this.#options;
    const query = { owner: job.owner, repo: job.repo, deployment_id: id, per_page: 1 };
    const response = readResult(await client.call(`GET ${STATUSES}`, query, PERMISSION), itemsOf);
    if (response.kind !== 'read') return response;
    const newest = newestOf(response.value);
    const state = textOf(newest, 'state');
    this.#written = state === '' ? null : fingerprintOf({ state, description: textOf(newest, 'description') });
    this.#isUnsure = false;
    return null;
  }
}

/** Returns the last status of a successful deployment that a newer one replaced. */
export function replacedBy(id: number): DeploymentStatus {
  return { state: 'inactive', description: cutDescription(`Replaced by deployment ${id}`) };
}

function renderCreation({
  job,
  settings,
  apps,
  environment,
  nonce,
  pullRequest,
}: DeploymentOptions): Readonly<Record<string, unknown>> {
  return {
    owner: job.owner,
    repo: job.repo,
    ref: job.sha,
    task: TASK,
    auto_merge: false,
    required_contexts: [],
    environment,
    description: cutDescription(`${job.workflow} / ${job.job}`),
    ...(settings.production === null ? {} : { production_environment: settings.production }),
    ...(settings.transient === null ? {} : { transient_environment: settings.transient }),
    payload: {
      touchdown: nonce,
      platform: platformOf(settings),
      apps: apps.map(({ appId }) => appId),
      names: apps.map(({ name }) => name),
      workflow: workflowOf(job),
      pull_request: pullRequest ?? null,
    },
  };
}

/** Returns the workflow of a job: another one of the same repository may use the same environment. */
export function workflowOf({ workflowPath, workflow }: JobFacts): string {
  return workflowPath ?? workflow;
}

/** Returns the platform as a deployment's payload names it: an id may exist on two platforms. */
export function platformOf({ baseUrl }: Pick<SurfaceSettings, 'baseUrl'>): string {
  return cleanWord(hostAndPath(baseUrl));
}

/** One address cannot name several applications. */
function environmentUrlOf({ settings: { environmentUrl }, apps }: DeploymentOptions): string | null {
  const [only] = apps;
  if (environmentUrl === null || only === undefined) return null;
  return apps.length === 1 || !environmentUrl.includes('{app}') ? addressFor(environmentUrl, only) : null;
}

function nonceOf(deployment: unknown): string {
  return textOf(payloadOf(deployment), 'touchdown');
}

/** A deployment as GitHub returns it; the address is its own in the API. */
interface GivenDeployment {
  readonly id: number;
  readonly url: string;
}

function decodeDeployment(data: unknown): GivenDeployment | null {
  const id = idOf(data);
  return id === null ? null : { id, url: urlOf(data, 'url') };
}
