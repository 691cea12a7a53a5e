import { describe, expect, test } from 'vitest';
import { AccessError, InputError, ProtocolError } from '../../src/kernel/errors.ts';
import { isUncertain } from '../../src/kernel/request-fate.ts';
import type { Platform } from '../../src/platform/client.ts';
import { openPlatform } from '../support/open-platform.ts';
import { type Step, startScriptedServer } from '../support/scripted-server.ts';

type Create = (platform: Platform, parentId: string) => Promise<{ readonly id: string }>;

const WEBHOOK = { targetUrl: 'https://relay.example/s', events: ['DEPLOYMENT_STARTED'], enabled: true };

/** Every call that creates something with an id: what it creates, of what, and how. */
const CREATIONS: readonly (readonly [kind: string, parent: string, create: Create])[] = [
  ['project', 'organization', ({ projects }, id) => projects.create(id, { name: 'n' })],
  ['environment', 'project', ({ environments }, id) => environments.create(id, { name: 'n' })],
  ['application', 'environment', ({ applications }, id) => applications.create(id, { name: 'n' })],
  ['database', 'environment', ({ databases }, id) => databases.create(id, { name: 'n', type: 'POSTGRESQL' })],
  ['webhook', 'organization', ({ webhooks }, id) => webhooks.create(id, WEBHOOK)],
];

/** Returns what became of one creation on a server that plays `step`, and how many requests arrived. */
async function play(create: Create, step: Step, parentId = 'p1') {
  await using server = await startScriptedServer(step);
  await using platform = openPlatform(server.url);
  const error = await create(platform, parentId).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return { error, sent: server.requests.length };
}

describe.each(CREATIONS)('the creation of a %s', (kind, parent, create) => {
  test('with a success and no id was probably done, and is not repeated', async () => {
    const { error, sent } = await play(create, { status: 201, body: { name: 'n' } });
    expect(error).toBeInstanceOf(ProtocolError);
    expect(String(error)).toContain(`the ${kind} with its id (it was probably created`);
    expect([isUncertain(error), sent]).toEqual([true, 1]);
  });

  test('needs the scope Write, and the error names the scope and the parent', async () => {
    const { error } = await play(create, { status: 403 });
    expect(error).toBeInstanceOf(AccessError);
    expect(String(error)).toMatch(new RegExp(`create an? ${kind} (?:in|of) ${parent} p1 .*scope Write`));
    expect(String((await play(create, { status: 404 })).error)).toContain(`does not know ${parent} p1 (404)`);
  });

  test('encodes the id of its parent, and returns its own, a number as a string (B39)', async () => {
    await using server = await startScriptedServer({ status: 201, body: { id: 7, name: ['wrong'] } });
    await using platform = openPlatform(server.url);
    expect(await create(platform, 'a b/c?d')).toMatchObject({ id: '7' });
    expect(server.requests[0]?.url).toBe(`/${parent}/a%20b%2Fc%3Fd/${kind}`);
  });

  test('in a parent with the id a/../b is not sent (B39)', async () => {
    const { error, sent } = await play(create, {}, 'a/../b');
    expect(error).toBeInstanceOf(InputError);
    expect(sent).toBe(0);
  });
});

const cutOff: Step = (response) =>
  void response.writeHead(201, { 'content-length': '99' }).write('{"id', () => response.destroy());

test.each<[string, Step, boolean]>([
  ['protocol', { status: 204 }, true],
  ['protocol', cutOff, true],
  ['network-reset', 'reset', true],
  ['remote', { status: 503, headers: { 'retry-after': '0' } }, true],
  ['conflict', { status: 400, body: { message: 'the name already exists' } }, false],
  ['rejected', { status: 307, headers: { location: '/elsewhere' } }, false],
])('a creation that ends with %s is never repeated: %j may have done it: %s', async (code, step, isOpen) => {
  const { error, sent } = await play(({ projects }, id) => projects.create(id, { name: 'n' }), step);
  expect(error).toMatchObject({ code });
  expect([isUncertain(error), sent]).toEqual([isOpen, 1]);
});

test.each([400, 403, 500])('the error of a webhook that is refused with %i does not show its URL', async (status) => {
  const create: Create = ({ webhooks }, id) => webhooks.create(id, WEBHOOK);
  const { error } = await play(create, { status, body: { message: 'no' } });
  expect(String(error)).not.toContain('relay.example');
});
