import { describe, expect, test } from 'vitest';
import { Reporter } from '../../src/github/reporter.ts';
import type { Attempt, SavedSurface, Surface } from '../../src/github/surface.ts';
import { type RunView, viewRun } from '../../src/report/view.ts';
import { createApp, createFacts, createView, settle } from '../report/support/facts.ts';
import { createFakeClock, type FakeClock } from '../support/fake-clock.ts';

const QUEUED = runWith({ triggeredAt: null, steps: [], settlement: null });
const UNDER_WAY = runWith({ settlement: null });
const OVER = createView();
const SAID = { permission: null, sentence: 'GitHub is down.' };
const PROBLEM = { kind: 'unreachable', ...SAID } as const;

function runWith(over: Parameters<typeof createApp>[0]): RunView {
  return viewRun(createFacts({ apps: [createApp(over)] }));
}

/** A surface that shows what was written, unless the script says otherwise; each write takes 100 ms. */
function surfaceOf(clock: FakeClock, kind: Surface['kind'], writes: string[], script: Attempt[] = []): Surface {
  let shown: string | null = null;
  const words = (run: RunView): string => run.headline;
  return {
    kind,
    key: '',
    isOutdated: (run) => shown !== words(run),
    write: async (run) => {
      await clock.wait(100);
      const attempt = script.shift() ?? { kind: 'written' };
      writes.push(`${clock.monotonicMs()} ${kind} ${attempt.kind} ${words(run)}`);
      if (attempt.kind === 'written') shown = words(run);
      return attempt;
    },
    saved: () => (shown === null ? null : { kind, id: 1, url: '', written: shown, key: '' }),
  };
}

interface Scene {
  readonly clock: FakeClock;
  readonly writes: string[];
  readonly reporter: Reporter;
  readonly saves: (readonly SavedSurface[])[];
}

function begin(...scripts: [kind: Surface['kind'], script?: Attempt[]][]): Scene {
  const clock = createFakeClock();
  const writes: string[] = [];
  const saves: (readonly SavedSurface[])[] = [];
  const surfaces = scripts.map(([kind, script]) => surfaceOf(clock, kind, writes, script));
  const reporter: Reporter = new Reporter({ surfaces, clock, onWrite: () => saves.push(reporter.saved()) });
  return { clock, writes, reporter, saves };
}

describe('a reporter', () => {
  test('writes in the order of urgency, a second apart', async () => {
    const { clock, writes, reporter } = begin(['deployment'], ['check-run'], ['comment']);
    reporter.changed(UNDER_WAY);
    await clock.advance(10_000);
    expect(writes).toEqual([
      '100 deployment written Deploying: app-1',
      '1100 check-run written Deploying: app-1',
      '2100 comment written Deploying: app-1',
    ]);
  });

  test('writes only the last of several views', async () => {
    const { clock, writes, reporter } = begin(['deployment'], ['check-run']);
    reporter.changed(QUEUED);
    reporter.changed(UNDER_WAY);
    await clock.advance(300);
    reporter.changed(QUEUED);
    reporter.changed(UNDER_WAY);
    await clock.advance(10_000);
    expect(writes.map((line) => line.slice(line.indexOf(' ') + 1))).toEqual([
      'deployment written Deploying: app-1',
      'check-run written Deploying: app-1',
    ]);
  });

  test('begins the last write within four seconds of the end, however many there are', async () => {
    const { clock, writes, reporter } = begin(...Array.from({ length: 12 }, (): [Surface['kind']] => ['deployment']));
    await clock.run(reporter.finish(OVER, 60_000));
    expect(writes).toHaveLength(12);
    expect(clock.monotonicMs()).toBeLessThanOrEqual(4_000 + 12 * 100);
    expect([reporter.isOutdated(), reporter.unwritten()]).toEqual([false, []]);
  });

  test('edits a comment at most every two minutes while the deployment continues, and at once at the end', async () => {
    const { clock, writes, reporter } = begin(['comment']);
    reporter.changed(QUEUED);
    await clock.advance(5_000);
    reporter.changed(UNDER_WAY);
    await clock.advance(20_000);
    expect(writes).toHaveLength(1);
    await clock.run(reporter.finish(OVER, 60_000));
    expect(writes.at(-1)).toBe('25100 comment written Deployed: app-1');
  });

  test('writes a gate again only if it changes, whichever of several applications have finished', async () => {
    const { clock, writes, reporter } = begin(['check-run'], ['commit-status'], ['deployment']);
    reporter.changed(UNDER_WAY);
    await clock.advance(10_000);
    reporter.changed({ ...UNDER_WAY, headline: 'Deploying: 1 of 2 have ended' });
    await clock.advance(10_000);
    expect(writes.slice(3).map((line) => line.split(' ')[1])).toEqual(['deployment']);
    reporter.changed({ ...UNDER_WAY, progress: 'queued', headline: 'Waiting' });
    await clock.advance(10_000);
    expect(writes.slice(4).map((line) => line.split(' ')[1])).toEqual(['check-run', 'deployment']);
  });

  test('holds what shows the log until the log is whole, and nothing else', async () => {
    const { clock, writes, reporter } = begin(['deployment'], ['check-run'], ['commit-status'], ['comment']);
    reporter.changed(UNDER_WAY);
    await clock.advance(10_000);
    reporter.changed(OVER);
    await clock.advance(4_000);
    const kinds = (): (string | undefined)[] => writes.slice(4).map((line) => line.split(' ')[1]);
    expect(kinds()).toEqual(['deployment', 'commit-status']);
    await clock.run(reporter.finish(OVER, 60_000));
    expect(kinds()).toEqual(['deployment', 'commit-status', 'check-run', 'comment']);
  });

  test('holds a failure until its log is read, since its cause may be in it, and no other application’s', async () => {
    const clock = createFakeClock();
    const writes: string[] = [];
    const surfaces = (['a', 'b', null] as const).map((appId) => ({
      ...surfaceOf(clock, appId === null ? 'commit-status' : 'deployment', writes),
      key: appId ?? '',
      ...(appId === null ? {} : { appIds: [appId] }),
    }));
    const reporter = new Reporter({ surfaces, clock, onWrite: () => {} });
    const runOf = (isLogOpen: boolean): RunView => {
      const failed = createApp({ appId: 'a', settlement: settle('failure') });
      const apps = [{ ...failed, isLogOpen }, createApp({ appId: 'b' })];
      return viewRun(createFacts({ apps }));
    };
    reporter.changed(runOf(true));
    await clock.advance(10_000);
    expect(writes).toHaveLength(1);
    reporter.changed(runOf(false));
    await clock.advance(10_000);
    expect(writes.map((line) => line.split(' ')[1])).toEqual(['deployment', 'deployment', 'commit-status']);
  });

  test('waits as long as GitHub asks, and writes the others meanwhile', async () => {
    const later: Attempt = { kind: 'later', notBefore: 30_000, problem: PROBLEM };
    const { clock, writes, reporter } = begin(['deployment', [later]], ['check-run']);
    reporter.changed(UNDER_WAY);
    await clock.advance(60_000);
    expect(writes).toEqual([
      '100 deployment later Deploying: app-1',
      '1100 check-run written Deploying: app-1',
      '30100 deployment written Deploying: app-1',
    ]);
  });

  test('waits as GitHub asks also at the end, and gives up at once what does not fit its timeout', async () => {
    const later: Attempt = { kind: 'later', notBefore: 30_000, problem: PROBLEM };
    const { clock, writes, reporter } = begin(['comment', [later]]);
    await clock.run(reporter.finish(OVER, 8_000));
    expect([clock.monotonicMs(), writes.length, reporter.isOutdated()]).toEqual([100, 1, true]);
    expect(reporter.unwritten()).toEqual([{ kind: 'comment', ...SAID }]);
    await clock.advance(100_000);
    expect(writes).toHaveLength(1);
  });

  test('never again tries what was given up, and says why', async () => {
    const { clock, writes, reporter } = begin(['check-run', [{ kind: 'given-up', problem: PROBLEM }]], ['comment']);
    reporter.changed(UNDER_WAY);
    await clock.run(reporter.finish(OVER, 60_000));
    expect(writes.filter((line) => line.includes('check-run'))).toHaveLength(1);
    expect(reporter.unwritten()).toEqual([{ kind: 'check-run', ...SAID }]);
    expect(reporter.isOutdated()).toBe(false);
  });

  test('records a write before it starts, so that another process can look for it', async () => {
    const { clock, reporter, saves } = begin(['deployment']);
    reporter.changed(UNDER_WAY);
    await clock.advance(5_000);
    expect(saves).toEqual([
      [{ kind: 'deployment', id: null, url: '', written: null, key: '' }],
      [{ kind: 'deployment', id: 1, url: '', written: 'Deploying: app-1', key: '' }],
    ]);
  });

  test('writes nothing more once it was stopped', async () => {
    const { clock, writes, reporter } = begin(['deployment'], ['comment']);
    reporter.changed(UNDER_WAY);
    await clock.advance(150);
    reporter.stop();
    reporter.changed(OVER);
    await clock.run(reporter.finish(OVER, 60_000));
    await clock.advance(60_000);
    expect(writes).toEqual(['100 deployment written Deploying: app-1']);
  });

  test('writes a view that comes in the turn in which the last was done', async () => {
    const { clock, writes, reporter } = begin(['deployment']);
    reporter.changed(UNDER_WAY);
    await clock.advance(100);
    for (let turn = 0; turn < 5; turn++) {
      await Promise.resolve();
      reporter.changed(turn % 2 === 0 ? OVER : UNDER_WAY);
    }
    await clock.advance(10_000);
    expect(writes.at(-1)).toContain('Deployed: app-1');
  });
});
