import { describe, expect, test } from 'vitest';
import type { Platform } from '../../src/platform/client.ts';
import { openPlatform } from '../support/open-platform.ts';
import { startScriptedServer } from '../support/scripted-server.ts';

const CREATED_AT = '2026-11-21T09:30:15.250Z';
const STAMPS = { created_at: CREATED_AT, updated_at: '2026-11-21T09:30:16.000Z' };
const STAMPED = { createdAt: CREATED_AT, updatedAt: '2026-11-21T09:30:16.000Z' };

/** One creation: how it is asked for, what is sent, what comes, and what is made of it. */
interface Creation {
  readonly create: (platform: Platform) => Promise<unknown>;
  readonly sent: unknown;
  readonly came: unknown;
  readonly created: unknown;
}

const FULL: Readonly<Record<string, Creation>> = {
  project: {
    create: ({ projects }) => projects.create('o1', { name: 'shop', description: 'sells' }),
    sent: { name: 'shop', description: 'sells' },
    came: { id: 'p1', name: 'shop', description: 'sells', ...STAMPS },
    created: { id: 'p1', name: 'shop', description: 'sells', ...STAMPED },
  },
  environment: {
    create: ({ environments }) => environments.create('p1', { name: 'blue', mode: 'STAGING', clusterId: 'c1' }),
    sent: { name: 'blue', mode: 'STAGING', cluster_id: 'c1' },
    came: { id: 'e1', name: 'blue', mode: 'STAGING', cluster_id: 'c1', created_at: CREATED_AT },
    created: { id: 'e1', name: 'blue', mode: 'STAGING', clusterId: 'c1', createdAt: CREATED_AT },
  },
  application: {
    create: ({ applications }) =>
      applications.create('e1', {
        name: 'web',
        gitRepository: { url: 'https://git.example/shop.git', branch: 'main' },
        buildMode: 'DOCKER',
        dockerfilePath: 'Dockerfile',
        cpu: 500,
        memory: 512,
        minRunningInstances: 1,
        maxRunningInstances: 3,
        ports: [{ internalPort: 8080, externalPort: 443, protocol: 'HTTP', publiclyAccessible: false }],
      }),
    sent: {
      name: 'web',
      git_repository: { url: 'https://git.example/shop.git', branch: 'main' },
      build_mode: 'DOCKER',
      dockerfile_path: 'Dockerfile',
      cpu: 500,
      memory: 512,
      min_running_instances: 1,
      max_running_instances: 3,
      ports: [{ internal_port: 8080, external_port: 443, protocol: 'HTTP', publicly_accessible: false }],
    },
    came: { id: 'a1', name: 'web', ...STAMPS },
    created: { id: 'a1', name: 'web', ...STAMPED },
  },
  database: {
    create: ({ databases }) =>
      databases.create('e1', {
        name: 'db',
        type: 'POSTGRESQL',
        version: '16',
        mode: 'MANAGED',
        cpu: 250,
        memory: 512,
        storage: 10,
      }),
    sent: { name: 'db', type: 'POSTGRESQL', version: '16', mode: 'MANAGED', cpu: 250, memory: 512, storage: 10 },
    came: { id: 'b1', name: 'db', ...STAMPS },
    created: { id: 'b1', name: 'db', ...STAMPED },
  },
  webhook: {
    create: ({ webhooks }) =>
      webhooks.create('o1', { targetUrl: 'https://relay.example/s', events: ['DEPLOYMENT_FAILED'], enabled: false }),
    sent: { target_url: 'https://relay.example/s', events: ['DEPLOYMENT_FAILED'], enabled: false },
    came: { id: 'w1', target_url: 'https://relay.example/s', events: ['DEPLOYMENT_FAILED'], enabled: false },
    created: { id: 'w1', targetUrl: 'https://relay.example/s', events: ['DEPLOYMENT_FAILED'], enabled: false },
  },
};

/** With everything left out that may be. */
const LEAST: Readonly<Record<string, readonly [create: Creation['create'], sent: unknown]>> = {
  project: [({ projects }) => projects.create('o1', { name: 'n', description: undefined }), { name: 'n' }],
  environment: [({ environments }) => environments.create('p1', { name: 'n', mode: undefined }), { name: 'n' }],
  application: [({ applications }) => applications.create('e1', { name: 'n' }), { name: 'n' }],
  'application with parts': [
    ({ applications }) =>
      applications.create('e1', { name: 'n', gitRepository: { url: 'u' }, ports: [{ internalPort: 1 }] }),
    { name: 'n', git_repository: { url: 'u' }, ports: [{ internal_port: 1 }] },
  ],
  database: [({ databases }) => databases.create('e1', { name: 'n', type: 'T' }), { name: 'n', type: 'T' }],
};

describe('what is created', () => {
  test.each(Object.entries(FULL))('is a %s with every field of the contract', async (_, creation) => {
    await using server = await startScriptedServer({ status: 201, body: creation.came });
    await using platform = openPlatform(server.url);
    expect(await creation.create(platform)).toEqual(creation.created);
    expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual(creation.sent);
    expect(server.requests[0]?.headers['content-type']).toBe('application/json');
  });

  test.each(Object.entries(LEAST))('leaves out of a %s what was not given', async (_, [create, sent]) => {
    await using server = await startScriptedServer({ status: 201, body: { id: 'x' } });
    await using platform = openPlatform(server.url);
    await create(platform);
    expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual(sent);
  });
});
