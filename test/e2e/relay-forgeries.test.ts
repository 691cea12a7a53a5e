import { createHmac, randomUUID } from 'node:crypto';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AttackedRelay,
  renderGithubDelivery,
  SHA,
  signAsGithub,
  startAttackedRelay,
} from './relay/attacked-relay.ts';
import { exchange, renderRequest, statusOf } from './relay/raw-http.ts';
import { PATH_SECRET, SIGNING_KEY, SIGNING_SECRET } from './relay/stage.ts';

let world: AttackedRelay;
beforeAll(async () => {
  world = await startAttackedRelay();
});
afterAll(() => world[Symbol.asyncDispose]());

const now = (): number => Math.floor(Date.now() / 1000);
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Replaces the header of a good token, and signs again as an attacker can. */
async function reheaded(header: unknown, signature: (text: string) => string = () => ''): Promise<string> {
  const [, claims = '', good = ''] = (await world.sign(0)).split('.');
  const text = `${encode(header)}.${claims}`;
  return `${text}.${signature(text) || good}`;
}

async function signedWith(alg: string, key: string | Uint8Array): Promise<string> {
  const [, claims = ''] = (await world.sign(0)).split('.');
  const text = `${encode({ alg, kid: 'k1' })}.${claims}`;
  return `${text}.${createHmac(alg.replace('HS', 'sha'), key).update(text).digest('base64url')}`;
}

async function parts(): Promise<readonly [string, string, string]> {
  const [header = '', claims = '', signature = ''] = (await world.sign(0)).split('.');
  return [header, claims, signature];
}

async function publicKey(): Promise<Record<string, string>> {
  const { keys } = (await (await fetch(`${world.issuer.url}/keys`)).json()) as { keys: Record<string, string>[] };
  return keys[0] ?? {};
}

async function otherAlgorithm(alg: string): Promise<string> {
  const { privateKey } = await generateKeyPair(alg);
  return new SignJWT({}).setProtectedHeader({ alg, kid: 'k1' }).sign(privateKey);
}

/** The flaw of each token, and how to make it; test/e2e/relay-url-forgery.test.ts has more. */
const BAD_TOKENS: readonly (readonly [string, () => string | Promise<string>])[] = [
  ['has no algorithm', () => reheaded({ kid: 'k1' })],
  ['says None', () => reheaded({ alg: 'None', kid: 'k1' })],
  ['says nOnE without a signature', async () => `${encode({ alg: 'nOnE', kid: 'k1' })}.${(await parts())[1]}.`],
  ['says rs256', () => reheaded({ alg: 'rs256', kid: 'k1' })],
  ['has a list of algorithms', () => reheaded({ alg: ['RS256'], kid: 'k1' })],
  ['is signed with HS256 and the modulus', async () => signedWith('HS256', (await publicKey())['n'] ?? '')],
  ['is signed with HS512 and an empty key', () => signedWith('HS512', '')],
  ['is signed with HS384 and the webhook secret', () => signedWith('HS384', PATH_SECRET)],
  ['is signed with RS384', () => otherAlgorithm('RS384')],
  ['is signed with PS256', () => otherAlgorithm('PS256')],
  ['is signed with ES256', () => otherAlgorithm('ES256')],
  ['is signed with EdDSA', () => otherAlgorithm('EdDSA')],
  ['names its key by an address', () => reheaded({ alg: 'RS256', kid: 'k1', jku: 'http://127.0.0.1:9/keys' })],
  ['brings a chain of certificates', () => reheaded({ alg: 'RS256', kid: 'k1', x5c: ['MIIB'] })],
  ['names a critical header', () => reheaded({ alg: 'RS256', kid: 'k1', crit: ['b64'], b64: false })],
  ['names its key by a path', () => reheaded({ alg: 'RS256', kid: '../../dev/null' })],
  ['names its key by a list', () => reheaded({ alg: 'RS256', kid: ['k1'] })],
  ['names its key by __proto__', () => reheaded({ alg: 'RS256', kid: '__proto__' })],
  ['names an empty key', () => reheaded({ alg: 'RS256', kid: '' })],
  ['has a header that is no object', () => reheaded('RS256')],
  ['has an empty signature', async () => `${(await parts()).slice(0, 2).join('.')}.`],
  ['has no signature', async () => (await parts()).slice(0, 2).join('.')],
  ['has the signature of another token', async () => [...(await parts()).slice(0, 2), (await parts())[2]].join('.')],
  ['has half of its signature', async () => (await world.sign(0)).slice(0, -170)],
  ['has a signature twice', async () => `${await world.sign(0)}${(await parts())[2]}`],
  ['has four parts', async () => `${await world.sign(0)}.${(await parts())[2]}`],
  ['is encrypted, by its five parts', async () => `${await world.sign(0)}.AAAA.AAAA`],
  ['begins with a dot', async () => `.${await world.sign(0)}`],
  ['is too long', () => world.sign(0, { more: 'x'.repeat(20_000) })],
  ['claims what is no object', async () => [(await parts())[0], encode([]), (await parts())[2]].join('.')],
  ['is of an issuer with one more slash', () => world.sign(0, { iss: `${world.issuer.url}/` })],
  ['is of an issuer below ours', () => world.sign(0, { iss: `${world.issuer.url}/acme` })],
  ['is of a list of issuers', () => world.sign(0, { iss: [world.issuer.url] })],
  ['is for an audience in capitals', () => world.sign(0, { aud: 'Touchdown' })],
  ['is for an audience that begins like ours', () => world.sign(0, { aud: 'touchdown.evil' })],
  ['is for a list of nobody', () => world.sign(0, { aud: [] })],
  ['ended at the beginning of time', () => world.sign(0, { exp: 0 })],
  ['ends in words', () => world.sign(0, { exp: 'never' })],
  ['was issued in an hour', () => world.sign(0, { iat: now() + 3_600 })],
  ['begins in words', () => world.sign(0, { nbf: 'now' })],
  ['has a repository id that is a number', () => world.sign(0, { repository_id: 7 })],
  ['has a repository id with a zero before it', () => world.sign(0, { repository_id: '07' })],
  ['has a repository id that is a question', () => world.sign(0, { repository_id: '7 OR 1=1' })],
  ['has a list of repository ids', () => world.sign(0, { repository_id: ['7'] })],
  ['has a repository with a path', () => world.sign(0, { repository: 'acme/../app-0' })],
  ['has a branch for a commit', () => world.sign(0, { sha: 'refs/heads/main' })],
  ['has half a commit', () => world.sign(0, { sha: SHA.slice(0, 20) })],
  ['has a run that is no number', () => world.sign(0, { run_id: '4711; --' })],
  ['has free text for its own number', () => world.sign(0, { jti: 'a b\nc' })],
  ['names no event', () => world.sign(0, { event_name: undefined })],
  ['has an object for an environment', () => world.sign(0, { environment: {} })],
];

describe('a forged token', () => {
  test.each(BAD_TOKENS)('that %s registers nothing: 401', async (_, make) => {
    const body = JSON.stringify({ app_id: 'app-0', sha: SHA, deployment_id: randomUUID() });
    const headers = [`Authorization: Bearer ${await make()}`];
    const received = await exchange(world.relay.url, renderRequest('POST', '/v1/deployments', headers, body));
    expect([statusOf(received), /"error":"The token is missing or invalid/.test(received)]).toEqual([401, true]);
  });

  test.each<[string, (token: string) => readonly string[]]>([
    ['is sent as Basic', (token) => [`Authorization: Basic ${token}`]],
    ['is sent without a scheme', (token) => [`Authorization: ${token}`]],
    ['is sent twice', (token) => [`Authorization: Bearer ${token}`, `Authorization: Bearer ${token}`]],
    ['is one of a list', (token) => [`Authorization: Bearer ${token}, Bearer ${token}`]],
    ['is sent in quotes', (token) => [`Authorization: Bearer "${token}"`]],
    ['is sent as a cookie', (token) => [`Cookie: authorization=Bearer ${token}`]],
    ['is sent under another name', (token) => [`X-Authorization: Bearer ${token}`]],
  ])('a good token that %s registers nothing: 401', async (_, headersOf) => {
    const body = JSON.stringify({ app_id: 'app-0', sha: SHA, deployment_id: randomUUID() });
    const headers = headersOf(await world.sign(0));
    const received = await exchange(world.relay.url, renderRequest('POST', '/v1/deployments', headers, body));
    expect(statusOf(received)).toBe(401);
  });

  test('does not affect good tokens', async () => {
    expect(await world.register(0)).toMatch(/^[\w.:-]+$/);
  });
});

const BODY = JSON.stringify({
  event_type: 'DEPLOYMENT_SUCCEEDED',
  payload: { application_id: 'app-0', deployment_id: 'forged' },
});

interface Signing {
  readonly id?: string;
  readonly timestamp?: string;
  readonly key?: string | Uint8Array;
  readonly body?: string;
}

function signatureOf({
  id = 'msg-1',
  timestamp = String(now()),
  key = SIGNING_KEY,
  body = BODY,
}: Signing = {}): string {
  return createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
}

/** Returns the headers of a signed delivery: the given ones in place of the good ones, those that are null left out. */
function signed(changes: Readonly<Record<string, string | null>> = {}): readonly string[] {
  const good = {
    'webhook-id': 'msg-1',
    'webhook-timestamp': String(now()),
    'webhook-signature': `v1,${signatureOf()}`,
  };
  return Object.entries({ ...good, ...changes }).flatMap(([name, value]) =>
    value === null ? [] : [`${name}: ${value}`],
  );
}

function deliver(path: string, headers: readonly string[] = signed(), body = BODY): Promise<string> {
  return exchange(world.relay.url, renderRequest('POST', path, headers, body));
}

const HOOK = `/hooks/platform/${PATH_SECRET}`;
const at = (timestamp: string) =>
  signed({ 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signatureOf({ timestamp })}` });

describe("a forged delivery of the platform's", () => {
  test.each<[string, string, number?]>([
    ['no secret', '/hooks/platform'],
    ['an empty secret', '/hooks/platform/', 404],
    ['half the secret', HOOK.slice(0, -8)],
    ['the secret and more', `${HOOK}x`],
    ['the secret in capitals', HOOK.toUpperCase().replace('/HOOKS/PLATFORM', '/hooks/platform')],
    ['the secret and a slash', `${HOOK}/`, 404],
    ['the secret behind a slash', `/hooks/platform//${PATH_SECRET}`, 404],
    ['the secret in the query', `/hooks/platform?secret=${PATH_SECRET}`],
    ['the secret and a null byte', `${HOOK}%00`],
    ['the secret escaped twice', `/hooks/platform/${PATH_SECRET.replace('-', '%252d')}`],
    ['an escape that is none', `/hooks/platform/%zz`],
    ['the signing secret', `/hooks/platform/${encodeURIComponent(SIGNING_SECRET)}`],
    ['both secrets as they are configured', `/hooks/platform/${PATH_SECRET},${encodeURIComponent(SIGNING_SECRET)}`],
    ['a regular expression', '/hooks/platform/.*'],
  ])('with %s in the path is refused', async (_, path, status = 401) => {
    expect(statusOf(await deliver(path))).toBe(status);
  });

  test.each<[string, readonly string[]]>([
    ['a wrong secret', ['X-Webhook-Secret: wrong']],
    ['an empty secret', ['X-Webhook-Secret:']],
    ['the secret twice', [`X-Webhook-Secret: ${PATH_SECRET}`, `X-Webhook-Secret: ${PATH_SECRET}`]],
    ['the secret in a list', [`X-Webhook-Secret: wrong, ${PATH_SECRET}`]],
    ['the secret under another name', [`X-Webhook-Secrets: ${PATH_SECRET}`]],
    ['the secret as a bearer', [`Authorization: Bearer ${PATH_SECRET}`]],
  ])('with %s in a header is refused: 401', async (_, headers) => {
    expect(statusOf(await deliver('/hooks/platform', [...signed(), ...headers]))).toBe(401);
  });

  test('with a wrong secret in the path is refused although the header has the right one', async () => {
    expect(statusOf(await deliver('/hooks/platform/wrong', [...signed(), `X-Webhook-Secret: ${PATH_SECRET}`]))).toBe(
      401,
    );
  });

  test.each<[string, () => readonly string[]]>([
    ['no signature at all', () => []],
    ['no id', () => signed({ 'webhook-id': null })],
    ['no time', () => signed({ 'webhook-timestamp': null })],
    ['no signature', () => signed({ 'webhook-signature': null })],
    ['an empty signature', () => signed({ 'webhook-signature': '' })],
    ['another id', () => signed({ 'webhook-id': 'msg-2' })],
    ['another time', () => signed({ 'webhook-timestamp': String(now() - 1) })],
    ['a signature of six minutes ago', () => at(String(now() - 360))],
    ['a signature of the future', () => at(String(now() + 360))],
    ['a time in milliseconds', () => at(String(Date.now()))],
    ['a negative time', () => at(`-${now()}`)],
    ['a time that is no number', () => at('now')],
    ['an endless time', () => at('Infinity')],
    ['no version', () => signed({ 'webhook-signature': signatureOf() })],
    ['another version', () => signed({ 'webhook-signature': `v2,${signatureOf()}` })],
    ['an asymmetric version', () => signed({ 'webhook-signature': `v1a,${signatureOf()}` })],
    ['half a signature', () => signed({ 'webhook-signature': `v1,${signatureOf().slice(0, 22)}` })],
    ['a signature and more', () => signed({ 'webhook-signature': `v1,${signatureOf()}AAAA` })],
    [
      'a signature by the secret in the path',
      () => signed({ 'webhook-signature': `v1,${signatureOf({ key: PATH_SECRET })}` }),
    ],
    [
      'a signature by the secret as text',
      () => signed({ 'webhook-signature': `v1,${signatureOf({ key: SIGNING_SECRET })}` }),
    ],
    ['a signature by an empty key', () => signed({ 'webhook-signature': `v1,${signatureOf({ key: '' })}` })],
    ['a signature of another body', () => signed({ 'webhook-signature': `v1,${signatureOf({ body: `${BODY} ` })}` })],
    [
      'a signature in hex',
      () => signed({ 'webhook-signature': `v1,${Buffer.from(signatureOf(), 'base64').toString('hex')}` }),
    ],
    ['a thousand wrong signatures', () => signed({ 'webhook-signature': `v1,${'A'.repeat(43)}= `.repeat(500) })],
    ['its parts sent twice', () => [...signed(), ...signed()]],
  ])('with the secret and %s is refused: 401', async (_, headersOf) => {
    expect(statusOf(await deliver(HOOK, headersOf()))).toBe(401);
  });

  test('does not affect good deliveries, even among wrong signatures', async () => {
    expect(statusOf(await deliver(HOOK))).toBe(200);
    const both = `v1,${'A'.repeat(43)}= v1,${signatureOf()}`;
    expect(statusOf(await deliver(HOOK, signed({ 'webhook-signature': both })))).toBe(200);
  });
});

describe("a forged delivery of GitHub's", () => {
  const good = signAsGithub('{}');

  test.each<[string, string]>([
    ['no signature', ''],
    ['a signature without its name', good.slice('sha256='.length)],
    ['a signature of another kind', good.replace('sha256', 'sha1')],
    ['a signature of another body', signAsGithub('{"a":1}')],
    ['a signature by another secret', signAsGithub('{}', 'another-secret-of-somebody')],
    ['a signature by an empty secret', signAsGithub('{}', '')],
    ['half a signature', good.slice(0, 39)],
    ['a signature and more', `${good}0`],
    ['a signature in base64', `sha256=${Buffer.from(good.slice(7), 'hex').toString('base64')}`],
    ['a signature of zeros', `sha256=${'0'.repeat(64)}`],
    ['a signature with a letter too much', good.replace(/.$/, 'g')],
    ['two signatures in one', `${good}, ${good}`],
    ['a signature in quotes', `"${good}"`],
  ])('with %s is refused: 401', async (_, signature) => {
    expect(statusOf(await exchange(world.relay.url, renderGithubDelivery('{}', signature)))).toBe(401);
  });

  test('with a good signature beside a wrong one is refused: 401', async () => {
    const wrong = [`X-Hub-Signature-256: sha256=${'0'.repeat(64)}`];
    expect(statusOf(await exchange(world.relay.url, renderGithubDelivery('{}', good, wrong)))).toBe(401);
  });

  test.each<[string, string, readonly string[]]>([
    ['what is no JSON', '{', []],
    ['a form', 'payload=%7B%7D', ['Content-Type: application/x-www-form-urlencoded']],
  ])('that is signed, but %s, is refused: 400', async (_, body, headers) => {
    expect(statusOf(await exchange(world.relay.url, renderGithubDelivery(body, signAsGithub(body), headers)))).toBe(
      400,
    );
  });

  test.each(['', 'not-a-uuid', `${randomUUID()}x`, "' OR 1=1"])(
    'that is signed, with the delivery id %j, is refused: 400',
    async (guid) => {
      const headers = [`X-Hub-Signature-256: ${good}`, `X-GitHub-Delivery: ${guid}`, 'X-GitHub-Event: ping'];
      const received = await exchange(world.relay.url, renderRequest('POST', '/hooks/github', headers, '{}'));
      expect(statusOf(received)).toBe(400);
    },
  );

  test('does not affect good deliveries, even with a signature in capitals', async () => {
    expect(statusOf(await exchange(world.relay.url, renderGithubDelivery('{}')))).toBe(200);
    const capitals = `sha256=${good.slice('sha256='.length).toUpperCase()}`;
    expect(statusOf(await exchange(world.relay.url, renderGithubDelivery('{}', capitals)))).toBe(200);
  });
});

test('the log contains no secret and no token after all forgeries', () => {
  const output = world.relay.output();
  expect(output).not.toContain(PATH_SECRET);
  expect(output).not.toContain(SIGNING_SECRET);
  expect(output).not.toMatch(/eyJ[\w-]{20}/);
});
