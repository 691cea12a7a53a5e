import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AccessError, NetworkError } from '../../src/kernel/errors.ts';
import type { LogLine, LogRead, LogSink, LogSource } from '../../src/logs/log-source.ts';
import { createLogTail, type LogCadence, type LogTail, type LogTailOptions, nextReadMs } from '../../src/logs/tail.ts';
import { createFakeClock, type FakeClock } from '../support/fake-clock.ts';
import { lineOf, linesOf, numberedLines, textsOf } from './lines.ts';
import { createRecordingSink, type RecordingSink } from './recording-sink.ts';

const FACTS = { method: 'GET', path: '/application/{app_id}/log' };
const reset = new NetworkError('reset', 'the connection was reset', FACTS);
const failed: LogRead = { kind: 'unavailable', error: reset, lasting: false };
const refused: LogRead = {
  kind: 'unavailable',
  error: new AccessError('access-forbidden', 'the token may not read logs', { ...FACTS, status: 403 }),
  lasting: true,
};
const skipped: LogRead = { kind: 'skipped' };

function windowOf(...lines: LogLine[]): LogRead {
  return { kind: 'window', lines };
}

interface Read {
  readonly atMs: number;
  readonly tail: number;
  readonly purpose: 'follow' | 'drain';
}

interface Stage {
  readonly clock: FakeClock;
  readonly sink: RecordingSink;
  readonly tail: LogTail;
  readonly reads: readonly Read[];
  readonly stop: AbortController;
  /** Limits that the stage's own stop ends, with a deadline in an hour or as told. */
  limits(deadlineAt?: number): { signal: AbortSignal; deadlineAt: number };
}

/** A tail of a log that `answer` gives, told how many reads there were before and for what is asked. */
function stage(
  answer: (count: number, read: Read) => LogRead | Promise<LogRead>,
  options: Partial<LogTailOptions> = {},
): Stage {
  const clock = createFakeClock();
  const sink = createRecordingSink();
  const reads: Read[] = [];
  const stop = new AbortController();
  const source: LogSource = {
    read: async (tail, purpose) => {
      const read = { atMs: clock.monotonicMs(), tail, purpose };
      reads.push(read);
      return answer(reads.length - 1, read);
    },
  };
  const tail = createLogTail({ source, sink, clock, tail: 3, pollIntervalMs: 1000, paceMs: () => 0, ...options });
  const limits = (deadlineAt = 3_600_000) => ({ signal: stop.signal, deadlineAt });
  return { clock, sink, tail, reads, stop, limits };
}

/** Returns the given reads one after another, the last one for ever. */
function inTurn(...answers: readonly LogRead[]): (count: number) => LogRead {
  return (count) => answers[Math.min(count, answers.length - 1)]!;
}

/** Follows until `untilMs` on the clock. */
async function followUntil({ clock, tail, stop, limits }: Stage, untilMs: number): Promise<void> {
  const following = tail.follow(limits());
  await clock.advance(untilMs - clock.monotonicMs());
  stop.abort();
  await clock.run(following);
}

describe('following a log', () => {
  test('shows lines as they come, each once (B29)', async () => {
    const log = numberedLines(30);
    const scene = stage((count, { tail }) => windowOf(...log.slice(0, 2 * count + 1).slice(-tail)));
    await followUntil(scene, 12_000);
    expect(scene.reads.length).toBeGreaterThan(5);
    expect(scene.sink.said).toEqual(textsOf(log.slice(0, 2 * scene.reads.length - 1)));
  });

  test('completes an unfinished last line, and shows neither a gap nor a line from before the deployment (B29) (B30)', async () => {
    const scene = stage(
      inTurn(
        windowOf(...linesOf('old 1', 'old')),
        windowOf(...linesOf('old 1', 'old 2')),
        windowOf(...linesOf('old 1', 'old 2', 'buil')),
        windowOf(...linesOf('old 2', 'building', 'done')),
      ),
    );
    await scene.clock.run(scene.tail.baseline(scene.limits()));
    await followUntil(scene, 9000);
    expect(scene.sink.said).toEqual(['buil', 'ding', 'done']);
  });

  test('shows the whole log of a deployment that begins its own, without a gap (B30)', async () => {
    const scene = stage(
      inTurn(windowOf(...linesOf('old 1', 'old 2')), windowOf(lineOf('boot')), windowOf(...linesOf('boot', 'up'))),
    );
    await scene.clock.run(scene.tail.baseline(scene.limits()));
    await followUntil(scene, 5000);
    expect(scene.sink.said).toEqual(['boot', 'up']);
  });

  test.each([
    ['failed', failed],
    ['was skipped for the rate budget', skipped],
  ])(
    'takes the first good window for the baseline where that read %s, and says that lines are left out (B30)',
    async (_, answer) => {
      const scene = stage(inTurn(answer, windowOf(...linesOf('old')), windowOf(...linesOf('old', 'new'))));
      await scene.clock.run(scene.tail.baseline(scene.limits()));
      await followUntil(scene, 5000);
      expect(scene.sink.said).toEqual(['withheld', 'new']);
    },
  );

  test('shows without a baseline what is dated after the second in which the deployment was accepted (B30)', async () => {
    const takenAt = Date.UTC(2026, 10, 21, 9, 30, 5);
    const dated = (text: string, sinceMs: number): LogLine => ({ text, epochMs: takenAt + sinceMs, id: null });
    const mixed = [dated('old', -1), dated('same second', 999), dated('ours', 1_000), ...linesOf('undated')];
    const said = async (...lines: readonly LogLine[]) => {
      const scene = stage(inTurn(failed, windowOf(...lines)), { tail: 5 });
      await scene.clock.run(scene.tail.baseline(scene.limits()));
      scene.tail.started(takenAt);
      await scene.clock.run(scene.tail.drain(scene.limits()));
      return scene.sink.said;
    };
    expect(await said(...mixed)).toEqual(['withheld', 'ours']);
    expect(await said(dated('ours', 2_000), dated('more', 3_000))).toEqual(['ours', 'more']);
    const full = [1, 2, 3, 4, 5].map((second) => dated(`${second}`, second * 1_000));
    expect(await said(...full)).toEqual(['gap null', '1', '2', '3', '4', '5']);
    expect(await said()).toEqual([]);
  });

  test('withholds the whole log if the platform reported no time, and shows later lines (B30)', async () => {
    const dated = numberedLines(4).map((line, index) => ({ ...line, epochMs: index * 60_000 }));
    const scene = stage(inTurn(skipped, windowOf(...dated.slice(0, 2)), windowOf(...dated.slice(1, 4))));
    await scene.clock.run(scene.tail.baseline(scene.limits()));
    scene.tail.started(null);
    await scene.clock.run(scene.tail.drain(scene.limits()));
    expect(scene.sink.said).toEqual(['withheld', ...textsOf(dated.slice(2))]);
  });

  test('counts a log that is not found before the deployment as empty, as that of an application without a container', async () => {
    const error = new AccessError('access-not-found', 'there is no log', { ...FACTS, status: 404 });
    const absent: LogRead = { kind: 'unavailable', error, lasting: false };
    const scene = stage(inTurn(absent, absent, windowOf(...linesOf('boot', 'up'))));
    await scene.clock.run(scene.tail.baseline(scene.limits()));
    await followUntil(scene, 5000);
    expect(scene.sink.said).toEqual(['boot', 'up']);
  });

  test('says at the end if the rate budget left no read since the baseline (B25) (B32)', async () => {
    const spent: LogRead = { kind: 'skipped', error: reset };
    const said = async (...answers: readonly LogRead[]) => {
      const scene = stage(inTurn(...answers));
      await scene.clock.run(scene.tail.baseline(scene.limits()));
      await scene.clock.run(scene.tail.drain(scene.limits()));
      return scene.sink.said;
    };
    expect(await said(spent)).toEqual(['unavailable: the connection was reset']);
    expect(await said(windowOf(...linesOf('old')), spent)).toEqual(['unavailable: the connection was reset']);
    expect(await said(windowOf(), windowOf(), spent)).toEqual([]);
    expect(await said(refused)).toEqual(['unavailable: the token may not read logs']);
  });

  test('says so if the rate budget left no read of the log after the verdict, whatever was read before (B32) (B33)', async () => {
    const spent: LogRead = { kind: 'skipped', error: reset };
    const ended = async (...answers: readonly LogRead[]) => {
      const scene = stage(inTurn(...answers));
      await scene.clock.run(scene.tail.baseline(scene.limits()));
      await followUntil(scene, 3_000);
      await scene.clock.run(scene.tail.drain(scene.limits()));
      return scene.sink.said;
    };
    const [old, more] = [windowOf(...linesOf('old')), windowOf(...linesOf('old', 'a'))];
    expect(await ended(old, more, spent)).toEqual(['a', 'unavailable: the connection was reset']);
    expect(await ended(old, spent, more, more, spent)).toEqual(['a']);
    const hurried = stage(inTurn(old, spent));
    await hurried.clock.run(hurried.tail.baseline(hurried.limits()));
    await hurried.clock.run(hurried.tail.drain(hurried.limits(500)));
    expect(hurried.sink.said).toEqual(['unavailable: the connection was reset']);
  });

  test('shows the whole log if it could not exist before the deployment (B30)', async () => {
    const scene = stage(inTurn(refused, windowOf(...linesOf('boot'))));
    await scene.clock.run(scene.tail.baseline(scene.limits()));
    await followUntil(scene, 5000);
    expect(scene.sink.said).toEqual(['boot']);
  });

  test('says where lines are missing and requests more the next time (B29)', async () => {
    const scene = stage(inTurn(windowOf(...linesOf('a', 'b', 'c')), windowOf(...linesOf('x', 'y', 'z'))));
    await followUntil(scene, 3500);
    expect(scene.sink.said).toEqual(['a', 'b', 'c', 'gap null', 'x', 'y', 'z']);
    expect(scene.reads.map(({ tail }) => tail)).toEqual([3, 3, 12]);
  });

  test('warns once and reads no more if the log is refused permanently (B32)', async () => {
    const scene = stage(inTurn(refused));
    await scene.clock.run(scene.tail.follow(scene.limits()));
    await scene.clock.run(scene.tail.drain(scene.limits()));
    expect(scene.sink.said).toEqual(['unavailable: the token may not read logs']);
    expect(scene.reads).toHaveLength(1);
  });

  test('continues after failed reads, warns once and loses no line (B32)', async () => {
    const scene = stage(inTurn(windowOf(lineOf('a')), failed, failed, failed, failed, windowOf(...linesOf('a', 'b'))));
    await followUntil(scene, 60_000);
    expect(scene.sink.said).toEqual(['a', 'unavailable: the connection was reset', 'b']);
  });

  test('stops at once on request, and shows nothing of a read in progress', async () => {
    const late = Promise.withResolvers<LogRead>();
    const scene = stage(() => late.promise);
    await followUntil(scene, 2000);
    late.resolve(windowOf(lineOf('late')));
    await scene.clock.advance(0);
    expect(scene.sink.said).toEqual([]);
  });

  test('does not count the failure of a read that was aborted', async () => {
    const { clock, sink, stop, limits } = stage(() => skipped);
    const source: LogSource = {
      read: (_tail, _purpose, { signal }) =>
        new Promise((resolve) => signal.addEventListener('abort', () => resolve(refused), { once: true })),
    };
    const tail = createLogTail({ source, sink, clock, tail: 3, pollIntervalMs: 1000, paceMs: () => 0 });
    const following = tail.follow(limits());
    await clock.advance(2000);
    stop.abort();
    await clock.run(following);
    expect(sink.said).toEqual([]);
  });

  test('ends at its deadline', async () => {
    const scene = stage(inTurn(windowOf(lineOf('a'))));
    await scene.clock.run(scene.tail.follow(scene.limits(10_000)));
    expect(scene.clock.monotonicMs()).toBe(10_000);
    expect(scene.reads.every(({ atMs }) => atMs < 10_000)).toBe(true);
  });

  test('needs at most 45 requests for ten minutes of a log that never rests, baseline and drain included', async () => {
    const log = numberedLines(700);
    const scene = stage((_, { atMs, tail }) => windowOf(...log.slice(0, Math.ceil(atMs / 1000) + 1).slice(-tail)), {
      pollIntervalMs: 5000,
      tail: 200,
    });
    await scene.clock.run(scene.tail.baseline(scene.limits()));
    await scene.clock.run(scene.tail.follow(scene.limits(600_000)));
    await scene.clock.run(scene.tail.drain(scene.limits()));
    expect(scene.reads.length).toBeLessThanOrEqual(45);
    expect(scene.sink.said).toEqual(textsOf(log.slice(1, scene.sink.said.length + 1)));
    expect(scene.sink.said.length).toBeGreaterThan(600);
  });
});

describe('draining a log', () => {
  test('reads until two reads bring nothing new (B33)', async () => {
    const windows = [linesOf('a'), linesOf('a', 'b'), linesOf('a', 'b'), linesOf('a', 'b')];
    const scene = stage(inTurn(...windows.map((lines) => windowOf(...lines))));
    await scene.clock.run(scene.tail.drain(scene.limits()));
    expect(scene.sink.said).toEqual(['a', 'b']);
    expect(scene.reads.map(({ purpose }) => purpose)).toEqual(['drain', 'drain', 'drain', 'drain']);
  });

  test('ends after 5 s of a log that never rests (B33)', async () => {
    const scene = stage((count) => windowOf(...numberedLines(count + 1, Math.max(0, count - 2))));
    await scene.clock.run(scene.tail.drain(scene.limits()));
    expect(scene.clock.monotonicMs()).toBe(5000);
    expect(scene.sink.said).toEqual(['line 1', 'line 2', 'line 3', 'line 4', 'line 5']);
  });

  test('reads on after the process had no CPU for longer than that (B33)', async () => {
    let stalledMs = 0;
    const fake = createFakeClock();
    const clock = { ...fake, monotonicMs: () => fake.monotonicMs() + stalledMs };
    const scene = stage(
      (count) => {
        if (count > 0) return windowOf(...linesOf('a'));
        stalledMs = 60_000;
        return failed;
      },
      { clock },
    );
    await fake.run(scene.tail.drain(scene.limits()));
    expect(scene.sink.said).toEqual(['a']);
  });

  test('warns only if no read got a response (B32) (B33)', async () => {
    const hanging = stage(() => new Promise<LogRead>(() => {}));
    await hanging.clock.run(hanging.tail.drain(hanging.limits()));
    expect(hanging.sink.said).toEqual(['unavailable: No response came in time.']);
    const once = stage((count) => (count === 0 ? windowOf(lineOf('a')) : new Promise<LogRead>(() => {})));
    await once.clock.run(once.tail.drain(once.limits()));
    expect(once.sink.said).toEqual(['a']);
  });
});

describe('a tail', () => {
  const broken = (): never => {
    throw new Error('broken');
  };
  const full: LogSink = { line: broken, gap: broken, unavailable: broken };

  test.each<[string, () => Promise<LogRead>, Partial<LogTailOptions>]>([
    ['a source that rejects', async () => broken(), {}],
    ['a sink that cannot take a line', async () => windowOf(lineOf('a')), { sink: full }],
    ['a sink that cannot take a warning', async () => failed, { sink: full }],
  ])('outlives %s: the verdict does not change (B32)', async (_, answer, options) => {
    const scene = stage(answer, options);
    await expect(scene.clock.run(scene.tail.follow(scene.limits()))).resolves.toBeUndefined();
    await expect(scene.clock.run(scene.tail.drain(scene.limits()))).resolves.toBeUndefined();
    const broken = stage(answer, options);
    await expect(broken.clock.run(broken.tail.baseline(broken.limits()))).resolves.toBeUndefined();
    await expect(broken.clock.run(broken.tail.drain(broken.limits()))).resolves.toBeUndefined();
  });
});

const cadence: LogCadence = { pollIntervalMs: 5000, paceMs: 0, elapsedMs: 0 };

describe('the next read of a log', () => {
  test('comes after the poll interval for two minutes, like the status check, then after 30 s', () => {
    const at = (elapsedMs: number): number => nextReadMs({ ...cadence, elapsedMs });
    expect([at(0), at(119_000), at(120_000), at(3_600_000)]).toEqual([5000, 5000, 30_000, 30_000]);
  });

  test('leaves three status checks for each read if the rate budget is tight', () => {
    expect(nextReadMs({ ...cadence, paceMs: 4000 })).toBe(12_000);
    expect(nextReadMs({ ...cadence, paceMs: 60_000 })).toBe(180_000);
  });

  test('never comes sooner than the poll interval, nor than half a second', () => {
    const ms = fc.nat({ max: 3_600_000 });
    fc.assert(
      fc.property(ms, ms, ms, (pollIntervalMs, paceMs, elapsedMs) => {
        expect(nextReadMs({ pollIntervalMs, paceMs, elapsedMs })).toBeGreaterThanOrEqual(Math.max(pollIntervalMs, 500));
      }),
    );
  });
});
