import { respondJson } from '../../platform/sandbox-wire.ts';
import type { GithubCall, GithubCarried } from '../github-call.ts';
import { respondNotAccessible } from '../github-problems.ts';
import { renderUser } from './renderings.ts';

/** `GET /user`: whose the token is. An installation's, as a workflow has it, is nobody's. */
export function readUser({ world, actor, links }: GithubCall): GithubCarried {
  if (actor.app !== null) return [world, respondNotAccessible()];
  return [world, respondJson(200, { ...renderUser(actor, links), ...PROFILE })];
}

/** What GitHub tells of a person who told nothing. */
const PROFILE = {
  ...{ name: null, company: null, blog: '', location: null, email: null, hireable: null, bio: null },
  ...{ public_repos: 0, public_gists: 0, private_gists: 0, total_private_repos: 0, owned_private_repos: 0 },
  ...{ followers: 0, following: 0, disk_usage: 0, collaborators: 0, two_factor_authentication: true },
  created_at: '2020-01-01T00:00:00Z',
  updated_at: '2020-01-01T00:00:00Z',
};
