import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto';
import { generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { HEAD, HOOK_SECRET, MERGE, post } from './relay-url-sandbox.ts';
import { openRelayWorld, type RelayWorld } from './relay-url-world.ts';

vi.setConfig({ maxConcurrency: 8 });

const BODY = { app_id: 'succeeds', sha: HEAD, pull_request: 7 };

let world: RelayWorld;
beforeAll(async () => {
  world = await openRelayWorld({ apps: ['succeeds', 'never-ends', 'build-fails', 'fast'] });
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
});

function register(token: string, body: unknown = BODY): Promise<Response> {
  return fetch(`${world.relayUrl}/v1/deployments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
}

function read(token: string, id: string, rest = ''): Promise<Response> {
  return fetch(`${world.relayUrl}/v1/deployments/${id}${rest}`, { headers: { authorization: `Bearer ${token}` } });
}

async function decode<T>(response: Promise<Response>): Promise<T> {
  return (await (await response).json()) as T;
}

/** A token of the right form that no key of the issuer signed. */
function forge(header: Record<string, unknown>, sign: (text: string) => string, token: string): string {
  const [, claims = ''] = token.split('.');
  const text = `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${claims}`;
  return `${text}.${sign(text)}`;
}

const now = (): number => Math.floor(Date.now() / 1000);

/** The flaw of each token, and how to make it. */
const BAD_TOKENS: readonly (readonly [string, () => Promise<string>])[] = [
  ['is for another audience', () => world.issuer.sign({ aud: 'another' })],
  ['is for nobody in particular', () => world.issuer.sign({ aud: undefined })],
  ['is of another issuer', () => world.issuer.sign({ iss: 'https://token.actions.githubusercontent.com' })],
  ['is signed with another key', async () => world.issuer.sign({}, {}, (await generateKeyPair('RS256')).privateKey)],
  ['names a key that is not there', () => world.issuer.sign({}, { kid: 'k2' })],
  ['ended a minute ago', () => world.issuer.sign({ iat: now() - 400, nbf: now() - 400, exp: now() - 60 })],
  ['begins in a minute', () => world.issuer.sign({ iat: now() + 60, nbf: now() + 60 })],
  ['never ends', () => world.issuer.sign({ exp: undefined })],
  ['has no number of its own', () => world.issuer.sign({ jti: undefined })],
  ['names no repository by its id', () => world.issuer.sign({ repository_id: undefined })],
  ['is not signed at all', async () => forge({ alg: 'none', kid: 'k1' }, () => '', await world.issuer.sign())],
  [
    'is signed with the public key as a secret',
    async () => {
      const { keys } = await decode<{ keys: readonly unknown[] }>(fetch(`${world.issuer.url}/keys`));
      const hmac = (text: string) => createHmac('sha256', JSON.stringify(keys[0])).update(text).digest('base64url');
      return forge({ alg: 'HS256', kid: 'k1' }, hmac, await world.issuer.sign());
    },
  ],
  [
    'brings a key of its own',
    async () => {
      const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      const { privateKey } = await generateKeyPair('RS256');
      return world.issuer.sign({}, { jwk: publicKey.export({ format: 'jwk' }), kid: 'k9' }, privateKey);
    },
  ],
  [
    'was changed after it was signed',
    async () => {
      const [head, , signature] = (await world.issuer.sign()).split('.');
      const [, claims] = (await world.issuer.sign({ repository_id: '1' })).split('.');
      return `${head}.${claims}.${signature}`;
    },
  ],
];

describe('a token', () => {
  test.concurrent.for(BAD_TOKENS)('that %s registers nothing and reads nothing: 401', async ([, make], { expect }) => {
    expect((await register(await make())).status).toBe(401);
    expect((await read(await make(), 'any')).status).toBe(401);
    expect((await read(await make(), 'any', '/events')).status).toBe(401);
  });

  test('that was used before repeats the same request, and is refused for another: 401', async () => {
    const token = await world.issuer.sign({ jti: randomUUID() });
    const order = { ...BODY, deployment_id: randomUUID() };
    expect((await register(token, order)).status).toBe(201);
    expect((await register(token, order)).status).toBe(200);
    expect((await register(token, { ...order, deployment_id: randomUUID() })).status).toBe(401);
    expect((await register(token, { ...order, app_id: 'fast' })).status).toBe(401);
  });

  test('of another repository registers nothing here, and does not learn what exists', async () => {
    const foreign = { repository: 'octo/else', repository_id: '99' };
    const { id } = await decode<{ id: string }>(register(await world.issuer.sign(), { ...BODY, app_id: 'fast' }));
    const requested = await register(await world.issuer.sign(foreign));
    const unknown = await register(await world.issuer.sign(foreign), { ...BODY, app_id: 'nobody-knows' });
    expect([requested.status, await requested.text()]).toEqual([unknown.status, await unknown.text()]);
    expect(requested.status).toBe(401);
    for (const rest of ['', '/events']) {
      expect((await read(await world.issuer.sign(foreign), id, rest)).status).toBe(404);
      expect((await read(await world.issuer.sign(foreign), 'no-such', rest)).status).toBe(404);
    }
    expect((await read(await world.issuer.sign(), id)).status).toBe(200);
  });

  test('with the name of this repository under another id belongs to another repository', async () => {
    expect((await register(await world.issuer.sign({ repository_id: '99' }))).status).toBe(401);
  });

  test('of this repository may register its own commit or the head of its run, and no other', async () => {
    const other = 'e'.repeat(40);
    expect((await register(await world.issuer.sign(), { ...BODY, sha: other })).status).toBe(403);
    expect((await register(await world.issuer.sign({ run_id: '4712' }), BODY)).status).toBe(403);
    expect((await register(await world.issuer.sign(), { ...BODY, sha: MERGE, app_id: 'fast' })).status).toBe(201);
  });
});

describe('a made-up success', () => {
  const checkOf = (name: string) =>
    world.checks().find((check) => check.name === `deploy / ${name}` && check.sha === HEAD);
  const pollsAt = (appId: string) =>
    world.requestsOf('sandbox-read').filter((one) => one.applicationId === appId).length;
  const deploy = async (appId: string): Promise<string> => {
    const id = String(Reflect.get(Object(await post(world.sandbox, `/api/v1/application/${appId}/deploy`, {})), 'id'));
    const order = { ...BODY, app_id: appId, deployment_id: id };
    expect((await register(await world.issuer.sign(), order)).status).toBe(201);
    return id;
  };

  test('without the secret is refused with 401, and nothing is stored', async () => {
    const before = world.log.filter((line) => line.includes('was stored')).length;
    const payload = { application_id: 'never-ends', deployment_id: randomUUID() };
    for (const secret of ['wrong', '%00', HOOK_SECRET.slice(0, -1), `${HOOK_SECRET}x`, HOOK_SECRET.toUpperCase()]) {
      expect((await world.hook('DEPLOYMENT_SUCCEEDED', payload, secret)).status).toBe(401);
    }
    const metrics = await (await fetch(`${world.relayUrl}/metrics`)).text();
    expect(world.log.filter((line) => line.includes('was stored')).length).toBe(before);
    expect(world.checks().filter(({ name }) => name.includes('never-ends'))).toEqual([]);
    expect(metrics).not.toContain(HOOK_SECRET);
  });

  test('with a stolen secret turns no check green while the status shows that the deployment continues', async () => {
    const id = await deploy('never-ends');
    await world.until(() => checkOf('never-ends')?.status === 'in_progress');
    const statusChecks = pollsAt('never-ends');
    const taken = await world.hook('DEPLOYMENT_SUCCEEDED', { application_id: 'never-ends', deployment_id: id });
    expect(taken.status).toBe(200);
    await world.until(() => pollsAt('never-ends') > statusChecks);
    await world.until(() => checkOf('never-ends')?.output.title?.startsWith('Awaiting confirmation') === true);
    expect(checkOf('never-ends')).toMatchObject({ status: 'in_progress', conclusion: null });
    expect(checkOf('never-ends')?.output.summary).toContain('not confirmed yet');
  });

  test('with a stolen secret leaves a deployment that failed red', async () => {
    const id = await deploy('build-fails');
    for (const deployment of [id, undefined]) {
      await world.hook('DEPLOYMENT_SUCCEEDED', { application_id: 'build-fails', deployment_id: deployment });
    }
    const seen: unknown[] = [];
    await world.until(() => {
      seen.push(checkOf('build-fails')?.conclusion ?? null);
      return checkOf('build-fails')?.status === 'completed';
    });
    expect(checkOf('build-fails')?.conclusion).toBe('failure');
    expect(seen).not.toContain('success');
  });

  test('with a stolen secret sets no repository and no commit that the relay would believe', async () => {
    const payload = { application_id: 'succeeds', git_commit_id: 'f'.repeat(40), repository: 'evil/else' };
    await world.hook('DEPLOYMENT_SUCCEEDED', { ...payload, deployment_id: randomUUID() });
    await deploy('succeeds');
    await world.until(() => checkOf('succeeds')?.status === 'completed');
    expect(world.checks().filter(({ sha }) => sha === 'f'.repeat(40))).toEqual([]);
    const targets = world.sandbox.githubJournal().map(({ target }) => target);
    expect(targets.filter((target) => target.includes('evil'))).toEqual([]);
  });
});
