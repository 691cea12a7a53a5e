import { createPublicKey, verify } from 'node:crypto';
import { type Fields, isObject } from '../../http/json-bodies.ts';
import { tokenIn } from '../../http/tokens.ts';
import { authenticateGithub, everywhere, type GithubToken } from '../credentials.ts';
import type { Repository } from '../repository.ts';
import type { GithubWorld } from '../world.ts';
import { botOf, isInstalledOn, type SandboxApp, sandboxKeyPair } from './state.ts';

/** Whose a request is; without a token, why, in GitHub's words if they are not the usual ones. */
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

/** Returns true if a token is the App's own, rather than one of an installation. */
export function isAppItself({ name }: GithubToken): boolean {
  return name.startsWith(APP_PREFIX);
}

/** Returns true if a token opens a repository, as far as it was cut down to some. */
export function reaches({ app }: GithubWorld, { installation }: GithubToken, repository: Repository): boolean {
  if (installation === undefined) return true;
  const { repositoryIds } = installation;
  return isInstalledOn(app, repository) && (repositoryIds === null || repositoryIds.includes(repository.id));
}

const APP_PREFIX = 'app/';

function identifyApp(app: SandboxApp, jwt: string, now: number): Identity {
  const problem = findJwtProblem(jwt, app, now);
  if (problem !== null) return { token: null, refusal: problem };
  const token = { name: `${APP_PREFIX}${app.id}`, value: jwt, actor: botOf(app), permissions: everywhere('none') };
  return { token, refusal: undefined };
}

const UNREADABLE = 'A JSON web token could not be decoded';
const MAX_SECONDS = 600;

function isJwt(token: string): boolean {
  return /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token) && token.startsWith('eyJ');
}

/** Returns why GitHub would not accept a JSON Web Token of the App, in its words; null if it does. */
function findJwtProblem(token: string, app: SandboxApp, now: number): string | null {
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (decode(head)?.['alg'] !== 'RS256') return UNREADABLE;
  const isSigned = verify(
    'RSA-SHA256',
    Buffer.from(`${head}.${claims}`),
    createPublicKey(sandboxKeyPair().publicKey),
    Buffer.from(signature, 'base64url'),
  );
  const said = isSigned ? decode(claims) : null;
  return said === null ? UNREADABLE : findClaimProblem(said, app.id, Math.floor(now / 1000));
}

function findClaimProblem({ iss, iat, exp }: Fields, id: number, nowSeconds: number): string | null {
  if (String(iss) !== String(id)) return "'Issuer' claim ('iss') must be an Integer";
  if (typeof iat !== 'number' || !Number.isInteger(iat) || iat > nowSeconds) {
    return "'Issued at' claim ('iat') must be an Integer representing the time that the assertion was issued";
  }
  if (typeof exp !== 'number' || exp <= nowSeconds) {
    return "'Expiration time' claim ('exp') must be a numeric value representing the future time at which the assertion expires";
  }
  return exp > nowSeconds + MAX_SECONDS ? "'Expiration time' claim ('exp') is too far in the future" : null;
}

function decode(part: string): Fields | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
