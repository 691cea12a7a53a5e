import { createPublicKey, createSign } from 'node:crypto';
import { hostOf } from '../faults/changes.ts';
import { respondGithubProblem } from '../http/github-problems.ts';
import { queryOf } from '../http/routes.ts';
import { authenticate } from '../http/tokens.ts';
import { respondJson, type SandboxRequest, type SandboxResponse } from '../http/wire.ts';
import { identifierFor } from '../random-choices.ts';
import { sandboxKeyPair } from './app/state.ts';
import { DEFAULT_GITHUB_TOKENS } from './credentials.ts';
import { numberFor } from './repository.ts';
import { type GithubWorld, nextId, repositoryOf } from './world.ts';

/** Where GitHub Enterprise Server has its issuer. */
const PATH = '/_services/token';
const KEY_ID = 'sandbox';
const LIFE_SECONDS = 300;
const RUN = [
  ['repository', /^[\w.-]{1,100}\/[\w.-]{1,100}$/],
  ['sha', /^[0-9a-f]{40}$/],
] as const;

/** Returns true if a request is for the issuer of OIDC tokens, or for the runner's service that returns one. */
export function isOidcCall({ target }: SandboxRequest): boolean {
  return target.startsWith(`${PATH}/`);
}

/**
 * Responds as GitHub's issuer of OIDC tokens and, at `/request`, as the runner's service: docs.github.com, "OpenID Connect reference". The
 * query of that address says which run asks: `repository` and `sha`.
 */
export function respondToOidc(
  world: GithubWorld,
  request: SandboxRequest,
  now: number,
): [GithubWorld, SandboxResponse] {
  const issuer = `http://${hostOf(request)}${PATH}`;
  switch (request.target.slice(PATH.length).split('?')[0]) {
    case '/.well-known/openid-configuration':
      return [world, respondJson(200, { issuer, jwks_uri: `${issuer}/.well-known/jwks` })];
    case '/.well-known/jwks': {
      const key = createPublicKey(sandboxKeyPair().publicKey).export({ format: 'jwk' });
      return [world, respondJson(200, { keys: [{ ...key, kid: KEY_ID, alg: 'RS256', use: 'sig' }] })];
    }
    case '/request':
      return issue(world, request, issuer, now);
    default:
      return [world, respondGithubProblem(404)];
  }
}

function issue(
  world: GithubWorld,
  { target, headers }: SandboxRequest,
  issuer: string,
  now: number,
): [GithubWorld, SandboxResponse] {
  const query = queryOf(target);
  if (authenticate(headers['authorization'], DEFAULT_GITHUB_TOKENS) === null) return [world, respondGithubProblem(401)];
  const wrong = RUN.find(([name, form]) => !form.test(query.get(name) ?? ''));
  if (wrong !== undefined)
    return [world, respondGithubProblem(400, `Add ${wrong[0]} to the query of ACTIONS_ID_TOKEN_REQUEST_URL.`)];
  const [after, id] = nextId(world);
  const name = query.get('repository') ?? '';
  const [owner = ''] = name.split('/');
  const issuedAt = Math.floor(now / 1000);
  const value = sign({
    iss: issuer,
    aud: query.get('audience') ?? `https://github.com/${owner}`,
    sub: `repo:${name}:ref:refs/heads/main`,
    iat: issuedAt,
    nbf: issuedAt - LIFE_SECONDS,
    exp: issuedAt + LIFE_SECONDS,
    jti: identifierFor(`${world.seed}/oidc/${id}/${now}`),
    repository: name,
    repository_id: String(repositoryOf(world, name).id),
    repository_owner: owner,
    repository_owner_id: String(numberFor(`user/${owner}`)),
    run_id: String(id),
    event_name: 'push',
    ref: 'refs/heads/main',
    sha: query.get('sha'),
  });
  return [after, respondJson(200, { count: 1, value })];
}

function sign(claims: object): string {
  const parts = [{ alg: 'RS256', typ: 'JWT', kid: KEY_ID }, claims];
  const text = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${text}.${createSign('RSA-SHA256').update(text).sign(sandboxKeyPair().privateKey, 'base64url')}`;
}
