import * as v from 'valibot';
import { respondGithubProblem } from '../../http/github-problems.ts';
import { isObject } from '../../http/json-bodies.ts';
import { respondJson } from '../../http/wire.ts';
import { type GithubCall, type GithubCallResult, numberIn } from '../call.ts';
import { type Rendered, renderInstant, renderRepository } from '../calls/renderings.ts';
import { everywhere, type GithubToken, type Level, type Permissions } from '../credentials.ts';
import { decodeFields, optional } from '../field-rules.ts';
import { numberFor, type WorkflowRun } from '../repository.ts';
import { nextId, withRepository } from '../world.ts';
import { botOf, isInstalledOn, type SandboxApp, tokenValueFor } from './state.ts';

const HOUR_MS = 3_600_000;
const MAX_REPOSITORIES = 500;
const ORDER = v.object({ repository_ids: optional(v.pipe(v.array(v.number()), v.maxLength(MAX_REPOSITORIES))) });

/** `GET /app`: the App itself. */
export function readApp({ world }: GithubCall): GithubCallResult {
  const { id, slug, name, permissions } = world.app;
  return [world, respondJson(200, { id, slug, name, permissions })];
}

/** `GET /repos/{owner}/{repo}/installation`. */
export function readInstallation({ world, repository }: GithubCall): GithubCallResult {
  const { app } = world;
  if (!isInstalledOn(app, repository)) return [world, respondGithubProblem(404)];
  const { id, slug, installationId, permissions } = app;
  return [world, respondJson(200, { id: installationId, app_id: id, app_slug: slug, permissions })];
}

/** `GET /repos/{owner}/{repo}`. */
export function readRepository({ world, repository }: GithubCall): GithubCallResult {
  // From now on it is found by its id too.
  return [
    withRepository(world, repository),
    respondJson(200, { ...renderRepository(repository), default_branch: 'main' }),
  ];
}

/** `POST /app/installations/{installation_id}/access_tokens`: for an hour, cut down to what is asked for. */
export function createInstallationToken(call: GithubCall): GithubCallResult {
  const { world, fields, now } = call;
  const { app } = world;
  if (numberIn(call, 'installation_id') !== app.installationId) return [world, respondGithubProblem(404)];
  const permissions = cutDown(app, fields['permissions']);
  if (permissions === null) return [world, respondGithubProblem(422, UNGRANTED)];
  const order = decodeFields('IntegrationInstallation', ORDER, fields);
  if (order.kind === 'refused') return [world, order.response];
  const { repository_ids: repositoryIds } = order.value;
  if (repositoryIds?.every((id) => isReached(app, id)) === false) return [world, respondGithubProblem(422, UNREACHED)];
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
    respondJson(201, { token: token.value, expires_at: renderInstant(expiresAt), permissions }),
  ];
}

const UNGRANTED = 'The permissions requested are not granted to this installation.';
const UNREACHED =
  'There is at least one repository that does not exist or is not accessible to the parent installation.';

/** What the App was granted, or less; null if more was asked for. */
function cutDown({ permissions: granted }: SandboxApp, requested: unknown): Partial<Permissions> | null {
  if (!isObject(requested)) return granted;
  const levels: readonly Level[] = ['none', 'read', 'write'];
  const given = new Map<string, Level>(Object.entries(granted));
  const isGranted = Object.entries(requested).every(([name, level]) => {
    const most = levels.indexOf(given.get(name) ?? 'none');
    return levels.slice(1, most + 1).some((known) => known === level);
  });
  if (!isGranted) return null;
  return Object.fromEntries(
    Object.entries(granted)
      .filter(([name]) => name in requested)
      .map(([name, most]) => [name, requested[name] === 'read' ? 'read' : most]),
  );
}

/** Of an App that is installed everywhere every id is one that it reaches: a repository's depends on its name alone. */
function isReached({ installedOn }: SandboxApp, id: number): boolean {
  return installedOn === null || installedOn.some((name) => numberFor(`repository/${name}`) === id);
}

/** `GET /repos/{owner}/{repo}/actions/runs/{run_id}`. */
export function readWorkflowRun(call: GithubCall): GithubCallResult {
  const id = numberIn(call, 'run_id');
  const run = call.repository.runs.find((known) => known.id === id);
  return [call.world, run === undefined ? respondGithubProblem(404) : respondJson(200, renderRun(call, run))];
}

function renderRun({ repository }: GithubCall, { id, headSha }: WorkflowRun): Rendered {
  return { id, head_sha: headSha, repository: renderRepository(repository) };
}
