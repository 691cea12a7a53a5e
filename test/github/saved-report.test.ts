import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeSavedReport, renderSavedReport, type SavedReport } from '../../src/github/saved-report.ts';
import { renderStanding } from '../../src/report/standing.ts';
import { createFacts } from '../report/support/facts.ts';

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

  test('keeps all of a short log, and so much of long ones that the runner can hand it on', () => {
    const saveWith = (count: number, line: string, reason = 'It broke.') => {
      const standing = renderStanding(createFacts(), true);
      const [app] = standing.apps;
      if (app === undefined) throw new Error('there is no application');
      const logTail = Array.from({ length: 50 }, (_, index) => `${index} ${line}`);
      const apps = Array.from({ length: count }, (_, index) => ({ ...app, appId: `app-${index}`, reason, logTail }));
      const text = renderSavedReport({ ...REPORT, standing: { ...standing, apps } });
      return { text, kept: decodeSavedReport(text)?.standing.apps ?? [] };
    };
    const short = saveWith(1, 'it broke').kept;
    expect([short[0]?.logTail.length, short[0]?.logTail.at(-1)]).toEqual([20, '49 it broke']);
    for (const count of [1, 7, 30]) {
      const { text, kept } = saveWith(count, '壊れた'.repeat(200), 'なぜ'.repeat(900));
      expect(text.length).toBeLessThanOrEqual(30_000);
      expect(kept.map(({ appId, result }) => [appId, result])).toEqual(
        Array.from({ length: count }, (_, index) => [`app-${index}`, 'success']),
      );
    }
    expect(saveWith(7, '壊れた'.repeat(200)).kept[6]?.logTail.at(-1)).toContain('49 壊れた');
    const reason = 'It broke. '.repeat(30);
    expect(saveWith(30, 'x'.repeat(300), reason).kept[29], 'logs go before words').toMatchObject({
      reason,
      logTail: [],
    });
  });

  test.each(['', '{', 'null', '[]', '{}'])('is none in %j', (text) => {
    expect(decodeSavedReport(text)).toBeNull();
  });

  test('is none where any part of it is of another type', () => {
    for (const name of Object.keys(REPORT)) {
      const wrong = name === 'author' ? [undefined, 1, {}, [null]] : [undefined, null, 1, {}, [null]];
      for (const value of wrong) expect(decodeSavedReport(JSON.stringify({ ...REPORT, [name]: value }))).toBeNull();
    }
  });

  test('is none of any other JSON, and never an error', () => {
    fc.assert(fc.property(fc.json(), (text) => decodeSavedReport(text) === null));
  });
});
