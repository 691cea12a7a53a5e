import { decodeBody, decodeWebhook } from '../http/json-replies.ts';
import type { Call, Carried } from '../http/sandbox-routes.ts';
import { respondJson, respondProblem, type SandboxResponse } from './sandbox-wire.ts';
import { ORGANIZATION, type World, withWebhook } from './world-state.ts';

/** `GET /organization`: the organization that the token belongs to. */
export function readOrganization(world: World): Carried {
  return [world, respondJson(200, { ...ORGANIZATION, created_at: new Date(world.createdAt).toISOString() })];
}

/** `POST /organization/{org_id}/webhook`: registers a target that is told of deployment events from now on. */
export function createWebhook(world: World, call: Call, now: number): Carried {
  const refusal = refuseOrganization(call);
  if (refusal !== null) return [world, refusal];
  const body = decodeBody(call.request, decodeWebhook);
  if (body.kind === 'refused') return [world, respondProblem(400, body.message)];
  const after = withWebhook(world, body.value, now);
  const { targetUrl, events, enabled } = body.value;
  const at = new Date(now).toISOString();
  const webhook = { id: after.webhooks.at(-1)?.id, target_url: targetUrl, events, enabled };
  return [after, respondJson(201, { ...webhook, created_at: at, updated_at: at })];
}

/** Returns the 404 where the address names another organization than the token's; null where it names that one. */
export function refuseOrganization({ parameters }: Call): SandboxResponse | null {
  if (parameters['org_id'] === ORGANIZATION.id) return null;
  return respondProblem(404, `org_id: there is no such organization; this token's is ${ORGANIZATION.id}.`);
}
