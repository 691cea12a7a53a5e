import { describe, expect, test } from 'vitest';
import { ANNOTATION_UNITS } from '../../src/report/limits.ts';
import { type OpenDeployment, renderLeft, renderLeftOpen, renderUnwritten } from '../../src/report/unwritten.ts';

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

const TAKEN: OpenDeployment = { appId: 'app-1', deploymentId: 'dep-7', isTaken: true };

describe('what is said of deployments that were left open', () => {
  test('is null if none were left open', () => {
    expect(renderLeftOpen([])).toBeNull();
  });

  test('names each with its id, and tells what runs from what may', () => {
    const said = renderLeftOpen([TAKEN, { appId: 'app-2', deploymentId: null, isTaken: false }]);
    expect(said?.warning).toContain('Deployment dep-7 of app-1 was left running on the platform.');
    expect(said?.warning).toContain('A deployment of app-2 may or may not have been started.');
    expect(said?.summary).toBe(
      [
        '## ⚠️ Ended before the verdict',
        '',
        'The deploy step was ended before it reached a verdict.',
        '',
        '- Deployment dep-7 of app-1 was left running on the platform.',
        '- A deployment of app-2 may or may not have been started.',
        '',
        'Look at the platform for how this ended, or follow it with trigger: false.',
        '',
      ].join('\n'),
    );
  });

  test('leaves the id out where the platform told none', () => {
    expect(renderLeftOpen([{ ...TAKEN, deploymentId: null }])?.warning).toContain('Deployment of app-1 was left');
  });

  test('cannot be made markup or a mention by an id', () => {
    const said = renderLeftOpen([{ ...TAKEN, deploymentId: '<img src=x> @octocat [x](http://y)\n## z' }]);
    expect(said?.summary).not.toMatch(/<img|@octocat|(?<!\\)\]\(|http:\/\/|^## z/m);
  });

  test('fits an annotation and a summary however many there are', () => {
    const many = Array.from({ length: 5_000 }, () => ({ ...TAKEN, deploymentId: 'x'.repeat(500) }));
    const said = renderLeftOpen(many);
    expect(said?.warning.length).toBeLessThanOrEqual(4_096);
    expect(Buffer.byteLength(said?.summary ?? '')).toBeLessThan(1_048_576);
    expect(said?.summary).toMatch(/^- and \d+ more$/m);
  });
});
