import { describe, expect, test } from 'vitest';
import { renderRemark, renderUnreadable, sayGap } from '../../../src/report/log/log-sentences.ts';

describe('what is said of a log', () => {
  test('tells how many lines are missing, as far as that is known', () => {
    expect(renderRemark(sayGap(12))).toBe('… about 12 lines are missing here …');
    expect(renderRemark(sayGap(null))).toBe('… some lines are missing here …');
  });

  test('tells why lines are left out, and where to look for them', () => {
    const said = sayGap(null, 'withheld');
    expect(said).toContain('may be of the deployment before');
    expect(said).toContain('Look at the platform');
  });

  test('tells that the verdict does not depend on it, and why it cannot be read', () => {
    expect(renderUnreadable(new Error('The token may not.'))).toMatch(
      /verdict does not depend on it\. The token may not\.$/,
    );
  });
});
