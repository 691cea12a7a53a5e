import { describe, expect, test } from 'vitest';
import { RESULTS } from '../../src/deploy/result.ts';
import type { Result } from '../../src/deploy/state.ts';
import { registerSecret } from '../../src/kernel/redaction.ts';
import { renderAnnotations } from '../../src/report/annotation.ts';
import { renderCheckRun } from '../../src/report/check-run.ts';
import { renderCommitStatus, renderDeploymentStatus } from '../../src/report/github-status.ts';
import { addressFor, cancelRun, forApp, viewEnd, viewRun, worstAmong } from '../../src/report/view.ts';
import { createApp, createFacts, createView, EPOCH_OFFSET_MS, observe, settle } from './support/facts.ts';
import { explainSignal } from './support/interruptions.ts';
import { JOB } from './support/views.ts';

describe('the view of a run', () => {
  test('shows the worst application for the whole run, and names it', () => {
    const apps = [
      createApp({ appId: 'good' }),
      createApp({ appId: 'late', settlement: settle('timed_out') }),
      createApp({ appId: 'bad', settlement: settle('failure') }),
    ];
    const view = createView({ apps });
    expect(view).toMatchObject({
      result: 'failure',
      conclusion: 'failure',
      reason: 'bad: It came to failure. late: It came to timed_out.',
    });
    expect(view.headline).toBe('Deployment failed: 1 of 3 applications');
    expect(worstAmong(view.apps).map(({ appId }) => appId)).toEqual(['bad']);
  });

  test.each([
    ['Refused by the platform', { isRefused: true }],
    ['Nothing was deployed', { nothing: 'deployed' }],
    ['Nothing was followed', { nothing: 'followed' }],
  ] as const)('says %s of what came to no deployment, and counts a failed deployment as worse', (headline, came) => {
    const refused = createApp({ settlement: settle('failure', came) });
    const run = (...others: readonly ReturnType<typeof createApp>[]) => createView({ apps: [refused, ...others] });
    expect(run()).toMatchObject({
      result: 'failure',
      conclusion: 'failure',
      headline: `${headline}: app-1`,
    });
    expect(run().apps[0]?.headline).toBe(`${headline}: app-1`);
    expect(run(createApp({ appId: 'good' })).headline).toBe(`${headline}: 1 of 2 applications`);
    const other = 'isRefused' in came ? ({ nothing: 'deployed' } as const) : { isRefused: true };
    const alike = run(createApp({ appId: 'other', settlement: settle('failure', other) }));
    expect(alike.headline).toBe(`${headline}: 1 of 2 applications`);
    const mixed = run(createApp({ appId: 'bad', settlement: settle('failure') }));
    expect(mixed).toMatchObject({
      headline: 'Deployment failed: 1 of 2 applications',
      reason: 'bad, app-1: It came to failure.',
    });
  });

  test('shows the names of the applications and keeps their ids', () => {
    const bad = createApp({ appId: 'a2', name: 'api', settlement: settle('failure') });
    const open = createApp({ appId: 'a1', name: 'web', settlement: null });
    expect(createView({ apps: [bad] })).toMatchObject({ headline: 'Deployment failed: api', apps: [{ appId: 'a2' }] });
    const several = createView({ apps: [createApp({ name: 'web' }), bad] });
    expect(several.reason).toBe('api: It came to failure.');
    const texts = JSON.stringify([
      renderCheckRun(several, JOB),
      renderCommitStatus(several),
      renderDeploymentStatus(several),
      renderAnnotations(several),
    ]);
    expect(texts).toContain('Application api: It came to failure.');
    expect(texts).not.toMatch(/a2|app-1/);
    const cancelled = cancelRun(viewRun(createFacts({ apps: [open, bad] })), 'Stopped.', 0);
    expect(cancelled.apps.map(({ headline }) => headline)).toEqual(['Cancelled: web', 'Deployment failed: api']);
  });

  test('gives the reason of every application that failed, else of all, and each reason once', () => {
    const apps = (...results: readonly Result[]) =>
      createView({
        apps: results.map((result, at) => createApp({ appId: `app-${at + 1}`, settlement: settle(result) })),
      });
    expect(apps('success', 'success').reason).toBe('app-1, app-2: It came to success.');
    expect(apps('success', 'failure', 'unknown', 'failure').reason).toBe(
      'app-2, app-4: It came to failure. app-3: It came to unknown.',
    );
    expect(apps(...Array.from({ length: 5 }, () => 'failure' as const)).reason).toBe(
      'app-1, app-2, app-3 and 2 more: It came to failure.',
    );
    const each = ['failure', 'timed_out', 'unknown', 'cancelled', 'superseded'] as const;
    expect(apps(...each).reason).toMatch(/ app-3: It came to unknown\. 2 more, each for its own reason\.$/);
  });

  test.each(['success', 'failure', 'cancelled', 'unknown'] as const)(
    'keeps the verdict %s if a signal comes after all applications have settled',
    (result) => {
      const facts = createFacts({ apps: [createApp({ settlement: settle(result) })] });
      for (const signal of ['SIGINT', 'SIGTERM'] as const)
        expect(viewEnd(facts, explainSignal(signal))).toEqual(viewEnd(facts, null));
    },
  );

  test('is unknown if an application has not settled and nothing says why', () => {
    expect(createView({ apps: [createApp({ settlement: null })] })).toMatchObject({
      result: 'unknown',
      conclusion: 'failure',
    });
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

const QUEUED = { triggeredAt: null, steps: [], deploymentId: null, settlement: null };
const UNDER_WAY = { settlement: null };

describe('the view of a run in progress', () => {
  test('is queued until the platform took a deployment, then in progress, then completed', () => {
    const progressOf = (...apps: Parameters<typeof createApp>[0][]): unknown => {
      const run = viewRun(createFacts({ apps: apps.map((over) => createApp(over)) }));
      return [run.progress, ...run.apps.map((app) => app.progress)];
    };
    expect(progressOf(QUEUED)).toEqual(['queued', 'queued']);
    expect(progressOf(QUEUED, UNDER_WAY)).toEqual(['in_progress', 'queued', 'in_progress']);
    expect(progressOf({}, UNDER_WAY)).toEqual(['in_progress', 'completed', 'in_progress']);
    expect(progressOf({}, {})).toEqual(['completed', 'completed', 'completed']);
  });

  test('has no result, end, evidence or log before it is completed', () => {
    const apps = [createApp(UNDER_WAY, ['a line'])];
    expect(viewRun(createFacts({ apps }))).toMatchObject({
      result: null,
      conclusion: null,
      headline: 'Deploying: app-1',
      apps: [{ result: null, endedAt: null, evidence: '', log: { lines: [] }, startedAt: EPOCH_OFFSET_MS }],
    });
    const finished = viewRun(createFacts({ apps: [createApp({}, ['last line'])] }));
    expect(finished).toMatchObject({
      result: 'success',
      conclusion: 'success',
      headline: 'Deployed: app-1',
      apps: [{ headline: 'Deployed: app-1', endedAt: EPOCH_OFFSET_MS + 72_400, log: { lines: ['last line'] } }],
    });
  });

  test('says how many applications have finished', () => {
    const failed = createApp({ appId: 'b', settlement: settle('failure') });
    expect(viewRun(createFacts({ apps: [failed, createApp(UNDER_WAY)] })).reason).toBe('1 of 2 have finished.');
  });

  test('waits for the log of a failure whose causes may be in it, and of nothing else', () => {
    const isLogOpen = (result: Result): boolean | undefined => {
      const app = createApp({ settlement: settle(result) });
      return viewRun(createFacts({ apps: [{ ...app, isLogOpen: true }] })).apps[0]?.isLogOpen;
    };
    expect(RESULTS.filter((result) => isLogOpen(result) === true)).toEqual(['failure', 'timed_out']);
  });
});

describe('a run that will not continue', () => {
  test('is cancelled if it was in progress, and keeps existing results', () => {
    const facts = createFacts({ apps: [createApp(), createApp({ ...UNDER_WAY, appId: 'b' })] });
    expect(cancelRun(viewRun(facts), 'Stopped.', EPOCH_OFFSET_MS + 90_000)).toMatchObject({
      progress: 'completed',
      result: 'cancelled',
      conclusion: 'cancelled',
      headline: 'Cancelled',
      reason: 'Stopped.',
      apps: [
        { result: 'success' },
        { result: 'cancelled', headline: 'Cancelled: b', reason: 'Stopped.', endedAt: EPOCH_OFFSET_MS + 90_000 },
      ],
    });
    const alone = cancelRun(viewRun(createFacts({ apps: [createApp(UNDER_WAY)] })), 'Stopped.', 0);
    expect(alone).toMatchObject({ headline: 'Cancelled: app-1', reason: 'Stopped.' });
  });

  test('is left as it is if it was completed', () => {
    const run = viewRun(createFacts());
    expect(cancelRun(run, 'Stopped.', 0)).toBe(run);
  });
});

test("{app} in an author's text stands for the name as it is, and is encoded in an address", () => {
  expect(forApp('{app}/prod-{app}', { name: 'a$&b$$c' })).toBe('a$&b$$c/prod-a$&b$$c');
  expect(forApp('production', { name: 'web' })).toBe('production');
  expect(addressFor('https://{app}.example.com/{app}', { name: 'web' })).toBe('https://web.example.com/web');
  expect(addressFor('https://example.com/{app}', { name: 'a/b?c d' })).toBe('https://example.com/a%2Fb%3Fc%20d');
});
