import { respondJson } from '../wire.ts';
import type { GithubCall, GithubCarried } from './github-call.ts';
import { respondNotAccessible } from './problems.ts';
import { renderUser } from './renderings.ts';

/** `GET /user`: whose the token is. An installation's, as a workflow has it, is nobody's. */
export function readUser({ world, actor, links }: GithubCall): GithubCarried {
  return [world, actor.app === null ? respondJson(200, renderUser(actor, links)) : respondNotAccessible()];
}
