import type { Clock } from '../kernel/clock.ts';
import { createSystemRandom } from '../kernel/random.ts';
import type { ProxyEnvironment } from '../platform/http/proxy.ts';
import { createWebFetch } from '../platform/http/web-fetch.ts';
import { createPlatform } from '../platform/platform-client.ts';
import { createDeployTarget } from '../platform/platform-deploy-target.ts';
import { openConfigFile, readText } from './config/config-file.ts';
import { findUnknownVariables } from './config/relay-variables.ts';
import { createGithubApp } from './github-app/github-app.ts';
import type { RelayLog } from './relay-interfaces.ts';
import type { RelaySettings } from './relay-settings.ts';

/** Creates the parts of a relay from its settings, except the store. Throws InputError for a bad applications file, key or proxy. */
export function joinRelayParts(settings: RelaySettings, env: ProxyEnvironment, clock: Clock, log: RelayLog) {
  const onUnlimitedToken = (installation: number): void =>
    log('warn', 'The App is missing permissions, so its tokens are not limited to what the relay needs.', {
      installation,
    });
  const config = openConfigFile(settings.configFile, readText);
  return {
    ...connectRelay(settings, env, clock, onUnlimitedToken),
    settings,
    config,
    applications: () => config.applications,
    clock,
    random: createSystemRandom(),
    log,
  };
}

/** Returns the clients for everything that a relay calls; sends nothing yet. Throws InputError for a bad key or proxy. */
export function connectRelay(
  { github, platform: access, oidc }: RelaySettings,
  env: ProxyEnvironment,
  clock: Clock,
  onUnlimitedToken?: (installation: number) => void,
) {
  const githubFetch = createWebFetch({ origin: github.apiUrl, env, clock });
  const platform = access === null ? null : createPlatform({ ...access, allowHttp: true, env, clock });
  const origins = new Set(oidc.issuers.map((issuer) => new URL(issuer).origin));
  const issuers = new Map([...origins].map((origin) => [origin, createWebFetch({ origin, env, clock })]));
  const fetchFromIssuer: typeof fetch = async (input, init) => {
    const { origin } = new URL(input instanceof Request ? input.url : input);
    const send = issuers.get(origin);
    if (send === undefined) throw new TypeError(`fetch: ${origin} is not an issuer`);
    return send(input, init);
  };
  return {
    github: createGithubApp({
      ...github,
      fetch: githubFetch,
      clock,
      ...(onUnlimitedToken === undefined ? {} : { onUnlimitedToken }),
    }),
    platform: platform === null ? null : (appId: string) => createDeployTarget(platform, appId),
    /** Fetches from the token issuers only. */
    fetch: fetchFromIssuer,
    /** Ends every connection. */
    disconnect: async (): Promise<void> => {
      await Promise.all([githubFetch, platform, ...issuers.values()].map((client) => client?.close()));
    },
  };
}

/** Logs warnings about the settings. */
export function warnOfSettings(settings: RelaySettings, env: ProxyEnvironment, log: RelayLog): void {
  for (const sentence of findUnknownVariables(env)) log('warn', sentence);
  if (settings.platform === null && settings.signature === 'off') {
    log('warn', 'No check can pass. Set PLATFORM_BASE_URL and PLATFORM_TOKEN, or RELAY_SIGNATURE=standard-webhooks.');
  }
}
