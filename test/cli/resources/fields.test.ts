import { describe, expect, test } from 'vitest';
import { createFolder } from '../folder.ts';
import { runAt } from '../run.ts';
import { openPlatform } from './platform.ts';

const ORGANIZATION = '11111111-2222-4333-8444-555555555555';
const PROJECT = '22222222-2222-4333-8444-555555555555';

const words = (line: string, ...fields: readonly string[]): readonly string[] => [
  ...line.split(' '),
  ...fields.flatMap((field) => ['--field', field]),
];

/** What services of this family need beside what the commands have options for. */
const FAMILY: readonly (readonly [line: string, fields: readonly string[], body: object])[] = [
  [
    `projects create --name shop --organization ${ORGANIZATION}`,
    ['labels=["a","b"]'],
    { name: 'shop', labels: ['a', 'b'] },
  ],
  [
    `environments create --project ${PROJECT} --name eu --mode STAGING`,
    ['cluster="c1"'],
    { name: 'eu', mode: 'STAGING', cluster: 'c1' },
  ],
  [
    'applications create --environment e1 --name web --git-url https://git.example/acme/web',
    [
      'healthchecks={"readiness_probe":{"type":{"http":{"path":"/"}}}}',
      'git_repository.owner="acme"',
      'git_repository.name="web"',
      'git_repository.provider="GITHUB"',
    ],
    {
      name: 'web',
      git_repository: { url: 'https://git.example/acme/web', owner: 'acme', name: 'web', provider: 'GITHUB' },
      healthchecks: { readiness_probe: { type: { http: { path: '/' } } } },
    },
  ],
  [
    'databases create --environment e1 --name main --type POSTGRESQL --version 16 --mode CONTAINER',
    ['accessibility="PRIVATE"', 'apply_immediately=true'],
    {
      name: 'main',
      type: 'POSTGRESQL',
      version: '16',
      mode: 'CONTAINER',
      accessibility: 'PRIVATE',
      apply_immediately: true,
    },
  ],
  ['variables create a1 A=1', ['description=null'], { key: 'A', value: '1', description: null }],
  [
    'secrets create a1 A --from-env',
    ['mount_path="/run/a"'],
    { key: 'A', value: 'the-value-of-a', mount_path: '/run/a' },
  ],
  [
    `webhooks create --url https://h.example/ --event DEPLOYMENT_FAILURE --organization ${ORGANIZATION}`,
    ['kind="STANDARD"', 'target_secret="webhook-secret-in-an-argument"'],
    {
      target_url: 'https://h.example/',
      events: ['DEPLOYMENT_FAILURE'],
      enabled: true,
      kind: 'STANDARD',
      target_secret: 'webhook-secret-in-an-argument',
    },
  ],
];

describe('--field', () => {
  test.each(FAMILY)('adds fields that a service needs to the body: %s (B42)', async (line, fields, body) => {
    const { url, requests } = await openPlatform({ status: 201, body: { id: 'x1' } });
    const ran = await runAt(url, words(line, ...fields), { env: { A: 'the-value-of-a' } });
    expect([ran.code, ran.err]).toEqual([0, '']);
    expect(requests.map(({ body: text }) => JSON.parse(text))).toEqual([body]);
  });

  test.each<[string, string]>([
    ['cluster=[12345678901234567890]', 'has a number with more digits than can be sent exactly. Write it in quotes.'],
    ['cluster=c1', `has the value c1, which is not JSON. To send it as a text, write --field cluster='"c1"'.`],
    ['cluster=', `has a value that is not JSON. Write a text as '"TEXT"' and an object as '{"name":"TEXT"}'.`],
    ['cluster={a:1}', `has a value that is not JSON. Write a text as '"TEXT"' and an object as '{"name":"TEXT"}'.`],
    [
      'target_secret=hunter22',
      `has a value that is not JSON. Write a text as '"TEXT"' and an object as '{"name":"TEXT"}'. To read a secret from a file, use target_secret=@FILE.`,
    ],
    ['cluster', `--field is not KEY=JSON. Use for example --field cluster='"c1"'.`],
  ])('%s is refused before anything is sent (B43)', async (field, sentence) => {
    const { url, requests } = await openPlatform({ status: 500 });
    const ran = await runAt(url, words(`environments create --project ${PROJECT} --name e`, field));
    expect([ran.code, requests]).toEqual([2, []]);
    expect(ran.err).toContain(sentence);
    expect(ran.err).not.toContain('hunter22');
  });

  test.each([
    ['applications create --environment e --name n', 'min_running_instances=1', 'Use --min-instances'],
    ['variables create a A=1', 'value="2"', 'Use KEY=VALUE'],
    ['secrets create a A --from-env', 'value="2"', 'Use --from-env, --value-file or standard input'],
    ['webhooks create --url https://h/', 'enabled=false', 'Use --disabled'],
  ])('names the option to use instead: %s %s (B43)', async (line, field, advice) => {
    const { url, requests } = await openPlatform({ status: 500 });
    const ran = await runAt(url, words(line, field), { env: { A: 'the-value-of-a' } });
    expect([ran.code, requests]).toEqual([2, []]);
    expect(ran.err).toContain(`touchdown sets this field itself. ${advice}`);
  });

  test('sends the text of a file as a secret with KEY=@FILE (B42)', async () => {
    const said = 'bad target_secret: webhook-secret-in-a-file';
    const { url, requests } = await openPlatform({ status: 400, body: { message: said } });
    const folder = await createFolder({ 'secret.txt': 'webhook-secret-in-a-file\n' });
    const line = `webhooks create --url https://h.example/ --organization ${ORGANIZATION}`;
    const ran = await runAt(url, words(line, 'target_secret=@secret.txt'), { folder });
    expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({ target_secret: 'webhook-secret-in-a-file' });
    expect(ran.err).toContain('bad target_secret: ***');
    const missing = await runAt(url, words(line, 'target_secret=@none.txt'), { folder });
    expect([missing.code, missing.err]).toEqual([2, expect.stringContaining('ENOENT')]);
  });

  test('is a list in the file of applications create --from (B42)', async () => {
    const { url, requests } = await openPlatform({ status: 201, body: { id: 'a1' } });
    const folder = await createFolder({
      'web.yaml': `environment: e1\nname: web\nfield: ['healthchecks={}', 'a="b"']`,
    });
    expect((await runAt(url, 'applications create --from web.yaml', { folder })).code).toBe(0);
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ name: 'web', healthchecks: {}, a: 'b' });
  });

  test('reports a cluster that differs from the field cluster (B41)', async () => {
    const { url } = await openPlatform({ status: 201, body: { id: 'e1', cluster_id: 'c0' } });
    const ran = await runAt(url, words(`environments create --project ${PROJECT} --name e`, 'cluster="c1"'));
    expect([ran.code, ran.err]).toEqual([2, expect.stringContaining('on cluster c0 instead')]);
    expect(ran.err).toContain('--field cluster c1: the service');
    expect(ran.err).not.toContain('try --field');
  });
});
