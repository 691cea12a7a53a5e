import { describe, expect, test } from 'vitest';
import { createCommands } from '../../src/cli/commands.ts';
import { createPlatform } from '../../src/platform/client.ts';
import { ENDPOINTS } from '../../src/platform/resources/catalog.ts';
import { PLATFORM_ROUTES } from '../../src/sandbox/platform/routes.ts';
import { commandOf } from '../../tools/write-doc-tables.mjs';

/** What stands below the client at a path of names: `projects.list`. */
function partAt(client: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
      client,
    );
}

describe('every endpoint of the platform', () => {
  test('is a method of the client', async () => {
    const platform = createPlatform({ baseUrl: 'http://127.0.0.1:1', token: 'tok-of-the-test' });
    const missing = ENDPOINTS.filter(({ client }) => typeof partAt(platform, client) !== 'function');
    await platform.close();
    expect(missing).toEqual([]);
  });

  test('has an existing command of its own', () => {
    const commands = ENDPOINTS.map(({ client }) => commandOf(client));
    expect(new Set(commands).size).toBe(commands.length);
    const registered = [...createCommands().keys()];
    expect(commands.filter((command) => !registered.includes(command))).toEqual([]);
  });

  test('is served by the sandbox, which serves no others to every application', () => {
    const named = (endpoint: { method: string; path: string; scope: string }) =>
      `${endpoint.method} ${endpoint.path} ${endpoint.scope}`;
    const everyones = PLATFORM_ROUTES.filter(({ needsQueue }) => needsQueue !== true);
    expect(everyones.map(named).sort()).toEqual(ENDPOINTS.map(named).sort());
  });
});
