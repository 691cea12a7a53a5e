import { describe, expect, test } from 'vitest';
import { explainFailure, type FailureFacts } from '../../src/causes/explain-failure.ts';
import { createSearchBudget } from '../../src/deploy-application.ts';
import type { Clock } from '../../src/kernel/clock.ts';
import { plainLines } from '../../src/kernel/untrusted.ts';
import type { BuildLogRead, LineOrigin, LogLine } from '../../src/logs/log-source.ts';
import { createFakeClock } from '../support/fake-clock.ts';

const ERROR = "src/server.ts(42,5): error TS2339: Property 'listne' does not exist on type 'Server'.";
const OTHER = "src/old.ts(7,1): error TS2304: Cannot find name 'x'.";
const ACCEPTED = 100_000;

function line(text: string, epochMs: number | null): LogLine {
  return { text, epochMs, id: null };
}

interface Script extends Partial<FailureFacts> {
  readonly own?: readonly string[];
  /** What a read of the build's log brings; absent: it is not read. `hangs`: nothing. */
  readonly read?: BuildLogRead | 'hangs';
}

/** What was found and reported, and how many milliseconds it took. */
async function explain({ own = [], read, ...facts }: Script) {
  const clock = createFakeClock();
  const kept: string[] = [...own];
  const said: string[] = [];
  let reads = 0;
  const causes = await clock.run(
    explainFailure({
      appId: 'app-1',
      deploymentId: 'dep-7',
      executionId: 'run-1',
      sink: {
        line: ({ text }) => kept.push(...plainLines(text)),
        gap: () => {},
        unavailable: () => {},
        remark: (sentence) => kept.push(`… ${sentence} …`),
      },
      keptLines: () => kept,
      say: (sentence) => said.push(sentence),
      buildLogSource:
        read === undefined
          ? null
          : {
              readBuildLog: () => {
                reads += 1;
                return read === 'hangs' ? new Promise(() => {}) : Promise.resolve(read);
              },
            },
      hasOwnLines: own.length > 0,
      isOurs: true,
      acceptedBy: ACCEPTED,
      startedBy: ACCEPTED,
      searchBudget: createSearchBudget(),
      clock,
      signal: new AbortController().signal,
      ...facts,
    }),
  );
  const found = causes.map(({ certainty, file, line: number, at }) => `${certainty} ${file}:${number} at ${at}`);
  return { found, shown: kept.slice(own.length), said, reads, tookMs: clock.monotonicMs() };
}

function readLines(...lines: readonly LogLine[]): BuildLogRead {
  return { kind: 'lines', environmentId: 'env-1', lines };
}

describe("a failure whose cause is in the application's log", () => {
  test('is explained by that log, and nothing else is read', async () => {
    const { found, reads } = await explain({ own: ['building', ERROR], read: readLines(line(OTHER, ACCEPTED)) });
    expect([found, reads]).toEqual([['certain src/server.ts:42 at 1'], 0]);
  });

  test('is likely explained by it if another run started the deployment', async () => {
    const { found } = await explain({ own: [ERROR], isOurs: false });
    expect(found).toEqual(['likely src/server.ts:42 at 0']);
  });
});

describe("a failure that the application's log may explain", () => {
  const LIKELY = 'error: request 7 cannot be answered';

  test("is rather explained by the build's log, if that shows a cause", async () => {
    const { found, reads } = await explain({ own: [LIKELY], read: readLines(line(ERROR, ACCEPTED)) });
    expect([found, reads]).toEqual([['certain src/server.ts:42 at 2'], 1]);
  });

  test('is explained by it if the log of the build shows none or cannot be read, and nothing else is said', async () => {
    for (const read of [readLines(line('built', ACCEPTED)), { kind: 'absent', environmentId: null } as const]) {
      const { found, said } = await explain({ own: [LIKELY], read });
      expect([found, said]).toEqual([['likely null:null at 0'], []]);
    }
  });
});

describe('the search for a cause', () => {
  const lines = Array.from({ length: 5_000 }, (_, at) => `src/a.ts(${at + 1},1): error TS1005: ';' expected.`);

  test('lets others run meanwhile, and ends when the run is interrupted', async () => {
    const interrupted = new AbortController();
    let nowMs = 0;
    const clock: Clock = { ...createFakeClock(), monotonicMs: () => (nowMs += 1) };
    setImmediate(() => interrupted.abort());
    expect((await explain({ own: lines, signal: interrupted.signal, clock })).found).toEqual([]);
    expect(nowMs).toBeLessThan(100);
  });

  test('finds the cause however slow the machine is, as long as the applications of a run have no more lines than fifteen full logs (B57)', async () => {
    expect(createSearchBudget()).toEqual({ linesLeft: 15 * 5_000 });
    const searchBudget = { linesLeft: 2 * 500 };
    let nowMs = 0;
    const clock: Clock = { ...createFakeClock(), monotonicMs: () => (nowMs += 60_000) };
    const own = [...Array.from({ length: 499 }, () => 'built'), ERROR];
    const found = await Promise.all(
      Array.from({ length: 3 }, async () => (await explain({ own, searchBudget, clock })).found),
    );
    const cause = ['certain src/server.ts:42 at 499'];
    expect(found).toEqual([cause, cause, []]);
  });
});

describe("a failure whose cause is only in the environment's log", () => {
  test("is explained by the lines after the deployment was accepted, which are shown as the build's log", async () => {
    const read = readLines(line(OTHER, ACCEPTED - 1), line('tsc', ACCEPTED), line(ERROR, ACCEPTED + 1));
    const { found, shown, said, reads } = await explain({ own: ['request served'], read });
    expect(shown).toEqual(["… the build's log follows (environment env-1) …", 'tsc', ERROR]);
    expect([found, said, reads]).toEqual([['certain src/server.ts:42 at 3'], [], 1]);
  });

  test('is only likely explained by lines from while it waited, perhaps for another application', async () => {
    const waiting = line(OTHER, ACCEPTED + 1);
    const startedBy = ACCEPTED + 10;
    const both = await explain({ read: readLines(waiting, line(ERROR, startedBy)), startedBy });
    expect(both.found).toEqual(['certain src/server.ts:42 at 2']);
    expect((await explain({ read: readLines(waiting), startedBy })).found).toEqual(['likely src/old.ts:7 at 1']);
  });

  test.each<[string, Partial<FailureFacts>, number | null]>([
    ['its lines have no times', {}, null],
    ['it is unknown when the deployment was accepted', { acceptedBy: null, startedBy: null }, ACCEPTED + 1],
  ])('is at most likely explained if %s, and the log says that the lines may be older', async (_, facts, at) => {
    const { found, shown } = await explain({ ...facts, read: readLines(line(ERROR, at)) });
    expect(found).toEqual(['likely src/server.ts:42 at 1']);
    expect(shown[0]).toContain('may be from earlier builds');
  });

  test('is likely the last error if the lines may be from several deployments', async () => {
    const both = [line(OTHER, null), line(ERROR, null)];
    expect((await explain({ read: readLines(...both) })).found).toEqual(['likely src/server.ts:42 at 2']);
    const own = both.map(({ text }) => text);
    expect((await explain({ own, isOurs: false })).found).toEqual(['likely src/server.ts:42 at 1']);
  });

  test('is not in lines from before a pause of more than an hour, if it is unknown when it was accepted', async () => {
    const read = readLines(line(OTHER, ACCEPTED), line('tsc', ACCEPTED + 3_600_001), line(ERROR, ACCEPTED + 4_000_000));
    const { shown } = await explain({ read, acceptedBy: null, startedBy: null });
    expect(shown.slice(1)).toEqual(['tsc', ERROR]);
  });

  test('shows at most a megabyte of that log, the newest lines', async () => {
    const lines = Array.from({ length: 300 }, (_, index) => line(`${index} ${'x'.repeat(10_000)}`, ACCEPTED));
    const { shown } = await explain({ read: readLines(...lines) });
    expect(shown).toHaveLength(1 + 104);
    expect(shown.at(-1)).toMatch(/^299 /);
  });

  test('shows no more than the last two hundred lines without times', async () => {
    const lines = Array.from({ length: 900 }, (_, index) => line(`line ${index}`, null));
    expect((await explain({ read: readLines(...lines) })).shown.slice(0, 2)).toEqual([expect.any(String), 'line 700']);
  });
});

/** A line that names its application and its execution. */
function named(text: string, epochMs: number | null, transmitterId = 'app-1', executionId = 'run-1'): LogLine {
  const origin: LineOrigin = {
    executionId,
    transmitterId,
    transmitterType: 'Application',
  };
  return { ...line(text, epochMs), origin };
}

describe("a failure in an environment's log whose lines say whose they are", () => {
  const OURS = ["… the build's log follows (environment env-1) …", ERROR];

  test('is explained by our lines alone: no other line is shown or searched (B58)', async () => {
    const password = named('DB_PASSWORD=correct-horse', ACCEPTED + 1, 'app-2');
    const read = readLines(
      password,
      named(ERROR, ACCEPTED + 2),
      named(OTHER, ACCEPTED + 3, 'app-2'),
      named(OTHER, ACCEPTED + 4, 'app-1', 'run-2'),
    );
    const { found, shown } = await explain({ read });
    expect([found, shown]).toEqual([['certain src/server.ts:42 at 1'], OURS]);
  });

  test.each<[string, number | null]>([
    ['are from before it was accepted', ACCEPTED - 1],
    ['have no times', null],
    ['are from while it waited', ACCEPTED + 5],
  ])('is certainly explained by lines of our execution that %s (B58)', async (_, at) => {
    const { found, shown } = await explain({ read: readLines(named(ERROR, at)), startedBy: ACCEPTED + 10 });
    expect([found, shown]).toEqual([['certain src/server.ts:42 at 1'], OURS]);
  });

  test('is found before thousands of lines of other applications, and at most a thousand of ours are shown (B58)', async () => {
    const ours = Array.from({ length: 1_200 }, (_, index) => named(`line ${index}`, null));
    const theirs = Array.from({ length: 6_000 }, () => named(OTHER, null, 'app-2'));
    const lines = [...ours, named(ERROR, null), ...theirs];
    const readBuildLog = (most: number) => Promise.resolve(readLines(...lines.slice(-most)));
    const { found, shown } = await explain({ buildLogSource: { readBuildLog } });
    expect(found).toEqual(['certain src/server.ts:42 at 1000']);
    expect([shown.length, shown[1], shown.at(-1)]).toEqual([1_001, 'line 201', ERROR]);
  });

  test('is not hidden by one line that is too long to be shown (B58)', async () => {
    const read = readLines(named(ERROR, ACCEPTED), named('x'.repeat(1_048_577), ACCEPTED + 1));
    expect((await explain({ read })).shown).toEqual(OURS);
  });

  test('is certainly explained only by the lines from after its start on, in whatever order they are (B58)', async () => {
    const read = readLines(line(ERROR, ACCEPTED + 10), line(OTHER, ACCEPTED + 1), line('end', ACCEPTED + 11));
    const { found } = await explain({ read, startedBy: ACCEPTED + 10 });
    expect(found).toEqual(['likely src/old.ts:7 at 2']);
  });
});

describe("a failure whose build's log is elsewhere", () => {
  const env = { environmentId: 'env-1' };
  test.each<[string, BuildLogRead, string]>([
    ['is empty', readLines(), 'elsewhere. Look on the platform for environment env-1, deployment dep-7.'],
    ['has only earlier lines', readLines(line(ERROR, ACCEPTED - 1)), 'elsewhere. Look on the platform for env'],
    ['does not exist', { kind: 'absent', ...env }, 'elsewhere. Look on the platform for environment env-1, dep'],
    [
      'is refused',
      { kind: 'refused', ...env },
      'the token may not read it. Look on the platform for environment env-1',
    ],
    ['cannot be read', { kind: 'unreadable', ...env }, 'could not be read. Look on the platform for environment env-1'],
    ['has no environment', { kind: 'absent', environmentId: null }, 'Look on the platform for deployment dep-7.'],
  ])('says in one sentence where to look: the log %s', async (_, read, sentence) => {
    const { found, shown, said } = await explain({ read });
    expect([found, shown, said]).toEqual([[], [], [expect.stringContaining(sentence)]]);
  });

  test('names the application if the platform gave no other id', async () => {
    const { said } = await explain({ read: { kind: 'refused', environmentId: null }, deploymentId: null });
    expect(said[0]).toMatch(/for application app-1\.$/);
  });

  test("says nothing if the platform has no such log and the application's log has lines of the deployment", async () => {
    const read = { kind: 'absent', environmentId: null } as const;
    expect((await explain({ own: ['a line'], read })).said).toEqual([]);
  });

  test('is given up after a few seconds', async () => {
    const { said, tookMs } = await explain({ read: 'hangs' });
    expect([said, tookMs]).toEqual([[expect.stringContaining('could not be read')], 5_500]);
  });

  test('is not read, and not reported, when the run was interrupted', async () => {
    const { found, said, reads } = await explain({ read: readLines(), signal: AbortSignal.abort() });
    expect([found, said, reads]).toEqual([[], [], 0]);
  });
});
