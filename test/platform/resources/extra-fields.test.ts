import { describe, expect, test } from 'vitest';
import { InputError } from '../../../src/kernel/errors.ts';
import { redact } from '../../../src/kernel/redaction.ts';
import type { Platform } from '../../../src/platform/client.ts';
import { type CreatedKind, findFieldProblems } from '../../../src/platform/resources/extra-fields.ts';
import type { ExtraFields } from '../../../src/platform/resources/resources.ts';
import { openPlatform } from '../../support/open-platform.ts';
import { startScriptedServer } from '../../support/scripted-server.ts';

type Create = (platform: Platform, fields: ExtraFields) => Promise<unknown>;

/** Every creation with everything set that the client has a setting for, and the body that it sends. */
const CREATIONS: readonly (readonly [kind: CreatedKind, create: Create, body: object])[] = [
  [
    'project',
    ({ projects }, fields) => projects.create('o', { name: 'n', description: 'd', fields }),
    { name: 'n', description: 'd' },
  ],
  [
    'environment',
    ({ environments }, fields) => environments.create('p', { name: 'n', mode: 'STAGING', clusterId: 'c', fields }),
    { name: 'n', mode: 'STAGING', cluster_id: 'c' },
  ],
  [
    'application',
    ({ applications }, fields) =>
      applications.create('e', {
        name: 'n',
        gitRepository: { url: 'u', branch: 'b' },
        buildMode: 'DOCKER',
        dockerfilePath: 'Dockerfile',
        cpu: 1,
        memory: 2,
        minRunningInstances: 3,
        maxRunningInstances: 4,
        ports: [{ internalPort: 80, externalPort: 443, protocol: 'HTTP', publiclyAccessible: false }],
        fields,
      }),
    {
      name: 'n',
      git_repository: { url: 'u', branch: 'b' },
      build_mode: 'DOCKER',
      dockerfile_path: 'Dockerfile',
      cpu: 1,
      memory: 2,
      min_running_instances: 3,
      max_running_instances: 4,
      ports: [{ internal_port: 80, external_port: 443, protocol: 'HTTP', publicly_accessible: false }],
    },
  ],
  [
    'database',
    ({ databases }, fields) =>
      databases.create('e', {
        name: 'n',
        type: 'T',
        version: '16',
        mode: 'MANAGED',
        cpu: 1,
        memory: 2,
        storage: 3,
        fields,
      }),
    { name: 'n', type: 'T', version: '16', mode: 'MANAGED', cpu: 1, memory: 2, storage: 3 },
  ],
  [
    'variable',
    ({ applications }, fields) => applications.environmentVariables.create('a', { key: 'K', value: 'v', fields }),
    { key: 'K', value: 'v' },
  ],
  [
    'secret',
    ({ applications }, fields) => applications.secrets.create('a', { key: 'K', value: 'the-value', fields }),
    { key: 'K', value: 'the-value' },
  ],
  [
    'webhook',
    ({ webhooks }, fields) => webhooks.create('o', { targetUrl: 'https://h/', events: [], enabled: true, fields }),
    { target_url: 'https://h/', events: [], enabled: true },
  ],
];

async function send(create: Create, fields: ExtraFields) {
  await using server = await startScriptedServer({ status: 201, body: { id: 'x' } });
  await using platform = openPlatform(server.url);
  const error = await create(platform, fields).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return { error, bodies: server.requests.map(({ body }): unknown => JSON.parse(body)) };
}

const problemsOf = (kind: CreatedKind, ...entries: readonly (readonly [string, unknown])[]) =>
  findFieldProblems(kind, entries, (setting) => `--${setting}`).map(({ field, problem }) => `${field} ${problem}`);

describe.each(CREATIONS)('the creation of a %s', (kind, create, body) => {
  test('sends fields that the client does not know beside its own (B42)', async () => {
    const { error, bodies } = await send(create, { extra: [1, { a: null }], 'deep.er.still': 'text', 'deep.other': 2 });
    const more = { extra: [1, { a: null }], deep: { er: { still: 'text' }, other: 2 } };
    expect([error, bodies]).toEqual([null, [{ ...body, ...more }]]);
  });

  test('sends nothing when an extra field has a setting of its own (B43)', async () => {
    for (const field of Object.keys(body)) {
      const { error, bodies } = await send(create, { [field]: 'other' });
      expect([error, bodies]).toEqual([expect.any(InputError), []]);
      expect(problemsOf(kind, [field, 'other'])).toHaveLength(1);
    }
  });
});

describe('an extra field of an object that the client builds', () => {
  const application = CREATIONS.find(([kind]) => kind === 'application');

  test.each<[string, ExtraFields]>([
    ['dotted names', { 'git_repository.provider': 'GITHUB', 'git_repository.owner': 'acme' }],
    ['an object', { git_repository: { provider: 'GITHUB', owner: 'acme' } }],
  ])('is merged into it, written as %s (B42)', async (_, fields) => {
    const [, create, body] = application ?? [];
    if (create === undefined) throw new Error('there is no such creation');
    const { bodies } = await send(create, fields);
    const repository = { url: 'u', branch: 'b', provider: 'GITHUB', owner: 'acme' };
    expect(bodies).toEqual([{ ...body, git_repository: repository }]);
  });

  test('creates the object if nothing else of it is set (B42)', async () => {
    const bare: Create = ({ applications }, fields) => applications.create('e', { name: 'n', fields });
    const { bodies } = await send(bare, { 'git_repository.owner': 'acme' });
    expect(bodies).toEqual([{ name: 'n', git_repository: { owner: 'acme' } }]);
  });
});

describe('an extra field is refused', () => {
  test.each<[string, CreatedKind, string, unknown, string]>([
    [
      'when it has a setting of its own (B43)',
      'environment',
      'cluster_id',
      'c1',
      'cannot be set: touchdown sets this field itself. Use --cluster-id.',
    ],
    [
      'when it has a setting of its own inside an object (B43)',
      'application',
      'git_repository.url',
      'u',
      'cannot be set: touchdown sets this field itself. Use --git-repository.url.',
    ],
    [
      'when it would replace an object that the client builds (B43)',
      'application',
      'git_repository',
      'u',
      'cannot be replaced: touchdown builds this object. Add to it with git_repository.FIELD.',
    ],
    [
      'when it lies within a field that the client sets (B43)',
      'application',
      'ports.name',
      'p1',
      'cannot be set: touchdown sets the field ports itself. Use --ports.',
    ],
    [
      'when a name inside its value is __proto__ (B43)',
      'project',
      'a',
      JSON.parse('[{"__proto__":{"x":1}}]'),
      'has __proto__ in its value, which is reserved in JavaScript and never sent. Use another name.',
    ],
    ['when its value is not JSON (B43)', 'project', 'a', Number.NaN, 'has a value that is not JSON. Use JSON.'],
    ['when its value holds a date (B43)', 'project', 'a', [new Date(0)], 'has a value that is not JSON. Use JSON.'],
  ])('%s', (_, kind, field, value, problem) => {
    expect(problemsOf(kind, [field, value])).toEqual([`${field} ${problem}`]);
  });

  test('when its object has a field with a setting of its own (B43)', () => {
    expect(problemsOf('application', ['git_repository', { owner: 'acme', url: 'u' }])).toEqual([
      'git_repository.url cannot be set: touchdown sets this field itself. Use --git-repository.url.',
    ]);
  });

  test('when it overlaps with another extra field (B43)', () => {
    expect(problemsOf('project', ['a', 1], ['a', 2])).toEqual(['a is given twice. Give each field once.']);
    expect(problemsOf('project', ['a.b', 1], ['a', {}])).toEqual([
      'a is given together with the overlapping a.b. Give each field once.',
    ]);
  });

  test.each(['__proto__', 'a.__proto__', 'constructor', 'a.prototype.b'])('when its name is %s (B43)', (field) => {
    const problem = `${field} is reserved in JavaScript and never sent. Use another name.`;
    expect(problemsOf('project', [field, 1])).toEqual([problem]);
  });

  test.each(['', 'a..b', '.a', 'a b', 'ü'])('when %j is not a field name (B43)', (field) => {
    const problem = 'is not a field name. Use letters, digits, "_" and "-", with a dot before a nested field.';
    expect(problemsOf('project', [field, 1])).toEqual([`${field} ${problem}`]);
  });

  test('when its value is nested too deeply to be sent (B43)', () => {
    let value: unknown = 1;
    for (let level = 0; level < 10_000; level += 1) value = [value];
    expect(problemsOf('project', ['a', value])).toEqual([
      'a has a value that is nested more than 50 levels deep. Use fewer levels.',
    ]);
  });
});

test('a text in a field with a secret name is redacted from then on (B42)', async () => {
  const webhook: Create = ({ webhooks }, fields) =>
    webhooks.create('o', { targetUrl: 'https://h/', events: [], enabled: true, fields });
  await send(webhook, { target_secret: 'field-secret-1', auth: { password: 'field-secret-2' }, kind: 'STANDARD-KIND' });
  expect(redact('field-secret-1 field-secret-2 STANDARD-KIND')).toBe('*** *** STANDARD-KIND');
});
