import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dataOf, openStage } from '../run.ts';

const AS_ADMIN = { env: { TOUCHDOWN_TOKEN: 'sandbox-admin' } };

async function reasonOf(line: string, surroundings = {}) {
  const stage = await openStage();
  const { code, out } = await stage.run(`${line} --json`, surroundings);
  const [result] = dataOf(out, 'result');
  const { advice } = Object(Object(result?.['applications'])[0]);
  return { stage, code, out, result: result?.['result'], reason: String(result?.['reason']), advice };
}

describe('touchdown deploy: the option', () => {
  test('--commit is sent to the platform, --log-tail is the number of lines per request, --success-state ends the deployment', async () => {
    const line = 'deploy unknown-state --commit 0123456789abcdef0123 --log-tail 7 --success-state shipshape';
    const { stage, code, out, result } = await reasonOf(`${line} --success-state other`);
    expect([code, result]).toEqual([0, 'success']);
    expect(dataOf(out, 'log')).toContainEqual({
      appId: 'unknown-state',
      name: 'unknown-state',
      line: expect.stringContaining('for commit 0123456789abcdef0123'),
    });
    const reads = stage.sandbox.journal().filter(({ operation }) => operation === 'log');
    expect(reads.map(({ target }) => target)).toContain('/application/unknown-state/log?tail=7');
  });

  test('--no-wait exits when the platform has accepted the deployment', async () => {
    expect(await reasonOf('deploy never-ends --no-wait')).toMatchObject({ code: 0, result: 'triggered' });
  });

  test('--dry-run deploys nothing', async () => {
    const { stage, code, result } = await reasonOf('deploy succeeds --dry-run');
    expect([code, result, stage.sandbox.deploymentsStarted('succeeds')]).toEqual([0, 'skipped', 0]);
  });

  test('--logs off reads no log, and on-failure shows it after a failure', async () => {
    const { stage, out } = await reasonOf('deploy fast --logs off');
    expect(stage.sandbox.journal().map(({ operation }) => operation)).not.toContain('log');
    expect(dataOf(out, 'log')).toEqual([]);
    const bad = await stage.run('deploy build-fails --logs on-failure');
    expect(bad.out).toMatch(/^[^│]+ build-fails[^│]*:\n│ [\s\S]*\nCause: .*\nDeployment failed: build-fails/);
  });

  test('--rate-limit-reserve requests are left to others', async () => {
    const requestsWith = async (reserve: number) => {
      const stage = await openStage({ rateLimit: 20 });
      await stage.run(`deploy never-ends --logs off --timeout 10m --rate-limit-reserve ${reserve}`);
      return stage.sandbox.journal().length;
    };
    expect(await requestsWith(12)).toBeLessThanOrEqual(8);
    expect(await requestsWith(0)).toBeGreaterThan(8);
  });

  test('--variable and --secret are set before the deployment, and no value is shown', async () => {
    const line = 'deploy fast --variable LEVEL=a=b --secret DB_PASSWORD';
    const env = { ...AS_ADMIN.env, DB_PASSWORD: 'hunter2-hunter2' };
    const { stage, code, out } = await reasonOf(line, { env });
    expect(code).toBe(0);
    expect(out).not.toContain('hunter2');
    const targets = stage.sandbox.journal().map(({ method, target }) => `${method} ${target}`);
    expect(targets.slice(0, 5)).toContain('POST /application/fast/secret');
    const headers = { Authorization: 'Token sandbox-admin' };
    const list = await fetch(`${stage.sandbox.url}/application/fast/environmentVariable`, { headers });
    expect(await list.text()).toMatch(/"LEVEL"[^}]*"a=b"/);
  });

  test('--timeout defaults to timeout in touchdown.yaml', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'touchdown-deploy-'));
    writeFileSync(`${folder}/touchdown.yaml`, 'timeout: 20s\napp-id: [never-ends]\n');
    expect((await reasonOf('deploy', { folder })).reason).toContain('Not finished within 20 s');
  });
});

describe('touchdown deploy refuses', () => {
  test('all invalid options together, and shows no value', async () => {
    const stage = await openStage();
    const bad =
      'deploy fast --timeout 0 --poll-interval x --logs all --log-tail 0 --on-unchanged no --ci travis --commit  ' +
      '--rate-limit-reserve some --success-state A_B --failure-state a-b --variable hunter2 --variable KEY=1 --secret KEY --secret NONE --secret no-key --secret DB_PASSWORD';
    const { code, err } = await stage.run(bad, { env: { KEY: 'k', DB_PASSWORD: '' } });
    expect(code).toBe(2);
    for (const name of 'timeout poll-interval logs log-tail on-unchanged ci commit failure-state variable secret'.split(
      ' ',
    ))
      expect(err).toContain(`--${name}`);
    expect(err).toContain('--variable: number 1 has no "="');
    expect(err).toContain('--secret: number 1 (KEY) is given twice.');
    expect(err).toMatch(/--secret: number 2 has no value: .* this name is not set\. Set it\./);
    expect(err).toContain('--secret: number 3 is not a key');
    expect(err).toMatch(/--secret: number 4 \(DB_PASSWORD\) has no value: .* this name is empty\. Set it\./);
    expect(err).not.toContain('hunter2');
    expect(stage.sandbox.journal()).toEqual([]);
  });

  test('an invalid id before any application is deployed', async () => {
    const stage = await openStage();
    expect((await stage.run('deploy fast a/../b')).code).toBe(2);
    expect((await stage.run('deploy')).err).toContain('TOUCHDOWN_APP_ID');
    expect(stage.sandbox.journal()).toEqual([]);
  });

  test('options of deploy that follow does not have', async () => {
    const stage = await openStage();
    for (const option of ['--no-wait', '--dry-run', '--variable A=b', '--secret A', '--on-conflict wait'])
      expect((await stage.run(`follow fast ${option}`)).code).toBe(2);
  });
});
