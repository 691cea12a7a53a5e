import type { Clock } from '../kernel/clock.ts';
import { createSystemRandom } from '../kernel/random.ts';
import { sentenceOf } from '../kernel/untrusted.ts';
import { createPlatform } from '../platform/client.ts';
import { createDeployTarget } from '../platform/deploy-target.ts';
import type { ProxyEnvironment } from '../platform/http/proxy.ts';
import { createWebFetch } from '../platform/http/web-fetch.ts';
import { readApplications, readText } from './config/config-file.ts';
import { type RelaySettings, readSettings, withOtherMistakes } from './config/read-settings.ts';
import { findMisspelt } from './config/variables.ts';
import { createGithubApp } from './github-app/github-app.ts';
import type { RelayLog } from './interfaces.ts';

/** Creates the parts of a relay from its environment, except the store. Throws InputError, which lists every mistake. */
export function joinRelayParts(env: ProxyEnvironment, clock: Clock, log: RelayLog) {
  try {
    const settings = readSettings(env, readText);
    let applications = readApplications(settings.configFile, readText);
    const clients = connectRelay(settings, env, clock);
    for (const { name, problem } of findMisspelt(env)) log('warn', `${name} ${problem}`);
    if (settings.platform === null && settings.signature === 'off')
      log('warn', 'No check can pass. Set PLATFORM_BASE_URL and PLATFORM_TOKEN, or RELAY_SIGNATURE=standard-webhooks.');
    return {
      ...clients,
      settings,
      applications: () => applications,
      /** Reads the applications file again; logs and ignores a bad one. */
      reload: (): void => {
        try {
          applications = readApplications(settings.configFile, readText);
          log('info', 'Reloaded the applications file.', { count: applications.length });
        } catch (error) {
          const facts = { file: settings.configFile, reason: sentenceOf(error, 1000) };
          log('error', 'The applications file is invalid. Keeping the previous applications.', facts);
        }
      },
      clock,
      random: createSystemRandom(),
      log,
    };
  } catch (error) {
    throw withOtherMistakes(error, env, readText);
  }
}

/** Returns the clients for everything that a relay calls; sends nothing yet. Throws InputError for a bad proxy. */
export function connectRelay({ github, platform: access, oidc }: RelaySettings, env: ProxyEnvironment, clock: Clock) {
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
    github: createGithubApp({ ...github, fetch: githubFetch, clock }),
    platform: platform === null ? null : (appId: string) => createDeployTarget(platform, appId),
    /** Fetches from the token issuers only. */
    fetch: fetchFromIssuer,
    /** Ends every connection. */
    disconnect: async (): Promise<void> => {
      await Promise.all([githubFetch, platform, ...issuers.values()].map((client) => client?.close()));
    },
  };
}
