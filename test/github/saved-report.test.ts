import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Settlement } from '../../src/deploy/state.ts';
import { decodeSavedReport, renderSavedReport, type SavedReport } from '../../src/github/saved-report.ts';
import { registerSecret } from '../../src/kernel/redaction.ts';
import { NO_LOG } from '../../src/report/cause/log-excerpt.ts';
import { renderCheckRun } from '../../src/report/check-run.ts';
import { combineApps, viewRun } from '../../src/report/view.ts';
import { COMPILE_ERROR, endedRun, failedApp, LOG, OTHER_ERROR, PLACED } from '../report/support/causes.ts';
import { createApp, createFacts, settle } from '../report/support/facts.ts';
import { JOB } from '../report/support/views.ts';

const REPORT: SavedReport = {
  sha: 'a'.repeat(40),
  names: [{ appId: 'app-1', name: 'web' }],
  nonce: '4711/1/deploy/__touchdown',
  pullRequests: [7],
  author: 'mona',
  apps: viewRun(createFacts()).apps,
  surfaces: [{ kind: 'comment', id: 9, url: 'https://github.com/x', written: 'w', key: '7' }],
};

describe('a saved report', () => {
  test('is read as it was written', () => {
    expect(decodeSavedReport(renderSavedReport(REPORT))).toEqual(REPORT);
  });

  test('keeps every word, and the last log lines of what failed, as many as there is room for', () => {
    const saveWith = (count: number, settlement: Settlement) => {
      const lines = Array.from({ length: 22 }, (_, index) => `${index} ${'壊れた'.repeat(120)}`);
      const [app] = viewRun(createFacts({ apps: [createApp({ settlement }, lines)] })).apps;
      const apps = Array.from({ length: count }, (_, index) => ({ ...app!, appId: `app-${index}` }));
      const text = renderSavedReport({ ...REPORT, apps });
      return { apps, text, kept: decodeSavedReport(text)?.apps ?? [] };
    };
    const failed = settle('failure', { reason: 'なぜ'.repeat(900) });
    for (const [count, lines] of [
      [1, 20],
      [200, 10],
      [2_001, 0],
    ] as const) {
      const { apps, text, kept } = saveWith(count, failed);
      expect(kept.map((app) => ({ ...app, log: NO_LOG }))).toEqual(apps.map((app) => ({ ...app, log: NO_LOG })));
      expect(kept[0]?.log.lines).toHaveLength(lines);
      expect(kept[0]?.log).toMatchObject({ before: 22 - lines, after: 0 });
      if (lines > 0) expect(kept.at(-1)?.log.lines.at(-1)).toMatch(/^21 壊れた/);
      expect(text.length).toBeLessThan(800_000 + count * 10_000);
    }
    expect(saveWith(1, settle('success')).kept[0]?.log.lines, 'the log of a success is shown nowhere').toEqual([]);
  });

  test('keeps the causes, and the log lines around the first one with how many are left out', () => {
    const far = { ...COMPILE_ERROR, at: 39 };
    const run = endedRun(failedApp('app-1', LOG, [PLACED, OTHER_ERROR, far]));
    const saved = decodeSavedReport(renderSavedReport({ ...REPORT, apps: run.apps }))?.apps ?? [];
    expect(saved[0]?.log).toEqual({ lines: LOG.slice(10, 30), marks: [10, 15], before: 10, after: 10 });
    expect(saved[0]?.causes).toEqual(run.apps[0]?.causes);
    const [before, after] = [renderCheckRun(run, JOB), renderCheckRun(combineApps(saved), JOB)];
    expect(after).toEqual({ ...before, text: after.text });
    expect(after.text).toContain('(10 earlier and 10 later lines left out)');
    const again = decodeSavedReport(renderSavedReport({ ...REPORT, apps: saved }));
    expect(again?.apps).toEqual(saved);
  });

  test('leaves out what is damaged of an application, and is null if one has no progress, id or end', () => {
    const text = renderSavedReport({ ...REPORT, apps: endedRun(failedApp('app-1', LOG, [PLACED])).apps });
    const decodeWith = (part: string, damage: string) => {
      expect(text).toContain(part);
      return decodeSavedReport(text.replace(part, damage));
    };
    const causesWith = (part: string, damage: string) => decodeWith(part, damage)?.apps[0]?.causes;
    expect(causesWith('"line":42', '"line":"42"')).toMatchObject([{ line: null, column: 7 }]);
    expect(causesWith('"isInCheckout":true', '"isInCheckout":1')).toMatchObject([{ place: { isInCheckout: false } }]);
    expect(causesWith('"place":{', '"place":null,"was":{')).toMatchObject([{ line: 42, place: null }]);
    expect(causesWith('"causes":[', '"causes":[null,')).toHaveLength(1);
    expect(decodeWith('"before":10', '"before":null')?.apps[0]?.log.before).toBe(0);
    expect(decodeWith('"appId":"app-1"', '"appId":1')).toBeNull();
    expect(decodeWith('"progress":"completed"', '"progress":"done"')).toBeNull();
    expect(decodeWith('"progress":"completed"', '"progress":"queued"')).toBeNull();
    expect(decodeWith('"result":"failure"', '"result":null')).toBeNull();
  });

  test('has every text clean and without secrets, whatever another process wrote into it', () => {
    registerSecret('hunter2-of-the-state');
    const [app] = endedRun(failedApp('app-1', LOG, [PLACED])).apps;
    const hostile = '::error::x\n##[error]y \u001b[2J hunter2-of-the-state';
    const texts = { appId: hostile, headline: hostile, reason: hostile, advice: hostile, evidence: hostile };
    const words = { state: hostile, shortCommit: hostile, deploymentId: hostile };
    const log = { lines: [hostile], marks: [0, 7, -1], before: 0, after: 0 };
    const place = { path: hostile, isInCheckout: true, url: hostile };
    const causes = [{ ...PLACED, kind: hostile, sentence: hostile, file: hostile, place }];
    const saved = JSON.stringify({ ...REPORT, apps: [{ ...app, ...texts, ...words, log, causes }] });
    const apps = decodeSavedReport(saved)?.apps ?? [];
    expect(apps[0]?.log).toMatchObject({ lines: [expect.stringContaining('##[error]y')], marks: [0] });
    expect(JSON.stringify(apps)).not.toMatch(/\\n|\\u001b|hunter2/);
    const check = renderCheckRun(combineApps(apps), JOB);
    const marks = check.annotations.flatMap(({ path, title }) => [path, title]);
    for (const text of [check.title, ...marks]) expect(text).not.toMatch(/^::|##\[|\n|\u001b|hunter2/);
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
