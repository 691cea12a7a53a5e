// @ts-check
import { ENDPOINT_COMMANDS } from '../src/cli/resources/resource-commands.ts';
import { ENDPOINTS } from '../src/platform/resources/catalog.ts';
import { PLATFORM_ROUTES } from '../src/sandbox/platform/platform-routes.ts';

/** @import { Endpoint } from '../src/platform/resources/catalog.ts' */

/** What the sandbox serves the platform's calls under, beside the root. */
const PREFIX = '/api/v1';

/** The head of the table of endpoints. */
export const ENDPOINT_HEAD = ['endpoint', 'scope', 'call', 'command', 'sandbox route'];

/**
 * Returns a row of cells for every endpoint: what it is, what the token needs, the client's call with a link to its description,
 * the command, the route that the sandbox serves it by. Throws where one has no command or no route.
 * @param {readonly Endpoint[]} endpoints
 * @param {Readonly<Record<string, string>>} commands by the client's call
 * @param {readonly Pick<Endpoint, 'method' | 'path' | 'scope'>[]} routes
 */
export function listEndpoints(endpoints = ENDPOINTS, commands = ENDPOINT_COMMANDS, routes = PLATFORM_ROUTES) {
  return endpoints.map((endpoint) => {
    const { method, path, scope, client } = endpoint;
    const command = commands[client];
    if (command === undefined)
      throw new Error(`No command is for ${client}: add it to src/cli/resources/endpoint-commands.ts.`);
    const route = routes.find((served) => served.method === method && served.path === path);
    if (route?.scope !== scope)
      throw new Error(`The sandbox serves no ${method} ${path} to a token of scope ${scope}.`);
    return [
      `\`${method} ${path}\``,
      scope,
      `[\`${client}\`](docs/api/client.md#${groupOf(client)})`,
      `\`touchdown ${command}\``,
      `\`${route.method} ${PREFIX}${route.path}\``,
    ];
  });
}

/**
 * The heading of the type that has the call: `secrets` for `applications.secrets.create`.
 * @param {string} client
 */
function groupOf(client) {
  return client.split('.').at(-2)?.toLowerCase();
}
