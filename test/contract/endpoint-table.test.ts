import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createCommands } from '../../src/cli/commands.ts';
import { ENDPOINT_COMMANDS, RESOURCE_COMMANDS } from '../../src/cli/resources/commands.ts';
import { createPlatform } from '../../src/platform/client.ts';
import { ENDPOINTS } from '../../src/platform/resources/catalog.ts';
import { PLATFORM_ROUTES } from '../../src/sandbox/platform/routes.ts';
import { ENDPOINT_HEAD, listEndpoints } from '../../tools/write-doc-tables.mjs';

const ROOT = join(import.meta.dirname, '../..');

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
    expect(Object.keys(ENDPOINT_COMMANDS).sort()).toEqual(ENDPOINTS.map(({ client }) => client).sort());
    const commands = Object.values(ENDPOINT_COMMANDS);
    expect(new Set(commands).size).toBe(commands.length);
    const registered = [...createCommands().keys()];
    expect(commands.filter((command) => !registered.includes(command))).toEqual([]);
  });

  test('is made by the command of a resource, where the command is one', () => {
    const made = Object.values(ENDPOINT_COMMANDS).filter((command) => command.includes(' '));
    expect(made.sort()).toEqual([...RESOURCE_COMMANDS.keys()].sort());
  });

  test('is served by the sandbox, which serves no others to every application', () => {
    const named = (endpoint: { method: string; path: string; scope: string }) =>
      `${endpoint.method} ${endpoint.path} ${endpoint.scope}`;
    const everyones = PLATFORM_ROUTES.filter(({ needsQueue }) => needsQueue !== true);
    expect(everyones.map(named).sort()).toEqual(ENDPOINTS.map(named).sort());
  });
});

describe('the table of endpoints in docs/platform-api.md', () => {
  const page = readFileSync(join(ROOT, 'docs/platform-api.md'), 'utf8');
  const [, table = ''] = /<!-- endpoints -->\n(.*?)<!-- \/endpoints -->/s.exec(page) ?? [];
  const rows = table.split('\n').filter((line) => line.startsWith('|'));

  test('has a row for each, as the tool writes it', () => {
    const cells = rows.map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
    expect(cells).toEqual([ENDPOINT_HEAD, ENDPOINT_HEAD.map(() => '---'), ...listEndpoints()]);
    expect(rows).toHaveLength(ENDPOINTS.length + 2);
  });
});

describe('the tool that writes the table', () => {
  const endpoint = {
    method: 'GET',
    path: '/a/{id}/b',
    scope: 'Read',
    group: 'A',
    client: 'a.someThings.list',
    summary: 'List the bs',
  } as const;
  const route = { method: 'GET', path: '/a/{id}/b', scope: 'Read' } as const;

  test('shows the endpoint, its call, its command and its route', () => {
    expect(listEndpoints([endpoint], { 'a.someThings.list': 'bs list' }, [route])).toEqual([
      ['`GET /a/{id}/b`', 'Read', '`a.someThings.list`', '`touchdown bs list`', '`GET /api/v1/a/{id}/b`'],
    ]);
  });

  test('refuses an endpoint that no command makes', () => {
    expect(() => listEndpoints([endpoint], {}, [route])).toThrow('No command is for a.someThings.list');
  });

  test.each([
    { ...route, method: 'POST' as const },
    { ...route, path: '/a/{id}/c' },
    { ...route, scope: 'Write' as const },
  ])('refuses an endpoint where the sandbox serves $method $path to $scope instead', (other) => {
    expect(() => listEndpoints([endpoint], { 'a.someThings.list': 'bs list' }, [other])).toThrow(
      'The sandbox serves no GET /a/{id}/b to a token of scope Read.',
    );
  });
});
