import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** An issuer of OIDC tokens on this machine. */
export interface Issuer extends AsyncDisposable {
  readonly url: string;
  /** Returns a token as GitHub gives it to a job of a repository. */
  sign(repositoryId: number, repository: string): Promise<string>;
}

/** Starts an issuer with a key of its own. */
export async function startIssuer(): Promise<Issuer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'bench', alg: 'RS256', use: 'sig' }];
  const server = createServer((request, response) => {
    const published = request.url === '/keys' ? { keys } : { issuer: url, jwks_uri: `${url}/keys` };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(published));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const ids = { repository_owner_id: '70', run_id: '4711', run_attempt: '1', event_name: 'push', sha: 'a'.repeat(40) };
  return {
    url,
    sign: (repositoryId, repository) =>
      new SignJWT({ ...ids, repository, repository_id: String(repositoryId) })
        .setProtectedHeader({ alg: 'RS256', kid: 'bench' })
        .setIssuer(url)
        .setAudience('touchdown')
        .setIssuedAt()
        .setNotBefore('0s')
        .setExpirationTime('1h')
        .setJti(randomUUID())
        .sign(privateKey),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
