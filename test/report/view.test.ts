import { describe, expect, test } from 'vitest';
import { headlineOf } from '../../src/deploy/result.ts';
import { registerSecret } from '../../src/kernel/redaction.ts';
import { viewRun } from '../../src/report/view.ts';
import { COMMIT, createApp, createFacts, createView, observe, POLICY, settle } from './support/facts.ts';
import { explainError, explainSignal } from './support/interruptions.ts';

describe('the view of a run', () => {
  test('has for one application its verdict, its facts and how long it took', () => {
    const view = createView();
    expect(view).toMatchObject({ result: 'success', passed: true, headline: 'Deployed: app-1', durationMs: 73_000 });
    expect(view.worst).toMatchObject({
      appId: 'app-1',
      confirmed: true,
      commit: COMMIT,
      shortCommit: 'a1b2c3d',
      deploymentId: 'dep-7',
      state: 'RUNNING',
      serviceDeploymentStatus: 'UP_TO_DATE',
      lastDeploymentDate: '2030-01-01T00:01:12.000Z',
      durationMs: 72_400,
    });
  });

  test('shows the worst application for the whole run, and names it', () => {
    const apps = [
      createApp({ appId: 'good' }),
      createApp({ appId: 'late', settlement: settle('timed_out') }),
      createApp({ appId: 'bad', settlement: settle('failure') }),
    ];
    const view = createView({ apps });
    expect(view).toMatchObject({ result: 'failure', passed: false, reason: 'bad: It came to failure.' });
    expect(view.headline).toBe('Deployment failed: 1 of 3 applications');
    expect(view.worst?.appId).toBe('bad');
  });

  test('counts the applications if all have the same result', () => {
    expect(createView({ apps: [createApp(), createApp({ appId: 'app-2' })] }).headline).toBe(
      'Deployed: 2 applications',
    );
  });

  test.each([
    ['unchanged', { onUnchanged: 'succeed' }, true, true],
    ['unchanged', { onUnchanged: 'fail' }, false, false],
    ['superseded', { onSuperseded: 'fail' }, false, false],
    ['superseded', { onSuperseded: 'neutral' }, true, true],
    ['superseded', { onSuperseded: 'succeed' }, true, false],
    ['triggered', {}, true, false],
    ['skipped', {}, true, false],
    ['cancelled', {}, false, false],
    ['unknown', {}, false, false],
  ] as const)('passes %s with %j: %s, doubtful: %s', (result, policy, passed, isDoubtful) => {
    const apps = [createApp({ settlement: settle(result) })];
    const view = createView({ apps, policy: { ...POLICY, ...policy } });
    expect(view.passed).toBe(passed);
    expect(view.worst).toMatchObject({ passed, isDoubtful });
  });

  test('gives an application that a signal cut short the result cancelled, and keeps what had settled', () => {
    const apps = [createApp({ appId: 'open', settlement: null }), createApp({ appId: 'done' })];
    const view = viewRun(createFacts({ apps }), explainSignal('SIGTERM'));
    expect(view).toMatchObject({ result: 'cancelled', passed: false });
    expect(view.reason).toContain('SIGTERM');
    expect(view.apps.map((app) => app.result)).toEqual(['cancelled', 'success']);
    expect(view.apps[0]).toMatchObject({ confirmed: false, durationMs: 73_000 });
  });

  test('is unknown after a crash although every application had settled well', () => {
    const view = viewRun(createFacts(), explainError(new Error('boom')));
    expect(view).toMatchObject({ result: 'unknown', passed: false });
    expect(view.reason).toContain('boom');
    expect(view.headline).toBe(headlineOf('unknown'));
  });

  test('is unknown if an application has not settled and nothing says why', () => {
    expect(createView({ apps: [createApp({ settlement: null })] })).toMatchObject({ result: 'unknown', passed: false });
  });

  test('says why it ended if no application was started', () => {
    const view = viewRun(createFacts({ apps: [] }), explainSignal('SIGINT'));
    expect(view).toMatchObject({ result: 'cancelled', worst: null, headline: 'Cancelled' });
    expect(view.reason).toContain('SIGINT');
  });

  test('has every text on one line, of a bounded length, safe to print and without secrets', () => {
    registerSecret('hunter2-hunter2');
    const hostile = `::error::x\n##[error]y \u001b[2J${'z'.repeat(5_000)}`;
    const settlement = settle('failure', { reason: `said hunter2-hunter2 ${hostile}`, advice: hostile });
    const record = { appId: hostile, commit: hostile, deploymentId: hostile, last: observe(hostile), settlement };
    const [app] = createView({ apps: [createApp({ ...record, steps: [{ state: hostile, seenAt: 0 }] })] }).apps;
    const texts = JSON.stringify(app).split('"');
    expect(texts.filter((text) => /^::|##\[|\\n|\\u001b|hunter2/.test(text))).toEqual([]);
    expect(Math.max(...texts.map((text) => text.length))).toBeLessThanOrEqual(1_800);
    expect(app?.reason).toMatch(/^said \*\*\* /);
  });
});
