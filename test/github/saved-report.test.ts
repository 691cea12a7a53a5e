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
