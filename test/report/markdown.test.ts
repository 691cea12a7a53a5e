import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainLines } from '../../src/kernel/untrusted.ts';
import { renderFoldedLogs } from '../../src/report/markdown.ts';
import { codePoint } from '../support/code-points.ts';

/** Folds the log, in which the lines `marks` show a cause; null if there is no room for it. */
function fold(name: string, lines: readonly string[], mostBytes: number, marks: readonly number[] = []) {
  const log = { lines, marks, before: 0, after: 0 };
  const [block = ''] = renderFoldedLogs([{ name, log }], 10_000, mostBytes + 104, () => '');
  return block === '' ? null : block;
}

describe('a folded log', () => {
  test('shows the last lines that fit, and says how many are left out', () => {
    const lines = Array.from({ length: 100 }, (_, index) => `line ${index}`);
    const folded = fold('app-1', lines, 200);
    expect(folded).toMatch(/^<details>\n<summary>Last 11 log lines of app-1 \(89 earlier lines left out\)</);
    expect(folded).toContain('line 89\n');
    expect(folded).toContain('line 99\n```\n\n</details>');
  });

  test('keeps the marked line and those around it if not all fit', () => {
    const lines = Array.from({ length: 100 }, (_, index) => `line ${index}`);
    const folded = fold('app-1', lines, 300, [50]);
    expect(folded).toMatch(
      /<summary>Log lines around the error of app-1 \(4\d earlier and 4\d later lines left out\)</,
    );
    expect(folded).toContain('\n  line 49\n→ line 50\n  line 51\n');
    expect(fold('app-1', lines, 160, [50])).toContain('\n→ line 50\n```');
  });

  test('cannot be left by what is in it', () => {
    const folded = fold('</summary>@octocat #1', ['```', '</details>'], 1_000);
    expect(folded).toContain('of &lt;/summary&gt;@&#8203;octocat #&#8203;1<');
    expect(folded).toContain('````text\n```\n</details>\n````\n\n</details>');
  });

  test('has an equal share of the room, and those without any are counted', () => {
    const logOf = (...lines: readonly string[]) => ({ name: 'a', log: { lines, marks: [], before: 0, after: 0 } });
    const logs = [logOf('one'), logOf(), logOf('x'.repeat(300)), logOf('two')];
    expect(renderFoldedLogs(logs, 10, 700, (count) => `${count} left out`)).toEqual([
      expect.stringContaining('\none\n'),
      expect.stringContaining('\ntwo\n'),
      '1 left out',
    ]);
  });

  test('always fits', () => {
    const line = fc.string({ unit: codePoint, maxLength: 80 });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), fc.integer({ min: 0, max: 600 }), (lines, most) => {
        const folded = fold('app-1', lines.flatMap(plainLines), most);
        if (folded !== null) expect(Buffer.byteLength(folded)).toBeLessThanOrEqual(most);
      }),
    );
  });
});
