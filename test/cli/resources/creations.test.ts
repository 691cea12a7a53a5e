import { describe, expect, test } from 'vitest';
import { createFolder } from '../folder.ts';
import { linesOf, openSandbox, type Ran, runAt } from '../run.ts';
import { openPlatform } from './platform.ts';

const ORGANIZATION = '11111111-2222-4333-8444-555555555555';

/** The command that a creation says to type next, with the placeholders filled. */
function nextOf({ out }: Ran, name: string): readonly string[] {
  const next = /^Next: touchdown (.+)$/m.exec(out)?.[1] ?? '';
  return next.replace('NAME', name).replace('URL', 'https://git.example/acme/web').split(' ');
}

describe('creating', () => {
  test('leads to a deployable application, with the next command to type at each step', async () => {
    const sandbox = await openSandbox();
    const run = (line: string | readonly string[]) => runAt(sandbox.url, line);
    const project = await run('projects create --name shop --description web');
    expect(project.out).toMatch(
      /^Created project shop\. Its id is \S+\.\nNext: touchdown environments create --project \S+ --name NAME\n$/,
    );
    const environment = await run(nextOf(project, 'staging'));
    expect(environment.out).toMatch(/^Created environment staging\. Its id is/);
    const application = await run([...nextOf(environment, 'web'), '--port', '8080:443/HTTP,public']);
    expect(application.out).toMatch(/^Created application web\. Its id is (\S+)\.\nNext: touchdown deploy \1\n$/);
    expect([project, environment, application].map(({ code, err }) => [code, err])).toEqual(Array(3).fill([0, '']));
    expect(sandbox.world().catalog.environments).toHaveLength(1);
  });

  test('an application reads the options that are not given from a file', async () => {
    const { platform: _, url, requests } = await openPlatform({ status: 201, body: { id: 'a1' } });
    const folder = await createFolder({ 'web.yaml': 'environment: e1\nname: web\ncpu: 250\nport: [8080]' });
    const ran = await runAt(url, 'applications create --from web.yaml --cpu 500', { folder });
    expect(ran.code).toBe(0);
    expect(requests[0]?.url).toBe('/environment/e1/application');
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ name: 'web', cpu: 500, ports: [{ internal_port: 8080 }] });
  });

  test('quotes the response of the platform for a shell', async () => {
    const { url } = await openPlatform({
      status: 201,
      body: { id: '$(reboot)\u001b[2J', name: '\u001b]0;x\u0007shop\n::error::' },
    });
    const ran = await runAt(url, `projects create --organization ${ORGANIZATION} --name shop`);
    expect(ran.out).toBe(
      "Created project shop ::error::. Its id is $(reboot).\nNext: touchdown environments create --project '$(reboot)' --name NAME\n",
    );
  });
});

describe('a webhook', () => {
  const SECRET = 'https://h.example/hooks/T01234567?key=s3cret-s3cret';

  test('is created for all events, and its URL is not shown', async () => {
    const { url, requests } = await openPlatform({ status: 201, body: { id: 'w1', target_url: SECRET } });
    const ran = await runAt(url, `webhooks create --organization ${ORGANIZATION} --url ${SECRET} --json`);
    expect(linesOf(ran.out)[0]?.data).toEqual({
      resource: 'webhook',
      id: 'w1',
      name: 'https://h.example/…',
      parentId: ORGANIZATION,
      next: null,
    });
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
      target_url: SECRET,
      events: ['DEPLOYMENT_STARTED', 'DEPLOYMENT_SUCCEEDED', 'DEPLOYMENT_FAILED'],
      enabled: true,
    });
  });
});
