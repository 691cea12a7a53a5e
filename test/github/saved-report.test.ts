import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Settlement } from '../../src/deploy/state.ts';
import { decodeSavedReport, renderSavedReport, type SavedReport } from '../../src/github/saved-report.ts';
import { renderCheckRun } from '../../src/report/check-run.ts';
import { renderStanding } from '../../src/report/standing.ts';
import { COMPILE_ERROR, failedApp, LOG, OTHER_ERROR, PLACED, standingWith } from '../report/support/causes.ts';
import { createApp, createFacts, settle } from '../report/support/facts.ts';
import { JOB } from '../report/support/standings.ts';

const REPORT: SavedReport = {
  sha: 'a'.repeat(40),
  appIds: ['app-1'],
  nonce: '4711/1/deploy/__touchdown',
  pullRequests: [7],
  author: 'mona',
  standing: renderStanding(createFacts(), true),
  surfaces: [{ kind: 'comment', id: 9, url: 'https://github.com/x', written: 'w', of: '7' }],
};

describe('a saved report', () => {
  test('is read as it was written', () => {
    expect(decodeSavedReport(renderSavedReport(REPORT))).toEqual(REPORT);
  });

  test('keeps every word, and the last log lines of what failed, as many as there is room for', () => {
    const saveWith = (count: number, settlement: Settlement) => {
      const [app] = renderStanding(createFacts({ apps: [createApp({ settlement })] }), true).apps;
      if (app === undefined) throw new Error('there is no application');
      const logTail = Array.from({ length: 50 }, (_, index) => `${index} ${'壊れた'.repeat(200)}`);
      const apps = Array.from({ length: count }, (_, index) => ({ ...app, appId: `app-${index}`, logTail }));
      const text = renderSavedReport({ ...REPORT, standing: { ...REPORT.standing, apps } });
      return { apps, text, kept: decodeSavedReport(text)?.standing.apps ?? [] };
    };
    const failed = settle('failure', { reason: 'なぜ'.repeat(900) });
    for (const [count, lines] of [
      [1, 20],
      [100, 20],
      [1_000, 2],
      [3_000, 0],
    ] as const) {
      const { apps, text, kept } = saveWith(count, failed);
      expect(kept.map(({ logCut: _cut, ...app }) => ({ ...app, logTail: [] }))).toEqual(
        apps.map((app) => ({ ...app, logTail: [] })),
      );
      expect(kept[0]?.logTail).toHaveLength(lines);
      expect(kept[0]?.logCut).toEqual({ before: 50 - lines, after: 0 });
      if (lines > 0) expect(kept.at(-1)?.logTail.at(-1)).toMatch(/^49 壊れた/);
      expect(text.length).toBeLessThan(800_000 + count * 10_000);
    }
    expect(saveWith(1, settle('success')).kept[0]?.logTail, 'the log of a success is shown nowhere').toEqual([]);
  });

  test('keeps the causes, and the log lines around the first one with how many are left out', () => {
    const far = { ...COMPILE_ERROR, at: 39 };
    const standing = standingWith(failedApp('app-1', LOG, [PLACED, OTHER_ERROR, far]));
    const saved = decodeSavedReport(renderSavedReport({ ...REPORT, standing }))?.standing ?? REPORT.standing;
    expect(saved.apps[0]?.logTail).toEqual(LOG.slice(10, 30));
    expect(saved.apps[0]?.causes).toEqual([
      { ...PLACED, at: 10 },
      { ...OTHER_ERROR, at: 15 },
      { ...far, at: -1 },
    ]);
    const [before, after] = [renderCheckRun(standing, JOB), renderCheckRun(saved, JOB)];
    expect(after).toEqual({ ...before, text: after.text });
    expect(after.text).toContain('(10 earlier and 10 later lines left out)');
    const again = decodeSavedReport(renderSavedReport({ ...REPORT, standing: saved }));
    expect(again?.standing).toEqual(saved);
  });

  test('is null if a cause in it is damaged', () => {
    const standing = standingWith(failedApp('app-1', LOG, [PLACED]));
    const text = renderSavedReport({ ...REPORT, standing });
    for (const [part, damage] of [
      ['"line":42', '"line":"42"'],
      ['"isInCheckout":true', '"isInCheckout":1'],
      ['"before":10', '"before":null'],
      ['"causes":[', '"causes":[null,'],
    ] as const) {
      expect(text).toContain(part);
      expect(decodeSavedReport(text.replace(part, damage))).toBeNull();
    }
  });

  test.each(['', '{', 'null', '[]', '{}'])('is none in %j', (text) => {
    expect(decodeSavedReport(text)).toBeNull();
  });

  test('is null if any part of it is of another type', () => {
    for (const name of Object.keys(REPORT)) {
      const wrong = name === 'author' ? [undefined, 1, {}, [null]] : [undefined, null, 1, {}, [null]];
      for (const value of wrong) expect(decodeSavedReport(JSON.stringify({ ...REPORT, [name]: value }))).toBeNull();
    }
  });

  test('is null for any other JSON, and never an error', () => {
    fc.assert(fc.property(fc.json(), (text) => decodeSavedReport(text) === null));
  });
});
