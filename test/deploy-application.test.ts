import { describe, expect, test } from 'vitest';
import type { Cause } from '../src/causes/cause.ts';
import { deployApplication } from '../src/deploy-application.ts';
import { connectApplication } from '../src/platform/connect-application.ts';
import type { Exchange, Exchanged } from '../src/platform/http/http-client.ts';
import { createFakeClock } from './support/fake-clock.ts';
import { DEFAULT_POLICY } from './support/scripted-target.ts';
import { createSeededRandom } from './support/seeded-random.ts';
import { createPlatformOn } from './support/simulated-platform.ts';

const TAKEN_AT = 'Sat, 21 Nov 2026 09:30:05 GMT';
const TEN_MINUTES_MS = 600_000;
const LOG = [
  { message: 'request served', created_at: '2026-11-21T09:30:04.900Z' },
  { message: 'npm ci', created_at: '2026-11-21T09:30:07.100Z' },
  { message: 'npm error code E404', created_at: '2026-11-21T09:30:09.000Z' },
];
const STATUSES = { failure: 'BUILD_ERROR', success: 'RUNNING', cancelled: 'CANCELED', timed_out: 'DEPLOYING' } as const;

/** How the platform of a test plays. */
interface Script {
  /** The log before the deployment and after it; null: a read of it never gets a response. Absent: 500. */
  readonly before?: readonly unknown[] | null;
  readonly after: readonly unknown[] | null;
  readonly result?: keyof typeof STATUSES;
  readonly headers?: Record<string, string>;
  readonly timeoutMs?: number;
  /** The environment's log; absent: 404. */
  readonly buildLog?: readonly unknown[];
  /** The execution that the status names once the deployment was requested; absent: none. */
  readonly executionId?: string;
  /** The state if no deployment is in progress and none is requested; absent: one is requested. */
  readonly idle?: string;
}

const COMMIT = 'a1b2c3d4'.repeat(5);

/** What a deployment showed of its log, how it ended, and when the request that deploys was sent. */
async function deploy({
  before,
  after,
  result = 'failure',
  headers = {},
  timeoutMs,
  buildLog,
  executionId,
  idle,
}: Script) {
  const clock = createFakeClock();
  const said: string[] = [];
  const kept: string[] = [];
  const asked: string[] = [];
  const notices: string[] = [];
  let causes: readonly Cause[] = [];
  let sentAt: number | null = null;
  const response = (status: number, json: unknown): Exchanged => ({
    kind: 'responded',
    status,
    headers,
    text: JSON.stringify(json),
    failure: null,
  });
  const exchange: Exchange = {
    send: async ({ method, path, deadlineAt }) => {
      if (!path.includes('/status') && !path.includes('/log?') && method === 'GET') asked.push(path);
      if (path === '/application/app-1')
        return response(200, {
          environment: { id: 'env-1' },
          ...(idle === undefined ? {} : { git_repository: { deployed_commit_id: COMMIT } }),
        });
      if (path.startsWith('/environment/')) return buildLog === undefined ? response(404, {}) : response(200, buildLog);
      if (path.includes('/log')) {
        const log = sentAt === null && idle === undefined ? before : after;
        if (log === null) {
          await clock.wait(deadlineAt - clock.monotonicMs());
          return { kind: 'failed', failure: { kind: 'deadline' } };
        }
        return log === undefined ? response(500, {}) : response(200, log);
      }
      if (method === 'POST') {
        sentAt = clock.monotonicMs();
        return response(201, { id: 'd1' });
      }
      const isDone = sentAt !== null && clock.monotonicMs() >= sentAt + 12_000;
      const state = sentAt === null ? (idle ?? 'RUNNING') : isDone ? STATUSES[result] : 'DEPLOYING';
      return response(200, {
        state,
        last_deployment_date: sentAt === null ? 'D0' : 'D1',
        execution_id: sentAt === null ? undefined : executionId,
      });
    },
    close: async () => {},
  };
  const random = createSeededRandom(1);
  const record = await clock.run(
    deployApplication({
      ...connectApplication(createPlatformOn(exchange, clock, random), 'app-1'),
      policy: {
        ...DEFAULT_POLICY,
        timeoutMs: timeoutMs ?? DEFAULT_POLICY.timeoutMs,
        ...(idle === undefined ? {} : { trigger: false, commit: COMMIT }),
      },
      settings: [],
      logTail: 200,
      watch: {
        changed() {},
        notice: ({ text }) => notices.push(text),
        line: ({ text }) => {
          said.push(text);
          kept.push(text);
        },
        gap: (_missing, cause) => {
          said.push(cause ?? 'gap');
          if (cause === 'repeated') kept.length = 0;
        },
        remark: (sentence) => said.push(sentence),
        keptLines: () => kept,
        explained: (found) => {
          causes = found;
        },
        unavailable: ({ message }) => said.push(message),
      },
      clock,
      random,
      signal: new AbortController().signal,
    }),
  );
  expect(record.settlement?.result).toBe(result);
  return { said, sentAt, asked, notices, causes: causes.map(({ sentence, certainty }) => `${certainty}: ${sentence}`) };
}

describe('a build that fails', () => {
  test('shows its own lines by their time where the log could not be read before it (B30)', async () => {
    const { said } = await deploy({ after: LOG, headers: { date: TAKEN_AT } });
    expect(said).toEqual(['withheld', 'npm ci', 'npm error code E404']);
  });

  test('shows the last lines if no time shows which are its own, and says that they may be older (B30)', async () => {
    const texts = LOG.map(({ message }) => message);
    expect((await deploy({ after: LOG })).said).toEqual(['withheld', ...texts, 'repeated']);
  });

  test('shows the last lines where they are those of the deployment before, and says so (B30)', async () => {
    const same = ['npm ci', 'npm error code E404'];
    expect((await deploy({ before: same, after: same })).said).toEqual([...same, 'repeated']);
  });

  test('shows the last fifty lines of a long log without a new one (B30)', async () => {
    const log = Array.from({ length: 120 }, (_, index) => `line ${index}`);
    expect((await deploy({ before: log, after: log })).said).toEqual([...log.slice(70), 'repeated']);
  });

  test('shows no line twice where one is new (B30)', async () => {
    expect((await deploy({ before: ['old'], after: ['old', 'new'] })).said).toEqual(['new']);
    expect((await deploy({ before: [], after: [] })).said).toEqual([]);
  });
});

describe('a deployment that does not fail', () => {
  test.each(['success', 'cancelled', 'timed_out'] as const)(
    'shows nothing of a log without a new line: %s (B30)',
    async (result) => {
      expect((await deploy({ before: ['old'], after: ['old'], result })).said).toEqual([]);
    },
  );
});

describe('a log that never responds', () => {
  test('delays the request that deploys by 3 s, and one warning says that it cannot be read (B32)', async () => {
    const { said, sentAt } = await deploy({ before: null, after: null, result: 'success' });
    expect(sentAt).toBe(3_000);
    expect(said).toEqual([expect.stringContaining('/log was canceled')]);
  });

  test('leaves a deployment its time, however short that is (B32)', async () => {
    const script = { before: null, after: null, timeoutMs: 20_000 } as const;
    expect(await deploy({ ...script, result: 'success' })).toMatchObject({ said: [expect.any(String)], sentAt: 3_000 });
    expect(await deploy({ ...script, result: 'failure' })).toMatchObject({ said: [expect.any(String)], sentAt: 3_000 });
  });

  test('is read once it responds (B30) (B32)', async () => {
    const { said } = await deploy({ before: null, after: LOG, headers: { date: TAKEN_AT } });
    expect(said).toEqual(['withheld', 'npm ci', 'npm error code E404']);
  });
});

describe('the cause of a failure', () => {
  const ERROR = "src/server.ts(42,5): error TS2339: Property 'listne' does not exist on type 'Server'.";
  const CAUSE = "Property 'listne' does not exist on type 'Server'";
  const dated = (message: string, second: number) => ({
    message,
    created_at: `2026-11-21T09:30:${String(second).padStart(2, '0')}.500Z`,
  });

  test("is in the application's log: nothing else is read (B57)", async () => {
    const { causes, asked } = await deploy({ before: [], after: [ERROR] });
    expect([causes, asked]).toEqual([[`certain: ${CAUSE}`], []]);
  });

  test("is in the environment's log, after the deployment was accepted: two requests (B58)", async () => {
    const buildLog = [dated(ERROR.replace('listne', 'old'), 4), dated('tsc', 8), dated(ERROR, 9)];
    const { causes, asked, said, notices } = await deploy({
      before: [],
      after: ['request served'],
      buildLog,
      headers: { date: TAKEN_AT },
    });
    expect([causes, asked]).toEqual([[`certain: ${CAUSE}`], ['/application/app-1', '/environment/env-1/logs']]);
    expect(said).toEqual(['request served', "the build's log follows (environment env-1)", 'tsc', ERROR]);
    expect(notices.filter((text) => text.includes('build'))).toEqual([]);
  });

  test('is in the lines of our application and execution alone, whatever their times (B58)', async () => {
    const published = (text: string, transmitter: string, execution: string) => ({
      type: 'info',
      timestamp: '2026-11-21T09:30:04.500Z',
      details: { execution_id: execution, transmitter: { id: transmitter, type: 'Application' } },
      error: null,
      message: { safe_message: text },
    });
    const { causes, said } = await deploy({
      before: [],
      after: [],
      executionId: 'run-1',
      headers: { date: TAKEN_AT },
      buildLog: [
        published('DB_PASSWORD=correct-horse', 'app-2', 'run-1'),
        published('an earlier build', 'app-1', 'run-0'),
        published(ERROR, 'app-1', 'run-1'),
      ],
    });
    expect(causes).toEqual([`certain: ${CAUSE}`]);
    expect(said).toEqual(["the build's log follows (environment env-1)", ERROR]);
  });

  test('is at most likely if no time shows which deployment a line is from (B58)', async () => {
    const { causes } = await deploy({ before: [], after: [], buildLog: [{ message: ERROR }] });
    expect(causes).toEqual([`likely: ${CAUSE}`]);
  });

  test('is never taken from lines of the previous deployment (B57) (B58)', async () => {
    const { causes, asked, notices } = await deploy({ before: [ERROR], after: [ERROR] });
    expect([causes, asked.length]).toEqual([[], 2]);
    expect(notices.at(-1)).toMatch(
      /build's log is elsewhere\. Look on the platform for environment env-1, deployment d1\.$/,
    );
  });

  test('is looked for after a timeout too, but not after another outcome (B57)', async () => {
    expect((await deploy({ before: [], after: [ERROR], result: 'timed_out' })).causes).toEqual([`certain: ${CAUSE}`]);
    for (const result of ['success', 'cancelled'] as const) {
      const { causes, asked } = await deploy({ before: [], after: [ERROR], result });
      expect([causes, asked.filter((path) => path.startsWith('/environment/'))]).toEqual([[], []]);
    }
  });
});

describe('a deployment of ten minutes', () => {
  /** Follows one that writes a log line each second. Returns the requests, and how many lines were shown. */
  async function followTenMinutes(logTail: number | null, left = 1_000) {
    const clock = createFakeClock();
    const random = createSeededRandom(1);
    let requests = 0;
    const early = { checks: 0, logReads: 0 };
    let shown = 0;
    let startedAt: number | null = null;
    const respond = (method: string, path: string): unknown => {
      if (method === 'POST') {
        startedAt = clock.monotonicMs();
        return { id: 'd1' };
      }
      const sinceMs = startedAt === null ? 0 : clock.monotonicMs() - startedAt;
      const isEarly = startedAt !== null && sinceMs < 120_000;
      if (isEarly) early[path.includes('/log') ? 'logReads' : 'checks']++;
      if (path.includes('/log')) {
        const length = 50 + Math.floor(Math.min(sinceMs, TEN_MINUTES_MS) / 1_000);
        const lines = Array.from({ length }, (_, index) => ({ id: String(index), message: `line ${index}` }));
        return { results: lines.slice(-Number(/tail=(\d+)/.exec(path)?.[1])) };
      }
      const isDone = sinceMs >= TEN_MINUTES_MS;
      const state = startedAt === null || isDone ? 'RUNNING' : 'DEPLOYING';
      return { state, last_deployment_date: isDone ? 'D1' : 'D0' };
    };
    const exchange: Exchange = {
      send: async ({ method, path }) => {
        await clock.wait(50 + 250 * random());
        requests++;
        const headers = {
          'x-ratelimit-limit': '1000',
          'x-ratelimit-remaining': String(left - requests),
          'x-ratelimit-reset': String(clock.epochMs() / 1_000 - clock.monotonicMs() / 1_000 + 3_600),
        };
        return { kind: 'responded', status: 200, headers, text: JSON.stringify(respond(method, path)), failure: null };
      },
      close: async () => {},
    };
    const record = await clock.run(
      deployApplication({
        ...connectApplication(createPlatformOn(exchange, clock, random), 'app-1'),
        policy: DEFAULT_POLICY,
        settings: [],
        logTail,
        watch: { changed() {}, notice() {}, line: () => shown++, gap() {}, unavailable() {} },
        clock,
        random,
        signal: new AbortController().signal,
      }),
    );
    expect(record.settlement?.result).toBe('success');
    return { requests, shown, early };
  }

  test.each([
    ['120 requests with a log of 600 lines, all of which it shows', 200, 120, 600],
    ['80 requests without its log', null, 80, 0],
  ])('takes at most %s', async (_, logTail, most, lines) => {
    const { requests, shown } = await followTenMinutes(logTail);
    expect(requests).toBeLessThanOrEqual(most);
    expect(requests).toBeGreaterThan(most * 0.8);
    expect(shown).toBe(lines);
  });

  test.each([1_000, 500])(
    'checks the status at every poll interval for two minutes, and reads the log as often, with %i requests left and no other job (B25)',
    async (left) => {
      const { early, requests } = await followTenMinutes(200, left);
      expect(early.checks).toBeGreaterThanOrEqual(21);
      expect(early.logReads).toBeGreaterThanOrEqual(21);
      expect(requests).toBeLessThanOrEqual(120);
    },
  );
});

describe('without a deployment in progress, and none to request', () => {
  test('shows no line of earlier deployments if the commit runs (B59)', async () => {
    expect((await deploy({ after: LOG, idle: 'RUNNING', result: 'success' })).said).toEqual([]);
  });

  test('shows the log of the last deployment if that failed (B59)', async () => {
    const { said } = await deploy({ after: LOG, idle: 'BUILD_ERROR', result: 'failure' });
    expect(said).toContain('npm error code E404');
  });
});
