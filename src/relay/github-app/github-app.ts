import { renderCheckBody } from '../../github/http/check-run-body.ts';
import { countOf, isId, isSha, itemsOf, newestOf, textOf, urlOf } from '../../github/http/github-response.ts';
import type { Clock } from '../../kernel/clock.ts';
import { fieldAt, fieldOf } from '../../kernel/hostile-json.ts';
import { cutChars } from '../../kernel/plain-text.ts';
import type {
  AppResult,
  CheckPlace,
  DesiredCheck,
  GateDecision,
  GithubApp,
  InstalledRepository,
  KnownCheck,
  MissedDeliveries,
  WorkflowRun,
} from '../relay-interfaces.ts';
import { AppCaller, type CallerOptions } from './app-caller.ts';
import { type Decode, dead, resultOf } from './github-result.ts';
import { DeliveryLog } from './missed-deliveries.ts';

/** The maximum page size of GitHub, and the maximum number of pages of check runs to read. */
const CHECKS_PER_PAGE = 100;
const MAX_CHECK_PAGES = 10;
/** GitHub's documentation, "Creating custom deployment protection rules". */
const MAX_GATE_COMMENT = 1024;
const CHECK_RUNS = '/repos/{owner}/{repo}/check-runs';
const CHECKS = 'checks: write';
const METADATA = 'metadata: read';
/** At most 20, 40 and 20 characters (GitHub's description); the identifier comes back in `check_run.requested_action`. */
const DEPLOY_AGAIN = {
  label: 'Deploy again',
  description: 'Ask the platform to deploy this again',
  identifier: 'deploy-again',
};

/** The repository of a call, the permission it needs, and its parameters beside owner and name. */
interface RepositoryCall {
  readonly place: { readonly repository: string; readonly installationId: number; readonly repositoryId?: number };
  readonly permission: string;
  readonly parameters?: Readonly<Record<string, unknown>>;
}

/**
 * Returns GitHub for an App; sends nothing yet. `apiUrl` is `https://api.github.com` or `https://HOST/api/v3`; `fetch` has to refuse all
 * other origins. Throws InputError, without the key, if it is not a private RSA key.
 */
export function createGithubApp(options: CallerOptions): GithubApp {
  return new App(options);
}

class App implements GithubApp {
  readonly #appId: string;
  readonly #clock: Clock;
  readonly #caller: AppCaller;
  readonly #deliveryLog: DeliveryLog;

  constructor(options: CallerOptions) {
    this.#appId = options.appId;
    this.#clock = options.clock;
    this.#caller = new AppCaller(options);
    this.#deliveryLog = new DeliveryLog(this.#caller, options.clock);
  }

  createCheck(place: CheckPlace, check: DesiredCheck): Promise<AppResult<KnownCheck>> {
    const identity = { name: place.name, head_sha: place.sha, external_id: place.externalId };
    const actions = check.canDeployAgain ? { actions: [DEPLOY_AGAIN] } : {};
    const parameters = { ...identity, ...renderBody(check), ...actions };
    return this.#send(`POST ${CHECK_RUNS}`, { place, permission: CHECKS, parameters }, decodeCheck);
  }

  /** An empty list of actions removes the button. */
  updateCheck(place: CheckPlace, id: number, check: DesiredCheck): Promise<AppResult<KnownCheck>> {
    const actions = check.canDeployAgain ? [DEPLOY_AGAIN] : [];
    const parameters = { check_run_id: id, ...renderBody(check), actions };
    return this.#send(`PATCH ${CHECK_RUNS}/{check_run_id}`, { place, permission: CHECKS, parameters }, decodeCheck);
  }

  /** Returns the newest match on all pages, since GitHub does not document the order. */
  async findCheck(place: CheckPlace): Promise<AppResult<KnownCheck | null>> {
    const own = /^\d{1,15}$/.test(this.#appId) ? { app_id: Number(this.#appId) } : {};
    const query = { ref: place.sha, check_name: place.name, filter: 'all', per_page: CHECKS_PER_PAGE, ...own };
    const decode: Decode<CheckPage> = (data) => decodeCheckPage(data, place.externalId, this.#appId);
    const route = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
    let found: KnownCheck | null = null;
    for (let page = 1; page <= MAX_CHECK_PAGES; page++) {
      const result = await this.#send(route, { place, permission: CHECKS, parameters: { ...query, page } }, decode);
      if (result.kind !== 'done') return result;
      const { ours, isLast } = result.value;
      if (ours !== null && ours.id > (found?.id ?? 0)) found = ours;
      if (isLast) break;
    }
    return { kind: 'done', value: found };
  }

  async readRepository(repository: string): Promise<AppResult<InstalledRepository>> {
    const path = parsePath(repository);
    if (path === null) return badName(repository);
    const route = 'GET /repos/{owner}/{repo}/installation';
    const response = await this.#caller.asApp({ route, parameters: path, permission: METADATA });
    const installation = resultOf(response, this.#clock, decodeId);
    if (installation.kind === 'dead' && installation.status === 404) {
      return dead(404, `The App cannot access ${repository}. Check the name, and install the App on this repository.`);
    }
    if (installation.kind !== 'done') return installation;
    const installationId = installation.value;
    const call = { place: { repository, installationId }, permission: METADATA };
    const known = await this.#send('GET /repos/{owner}/{repo}', call, decodeRepository);
    return known.kind === 'done' ? { kind: 'done', value: { ...known.value, installationId } } : known;
  }

  /** Reads the combined status, which names the head commit and needs no permission for contents. */
  async readBranchHead(place: InstalledRepository, branch: string): Promise<AppResult<string>> {
    const call = { place, permission: 'statuses: read', parameters: { ref: `heads/${branch}`, per_page: 1 } };
    const head = await this.#send('GET /repos/{owner}/{repo}/commits/{ref}/status', call, decodeHead);
    if (head.kind !== 'done') return head;
    const { repositoryId, sha } = head.value;
    if (repositoryId === place.repositoryId) return { kind: 'done', value: sha };
    return dead(
      404,
      `${place.repository} is now the name of another repository. Update the name in the applications file.`,
    );
  }

  readWorkflowRun(place: InstalledRepository, runId: number): Promise<AppResult<WorkflowRun>> {
    const parameters = { run_id: runId, exclude_pull_requests: true };
    const call = { place, permission: 'actions: read', parameters };
    return this.#send('GET /repos/{owner}/{repo}/actions/runs/{run_id}', call, decodeRun);
  }

  /** Builds the URL itself; an event never provides it. */
  respondToGate(decision: GateDecision): Promise<AppResult<null>> {
    const { runId, environment, state } = decision;
    const comment = cutChars(decision.comment.toWellFormed(), MAX_GATE_COMMENT);
    const parameters = { run_id: runId, environment_name: environment, ...(state === null ? {} : { state }), comment };
    const route = 'POST /repos/{owner}/{repo}/actions/runs/{run_id}/deployment_protection_rule';
    return this.#send(route, { place: decision, permission: 'deployments: write', parameters }, () => null);
  }

  readMissedDeliveries(since: number): Promise<AppResult<MissedDeliveries>> {
    return this.#deliveryLog.readMissed(since);
  }

  async readApp(): ReturnType<GithubApp['readApp']> {
    const response = await this.#caller.asApp({ route: 'GET /app', parameters: {}, permission: '' });
    return resultOf(response, this.#clock, decodeApp);
  }

  callsLeft(): ReadonlyMap<number, number> {
    return this.#caller.callsLeft();
  }

  /** Sends a call. Without the repository's id, the token gives access to all repositories of the installation. */
  async #send<T>(
    route: string,
    { place, permission, parameters }: RepositoryCall,
    decode: Decode<T>,
  ): Promise<AppResult<T>> {
    const path = parsePath(place.repository);
    if (path === null) return badName(place.repository);
    const scope = { installationId: place.installationId, repositoryId: place.repositoryId ?? null };
    const call = { route, parameters: { ...path, ...parameters }, permission };
    return resultOf(await this.#caller.asInstallation(scope, call), this.#clock, decode);
  }
}

function badName(repository: string): AppResult<never> {
  return dead(404, `${repository} is no repository: it has to be named as owner/name.`);
}

function parsePath(repository: string): { readonly owner: string; readonly repo: string } | null {
  const [, owner = '.', repo = '.'] = /^([\w.-]+)\/([\w.-]+)$/.exec(repository) ?? [];
  return [owner, repo].some((name) => /^\.{1,2}$/.test(name)) ? null : { owner, repo };
}

function renderBody(check: DesiredCheck): Readonly<Record<string, unknown>> {
  const details = check.detailsUrl === null ? {} : { details_url: check.detailsUrl };
  return { ...details, ...renderCheckBody({ ...check, annotations: [] }, 0) };
}

function decodeCheck(data: unknown): KnownCheck | undefined {
  const id = countOf(data, 'id');
  if (id === null) return undefined;
  return { id, url: urlOf(data, 'html_url'), isCompleted: textOf(data, 'status') === 'completed' };
}

/** One page of a commit's check runs: our newest one, or null. */
interface CheckPage {
  readonly ours: KnownCheck | null;
  readonly isLast: boolean;
}

/** Our check run has the external id and was created by the App: other Apps may use the same id. */
function decodeCheckPage(data: unknown, externalId: string, appId: string): CheckPage | undefined {
  const items = itemsOf(fieldOf(data, 'check_runs'));
  if (items === null) return undefined;
  const isOurs = (item: unknown): boolean => {
    const app = fieldOf(item, 'app');
    const isByApp = String(countOf(app, 'id')) === appId || textOf(app, 'client_id') === appId;
    return isByApp && textOf(item, 'external_id') === externalId;
  };
  return { ours: decodeCheck(newestOf(items.filter(isOurs))) ?? null, isLast: items.length < CHECKS_PER_PAGE };
}

function decodeId(data: unknown): number | undefined {
  const id = fieldOf(data, 'id');
  return isId(id) ? id : undefined;
}

function decodeRepository(data: unknown): Omit<InstalledRepository, 'installationId'> | undefined {
  const repositoryId = fieldOf(data, 'id');
  const repository = textOf(data, 'full_name');
  return isId(repositoryId) && parsePath(repository) !== null ? { repositoryId, repository } : undefined;
}

function decodeHead(data: unknown): { readonly repositoryId: number; readonly sha: string } | undefined {
  const sha = fieldOf(data, 'sha');
  const repositoryId = fieldAt(data, 'repository', 'id');
  return isSha(sha) && isId(repositoryId) ? { repositoryId, sha } : undefined;
}

function decodeRun(data: unknown): WorkflowRun | undefined {
  const headSha = fieldOf(data, 'head_sha');
  const repositoryId = fieldAt(data, 'repository', 'id');
  return isSha(headSha) && isId(repositoryId) ? { repositoryId, headSha } : undefined;
}

function decodeApp(data: unknown): { slug: string; permissions: Readonly<Record<string, string>> } | undefined {
  const slug = textOf(data, 'slug');
  const permissions = fieldOf(data, 'permissions');
  if (slug === '' || typeof permissions !== 'object' || permissions === null) return undefined;
  const levels = Object.entries(permissions).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { slug, permissions: Object.fromEntries(levels) };
}
