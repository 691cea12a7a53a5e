import * as v from 'valibot';
import { respondGithubProblem } from '../../http/github-problems.ts';
import { isObject } from '../../http/json-bodies.ts';
import { respondJson } from '../../http/wire.ts';
import { type GithubCall, type GithubCallResult, numberIn } from '../call.ts';
import { type Links, nodeIdOf, type Rendered, renderApp, renderInstant, renderUser } from '../calls/renderings.ts';
import { everywhere, type GithubToken, type Level, type Permissions } from '../credentials.ts';
import { decodeFields, listOf, optional } from '../field-rules.ts';
import { type Actor, numberFor, type WorkflowRun } from '../repository.ts';
import { nextId, withRepository } from '../world.ts';
import { renderRepository, renderWholeRepository } from './repository.ts';
import { botOf, isInstalledOn, type SandboxApp, tokenValueFor } from './state.ts';

const HOUR_MS = 3_600_000;
const EVENTS = ['check_run', 'check_suite', 'merge_group', 'pull_request'];
const INSTALLED_AT = Date.UTC(2026, 0, 1);
const ACCOUNT: Actor = { login: 'octo', id: numberFor('user/octo'), type: 'User', app: null };

const MAX_REPOSITORIES = 500;
const ORDER = v.object({
  repository_ids: optional(listOf(MAX_REPOSITORIES, v.number())),
  repositories: optional(listOf(MAX_REPOSITORIES, v.string())),
});

/** `GET /app`: the App itself. */
export function readApp({ world, links }: GithubCall): GithubCallResult {
  const { app } = world;
  const { permissions } = app;
  return [world, respondJson(200, { ...renderApp(app, links), permissions, events: EVENTS, installations_count: 1 })];
}

/** `GET /repos/{owner}/{repo}/installation`. */
export function readInstallation({ world, repository, links }: GithubCall): GithubCallResult {
  if (!isInstalledOn(world.app, repository)) return [world, respondGithubProblem(404)];
  return [world, respondJson(200, renderInstallation(world.app, links))];
}

/** `GET /repos/{owner}/{repo}`. */
export function readRepository({ world, repository, links }: GithubCall): GithubCallResult {
  // From now on it is found by its id too.
  return [withRepository(world, repository), respondJson(200, renderWholeRepository(repository, links))];
}

/** `POST /app/installations/{installation_id}/access_tokens`: for an hour, cut down to what is asked for. */
export function createInstallationToken(call: GithubCall): GithubCallResult {
  const { world, fields, links, now } = call;
  const { app } = world;
  if (numberIn(call, 'installation_id') !== app.installationId) return [world, respondGithubProblem(404)];
  const permissions = cutDown(app, fields['permissions']);
  if (permissions === null) return [world, refuse('The permissions requested are not granted to this installation.')];
  const order = decodeFields('IntegrationInstallation', ORDER, fields);
  if (order.kind === 'refused') {
    return [world, refuse(order.errors.map(({ field, message }) => `${field}: ${message}`).join(' '))];
  }
  const repositoryIds = readIds(order.value);
  if (repositoryIds !== null && !repositoryIds.every((id) => isReached(app, id))) return [world, refuse(UNREACHED)];
  const [numbered, id] = nextId(world);
  const expiresAt = now + HOUR_MS;
  const token: GithubToken = {
    name: `installation-${app.installationId}`,
    value: tokenValueFor(app, `${world.seed}/token/${id}`),
    actor: botOf(app),
    permissions: { ...everywhere('none'), ...permissions },
    installation: { repositoryIds, expiresAt },
  };
  const tokens = world.tokens.filter(({ installation }) => installation === undefined || installation.expiresAt > now);
  return [
    { ...numbered, tokens: [...tokens, token] },
    respondJson(201, {
      token: token.value,
      expires_at: renderInstant(expiresAt),
      permissions,
      repository_selection: repositoryIds === null ? selectionOf(app) : 'selected',
      ...renderReached(call, repositoryIds, links),
    }),
  ];
}

const UNREACHED =
  'There is at least one repository that does not exist or is not accessible to the parent installation.';

function refuse(message: string): ReturnType<typeof respondGithubProblem> {
  return respondGithubProblem(422, message);
}

/** What the App was granted, or less; null if more was asked for. */
function cutDown({ permissions: granted }: SandboxApp, asked: unknown): Partial<Permissions> | null {
  if (!isObject(asked)) return granted;
  const levels: readonly Level[] = ['none', 'read', 'write'];
  const given = new Map<string, Level>(Object.entries(granted));
  const isGranted = Object.entries(asked).every(([name, level]) => {
    const most = levels.indexOf(given.get(name) ?? 'none');
    return levels.slice(1, most + 1).some((known) => known === level);
  });
  if (!isGranted) return null;
  return Object.fromEntries(
    Object.entries(granted)
      .filter(([name]) => name in asked)
      .map(([name, most]) => [name, asked[name] === 'read' ? 'read' : most]),
  );
}

/** A name stands without its owner, who is the installation's account. */
function readIds({ repository_ids: ids, repositories: names }: v.InferOutput<typeof ORDER>): readonly number[] | null {
  if (ids === null && names === null) return null;
  const named = names?.map((name) => numberFor(`repository/${ACCOUNT.login}/${name.toLowerCase()}`));
  return [...(ids ?? []), ...(named ?? [])];
}

/** Of an App that is installed everywhere every id is one that it reaches: a repository's depends on its name alone. */
function isReached({ installedOn }: SandboxApp, id: number): boolean {
  return installedOn === null || installedOn.some((name) => numberFor(`repository/${name}`) === id);
}

function renderReached({ world }: GithubCall, ids: readonly number[] | null, links: Links): Rendered {
  if (ids === null) return {};
  const known = [...world.repositories.values()].filter(({ id }) => ids.includes(id));
  return { repositories: known.map((repository) => renderWholeRepository(repository, links)) };
}

function selectionOf({ installedOn }: SandboxApp): 'all' | 'selected' {
  return installedOn === null ? 'all' : 'selected';
}

function renderInstallation(app: SandboxApp, links: Links): Rendered {
  const { id, slug, installationId, permissions } = app;
  const at = renderInstant(INSTALLED_AT);
  return {
    id: installationId,
    account: renderUser(ACCOUNT, links),
    repository_selection: selectionOf(app),
    access_tokens_url: `${links.api}/app/installations/${installationId}/access_tokens`,
    repositories_url: `${links.api}/installation/repositories`,
    html_url: `${links.web}/settings/installations/${installationId}`,
    app_id: id,
    app_slug: slug,
    target_id: ACCOUNT.id,
    target_type: 'Organization',
    permissions,
    events: EVENTS,
    created_at: at,
    updated_at: at,
    single_file_name: null,
    suspended_by: null,
    suspended_at: null,
  };
}

/** `GET /repos/{owner}/{repo}/actions/runs/{run_id}`. */
export function readWorkflowRun(call: GithubCall): GithubCallResult {
  const id = numberIn(call, 'run_id');
  const run = call.repository.runs.find((known) => known.id === id);
  return [call.world, run === undefined ? respondGithubProblem(404) : respondJson(200, renderRun(call, run))];
}

function renderRun({ repository, links }: GithubCall, { id, headSha, at }: WorkflowRun): Rendered {
  const repositoryUrl = `${links.api}/repos/${repository.fullName}`;
  const url = `${repositoryUrl}/actions/runs/${id}`;
  const workflowId = numberFor(`workflow/${repository.fullName}`);
  const instant = renderInstant(at);
  return {
    id,
    node_id: nodeIdOf('WorkflowRun', id),
    name: 'Deploy',
    head_branch: 'main',
    head_sha: headSha,
    path: '.github/workflows/deploy.yml',
    run_number: 1,
    run_attempt: 1,
    display_title: 'Deploy',
    event: 'push',
    status: 'in_progress',
    conclusion: null,
    pull_requests: [],
    workflow_id: workflowId,
    workflow_url: `${repositoryUrl}/actions/workflows/${workflowId}`,
    check_suite_url: `${repositoryUrl}/check-suites/1`,
    url,
    html_url: `${links.web}/${repository.fullName}/actions/runs/${id}`,
    jobs_url: `${url}/jobs`,
    logs_url: `${url}/logs`,
    artifacts_url: `${url}/artifacts`,
    cancel_url: `${url}/cancel`,
    rerun_url: `${url}/rerun`,
    created_at: instant,
    updated_at: instant,
    run_started_at: instant,
    head_commit: null,
    repository: renderRepository(repository, links),
    head_repository: renderRepository(repository, links),
  };
}
