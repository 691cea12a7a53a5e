import { describe, expect, test } from 'vitest';
import { ANNOTATION_UNITS } from '../../src/report/limits.ts';
import { renderLeft, renderUnwritten } from '../../src/report/unwritten.ts';

const WRITABLE = { isReadOnly: false, hasSummary: true };
const comment = { kind: 'comment', sentence: 'Refused.', permission: 'pull-requests: write' } as const;
const status = { kind: 'commit-status', sentence: 'Refused.', permission: 'statuses: write' } as const;

describe('the warning about what GitHub does not show', () => {
  test('is none where it shows everything', () => {
    expect(renderUnwritten([], WRITABLE)).toBeNull();
  });

  test('is one for all, with the lines to add, and says where it is told instead', () => {
    expect(renderUnwritten([comment, status, comment], WRITABLE)).toBe(
      'GitHub does not show all of this: the comment, the commit status. Add to the job: permissions: pull-requests: write, ' +
        'permissions: statuses: write. The verdict does not depend on it; the job summary has all of it.',
    );
  });

  test('names no line that would not help', () => {
    expect(renderUnwritten([comment], { isReadOnly: true, hasSummary: true })).toContain(
      'from a fork or from Dependabot can only read',
    );
    expect(renderUnwritten([comment], { isReadOnly: true, hasSummary: true })).not.toContain('permissions:');
    expect(renderUnwritten([{ ...comment, permission: null }], WRITABLE)).not.toContain('Add to the job');
  });

  test('names the log where no summary is written', () => {
    expect(renderUnwritten([comment], { ...WRITABLE, hasSummary: false })).toContain("the job's log has all of it");
  });

  test('says what went wrong where no permission would help, but not everything that did', () => {
    const down = ['a', 'b', 'c'].map((name) => ({
      ...comment,
      permission: null,
      sentence: `GitHub is down: ${name}.`,
    }));
    expect(renderUnwritten(down, WRITABLE)).toBe(
      'GitHub does not show all of this: the comment. GitHub is down: a. GitHub is down: b. ' +
        'The verdict does not depend on it; the job summary has all of it.',
    );
  });

  test('fits an annotation', () => {
    const many = Array.from({ length: 100 }, (_, index) => ({
      ...comment,
      sentence: `${index} ${'x'.repeat(3_000)}`,
      permission: null,
    }));
    expect(renderUnwritten(many, WRITABLE)?.length).toBeLessThanOrEqual(ANNOTATION_UNITS);
  });
});

describe('the line about what the post step is still to write', () => {
  const slow = { ...comment, sentence: 'GitHub did not respond in time.', permission: null };

  test('names each thing and each reason once', () => {
    expect(renderLeft([slow, { ...slow, kind: 'check-run' }, slow])).toBe(
      'Left to the post step: the comment, the check run. GitHub did not respond in time.',
    );
  });

  test('says so too where it is not known yet what there is to write', () => {
    expect(renderLeft([])).toBe('Left to the post step: what GitHub is to show. GitHub did not respond in time.');
  });
});
