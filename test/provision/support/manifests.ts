import { InputError } from '../../../src/kernel/errors.ts';
import type { Manifest } from '../../../src/provision/parse-manifest.ts';
import { parseManifest } from '../../../src/provision/parse-manifest.ts';

/** A shop: a database, an API that needs it, a page that needs the API. */
export const SHOP = {
  project: { name: 'shop', description: 'Our shop' },
  environment: { name: 'preview-x', mode: 'STAGING', 'cluster-id': 'c1' },
  databases: { main: { type: 'POSTGRESQL', version: '16', mode: 'MANAGED', cpu: 500, memory: 512, storage: 10 } },
  applications: {
    web: { needs: ['api'] },
    api: {
      'git-repository': { url: 'https://git.example.com/shop/api', branch: 'main' },
      'build-mode': 'DOCKER',
      'dockerfile-path': 'Dockerfile',
      cpu: 500,
      memory: 512,
      'min-running-instances': 1,
      'max-running-instances': 2,
      ports: [{ 'internal-port': 8080, 'external-port': 443, protocol: 'HTTP', 'publicly-accessible': true }],
      needs: ['main'],
      variables: { LOG_LEVEL: 'info' },
      secrets: { DATABASE_URL: { env: 'DATABASE_URL' } },
    },
  },
};

/** Parses `up` with the environment `env`. */
export function parse(up: unknown, env: Readonly<Record<string, string>> = {}): Manifest {
  return parseManifest(up, { lookup: (name) => env[name], isListed: () => true }).manifest;
}

/** Returns the places of `up` that cannot be used, each with what is accepted; empty where all can. */
export function problemsOf(up: unknown, env: Readonly<Record<string, string>> = {}): readonly string[] {
  try {
    parse(up, env);
    return [];
  } catch (error) {
    if (error instanceof InputError) return error.message.split('\n');
    throw error;
  }
}

/** Returns SHOP with the API changed. */
export function shopWithApi(api: object): object {
  return { ...SHOP, applications: { ...SHOP.applications, api } };
}
