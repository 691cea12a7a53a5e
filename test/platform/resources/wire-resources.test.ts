import { describe, expect, test } from 'vitest';
import { ProtocolError } from '../../../src/kernel/errors.ts';
import type { JsonObject } from '../../../src/platform/http/json.ts';
import {
  decodeCreated,
  decodeDated,
  decodeEnvironment,
  decodeOrganization,
  decodeProject,
  decodeWebhook,
} from '../../../src/platform/resources/wire-resources.ts';

const AT = '2026-11-21T09:30:15.250Z';
/** Every field of every resource, as the wire has it. */
const WIRE = {
  id: 'x1',
  name: 'shop',
  description: 'sells',
  mode: 'STAGING',
  cluster_id: 'c1',
  target_url: 'https://relay.example',
  events: ['DEPLOYMENT_STARTED'],
  enabled: true,
  created_at: AT,
  updated_at: AT,
};

const DECODERS: Readonly<
  Record<string, readonly [decode: (json: JsonObject, where: string) => object, whole: object]>
> = {
  organization: [decodeOrganization, { id: 'x1', name: 'shop', createdAt: AT }],
  project: [decodeProject, { id: 'x1', name: 'shop', description: 'sells', createdAt: AT, updatedAt: AT }],
  environment: [decodeEnvironment, { id: 'x1', name: 'shop', mode: 'STAGING', clusterId: 'c1', createdAt: AT }],
  'application or database': [decodeDated, { id: 'x1', name: 'shop', createdAt: AT, updatedAt: AT }],
  webhook: [
    decodeWebhook,
    { id: 'x1', targetUrl: 'https://relay.example', events: ['DEPLOYMENT_STARTED'], enabled: true },
  ],
};

/** The same shape with nothing known but the id. */
function emptied(whole: object): object {
  const emptyOf = (key: string) => (key === 'events' ? [] : null);
  return Object.fromEntries(Object.keys(whole).map((key) => [key, key === 'id' ? 'x1' : emptyOf(key)]));
}

describe.each(Object.entries(DECODERS))('each %s', (_, [decode, whole]) => {
  test('is read with its fields, and no others', () => {
    expect(decode({ ...WIRE, extra: 1 }, '$')).toEqual(whole);
  });

  test('may lack all but its id', () => {
    expect(decode({ id: 'x1' }, '$')).toEqual(emptied(whole));
  });

  test.each([[null], [['x']], [{}], [true], ['']])('has nothing in a field that is %j', (value) => {
    const wrong = Object.fromEntries(Object.keys(WIRE).map((key) => [key, key === 'enabled' ? 'true' : value]));
    expect(decode({ ...wrong, events: {}, id: 'x1' }, '$')).toEqual(emptied(whole));
  });

  test.each([
    ['missing', undefined],
    ['null', null],
    ['an empty string', ' '],
    ['an object', {}],
    ['a boolean', true],
  ])('whose id is %s is refused, and the place is named', (came, id) => {
    const error = new ProtocolError('$.results[3].id', 'an id', came);
    expect(() => decode({ ...WIRE, id }, '$.results[3]')).toThrow(error);
  });
});

test('a webhook has those of its events that are words', () => {
  const webhook = decodeWebhook({ id: 'w1', events: ['DEPLOYMENT_STARTED', 7, 'OTHER'] }, '$');
  expect(webhook.events).toEqual(['DEPLOYMENT_STARTED', 'OTHER']);
});

describe('the response to a creation', () => {
  const decode = (body: string) => decodeCreated(body, 'project', decodeProject);

  test('gives what was created', () => {
    expect(decode(JSON.stringify(WIRE))).toMatchObject({ id: 'x1', name: 'shop' });
  });

  test.each([
    ['', '$', 'an empty body'],
    ['<p>', '$', 'an HTML page'],
    ['[]', '$', 'an array'],
    ['null', '$', 'null'],
    ['{}', '$.id', 'missing'],
    ['{"id":[]}', '$.id', 'an array'],
  ])('%j says at %s that it was probably created, and that the id is %s', (body, where, came) => {
    const expected = 'the project with its id (it was probably created; check the platform before you create it again)';
    expect(() => decode(body)).toThrow(new ProtocolError(where, expected, came));
  });
});
