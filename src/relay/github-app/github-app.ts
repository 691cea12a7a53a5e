import { renderCheckBody } from '../../github/http/check-run-body.ts';
import type { GithubClient } from '../../github/http/client.ts';
import { readPages } from '../../github/http/pages.ts';
import { countOf, isId, isSha, newestOf, urlOf } from '../../github/http/response.ts';
import { elementsOf, fieldAt, fieldOf, textOf } from '../../kernel/hostile-json.ts';
import type {
  AppResult,
  CheckPlace,
  DesiredCheck,
  GithubApp,
  InstalledRepository,
  KnownCheck,
  WorkflowRun,
} from '../interfaces.ts';
import { type CallerOptions, createAppCaller, dead, type Place, resultOf, type Send } from './app-caller.ts';
import { createDeploymentMethods } from './deployments.ts';
import { createDeliveryMethods } from './missed-deliveries.ts';

/** By the id: GitHub redirects a former name there, unless another repository has taken that name. */
const BY_ID = '/repositories/{repository_id}';
const CHECK_RUNS = `${BY_ID}/check-runs`;
const CHECKS = 'checks: write';
/** At most 20, 40 and 20 characters (GitHub's description); the identifier comes back in `check_run.requested_action`. */
const DEPLOY_AGAIN = {
  label: 'Deploy again',
  description: 'Ask the platform to deploy this again',
  identifier: 'deploy-again',
};

type ClientFor = (place: Place) => GithubClient | null;

/** Returns GitHub for an App; sends nothing yet. `fetch` has to refuse all origins except that of `apiUrl`. */
export function createGithubApp(options: CallerOptions): GithubApp {
  const { clock } = options;
  const caller = createAppCaller(options);
  const clientFor: ClientFor = ({ repository, installationId, repositoryId = null }) => {
    const path = parsePath(repository);
    if (path === null) return null;
    const scope = { installationId, repositoryId };
    return {
      call: (route, more, permission) => {
        const named = route.includes(BY_ID) ? { repository_id: repositoryId } : path;
        return caller.asInstallation(scope, route, { ...named, ...more }, permission);
      },
    };
  };
  const send: Send = async (route, place, permission, more, decode) => {
    const client = clientFor(place);
    if (client === null) return badName(place.repository);
    return resultOf(await client.call(route, more, permission), clock, decode);
  };
  const checks = createCheckMethods(send, clientFor, options);
  const deployments = createDeploymentMethods(send);
  const methodsFor = ({ environment }: CheckPlace) => ((environment ?? null) === null ? checks : deployments);
  return {
    createCheck: (place, check) => methodsFor(place).createCheck(place, check),
    updateCheck: (place, id, check) => methodsFor(place).updateCheck(place, id, check),
    findCheck: (place) => methodsFor(place).findCheck(place),
    ...createRunMethods(send),
    ...createDeliveryMethods(caller, clock),
    readRepository: async (repository) => {
      const path = parsePath(repository);
      if (path === null) return badName(repository);
      const response = await caller.asApp('GET /repos/{owner}/{repo}/installation', path);
      const found = resultOf(response, clock, decodeId);
      if (found.kind === 'dead' && found.status === 404)
        return dead(
          404,
          `The App cannot access ${repository}. Check the name, and install the App on this repository.`,
        );
      if (found.kind !== 'done') return found;
      const place = { repository, installationId: found.value };
      const known = await send('GET /repos/{owner}/{repo}', place, 'metadata: read', {}, decodeRepository);
      return known.kind === 'done' ? { kind: 'done', value: { ...place, ...known.value } } : known;
    },
    readApp: async () => resultOf(await caller.asApp('GET /app'), clock, decodeApp),
    callsLeft: caller.callsLeft,
    clockAheadMs: caller.clockAheadMs,
  };
}

function createCheckMethods(
  send: Send,
  clientFor: ClientFor,
  { appId, clock }: Pick<CallerOptions, 'appId' | 'clock'>,
): Pick<GithubApp, 'createCheck' | 'updateCheck' | 'findCheck'> {
  return {
    createCheck: (place, check) => {
      const identity = { name: place.name, head_sha: place.sha, external_id: place.externalId };
      const actions = check.canDeployAgain ? { actions: [DEPLOY_AGAIN] } : {};
      return send(`POST ${CHECK_RUNS}`, place, CHECKS, { ...identity, ...renderBody(check), ...actions }, decodeCheck);
    },
    /** An empty list of actions removes the button. */
    updateCheck: (place, id, check) => {
      const actions = check.canDeployAgain ? [DEPLOY_AGAIN] : [];
      const parameters = { check_run_id: id, ...renderBody(check), actions };
      return send(`PATCH ${CHECK_RUNS}/{check_run_id}`, place, CHECKS, parameters, decodeCheck);
    },
    /** Returns the newest match on all pages, since GitHub does not document the order. */
    findCheck: async (place) => {
      const own = /^\d{1,15}$/.test(appId) ? { app_id: Number(appId) } : {};
      const client = clientFor(place);
      if (client === null) return badName(place.repository);
      const listed = await readPages(client, {
        route: `GET ${BY_ID}/commits/{ref}/check-runs`,
        parameters: { ref: place.sha, check_name: place.name, filter: 'all', page: 1, ...own },
        permission: CHECKS,
        field: 'check_runs',
      });
      const ours = (items: unknown) => elementsOf(items).filter((item) => isOurs(item, place.externalId, appId));
      return resultOf(listed, clock, (items) => decodeCheck(newestOf(ours(items))) ?? null);
    },
  };
}

function createRunMethods(send: Send): Pick<GithubApp, 'readBranchHead' | 'readWorkflowRun'> {
  return {
    /** Reads the combined status, which needs no permission for contents. */
    readBranchHead: async (place, branch) => {
      const route = 'GET /repos/{owner}/{repo}/commits/{ref}/status';
      const query = { ref: `heads/${branch}`, per_page: 1 };
      const head = await send(route, place, 'statuses: read', query, (data) => decodeCommit(data, 'sha'));
      if (head.kind !== 'done') return head;
      const { repositoryId, headSha } = head.value;
      if (repositoryId === place.repositoryId) return { kind: 'done', value: headSha };
      const sentence = `${place.repository} is now the name of another repository. Update the name in the applications file.`;
      return dead(404, sentence);
    },
    readWorkflowRun: (place, runId) => {
      const parameters = { run_id: runId, exclude_pull_requests: true };
      const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}';
      return send(route, place, 'actions: read', parameters, (data) => decodeCommit(data, 'head_sha'));
    },
  };
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
  return id === null ? undefined : { id, url: urlOf(data, 'html_url') };
}

/** Our check run has the external id and was created by the App: other Apps may use the same id. */
function isOurs(item: unknown, externalId: string, appId: string): boolean {
  const app = fieldOf(item, 'app');
  const isByApp = String(countOf(app, 'id')) === appId || textOf(app, 'client_id') === appId;
  return isByApp && textOf(item, 'external_id') === externalId;
}

function decodeId(data: unknown): number | undefined {
  const id = fieldOf(data, 'id');
  return isId(id) ? id : undefined;
}

function decodeRepository(data: unknown): Pick<InstalledRepository, 'repositoryId' | 'repository'> | undefined {
  const repositoryId = decodeId(data);
  const repository = textOf(data, 'full_name');
  return repositoryId === undefined || parsePath(repository) === null ? undefined : { repositoryId, repository };
}

function decodeCommit(data: unknown, name: string): WorkflowRun | undefined {
  const headSha = fieldOf(data, name);
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
