import { describe, expect, test } from 'vitest';
import { createSystemRandom } from '../../../src/kernel/random.ts';
import type { Platform } from '../../../src/platform/client.ts';
import type { Exchange } from '../../../src/platform/http/http-client.ts';
import { ENDPOINTS } from '../../../src/platform/resources/catalog.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { CALLS } from '../../support/platform-calls.ts';
import { createPlatformOn } from '../../support/simulated-platform.ts';

/** Calls that read a list of the catalog, and those that only some services have. */
const DERIVED = [
  'organizations.find',
  'projects.find',
  'applications.environmentVariables.find',
  'applications.links',
  'environments.delete',
  'environments.list',
];

/** Returns what one call sends, as `GET /path`, and what it rejects with where every response has `status`. */
async function record(call: (platform: Platform) => Promise<unknown>, status: number) {
  const sent: string[] = [];
  const exchange: Exchange = {
    send: async ({ method, path }) => {
      sent.push(`${method} ${path.replace(/\?.*/, '').replace(/\b\w+_id\b/g, '{$&}')}`);
      return { kind: 'responded', status, headers: {}, text: '{"id":"x","key":"K","state":"RUNNING"}', failure: null };
    },
    close: async () => {},
  };
  const platform = createPlatformOn(exchange, createFakeClock(), createSystemRandom());
  const error = await call(platform).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return { sent, error };
}

/** The names of all functions below an object, as `applications.secrets.create`. */
function callsOf(part: object, prefix = ''): string[] {
  return Object.entries(part).flatMap(([name, value]) => {
    if (typeof value === 'function') return [prefix + name];
    return typeof value === 'object' && value !== null ? callsOf(value, `${prefix}${name}.`) : [];
  });
}

describe('the catalog of endpoints', () => {
  test('has the fifteen endpoints of the description, each once', () => {
    expect(new Set(ENDPOINTS.map(({ method, path }) => `${method} ${path}`)).size).toBe(15);
    expect(new Set(ENDPOINTS.map(({ client }) => client)).size).toBe(15);
    expect(new Set(ENDPOINTS.map(({ summary }) => summary)).size).toBe(15);
  });

  test.each(ENDPOINTS)('has for $method $path the call $client, which sends exactly that', async (endpoint) => {
    const { sent, error } = await record(CALLS[endpoint.client]!, 200);
    expect(error).toBeNull();
    expect(sent).toEqual([`${endpoint.method} ${endpoint.path}`]);
  });

  test.each(ENDPOINTS)('has for $client the scope that its error names: $scope', async ({ client, scope }) => {
    const { sent, error } = await record(CALLS[client]!, 403);
    expect(String(error)).toContain(`scope ${scope}`);
    expect(sent).toHaveLength(1);
  });

  test('has a row for every call of the client, and no other', async () => {
    let calls: string[] = [];
    await record(async ({ transport: _, gate: __, close: ___, ...groups }) => {
      calls = callsOf({ ...groups, rateLimit: null });
    }, 200);
    expect(calls.sort()).toEqual([...ENDPOINTS.map(({ client }) => client), ...DERIVED].sort());
  });
});
