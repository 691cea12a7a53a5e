import { describe, expect, test } from 'vitest';
import { INPUT_WORDING } from '../../src/action/inputs/wording.ts';
import { ANNOTATION_UNITS } from '../../src/report/limits.ts';
import { type OpenDeployment, renderLeft, renderLeftOpen, renderUnwritten } from '../../src/report/unwritten.ts';

const WRITABLE = { isReadOnly: false, hasSummary: true };
const comment = { kind: 'comment', sentence: 'Refused.', permission: 'pull-requests: write' } as const;
const status = { kind: 'commit-status', sentence: 'Refused.', permission: 'statuses: write' } as const;

describe('the warning about what GitHub does not show', () => {
  test('is one for all, with the lines to add, and says where everything is shown instead', () => {
    expect(renderUnwritten([comment, status, comment], WRITABLE)).toBe(
      'Not everything could be written on GitHub: the comment, the commit status. Add to the job: permissions: pull-requests: write, ' +
        'permissions: statuses: write. This does not affect the result; the job summary has everything.',
    );
  });

  test('names no line that would not help', () => {
    expect(renderUnwritten([comment], { isReadOnly: true, hasSummary: true })).toContain(
      'from forks and from Dependabot get a read-only token',
    );
    expect(renderUnwritten([comment], { isReadOnly: true, hasSummary: true })).not.toContain('permissions:');
    expect(renderUnwritten([{ ...comment, permission: null }], WRITABLE)).not.toContain('Add to the job');
  });

  test('names the log if no summary is written', () => {
    expect(renderUnwritten([comment], { ...WRITABLE, hasSummary: false })).toContain("the job's log has everything");
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
      'The post step will update the comment, the check run. GitHub did not respond in time.',
    );
  });

  test('says so too if it is not known yet what is to be written', () => {
    expect(renderLeft([])).toBe('The post step will update everything on GitHub. GitHub did not respond in time.');
  });
});

const openOf = (deployments: readonly OpenDeployment[]) => renderLeftOpen(deployments, INPUT_WORDING);
const TAKEN: OpenDeployment = { appId: 'app-1', name: 'app-1', deploymentId: 'dep-7', isTaken: true };

describe('what is said of deployments that were left open', () => {
  test('names each with its id, and distinguishes what runs from what may run', () => {
    const said = openOf([TAKEN, { appId: 'app-2', name: 'web', deploymentId: null, isTaken: false }]);
    expect(said?.warning).toContain('Deployment dep-7 of app-1 continues on the platform.');
    expect(said?.warning).toContain('A deployment of web (app-2) may have been started.');
    expect(said?.summary).toBe(
      [
        '## ⚠️ Stopped before the result',
        '',
        'The deploy step was stopped before it had a result.',
        '',
        '- Deployment dep-7 of app-1 continues on the platform.',
        '- A deployment of web (app-2) may have been started.',
        '',
        'Check the outcome on the platform. To follow it, set trigger: false.',
        '',
      ].join('\n'),
    );
  });

  test('cannot be made markup or a mention by an id', () => {
    const said = openOf([{ ...TAKEN, deploymentId: '<img src=x> @octocat [x](http://y)\n## z' }]);
    expect(said?.summary).not.toMatch(/<img|@octocat|(?<!\\)\]\(|http:\/\/|^## z/m);
  });

  test('fits an annotation and a summary however many there are', () => {
    const many = Array.from({ length: 5_000 }, () => ({ ...TAKEN, deploymentId: 'x'.repeat(500) }));
    const said = openOf(many);
    expect(said?.warning.length).toBeLessThanOrEqual(4_096);
    expect(Buffer.byteLength(said?.summary ?? '')).toBeLessThan(1_048_576);
    expect(said?.summary).toMatch(/^- and \d+ more$/m);
  });
});
