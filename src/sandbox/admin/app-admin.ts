import { hostOf } from '../faults/fault-changes.ts';
import { renderEvent } from '../github/app/app-events.ts';
import { withEvent } from '../github/app/app-hooks.ts';
import { sandboxKeyPair } from '../github/app/app-key.ts';
import type { SandboxApp } from '../github/app/app-state.ts';
import { type GithubWorld, repositoryOf, withRepository } from '../github/github-world.ts';
import { decodeBody } from '../http/json-replies.ts';
import { respondJson, type SandboxRequest } from '../http/sandbox-wire.ts';
import { type AdminRoute, type AdminView, type Outcome, problem, unchanged } from './admin-route.ts';
import { decodeAppChange, decodeEvent, decodeRun } from './app-admin-bodies.ts';

/** The admin calls that concern the GitHub App and what it is told. */
export const APP_ADMIN_ROUTES: readonly AdminRoute[] = [
  {
    method: 'GET',
    path: '/_sandbox/github/app',
    summary:
      'the GitHub App: its id, private key, installation, permissions, where its events go and what became of them',
    carryOut: ({ world }) => unchanged(renderApp(world.github.app)),
  },
  {
    method: 'POST',
    path: '/_sandbox/github/app',
    summary: 'changes it: {id, slug, public_key, permissions, installed_on, hook_url, hook_secret}',
    carryOut: changeApp,
  },
  {
    method: 'POST',
    path: '/_sandbox/github/runs',
    summary: 'tells of a run of a workflow: {repository, id, head_sha}',
    carryOut: registerRun,
  },
  {
    method: 'POST',
    path: '/_sandbox/github/deliver',
    summary:
      'sends the App an event, signed: {event, repository, login, check_run_id, identifier, number, sha, run_id, environment, lost}',
    carryOut: deliver,
  },
];

function changeApp(view: AdminView, request: SandboxRequest): Outcome {
  const { github } = view.world;
  const order = decodeBody(request, (fields) => decodeAppChange(fields, github.app));
  if (order.kind === 'refused') return problem(400, order.message);
  return changed(view, { ...github, app: order.value }, 200, renderApp(order.value));
}

function registerRun(view: AdminView, request: SandboxRequest): Outcome {
  const order = decodeBody(request, decodeRun);
  if (order.kind === 'refused') return problem(400, order.message);
  const { repository: name, id, headSha } = order.value;
  const repository = repositoryOf(view.world.github, name);
  const run = { id, headSha, at: view.now };
  const runs = [...repository.runs.filter((known) => known.id !== id), run];
  return changed(view, withRepository(view.world.github, { ...repository, runs }), 201, run);
}

function deliver(view: AdminView, request: SandboxRequest): Outcome {
  const order = decodeBody(request, decodeEvent);
  if (order.kind === 'refused') return problem(400, order.message);
  const { repository, isLost, event } = order.value;
  const { github } = view.world;
  const web = `http://${hostOf(request)}`;
  const rendered = renderEvent(github.app, repositoryOf(github, repository), event, { api: `${web}/api/v3`, web });
  if (rendered.kind === 'missing') return problem(404, rendered.message);
  const [after, { id, guid }] = withEvent(github, rendered.event, isLost ? 502 : 'waiting', view.now);
  return changed(view, after, 202, { id, guid });
}

function changed({ world }: AdminView, github: GithubWorld, status: number, body: unknown): Outcome {
  return [respondJson(status, body), { kind: 'world', world: { ...world, github } }];
}

function renderApp({
  id,
  slug,
  publicKey,
  installationId,
  permissions,
  installedOn,
  hook,
  attempts,
}: SandboxApp): unknown {
  return {
    app_id: id,
    slug,
    private_key: publicKey === null ? sandboxKeyPair().privateKey : null,
    installation_id: installationId,
    permissions,
    installed_on: installedOn,
    hook_url: hook?.url ?? null,
    deliveries: attempts.map(({ id: attemptId, guid, event, payload, fate }) => ({
      id: attemptId,
      guid,
      event,
      action: payload['action'],
      outcome: fate,
    })),
  };
}
