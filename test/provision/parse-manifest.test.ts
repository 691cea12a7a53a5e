import { describe, expect, test } from 'vitest';
import { parseManifest } from '../../src/provision/parse-manifest.ts';
import { parse, problemsOf, SHOP, shopWithApi } from './support/manifests.ts';

describe('parsing the manifest', () => {
  test('reads everything, with the names of the client', () => {
    const { project, environment, databases, applications } = parse(SHOP);
    expect(project).toEqual({ name: 'shop', description: 'Our shop' });
    expect(environment).toEqual({ name: 'preview-x', mode: 'STAGING', clusterId: 'c1' });
    const database = { type: 'POSTGRESQL', version: '16', mode: 'MANAGED', cpu: 500, memory: 512, storage: 10 };
    expect(databases).toEqual([{ key: 'main', spec: { name: 'main', ...database } }]);
    expect(applications[1]).toEqual({
      key: 'api',
      spec: {
        name: 'api',
        gitRepository: { url: 'https://git.example.com/shop/api', branch: 'main' },
        buildMode: 'DOCKER',
        dockerfilePath: 'Dockerfile',
        cpu: 500,
        memory: 512,
        minRunningInstances: 1,
        maxRunningInstances: 2,
        ports: [{ internalPort: 8080, externalPort: 443, protocol: 'HTTP', publiclyAccessible: true }],
      },
      needs: ['main'],
      variables: [{ key: 'LOG_LEVEL', value: 'info' }],
      secrets: [{ key: 'DATABASE_URL', from: 'DATABASE_URL' }],
      commit: null,
    });
  });

  test('leaves missing values undefined', () => {
    const { project, environment, databases, applications } = parse({
      project: { name: 'p' },
      environment: { name: 'e' },
      databases: { main: { type: 'A' } },
      applications: { web: {} },
    });
    expect([project, environment]).toEqual([{ name: 'p' }, { name: 'e' }]);
    expect(databases).toEqual([{ key: 'main', spec: { name: 'main', type: 'A' } }]);
    expect(applications).toEqual([
      { key: 'web', spec: { name: 'web' }, needs: [], variables: [], secrets: [], commit: null },
    ]);
  });

  test('has no commit if commit is none', () => {
    expect(parse(shopWithApi({ commit: 'none' })).applications[1]?.commit).toBeNull();
  });

  test('refuses a commit like every command', () => {
    expect(problemsOf(shopWithApi({ commit: 'a b' }))).toEqual([
      'up.applications.api.commit is not a commit. Use 7 to 40 hexadecimal digits, for example "$(git rev-parse HEAD)" in a shell, or the word none.',
    ]);
  });

  test('reports the first fifty problems of many', () => {
    const keys = Array.from({ length: 60 }, (_, at) => `k${at}`);
    const applications = Object.fromEntries(keys.map((key) => [key, { ...SHOP.applications.api, needs: ['x'] }]));
    const problems = problemsOf({ ...SHOP, databases: {}, applications });
    expect(problems).toHaveLength(51);
    expect(problems[0]).toMatch(/^up\.applications\.k0\.needs\[0\]: "x" is not .* k19 or 40 others\.$/);
    expect(problems.at(-1)).toBe('up has 10 more problems. Fix these first.');
  });

  test('reports everything invalid at once, each with its path', () => {
    const up = {
      project: {},
      environment: { name: 'preview-${BRANCH}', mode: 3 },
      databases: { main: { type: 'POSTGRESQL', version: 16 } },
      applications: { api: { ports: [{ 'internal-port': 'http' }], memmory: 512, needs: ['mian'] } },
    };
    expect(problemsOf(up)).toEqual([
      'up.environment.name needs BRANCH, which is not set. Give --set BRANCH=VALUE, or set it in the environment.',
      'up.project.name is missing (its name).',
      'up.environment.mode is not a text. Put it in quotes: "3".',
      'up.databases.main.version is not a text. Put it in quotes: "16".',
      'up.applications.api.ports[0].internal-port is not a whole number from 1 to 65535.',
      'up.applications.api.memmory is not a known key. Did you mean memory?',
      'up.applications.api.needs[0]: "mian" is not a database or application. Use one of main, api.',
    ]);
  });

  test('refuses ambiguous names and keys, which the schema cannot express', () => {
    const up = {
      ...SHOP,
      databases: { main: { type: 'A' }, other: { type: 'A', name: 'main' } },
      applications: { main: {}, api: { variables: { A: '1' }, secrets: { A: { env: 'B' } } }, web: { name: 'api' } },
    };
    expect(problemsOf(up)).toEqual([
      'up.databases.other has the same name as main. Give another name.',
      'up.applications.web has the same name as api. Give another name.',
      'up.applications.main is also the key of a database, so needs could mean either. Rename one of them.',
      'up.applications.api.secrets.A is also set in variables. Remove one of them.',
    ]);
  });

  test.for([
    'https://me:pw@git.example.com/x',
    'https://ghp_token@git.example.com/x',
    'http://ghp_token@git.example.com/x',
    'ssh://git:pw@git.example.com/x',
  ])('refuses %s, which contains a password, without showing it', (url) => {
    expect(problemsOf(shopWithApi({ 'git-repository': { url } }))).toEqual([
      'up.applications.api.git-repository.url has a user or password in it. Remove it: the platform uses its own access to git.',
    ]);
  });

  test('returns the used environment variables', () => {
    const up = shopWithApi({ commit: '${COMMIT}', variables: { A: '${A}-${A}', B: '$${B}' } });
    const env: Readonly<Record<string, string>> = { COMMIT: 'abcdef1', A: 'a', UNUSED: 'x' };
    const { used, manifest } = parseManifest(up, { lookup: (name) => env[name], isListed: () => true });
    expect([...used].toSorted()).toEqual(['A', 'COMMIT']);
    expect(manifest.applications[1]).toMatchObject({
      commit: 'abcdef1',
      variables: [
        { key: 'A', value: 'a-a' },
        { key: 'B', value: '${B}' },
      ],
    });
  });

  test.for(['git@git.example.com:x/y.git', 'ssh://git@git.example.com/x'])(
    'accepts %s, which contains only an account',
    (url) => {
      expect(problemsOf(shopWithApi({ 'git-repository': { url } }))).toEqual([]);
    },
  );

  test('refuses a minimum of instances above the maximum', () => {
    expect(problemsOf(shopWithApi({ 'min-running-instances': 3, 'max-running-instances': 2 }))).toEqual([
      'up.applications.api.min-running-instances is more than max-running-instances.',
    ]);
  });
});
