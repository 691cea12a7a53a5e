import { describe, expect, test } from 'vitest';
import { judgeGithubBench, type Row, renderGithubBench, runGithubBench } from './github/github-calls.ts';
import { hasOctokit, type Loaded, measureLoaded } from './github/loaded.ts';
import { playOnGithub, SURFACES } from './github/plays.ts';
import { USUAL_CALLS } from './github/usual-actions.ts';

const rows = await runGithubBench([61_000]);

function callsOf(surface: Row['surface'], crowd: Row['crowd']): number | undefined {
  return rows.find((row) => row.surface === surface && row.crowd === crowd)?.mostCalls;
}

describe('the calls to GitHub', () => {
  test('are at most 12 for one application with everything on, and at most 40 for ten that finish at once', () => {
    expect(callsOf('everything on', 'one')).toBeLessThanOrEqual(12);
    expect(callsOf('everything on', 'ten at once')).toBeLessThanOrEqual(40);
  });

  test('are also counted for each surface alone and for the order guard, which reads three times for each application', () => {
    for (const surface of SURFACES.slice(0, 4)) expect(callsOf(surface, 'one')).toBeGreaterThanOrEqual(2);
    expect(callsOf('deployment', 'ten at once')).toBe(30);
    expect(callsOf('commit status', 'one')).toBe(2);
    expect(callsOf('everything and the order guard', 'one')).toBe((callsOf('everything on', 'one') ?? 0) + 3);
  });

  test('are never refused', () => {
    expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
  });

  test('are more if the verdicts come one after another, but fewer than one for each verdict', async () => {
    const ten = { surface: 'comment', applications: 10, underWayMs: 1_000 } as const;

    const [atOnce, inTurn] = [
      await playOnGithub({ ...ten, apartMs: 0 }),
      await playOnGithub({ ...ten, apartMs: 40_000 }),
    ];
    expect(inTurn.calls).toBeGreaterThan(atOnce.calls);
    expect(inTurn.calls).toBeLessThan(atOnce.calls + 2 * 9);
  });

  test('are the same every time', async () => {
    const play = { surface: 'everything on', applications: 10, underWayMs: 4_500, apartMs: 0 } as const;

    expect(await playOnGithub(play)).toEqual(await playOnGithub(play));
  });

  test('are compared with those of the usual actions, one for each surface', () => {
    const alone = SURFACES.slice(0, 4).map((surface) => USUAL_CALLS[surface]);
    const sumOf = (crowd: 'one' | 'ten'): number => alone.reduce((sum, typical) => sum + (typical?.[crowd] ?? 0), 0);

    expect(USUAL_CALLS['everything on']).toEqual({ one: sumOf('one'), ten: sumOf('ten') });
  });
});

describe('the last write', () => {
  test('is a write of a surface, not the read that follows it before the step ends', async () => {
    const comment = { surface: 'comment', applications: 1, underWayMs: 8_000, apartMs: 0 } as const;
    const { writtenMs, finishedMs } = await playOnGithub(comment);

    expect(writtenMs).toBeGreaterThanOrEqual(150);
    expect(finishedMs).toBeGreaterThan(writtenMs);
  });
});

describe('the scripts that a run loads', () => {
  test('contain Octokit only if a comment is on', async () => {
    const [nothing, comment] = await measureLoaded();

    expect(nothing).toMatchObject({ name: 'nothing', octokitBytes: 0 });
    expect(nothing?.scripts).toContain('index.js');
    expect(comment?.octokitBytes).toBeGreaterThan(10_000);
    expect(comment?.bytes).toBeGreaterThan((nothing?.bytes ?? 0) + 10_000);
  });

  test('contain Octokit if one of its packages gives its name and version, and not if it is only mentioned', () => {
    expect(hasOctokit('x = `octokit-core.js/${VERSION} node`')).toBe(true);
    expect(hasOctokit('"octokit-request.js/10.0.16"')).toBe(true);
    expect(hasOctokit('// as Octokit has it; see octokit-core.js')).toBe(false);
  });
});

describe('the tables of the calls to GitHub', () => {
  const row: Row = {
    surface: 'everything on',
    crowd: 'one',
    mostCalls: 12,
    medianWrittenMs: 3_750,
    longestWrittenMs: 5_000,
    maxFinishedMs: 7_400,
    problems: [],
  };
  const all: Row[] = [
    row,
    { ...row, crowd: 'ten at once', mostCalls: 40 },
    { ...row, crowd: 'ten in turn', mostCalls: 40 },
  ];
  const nothing: Loaded = { name: 'nothing', scripts: ['index.js'], bytes: 500, octokitBytes: 0 };
  const comment: Loaded = { ...nothing, name: 'a comment', bytes: 900, octokitBytes: 400 };

  test('have one line for each surface, each number of applications and each run', () => {
    expect(renderGithubBench(all, [nothing, comment]).split('\n')).toEqual([
      'most calls to GitHub            one  ten at once  ten in turn  usual actions: one  ten',
      'comment                           -            -            -                   4    4',
      'deployment                        -            -            -                   3   30',
      'commit status                     -            -            -                   2    2',
      'check run                         -            -            -                   3    3',
      'everything on                    12           40           40                  12   39',
      'everything and the order guard    -            -            -                   -    -',
      '',
      'verdict to last write, everything on  median  longest  to the end of the step: longest',
      'one                                    3.8 s    5.0 s                            7.4 s',
      'ten at once                            3.8 s    5.0 s                            7.4 s',
      'ten in turn                            3.8 s    5.0 s                            7.4 s',
      '',
      'a run that uses of GitHub  scripts loaded  bytes  of them with Octokit',
      'nothing                                 1    500                     0',
      'a comment                               1    900                   400',
    ]);
  });

  test('meet their aims exactly up to their limits', () => {
    const met = (change: Partial<Row>, index = 0, loaded: readonly Loaded[] = [nothing, comment]): string =>
      judgeGithubBench(all.with(index, { ...(all[index] ?? row), ...change }), loaded)
        .map(({ isMet }) => (isMet ? '+' : '-'))
        .join('');

    expect(met({})).toBe('++++++');
    expect(met({ mostCalls: 13 })).toBe('-+++++');
    expect(met({ mostCalls: 41 }, 1)).toBe('+-++++');
    expect(met({ mostCalls: 41 }, 2)).toBe('++-+++');
    expect(met({ longestWrittenMs: 5_001 })).toBe('+++-++');
    expect(met({ problems: ['refused'] }, 2)).toBe('++++-+');
    expect(met({}, 0, [{ ...nothing, octokitBytes: 1 }, comment])).toBe('+++++-');
  });

  test('fail the aim for Octokit if no run contains it, since its marker may have changed', () => {
    const aims = judgeGithubBench(all, [nothing, { ...comment, octokitBytes: 0 }]);

    expect(aims.at(-1)).toMatchObject({ seen: 'Octokit was found in no run at all', isMet: false });
  });
});
