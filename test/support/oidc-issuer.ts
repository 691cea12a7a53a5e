import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { numberFor } from '../../src/sandbox/github/repository.ts';

/** Changes to the claims of a token; one that is undefined is left out. */
export type Claims = Readonly<Record<string, unknown>>;

/** How an issuer is started. */
export interface OidcIssuerOptions {
  /** `owner/name` of the workflow run's repository; the ids follow from it as the sandbox numbers its own. */
  readonly repository: string;
}

/** GitHub's issuer of OIDC tokens, and the runner's service that asks it for them, on loopback. */
export interface OidcIssuer extends AsyncDisposable {
  /** The `iss` of its tokens. */
  readonly url: string;
  /** What the runner gives a job with `permissions: id-token: write`. */
  readonly env: Readonly<Record<string, string>>;
  /** The audiences that the runner's service was asked for, in order. */
  readonly audiences: readonly string[];
  /** Signs a token of the run for `touchdown`, with the given changes, header and key. */
  sign(claims?: Claims, header?: Claims, key?: CryptoKey): Promise<string>;
}

const KEY_ID = 'k1';
/** A day, in seconds: programs whose time passes faster take a token, too. */
const LIFE_SECONDS = 86_400;

let pair: ReturnType<typeof generateKeyPair> | null = null;

/** Returns the keys of every issuer of this process: to make them takes longer than most tests. */
export function issuerKeys(): ReturnType<typeof generateKeyPair> {
  pair ??= generateKeyPair('RS256', { extractable: true });
  return pair;
}

/** Starts an issuer. */
export async function startOidcIssuer({ repository }: OidcIssuerOptions): Promise<OidcIssuer> {
  const { privateKey, publicKey } = await issuerKeys();
  const keys: JWK[] = [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }];
  const audiences: string[] = [];
  const bearer = `runner-${randomUUID()}`;
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;

  const sign: OidcIssuer['sign'] = (changed = {}, header = {}, key = privateKey) =>
    new SignJWT({ ...goodClaims(url, repository), ...changed })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: KEY_ID, ...header })
      .sign(key);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', url);
    if (pathname === '/.well-known/openid-configuration') {
      return send(response, 200, {
        issuer: url,
        jwks_uri: `${url}/keys`,
        id_token_signing_alg_values_supported: ['RS256'],
      });
    }
    if (pathname === '/keys') return send(response, 200, { keys });
    if (pathname !== '/token') return send(response, 404, {});
    if (request.headers.authorization !== `Bearer ${bearer}`) return send(response, 401, {});
    const audience = searchParams.get('audience') ?? 'https://github.com/octo';
    audiences.push(audience);
    send(response, 200, { count: 1, value: await sign({ aud: audience }) });
  }

  return {
    url,
    env: {
      ACTIONS_ID_TOKEN_REQUEST_URL: `${url}/token?api-version=2.0`,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: bearer,
    },
    audiences,
    sign,
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** docs.github.com, "OpenID Connect reference": all values are texts but for the times. */
function goodClaims(issuer: string, repository: string): Claims {
  const [owner = ''] = repository.split('/');
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: issuer,
    aud: 'touchdown',
    sub: `repo:${repository}:pull_request`,
    iat: now,
    nbf: now - 300,
    exp: now + LIFE_SECONDS,
    jti: randomUUID(),
    repository,
    repository_id: String(numberFor(`repository/${repository.toLowerCase()}`)),
    repository_owner: owner,
    repository_owner_id: String(numberFor(`user/${owner}`)),
    run_id: '4711',
    run_number: '1',
    run_attempt: '1',
    event_name: 'pull_request',
    ref: 'refs/pull/7/merge',
    sha: 'd4e5f60718293a4b5c6d7e8f9001122334455667',
  };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
