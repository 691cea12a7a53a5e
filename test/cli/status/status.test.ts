import { describe, expect, test } from 'vitest';
import { dataOf, linesOf, openStage } from '../run.ts';

describe('touchdown status', () => {
  test('shows state, service status and date, and exits with 0', async () => {
    const stage = await openStage();
    const { code, out } = await stage.run('status succeeds first-deployment');
    expect(code).toBe(0);
    expect(out).toMatch(/^succeeds {2}RUNNING \(success\) {2}UP_TO_DATE {2}last deployed \d{4}-.*Z$/m);
    expect((await stage.run('status web=succeeds')).out).toMatch(/^web {2}RUNNING/);
    expect(out).toMatch(/^first-deployment {2}READY \(progress\) {2}NEVER_DEPLOYED {2}no deployment date$/m);
    expect(stage.sandbox.journal()).toHaveLength(3);
  });

  test('shows the status details and the number of waiting requests if the service reports them (B54)', async () => {
    const stage = await openStage({ speed: 0.001 });
    await stage.run('deploy queue --no-wait');
    const { out } = await stage.run('status queue');
    expect(out).toMatch(/^queue {2}\w+ \(progress\) {2}DEPLOY, \w+ .*requests waiting: 1$/m);
    const [item] = dataOf((await stage.run('status queue --json')).out, 'item');
    expect(item).toMatchObject({ requestsWaiting: 1, statusDetails: expect.stringContaining('DEPLOY') });
  });

  test('exits with 1 if an application failed', async () => {
    const stage = await openStage();
    expect((await stage.run('status succeeds previous-failed')).code).toBe(1);
    expect((await stage.run('status succeeds --failure-state RUNNING')).code).toBe(1);
    expect((await stage.run('status previous-failed --success-state ERROR')).code).toBe(0);
  });

  test('--json prints one item per application, and at the end one result or error', async () => {
    const stage = await openStage();
    const { out } = await stage.run('status --json', { env: { TOUCHDOWN_APP_ID: 'succeeds' } });
    expect(dataOf(out, 'item')).toEqual([
      {
        appId: 'succeeds',
        name: 'succeeds',
        state: 'RUNNING',
        phase: 'success',
        serviceDeploymentStatus: 'UP_TO_DATE',
        lastDeploymentDate: expect.any(String),
        requestsWaiting: null,
        statusDetails: null,
      },
    ]);
    const failing = linesOf((await stage.run('status previous-failed succeeds --json')).out);
    expect(failing.map(({ kind }) => kind)).toEqual(['item', 'item', 'result']);
    expect(failing.at(-1)?.data).toEqual({ applications: 2, exitCode: 1 });
    const none = linesOf((await stage.run('status nowhere succeeds --json')).out);
    expect(none.map(({ kind }) => kind)).toEqual(['item', 'error']);
  });

  test('shows the readable applications, and exits with the error of the others', async () => {
    const stage = await openStage();
    await stage.run('deploy redirecting-forever --no-wait');
    const { code, out, err } = await stage.run('status redirecting-forever succeeds');
    expect([code, out.startsWith('succeeds  RUNNING')]).toEqual([4, true]);
    expect(err).toContain('redirect');
    expect((await stage.run('status succeeds', { env: { TOUCHDOWN_TOKEN: 'sandbox-deploy' } })).code).toBe(3);
  });
});
