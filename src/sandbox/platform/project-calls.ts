import { decodeBody } from '../http/json-replies.ts';
import { asksForPage, decodePage, renderPage } from '../http/list-page.ts';
import type { Call, Carried } from '../http/sandbox-routes.ts';
import { identifierFor } from '../random-choices.ts';
import { refuseOrganization } from './organization-calls.ts';
import { decodeProject } from './resource-bodies.ts';
import type { Project } from './sandbox-catalog.ts';
import { respondJson, respondProblem } from './sandbox-wire.ts';
import type { World } from './world-state.ts';

/**
 * `GET /organization/{org_id}/project`: a page where the query asks for one. Otherwise all of them in plain `{results}`, as the
 * platform's example has it.
 */
export function readProjects(world: World, call: Call): Carried {
  const refusal = refuseOrganization(call);
  if (refusal !== null) return [world, refusal];
  const { projects } = world.catalog;
  if (!asksForPage(call.query)) return [world, respondJson(200, { results: projects.map(renderProject) })];
  const order = decodePage(call.query);
  if (order.kind === 'refused') return [world, respondProblem(400, order.message)];
  return [world, respondJson(200, renderPage(projects, order.value, renderProject))];
}

/** `POST /organization/{org_id}/project`. Two may have one name: the platform does not forbid it. */
export function createProject(world: World, call: Call, now: number): Carried {
  const refusal = refuseOrganization(call);
  if (refusal !== null) return [world, refusal];
  const body = decodeBody(call.request, decodeProject);
  if (body.kind === 'refused') return [world, respondProblem(400, body.message)];
  const [after, created] = withProjects(world, [body.value], now);
  return [after, respondJson(201, created.map(renderProject)[0])];
}

/** Returns the world with these projects more, and the projects. */
export function withProjects(
  world: World,
  bodies: readonly { readonly name: string; readonly description?: string }[],
  now: number,
): [World, readonly Project[]] {
  const { catalog, seed } = world;
  const created = bodies.map(({ name, description = '' }, index) => ({
    id: identifierFor(`${seed}/project/${catalog.projects.length + index + 1}`),
    name,
    description,
    createdAt: now,
    updatedAt: now,
  }));
  return [{ ...world, catalog: { ...catalog, projects: [...catalog.projects, ...created] } }, created];
}

function renderProject({ id, name, description, createdAt, updatedAt }: Project): Record<string, string> {
  return {
    id,
    name,
    description,
    created_at: new Date(createdAt).toISOString(),
    updated_at: new Date(updatedAt).toISOString(),
  };
}
