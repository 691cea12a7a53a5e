import { describe, expect, test } from 'vitest';
import { type OpenDeployment, renderLeftOpen } from '../../src/report/left-open.ts';

const TAKEN: OpenDeployment = { appId: 'app-1', deploymentId: 'dep-7', isTaken: true };

describe('what is said of deployments that were left open', () => {
  test('is nothing where there is none', () => {
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
