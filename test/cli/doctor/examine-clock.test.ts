import { describe, expect, test } from 'vitest';
import { checkClock, platformTime } from '../../../src/cli/doctor/examine-headers.ts';
import { answered } from './run.ts';

const THEIRS = Date.UTC(2030, 0, 1);
const at = (offMs: number) =>
  checkClock(answered({ headers: { date: 'Tue, 01 Jan 2030 00:00:00 GMT' }, middleAt: THEIRS + 500 + offMs }));

describe('the check of the clock', () => {
  test.each([
    [0, 'good', 'agrees'],
    [30_000, 'good', 'agrees'],
    [-30_000, 'good', 'agrees'],
    [30_001, 'note', '30 s ahead of'],
    [31_000, 'note', '31 s ahead of'],
    [-31_000, 'note', '31 s behind'],
    [300_000, 'note', '5 min ahead of'],
    [301_000, 'wrong', '5 min 1 s ahead of'],
    [-86_400_000, 'wrong', '1 d behind'],
  ])('finds %i ms %s', (offMs, verdict, words) => {
    const finding = at(offMs);
    expect(finding.verdict).toBe(verdict);
    expect(finding.sentence).toContain(words);
    expect(finding.fix === null).toBe(verdict === 'good');
  });

  test.each([
    ['60', 'note', 'runs at 60 times real time'],
    ['0.5', 'note', 'runs at 0.5 times real time'],
    ['fast', 'wrong', '1 h ahead of'],
  ])('of a sandbox with the speed %j is a %s', (speed, verdict, words) => {
    const headers = { date: 'Tue, 01 Jan 2030 00:00:00 GMT', 'x-sandbox-speed': speed };
    const finding = checkClock(answered({ headers, middleAt: THEIRS + 500 + 3_600_000 }));
    expect(finding).toMatchObject({ verdict, sentence: expect.stringContaining(words) });
  });

  test('reads the date with blanks around it, half a second later than it says', () => {
    expect(platformTime(answered({ headers: { date: ' Tue, 01 Jan 2030 00:00:00 GMT ' } }))).toBe(THEIRS + 500);
  });

  test.each([[{}], [{ date: 'yesterday' }]])('is a note where the platform told no date (%#)', (headers) => {
    expect(platformTime(answered({ headers }))).toBeNull();
    expect(checkClock(answered({ headers })).verdict).toBe('note');
  });
});
