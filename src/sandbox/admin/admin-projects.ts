import { decodeParts, partOf } from '../http/body-parts.ts';
import { numberFrom } from '../http/field-readers.ts';
import { type Decoded, decodeBody, type Fields } from '../http/json-replies.ts';
import { withProjects } from '../platform/project-calls.ts';
import { respondJson, type SandboxRequest } from '../platform/sandbox-wire.ts';
import { type AdminRoute, type AdminView, type Outcome, problem } from './admin-route.ts';

/** The most projects that one call makes. */
const MAX_PROJECTS = 100_000;
const ORDER = { count: partOf(numberFrom(1, MAX_PROJECTS, true)) };

/** The admin calls about projects. */
export const PROJECT_ADMIN_ROUTES: readonly AdminRoute[] = [
  {
    method: 'POST',
    path: '/_sandbox/projects',
    summary: 'makes so many projects, named project-1, project-2 and so on: {count}',
    carryOut: fillProjects,
  },
];

/** The numbers go on where those of earlier projects end. */
function fillProjects({ world, now }: AdminView, request: SandboxRequest): Outcome {
  const order = decodeBody(request, decodeFill);
  if (order.kind === 'refused') return problem(400, order.message);
  const before = world.catalog.projects.length;
  const bodies = Array.from({ length: order.value }, (_, index) => ({ name: `project-${before + index + 1}` }));
  const [after] = withProjects(world, bodies, now);
  const body = { created: order.value, total: after.catalog.projects.length };
  return [respondJson(201, body), { kind: 'world', world: after }];
}

function decodeFill(fields: Fields): Decoded<number> {
  const order = decodeParts(fields, '', ORDER, ['count']);
  return order.kind === 'refused' ? order : { kind: 'decoded', value: order.value.count };
}
