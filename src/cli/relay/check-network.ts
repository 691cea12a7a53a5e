import type { Clock } from '../../kernel/clock.ts';
import { createWebFetch, type WebFetch } from '../../platform/http/web-fetch.ts';
import { createPlatform } from '../../platform/platform-client.ts';
import { createDeployTarget } from '../../platform/platform-deploy-target.ts';
import { createGithubApp } from '../../relay/github-app/github-app.ts';
import { createKeyReader } from '../../relay/identity/read-keys.ts';
import type { RelaySettings } from '../../relay/relay-settings.ts';
import { probeStore } from '../../relay/store/open-store.ts';
import type { CheckWorld, Reachers } from './check.ts';

type Environment = CheckWorld['env'];

/** Returns what a check reaches the world with. */
export function createCheckWorld({ env, clock, readFile }: Pick<CheckWorld, 'env' | 'clock' | 'readFile'>): CheckWorld {
  return {
    env,
    clock,
    readFile,
    reach: (settings) => createReachers(settings, env, clock),
    fetchAt: (origin) => createWebFetch({ origin, env, clock }),
  };
}

function createReachers(settings: RelaySettings, env: Environment, clock: Clock): Reachers {
  const { platform: access, oidc, store } = settings;
  const github = createWebFetch({ origin: settings.github.apiUrl, env, clock });
  const platform = access === null ? null : createPlatform({ ...access, allowHttp: true, env, clock });
  const issuers = new Map(
    oidc.issuers.map((issuer): [string, WebFetch] => [issuer, createWebFetch({ origin: issuer, env, clock })]),
  );
  return {
    github: createGithubApp({ ...settings.github, fetch: github, clock }),
    platform: platform === null ? null : (appId) => createDeployTarget(platform, appId),
    readKeys: async (issuer) => {
      const fetch = issuers.get(issuer);
      return fetch === undefined ? null : createKeyReader(fetch, clock)(issuer);
    },
    probeStore: () => probeStore(store, clock),
    close: async () => {
      await Promise.all([github.close(), platform?.close(), ...[...issuers.values()].map((fetch) => fetch.close())]);
    },
  };
}
