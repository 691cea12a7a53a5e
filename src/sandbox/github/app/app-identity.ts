import { tokenIn } from '../../http/sandbox-tokens.ts';
import { authenticateGithub, everywhere, type GithubToken } from '../credentials.ts';
import type { GithubWorld } from '../github-world.ts';
import type { Repository } from '../repository.ts';
import { findJwtProblem, isJwt } from './app-jwt.ts';
import { sandboxKeyPair } from './app-key.ts';
import { botOf, isInstalledOn, type SandboxApp } from './app-state.ts';

/** Whose a request is; without a token, why, in GitHub's words where they are not the usual ones. */
export interface Identity {
  readonly token: GithubToken | null;
  readonly refusal: string | undefined;
}

/** Returns whose a request at `now` (platform time in epoch milliseconds) is, by its Authorization header. */
export function identify(world: GithubWorld, header: string | undefined, now: number): Identity {
  const { app, tokens } = world;
  const value = tokenIn(header);
  if (value !== null && isJwt(value)) return identifyApp(app, value, now);
  const live = tokens.filter(({ installation }) => installation === undefined || installation.expiresAt > now);
  const isOld = value?.startsWith(`ghs_${app.id}_`) === true && !live.some((token) => token.value === value);
  return { token: isOld ? null : authenticateGithub(header, live), refusal: undefined };
}

/** Returns whether a token is the App's own, rather than one of an installation. */
export function isAppItself({ name }: GithubToken): boolean {
  return name.startsWith(APP_PREFIX);
}

/** Returns whether a token opens a repository, as far as it was cut down to some. */
export function reaches({ app }: GithubWorld, { installation }: GithubToken, repository: Repository): boolean {
  if (installation === undefined) return true;
  const { repositoryIds } = installation;
  return isInstalledOn(app, repository) && (repositoryIds === null || repositoryIds.includes(repository.id));
}

const APP_PREFIX = 'app/';

function identifyApp(app: SandboxApp, jwt: string, now: number): Identity {
  const publicKey = app.publicKey ?? sandboxKeyPair().publicKey;
  const problem = findJwtProblem(jwt, { id: app.id, publicKey }, now);
  if (problem !== null) return { token: null, refusal: problem };
  const token = { name: `${APP_PREFIX}${app.id}`, value: jwt, actor: botOf(app), permissions: everywhere('none') };
  return { token, refusal: undefined };
}
