import { describe, expect, test } from 'vitest';
import { headlineOf } from '../../src/deploy/result.ts';
import { renderCheckRun } from '../../src/report/check-run.ts';
import { COMPILE_ERROR, endedRun, LOG as FAILED_LOG, failedApp, OTHER_ERROR, PLACED } from './support/causes.ts';
import { EPOCH_OFFSET_MS, EVIDENCE, observe, settle } from './support/facts.ts';
import { endedWith, JOB, OPEN, QUEUED, severalEnded, viewOf } from './support/views.ts';

const LOG = ['Cloning the repository', 'npm ERR! missing script: build'];

describe('the check run', () => {
  test('looks like this', async () => {
    const run = viewOf([{ settlement: settle('superseded', { advice: 'Look there.' }) }]);
    const { title, summary, text, ...facts } = renderCheckRun(run, JOB);
    const said = text?.replace(EVIDENCE, '(the evidence)');
    const shown = `# ${title}\n\n${JSON.stringify(facts, null, 2)}\n\n---\n${summary}\n\n---\n${said}\n`;
    await expect(shown).toMatchFileSnapshot('golden/check-run.md');
  });

  test('has no evidence that the reason repeats', () => {
    const reason = `${EVIDENCE.charAt(0).toUpperCase()}${EVIDENCE.slice(1)}.`;
    const failed = { settlement: settle('failure', { reason }) };
    const check = renderCheckRun(viewOf([failed]), JOB);
    expect(check.summary).toContain(reason);
    expect(check.text ?? '').not.toContain('Evidence');
    const several = renderCheckRun(viewOf([failed, { appId: 'app-2', settlement: settle('success') }]), JOB);
    expect(several.text).toContain(`### Evidence\n\n**app-2**: ${EVIDENCE}`);
  });

  test('has neither conclusion, text, annotations nor end while it continues', () => {
    const { summary, ...check } = renderCheckRun(OPEN, JOB);
    expect(check).toEqual({
      status: 'in_progress',
      conclusion: null,
      text: null,
      annotations: [],
      startedAt: EPOCH_OFFSET_MS,
      completedAt: null,
      title: 'Deploying: app-1',
    });
    expect(summary).toMatch(/\n\| app-1 \| ⏳ in progress \| {2}\| a1b2c3d \| {2}\|$/);
    expect(renderCheckRun(QUEUED, JOB)).toMatchObject({ status: 'queued', title: 'Waiting: app-1' });
  });

  test('is the same whatever state the platform is in meanwhile', () => {
    const later = viewOf([{ settlement: null, last: observe('DEPLOYING') }]);
    expect(renderCheckRun(later, JOB)).toEqual(renderCheckRun(OPEN, JOB));
  });

  test('shows several applications, and the reasons of those that did not simply succeed', () => {
    const run = viewOf(
      [
        { appId: 'shop' },
        { appId: 'search', settlement: settle('failure') },
        { appId: 'mail', settlement: settle('unchanged') },
      ],
      LOG,
    );
    const { summary, text } = renderCheckRun(run, JOB);
    expect(summary.split('\n').slice(2)).toEqual([
      '| shop | ✅ success | RUNNING | a1b2c3d | 1 min 12 s |',
      '| search | ❌ failure | RUNNING | a1b2c3d | 1 min 12 s |',
      '| mail | ⚠️ unchanged | RUNNING | a1b2c3d | 1 min 12 s |',
      '',
      '- **search**: It came to failure.',
      '- **mail**: It came to unchanged.',
    ]);
    for (const name of ['shop', 'search', 'mail']) expect(text).toContain(`\n- **${name}**: ${EVIDENCE}`);
    expect(text?.match(/<summary>.*<\/summary>/g)).toEqual([expect.stringContaining('search')]);
    expect(text).toContain(`text\n${LOG.join('\n')}\n`);
  });

  test('starts with the first and ends with the last of its applications', () => {
    const run = viewOf([
      { startedAt: 5_000 },
      { appId: 'b', startedAt: 2_000, settlement: settle('success', { settledAt: 90_000 }) },
    ]);
    const { startedAt, completedAt } = renderCheckRun(run, JOB);
    expect([startedAt, completedAt]).toEqual([EPOCH_OFFSET_MS + 2_000, EPOCH_OFFSET_MS + 90_000]);
  });

  test("marks the workflow's file once for each application that failed, and no file if it is unknown", () => {
    const run = viewOf([
      {},
      { appId: 'b', settlement: settle('failure') },
      { appId: 'c', settlement: settle('timed_out') },
    ]);
    const { annotations } = renderCheckRun(run, JOB);
    expect(annotations.map(({ path, line, title }) => [path, line, title])).toEqual([
      ['.github/workflows/deploy.yml', 1, `${headlineOf('failure')}: b`],
      ['.github/workflows/deploy.yml', 1, `${headlineOf('timed_out')}: c`],
    ]);
    expect(annotations[0]?.message).toBe('Application b: It came to failure.');
    expect(renderCheckRun(run, { workflowPath: null }).annotations).toEqual([]);
  });
});

describe('the check run of a failure whose cause is known', () => {
  const further = { ...PLACED, line: 50, column: null, sentence: 'Another', at: 22 };
  const { annotations } = renderCheckRun(endedRun(failedApp('app-1', FAILED_LOG, [PLACED, further, OTHER_ERROR])), JOB);

  test('marks the lines of the causes', () => {
    expect(annotations).toEqual([
      {
        path: 'src/server.ts',
        line: 42,
        column: 7,
        level: 'failure',
        title: 'Deployment failed: app-1',
        message:
          "src/server.ts:42 Property 'listne' does not exist on type 'Server'\nApplication app-1: Saw BUILD_ERROR.",
      },
      {
        path: 'src/server.ts',
        line: 50,
        level: 'failure',
        title: 'Deployment failed: app-1',
        message: 'src/server.ts:50 Another',
      },
    ]);
  });

  test("marks the workflow's file if the cause's is not known to exist, and says the place", () => {
    const check = renderCheckRun(endedRun(failedApp('app-1', FAILED_LOG, [COMPILE_ERROR])), JOB);
    expect(check.annotations).toMatchObject([{ path: JOB.workflowPath, line: 1 }]);
    expect(check.annotations[0]?.message).toMatch(/^src\/server\.ts:42 Property/);
  });

  test('has at most fifty marks, the first cause of each application among them', () => {
    const causes = Array.from({ length: 10 }, (_, index) => ({ ...PLACED, line: index + 1 }));
    const apps = Array.from({ length: 30 }, (_, index) => failedApp(`app-${index}`, FAILED_LOG, causes));
    const marks = renderCheckRun(endedRun(...apps), JOB).annotations;
    expect(marks).toHaveLength(50);
    expect(new Set(marks.slice(0, 30).map(({ title }) => title)).size).toBe(30);
  });
});

describe('the limits of the check run', () => {
  const bytes = (text: string | null): number => Buffer.byteLength(text ?? '');
  const balance = (text: string | null): number[] =>
    ['<details>', '</details>', '```text', '```\n\n</details>'].map((part) => (text ?? '').split(part).length - 1);

  test('cut a log to its last lines, and leave nothing open', () => {
    const log = Array.from({ length: 500 }, (_, index) => `${index} ${'é'.repeat(300)}`);
    const { text } = renderCheckRun(endedWith('failure', log), JOB);
    expect(bytes(text)).toBeLessThanOrEqual(65_535);
    expect(bytes(text)).toBeGreaterThan(64_000);
    expect(text).toMatch(/\n499 é+\n```\n\n<\/details>$/);
    expect(balance(text)).toEqual([1, 1, 1, 1]);
  });

  test('cut the table of very many applications at a line, and say so', () => {
    const { summary, text } = renderCheckRun(severalEnded(1_500, 'failure', LOG), JOB);
    expect(bytes(summary)).toBeLessThanOrEqual(65_535);
    expect(bytes(text)).toBeLessThanOrEqual(65_535);
    expect(summary).toMatch(/\|\n\n… \(\d+ more lines\)$/);
    expect(text).toMatch(/… \(\d+ more lines\)\n\nLogs left out because they are too long: 1500\.$/);
  });

  test('hold for a title and an annotation', () => {
    const [app] = endedWith('failure').apps;
    if (app === undefined) throw new Error('no application');
    const long = { ...app, headline: '😀'.repeat(300), reason: '😀'.repeat(40_000) };
    const { title, annotations } = renderCheckRun(
      { ...endedWith('failure'), headline: long.headline, apps: [long] },
      JOB,
    );
    expect([title.length <= 255, title.isWellFormed()]).toEqual([true, true]);
    const [annotation] = annotations;
    expect(annotation?.title.length).toBeLessThanOrEqual(255);
    expect(bytes(annotation?.message ?? null)).toBeLessThanOrEqual(65_536);
    expect(annotation?.message.isWellFormed()).toBe(true);
  });
});

describe('hostile text in the check run (B31)', () => {
  const hostile = '</summary><img src=x> @octocat #1 | [a](http://b) `c` <!-- f';
  const settlement = settle('failure', { reason: hostile, advice: hostile });
  const log = ['```', '</details>', '@octocat'];
  const run = viewOf([{ appId: hostile, settlement, last: observe(hostile) }, { appId: 'other' }], log);
  const { summary, text } = renderCheckRun(run, JOB);

  test('is neither markup nor a mention outside of the log', () => {
    const prose = `${summary}\n${text?.slice(0, text.indexOf('<details>'))}`;
    expect(prose).not.toMatch(/<img|<!--|@octocat|(?<!\\)\]\(|http:\/\//);
  });
});
