import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Settlement } from '../../src/deploy/state.ts';
import { decodeSavedReport, renderSavedReport, type SavedReport } from '../../src/github/saved-report.ts';
import { renderStanding } from '../../src/report/standing.ts';
import { createApp, createFacts, settle } from '../report/support/facts.ts';

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
      expect(kept.map((app) => ({ ...app, logTail: [] }))).toEqual(apps.map((app) => ({ ...app, logTail: [] })));
      expect(kept[0]?.logTail).toHaveLength(lines);
      if (lines > 0) expect(kept.at(-1)?.logTail.at(-1)).toMatch(/^49 壊れた/);
      expect(text.length).toBeLessThan(800_000 + count * 10_000);
    }
    expect(saveWith(1, settle('success')).kept[0]?.logTail, 'the log of a success is shown nowhere').toEqual([]);
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
