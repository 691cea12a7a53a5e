import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headlineOf } from '../../../src/deploy/result.ts';
import type { DeploymentRecord } from '../../../src/deploy/state.ts';
import { renderJobSummary } from '../../../src/report/summary/job-summary.ts';
import { type RunFacts, viewEnd } from '../../../src/report/view.ts';
import { codePoint } from '../../support/code-points.ts';
import { createApp, createFacts, createView, observe, settle } from '../support/facts.ts';
import { explainError, explainSignal } from '../support/interruptions.ts';

const LOG = ['Cloning the repository', 'Step 1/4: FROM node:24', 'Listening on port 8080'];
const ADVICE = 'Look there.';
const FAILED: Partial<DeploymentRecord> = {
  last: observe('BUILD_ERROR'),
  steps: [
    { state: 'QUEUED', seenAt: 2_500 },
    { state: 'BUILDING', seenAt: 12_500 },
    { state: 'BUILD_ERROR', seenAt: 72_400 },
  ],
  settlement: settle('failure', { advice: ADVICE, confirmed: true }),
};

const UNCHANGED: Partial<DeploymentRecord> = {
  steps: [{ state: 'RUNNING', seenAt: 2_500 }],
  evidence: 'none',
  settlement: settle('unchanged', { settledAt: 61_500 }),
};

/** The bars of the timeline, in order: an exclamation mark for a red one. */
function barsOf(summary: string): string {
  return [...summary.matchAll(/ :(crit, )?(?:milestone, )?\d+, \d+$/gm)].map(([, red]) => (red ? '!' : '-')).join('');
}

function renderFacts(over: Partial<RunFacts>): string {
  return renderJobSummary(createView(over));
}

describe('the job summary', () => {
  test('looks like this', async () => {
    const timedOut: Partial<DeploymentRecord> = {
      last: observe('DEPLOYING'),
      steps: [{ state: 'DEPLOYING', seenAt: 12_500 }],
      evidence: 'progress-seen',
      settlement: settle('timed_out', { advice: ADVICE, settledAt: 1_800_000 }),
    };
    const view = createView({ apps: [createApp(timedOut, LOG)] });
    const shown = renderJobSummary(view).replace(view.apps[0]?.evidence ?? '', '(the evidence)');
    await expect(shown).toMatchFileSnapshot('golden/job-summary.md');
  });

  test('shows the name of an application everywhere, and once its id and the id of its deployment', () => {
    const failed = { ...FAILED, appId: '7f1c2a90', name: 'web' };
    const summary = renderFacts({ apps: [createApp(failed, LOG), createApp({ appId: 'plain' })] });
    expect(summary).toContain(
      '\n- Ids of **web**: application 7f1c2a90, deployment dep-7\n- Ids of **plain**: deployment dep-7\n',
    );
    expect(summary.match(/7f1c2a90/g)).toHaveLength(1);
    expect(summary.match(/dep-7/g)).toHaveLength(2);
  });

  test('says why and what to do of each application that did not simply succeed', () => {
    const apps = [
      createApp({ appId: 'shop' }, LOG),
      createApp({ ...FAILED, appId: 'search' }, ['npm ERR! missing script: build']),
      createApp({ ...UNCHANGED, appId: 'mail' }),
    ];
    const summary = renderFacts({ apps, requestsLeft: null });
    const [verdict = ''] = summary.split('\n\n| ');

    expect(verdict.split('\n')).toEqual([
      expect.stringMatching(/^## ❌ .* 1 of 3 /),
      '',
      `- **search**: It came to failure. ${ADVICE}`,
      '- **mail**: It came to unchanged.',
    ]);
    expect(barsOf(summary)).toBe('---------!---');
    expect(summary).toMatch(/- \*\*shop\*\*: .*\n- \*\*search\*\*: .*\n- \*\*mail\*\*: .*\n\nRequests: 14 used\.\n/);
    expect(summary.match(/<details>/g)).toHaveLength(2);
  });

  test('reports a signal, once, beside what had settled before', () => {
    const apps = [createApp({ appId: 'done' }), createApp({ appId: 'open', settlement: null })];
    const interruption = explainSignal('SIGTERM');
    const summary = renderJobSummary(viewEnd(createFacts({ apps }), interruption));
    expect(summary.split('SIGTERM')).toHaveLength(2);
    expect(summary).toContain(interruption.reason);
    expect(summary).toContain('\n| done | ✅ success | RUNNING |');
    expect(summary).toContain('\n| open | ❌ cancelled | RUNNING |');
    expect(barsOf(summary)).toBe('---------!');
  });

  test('reports a crash before anything was started', () => {
    const summary = renderJobSummary(viewEnd(createFacts({ apps: [] }), explainError(new Error('boom'))));
    expect(summary).toMatch(new RegExp(`^## ❌ ${headlineOf('unknown')}\n\n.*: boom\\. `));
    expect(summary).not.toMatch(/\| Application|mermaid|Evidence/);
  });

  test('says how many applications it has no room for in each part', () => {
    const apps = Array.from({ length: 3_000 }, (_, index) =>
      createApp({ ...FAILED, appId: `${'a'.repeat(150)}${index}` }, LOG),
    );
    const summary = renderFacts({ apps });
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(1_048_576);
    expect(summary.match(/^… and \d+ more\.$/gm)).toHaveLength(4);
    expect(summary).toMatch(/^The timelines of \d+ more applications are left out\.$/m);
    expect(summary).toMatch(/^The logs of 3000 applications are left out \(too long\)\.$/m);
  });
});

test('the job summary says what was done with the variables and secrets of each application', () => {
  const settings = ['The secret KEY already exists.'];
  const summary = renderFacts({ apps: [createApp({ settings }), createApp({ appId: 'other' })] });
  expect(summary.match(/.*The secret KEY already exists\..*/g)).toEqual([expect.stringMatching(/^\*\*app-1\*\*: /)]);
});

describe('the job summary of a log that is too long', () => {
  const line = 'é'.repeat(8_000);
  const apps = Array.from({ length: 3 }, (_, index) => createApp({ appId: `app-${index}` }, Array(50).fill(line)));

  test('fits the runner by bytes, keeps the last lines of each, says how many are left out, and leaves nothing open', () => {
    const summary = renderFacts({ apps });
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(1_048_576);
    expect(Buffer.byteLength(summary)).toBeGreaterThan(1_000_000);
    const titles = [...summary.matchAll(/<summary>Last (\d+) log lines of app-\d \((\d+) earlier lines left out\)/g)];
    expect(titles).toHaveLength(3);
    for (const [, shown, leftOut] of titles) expect(Number(shown) + Number(leftOut)).toBe(50);
    expect(summary.match(/^```/gm)).toHaveLength(8);
    expect(summary.match(/<details>/g)).toHaveLength(3);
    expect(summary.match(/<\/details>/g)).toHaveLength(3);
  });
});

describe('hostile text in the job summary (B31)', () => {
  const hostile = '</summary><img src=x onerror=y> @octocat #1 | [a](http://b) `c` ~~d~~ **e** <!-- f';
  const settlement = settle('failure', { reason: hostile, advice: hostile });
  const record = { appId: hostile, commit: hostile, deploymentId: hostile, last: observe(hostile), settlement };
  const log = ['```', '</details>', '</pre>', '# heading', '::error::x', `@octocat ${'`'.repeat(9)}`];
  const summary = renderFacts({ apps: [createApp(record, log), createApp({ appId: 'other' })] });

  test('is neither markup nor a mention outside of the log', () => {
    const prose = summary.slice(0, summary.indexOf('<details>'));
    expect(prose).not.toMatch(/<img|<!--|@octocat|(?<!\\)\]\(|(?<![\\])~~|http:\/\//);
  });

  test('adds neither a row nor a cell to the table', () => {
    const rows = summary.split('\n').filter((row) => row.startsWith('| '));
    expect(rows).toHaveLength(4);
    expect(rows.map((row) => row.split('|').length)).toEqual([7, 7, 7, 7]);
  });
});

const T = Date.UTC(2030, 0, 1);

/** The lines of the picture in the summary of these applications. */
function pictureOf(...apps: RunFacts['apps']): readonly string[] {
  return /```mermaid\n(.*?)\n```/s.exec(renderFacts({ apps }))?.[1]?.split('\n') ?? [];
}

describe('the picture of a timeline', () => {
  // A mark such as `done` or `active` would make a label that does not fit in its bar black on black in Mermaid's dark theme.
  test('has a section an application, a task a phase, and a milestone without a duration if no time passed', () => {
    const lines = pictureOf(createApp()).map((line) => line.replaceAll('\u200b', ''));
    expect(lines).toEqual([
      'gantt',
      '  dateFormat x',
      '  axisFormat %H:%M:%S',
      '  tickInterval 30second',
      '  section app-1',
      `  Preparing 1.5 s :${T}, ${T + 1_500}`,
      `  Waiting 1 s :${T + 1_500}, ${T + 2_500}`,
      `  QUEUED 10 s :${T + 2_500}, ${T + 12_500}`,
      `  DEPLOYING 1 min :${T + 12_500}, ${T + 72_400}`,
      `  RUNNING :milestone, ${T + 72_400}, ${T + 72_400}`,
    ]);
  });

  test('keeps its shape whatever an application or a state is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: codePoint, minLength: 1 }), (hostile) => {
        for (const name of [hostile, `click ${hostile}`, `x :crit, 0, 1\nsection ${hostile}`, '```']) {
          const lines = pictureOf(createApp({ appId: name, steps: [{ state: name, seenAt: 2_000 }] }));
          expect(lines).toHaveLength(8);
          expect(lines[4]).toMatch(/^ {2}section \u200b[^:;#`\n]+$/u);
          expect(lines[7]).toMatch(/^ {2}\u200b[^:;#`\n]+ :\d+, \d+$/u);
        }
      }),
    );
  });

  test('leaves out what Mermaid would refuse to draw, and counts it', () => {
    const apps = Array.from({ length: 400 }, (_, index) => createApp({ appId: `app-${index}` }));
    const lines = pictureOf(...apps);
    const drawn = lines.filter((line) => line.startsWith('  section ')).length;
    expect(lines.join('\n').length).toBeLessThanOrEqual(50_000);
    expect(drawn).toBeLessThan(400);
    expect(renderFacts({ apps })).toContain(`\nThe timelines of ${400 - drawn} more applications are left out.\n`);
  });
});
