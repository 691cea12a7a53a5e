import { describe, expect, test } from 'vitest';
import { InputError } from '../../../src/kernel/errors.ts';
import { redact } from '../../../src/kernel/redaction.ts';
import { openPlatform } from '../../support/open-platform.ts';
import { startScriptedServer } from '../../support/scripted-server.ts';

describe('an application', () => {
  test("is deployed at a given commit, or at the platform's choice", async () => {
    await using server = await startScriptedServer({ status: 201, body: { id: 'd1', status: 'QUEUED' } });
    await using platform = openPlatform(server.url);
    const { applications } = platform;
    expect(await applications.deploy('a1', { commit: 'abc' })).toEqual({
      identity: { deployment_id: 'd1' },
      deploymentId: 'd1',
      state: 'QUEUED',
      aboutDeployment: true,
    });
    await applications.deploy('a1');
    expect(server.requests.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['POST', '/application/a1/deploy', '{"git_commit_id":"abc"}'],
      ['POST', '/application/a1/deploy', '{}'],
    ]);
    expect(platform.gate.passed).toEqual(['essential', 'essential']);
  });

  test('returns its last log lines, oldest first (B27) (B28)', async () => {
    const rows = ['3', '2', '1'].map((message) => ({ message, timestamp: 1_795_253_415 + Number(message) }));
    await using server = await startScriptedServer({ body: { logs: rows } }, { body: 'plain\ntext' });
    await using platform = openPlatform(server.url);
    const lines = await platform.applications.log('a1', { tail: 2 });
    expect(lines.map(({ text }) => text)).toEqual(['2', '3']);
    expect(await platform.applications.log('a1')).toHaveLength(2);
    expect(server.requests.map(({ url }) => url)).toEqual([
      '/application/a1/log?tail=2',
      '/application/a1/log?tail=200',
    ]);
  });

  test.each(['', '..', 'a/../b'])('with the id %j is not requested (B39)', async (id) => {
    await using server = await startScriptedServer({});
    await using platform = openPlatform(server.url);
    const { applications } = platform;
    await expect(applications.deploy(id)).rejects.toThrow(InputError);
    await expect(applications.status(id)).rejects.toThrow(InputError);
    await expect(applications.log(id)).rejects.toThrow(InputError);
    await expect(applications.secrets.create(id, { key: 'A', value: 'b' })).rejects.toThrow(InputError);
    await expect(Array.fromAsync(applications.environmentVariables.list(id))).rejects.toThrow(InputError);
    expect(server.requests).toEqual([]);
  });
});

describe('the environment variables of an application', () => {
  const page = (keys: readonly string[], total_pages: number) => ({
    body: { results: keys.map((key) => ({ id: `id-${key}`, key, value: `${key}!` })), pagination: { total_pages } },
  });

  test('are distinguished by their keys if they have no ids (B35)', async () => {
    await using server = await startScriptedServer({
      body: [
        { key: 'A', value: '1' },
        { key: 'B', value: '2' },
      ],
    });
    await using platform = openPlatform(server.url);
    const all = await Array.fromAsync(platform.applications.environmentVariables.list('a1'));
    expect(all.map(({ key }) => key)).toEqual(['A', 'B']);
    expect(server.requests).toHaveLength(2);
  });

  test('are found by their key, or the error lists the existing keys (B36)', async () => {
    await using server = await startScriptedServer(page(['A', 'B'], 1));
    await using platform = openPlatform(server.url);
    const { environmentVariables } = platform.applications;
    expect(await environmentVariables.find('a1', 'B')).toEqual({ id: 'id-B', key: 'B', value: 'B!' });
    await expect(environmentVariables.find('a1', 'C')).rejects.toThrow(
      /is not found\. Use one of these names: A \(id-A\), B \(id-B\)\./,
    );
  });
});

describe('a secret of an application', () => {
  test('is created, and redacted from then on', async () => {
    await using server = await startScriptedServer({
      status: 400,
      body: { message: 'value s3cret-value is too short' },
    });
    await using platform = openPlatform(server.url);
    const created = platform.applications.secrets.create('a1', { key: 'S', value: 's3cret-value' });
    await expect(created).rejects.toThrow(/value \*\*\* is too short/);
    expect(server.requests[0]).toMatchObject({
      url: '/application/a1/secret',
      body: '{"key":"S","value":"s3cret-value"}',
    });
    expect(redact('s3cret-value')).toBe('***');
  });
});
