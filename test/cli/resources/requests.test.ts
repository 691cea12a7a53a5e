import { describe, expect, test } from 'vitest';
import { linesOf, runAt } from '../run.ts';
import { openPlatform } from './platform.ts';

const ORGANIZATION = '11111111-2222-4333-8444-555555555555';
const PROJECT = '22222222-2222-4333-8444-555555555555';
const IN_ORGANIZATION = `--organization ${ORGANIZATION}`;

/** What is typed, what is sent, and what is printed with --json; every creation is answered with the id `x1` and no name. */
const CREATIONS: readonly (readonly [line: string, path: string, body: object, printed: object])[] = [
  [
    `projects create --name shop --description Ours ${IN_ORGANIZATION}`,
    `/organization/${ORGANIZATION}/project`,
    { name: 'shop', description: 'Ours' },
    {
      resource: 'project',
      name: 'shop',
      parentId: ORGANIZATION,
      next: 'touchdown environments create --project x1 --name NAME',
    },
  ],
  [
    `environments create --project ${PROJECT} --name eu --mode PRODUCTION --cluster-id c1`,
    `/project/${PROJECT}/environment`,
    { name: 'eu', mode: 'PRODUCTION', cluster_id: 'c1' },
    {
      resource: 'environment',
      name: 'eu',
      parentId: PROJECT,
      next: 'touchdown applications create --environment x1 --name NAME --git-url URL',
    },
  ],
  [
    'applications create --environment e1 --name web --build-mode OTHER --min-instances 2 --max-instances 2 --port 53/udp',
    '/environment/e1/application',
    {
      name: 'web',
      build_mode: 'OTHER',
      min_running_instances: 2,
      max_running_instances: 2,
      ports: [{ internal_port: 53, protocol: 'UDP' }],
    },
    { resource: 'application', name: 'web', parentId: 'e1', next: 'touchdown deploy x1' },
  ],
  [
    'databases create --environment e1 --name main --type MYSQL --version 8 --mode MANAGED --cpu 1 --memory 2 --storage 2147483647',
    '/environment/e1/database',
    { name: 'main', type: 'MYSQL', version: '8', mode: 'MANAGED', cpu: 1, memory: 2, storage: 2_147_483_647 },
    { resource: 'database', name: 'main', parentId: 'e1', next: 'touchdown databases deploy x1' },
  ],
  [
    `webhooks create --url http://h.example/ --event DEPLOYMENT_FAILED --event DEPLOYMENT_FAILED --event OTHER ${IN_ORGANIZATION}`,
    `/organization/${ORGANIZATION}/webhook`,
    { target_url: 'http://h.example/', events: ['DEPLOYMENT_FAILED', 'OTHER'], enabled: true },
    { resource: 'webhook', name: 'http://h.example/', parentId: ORGANIZATION, next: null },
  ],
];

describe('a creation', () => {
  test.each(CREATIONS)('sends the options, and prints the result: %s', async (line, path, body, printed) => {
    const { url, requests } = await openPlatform({ status: 201, body: { id: 'x1' } });
    const ran = await runAt(url, `${line} --json`);
    expect(requests.map(({ method, url: asked, body: text }) => [method, asked, JSON.parse(text)])).toEqual([
      ['POST', path, body],
    ]);
    expect(linesOf(ran.out).map(({ kind, command, data }) => [kind, command, data])).toEqual([
      ['result', line.split(' ', 2).join(' '), { id: 'x1', ...printed }],
    ]);
    expect([ran.code, ran.err]).toEqual([0, '']);
  });

  test('uses the name that the platform returns', async () => {
    const { url } = await openPlatform({ status: 201, body: { id: 'x1', name: 'As stored' } });
    const ran = await runAt(url, `environments create --project ${PROJECT} --name eu --json`);
    expect(linesOf(ran.out)[0]?.data).toMatchObject({ id: 'x1', name: 'As stored' });
  });

  test.each([
    ['projects create --name x --description ', '--description is empty. Give a text, or leave the option out.'],
    ['environments create', '--project is missing. Give the id or the name of the project.\n--name is missing. Give'],
    [
      'applications create --environment e1 --name x --min-instances=-1',
      '--min-instances: "-1" is not a whole number from 0 to 2147483647.',
    ],
    [
      'databases create --environment e1 --name x',
      '--type is missing. Give the type of the database, for example POSTGRESQL.',
    ],
    [
      'databases create --environment e1 --name x --type X --storage 2147483648',
      '--storage: "2147483648" is not a whole number from 1 to 2147483647.',
    ],
    ['secrets create a1', 'KEY is missing: '],
  ])('reports a missing option before anything is sent: %s', async (line, sentence) => {
    const { url, requests } = await openPlatform({ status: 500 });
    const ran = await runAt(url, line);
    expect([ran.code, ran.out]).toEqual([2, '']);
    expect(ran.err).toContain(sentence);
    expect(requests).toEqual([]);
  });
});

describe('a webhook', () => {
  test('lists the known events, and accepts only one source for its URL', async () => {
    const { url } = await openPlatform({ status: 500 });
    const { err } = await runAt(url, ['webhooks', 'create', '--url', 'https://h.example/', '--event', ' ']);
    expect(err).toContain(
      '--event is empty. Use for example DEPLOYMENT_STARTED, DEPLOYMENT_SUCCEEDED, DEPLOYMENT_FAILED.\n',
    );
    const both = await runAt(url, 'webhooks create --url https://h.example/ --url-file x');
    expect(both.err).toContain('--url-file cannot be combined with --url. Give only one of them.');
  });

  test('cannot read its URL from the source of the token', async () => {
    const { url } = await openPlatform({ status: 500 });
    const ran = await runAt(url, 'webhooks create --url-file - --token-file -', { readInput: async () => 'x' });
    expect([ran.code, ran.err]).toEqual([2, expect.stringMatching(/the address and the token .* standard input/)]);
  });
});

describe('a lost response', () => {
  test.each([
    ['projects create --name x', 'Check touchdown projects list before you create it again.'],
    [
      'webhooks create --url https://h.example/secret-place',
      'The webhook to https://h.example/… may have been created',
    ],
    ['databases deploy d1', "Check the platform's console before you start it again."],
    ['variables create a1 K=V', 'Check touchdown variables list a1 before you create it again.'],
  ])('is reported, with how to check: %s', async (line, sentence) => {
    const { url, requests } = await openPlatform('reset');
    const isBelow = /^(?:projects|webhooks)/.test(line);
    const ran = await runAt(url, `${isBelow ? `${line} ${IN_ORGANIZATION}` : line} --json`);
    expect([ran.code, ran.err]).toEqual([4, expect.stringContaining(sentence)]);
    expect(linesOf(ran.out)).toMatchObject([
      { kind: 'notice', data: { code: 'uncertain', message: expect.stringContaining(sentence) } },
      { kind: 'error' },
    ]);
    expect(requests).toHaveLength(1);
  });
});

describe('a deployment of a database', () => {
  test.each([
    [{ id: 'd1', status: 'QUEUED' }, 'd1', 'QUEUED', ' The platform reports: QUEUED.'],
    [{}, null, null, ''],
  ])('reports what the platform returned: %j', async (body, deploymentId, status, printed) => {
    const { url, requests } = await openPlatform({ status: 200, body });
    const ran = await runAt(url, 'databases deploy db1 --json');
    expect(linesOf(ran.out).map(({ kind, command, data }) => [kind, command, data])).toEqual([
      ['result', 'databases deploy', { databaseId: 'db1', deploymentId, status }],
    ]);
    expect((await runAt(url, 'databases deploy db1')).out).toBe(
      `Deployment of database db1 requested.${printed} See the platform's console for its outcome.\n`,
    );
    expect(requests.map(({ method, url: asked }) => `${method} ${asked}`)).toEqual(
      Array(2).fill('POST /database/db1/deploy'),
    );
  });
});

describe('a reward', () => {
  test('is claimed with its trimmed code', async () => {
    const { url, requests } = await openPlatform({ status: 200, body: {} });
    const ran = await runAt(url, ['rewards', 'claim', ' SUMMER ']);
    expect([ran.code, ran.out]).toEqual([0, 'Claimed the reward.\n']);
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ type: 'INVITATION', code: 'SUMMER' });
    const [line] = linesOf((await runAt(url, 'rewards claim SUMMER --json')).out);
    expect(line).toMatchObject({ kind: 'result', command: 'rewards claim', data: { isClaimed: true } });
  });
});

describe('variables and secrets', () => {
  test('are reported one by one with --json, with the next command', async () => {
    const { url } = await openPlatform({ status: 201, body: {} });
    const ran = await runAt(url, 'variables create a1 A=1 B=2 --json');
    expect(new Set(linesOf(ran.out).map(({ command }) => command))).toEqual(new Set(['variables create']));
    expect(linesOf(ran.out).map(({ kind, data }) => [kind, data])).toEqual([
      ['item', { resource: 'variable', key: 'A', applicationId: 'a1' }],
      ['item', { resource: 'variable', key: 'B', applicationId: 'a1' }],
      ['result', { things: 'variables', count: 2, next: 'touchdown deploy a1' }],
    ]);
  });
});

describe('a list', () => {
  const WHEN = '2030-01-01T00:00:00.000Z';

  test.each([
    [
      'organizations list',
      { id: 'o1', name: 'Acme', created_at: WHEN },
      ['ID', 'NAME', 'CREATED'],
      ['o1', 'Acme', WHEN],
    ],
    [
      `projects list ${IN_ORGANIZATION}`,
      { id: 'p1', name: 'shop', created_at: WHEN, description: 'Ours' },
      ['ID', 'NAME', 'CREATED', 'DESCRIPTION'],
      ['p1', 'shop', WHEN, 'Ours'],
    ],
    ['variables list a1', { id: 'v1', key: 'A', value: 'x' }, ['KEY', 'VALUE', 'ID'], ['A', 'x', 'v1']],
  ])('shows its columns in order: %s', async (line, entry, headings, cells) => {
    const { url } = await openPlatform({ body: { results: [entry] } });
    const { out } = await runAt(url, line, { columns: () => 200 });
    expect(out.split('\n').map((row) => row.split(/ {2,}/))).toEqual([headings, cells, ['']]);
    expect((await runAt(url, line)).out).toBe(`${cells.join('\t')}\n`);
  });

  test.each([
    ['organizations list', 'organizations', 'The token cannot see any organization.\n'],
    [`projects list ${IN_ORGANIZATION}`, 'projects', 'No projects yet. Next: touchdown projects create --name NAME\n'],
    ['variables list a1', 'variables', 'The application has no environment variables.\n'],
  ])('without rows says so: %s', async (line, things, sentence) => {
    const { url } = await openPlatform({ body: { results: [] } });
    expect((await runAt(url, line, { columns: () => 80 })).out).toBe(sentence);
    const [result] = linesOf((await runAt(url, `${line} --json`)).out);
    expect(result).toMatchObject({ kind: 'result', command: `${things} list`, data: { things, count: 0 } });
  });
});
