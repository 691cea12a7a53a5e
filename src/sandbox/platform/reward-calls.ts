import { decodeBody } from '../http/json-replies.ts';
import type { Call, Carried } from '../http/sandbox-routes.ts';
import { decodeClaim } from './resource-bodies.ts';
import { respondJson, respondProblem } from './sandbox-wire.ts';
import type { World } from './world-state.ts';

/** How often one code can be claimed, as the platform's description has it. */
const MAX_CLAIMS = 3;

/** `POST /account/rewardClaim`: any code is good, three times. */
export function claimReward(world: World, call: Call): Carried {
  const code = decodeBody(call.request, decodeClaim);
  if (code.kind === 'refused') return [world, respondProblem(400, code.message)];
  const { claims } = world.catalog;
  const count = claims.get(code.value) ?? 0;
  if (count >= MAX_CLAIMS) {
    return [world, respondProblem(400, `code: was claimed ${MAX_CLAIMS} times already, which is the most.`)];
  }
  const catalog = { ...world.catalog, claims: new Map(claims).set(code.value, count + 1) };
  return [{ ...world, catalog }, respondJson(200, {})];
}
