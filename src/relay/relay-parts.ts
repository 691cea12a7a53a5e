import type { Clock } from '../kernel/clock.ts';
import { createSystemRandom } from '../kernel/random.ts';
import type { ProxyEnvironment } from '../platform/http/proxy.ts';
import { createWebFetch, type WebFetch } from '../platform/http/web-fetch.ts';
import { createPlatform } from '../platform/platform-client.ts';
import { createDeployTarget } from '../platform/platform-deploy-target.ts';
import { type ConfigFile, openConfigFile, readText } from './config/config-file.ts';
import { findUnknownVariables } from './config/relay-variables.ts';
import { createGithubApp } from './github-app/github-app.ts';
import type { RelayParts } from './relay.ts';
import type { RelayLog } from './relay-interfaces.ts';
import type { RelaySettings } from './relay-settings.ts';

/** What a relay is made of, without its store. */
export interface JoinedParts extends Omit<RelayParts, 'store'> {
  readonly config: ConfigFile;
  /** Ends every connection to GitHub, the platform and the issuers. */
  disconnect(): Promise<void>;
}

/** Joins a relay's parts by its settings. Throws InputError for a bad file of applications, key or proxy. */
export function joinRelayParts(
  settings: RelaySettings,
  env: ProxyEnvironment,
  clock: Clock,
  log: RelayLog,
): JoinedParts {
  const onWide = (installation: number): void =>
    log('warn', 'The App lacks permissions: its tokens are not cut down to what the relay needs.', { installation });
  const config = openConfigFile(settings.configFile, readText);
  const random = createSystemRandom();
  const githubFetch = createWebFetch({ origin: settings.github.apiUrl, env, clock });
  const issuers = createOriginsFetch(settings.oidc.issuers, env, clock);
  const platform =
    settings.platform === null ? null : createPlatform({ ...settings.platform, allowHttp: true, env, clock, random });
  return {
    settings,
    config,
    applications: () => config.applications,
    github: createGithubApp({ ...settings.github, fetch: githubFetch, clock, onWide }),
    platform: platform === null ? null : (appId) => createDeployTarget(platform, appId),
    fetch: issuers.fetch,
    clock,
    random,
    log,
    owner: crypto.randomUUID(),
    disconnect: async () => {
      await Promise.all([githubFetch.close(), issuers.close(), platform?.close()]);
    },
  };
}

/** Logs what an operator should know before the first delivery. */
export function warnOfSettings(settings: RelaySettings, env: ProxyEnvironment, log: RelayLog): void {
  for (const sentence of findUnknownVariables(env)) log('warn', sentence);
  if (settings.platform === null && settings.signature === 'off') {
    log('warn', 'Nothing can turn green: give PLATFORM_BASE_URL and PLATFORM_TOKEN, or switch RELAY_SIGNATURE on.');
  }
}

/** Returns a fetch for a few origins and no others. */
function createOriginsFetch(
  addresses: readonly string[],
  env: ProxyEnvironment,
  clock: Clock,
): { fetch: typeof fetch; close(): Promise<void> } {
  const origins = new Map<string, WebFetch>();
  for (const address of addresses) {
    const { origin } = new URL(address);
    if (!origins.has(origin)) origins.set(origin, createWebFetch({ origin, env, clock }));
  }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { origin } = new URL(input instanceof Request ? input.url : input);
    const send = origins.get(origin);
    if (send === undefined) throw new TypeError(`fetch: ${origin} is not an issuer`);
    return send(input, init);
  };
  return {
    fetch,
    close: async () => {
      await Promise.all([...origins.values()].map((send) => send.close()));
    },
  };
}
