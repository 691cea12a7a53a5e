import { describe, expect, test } from 'vitest';
import { renderStepLine, renderSummary, wrap } from './render.ts';

const PLAIN = { isColored: false };

describe('a line of a step in a terminal', () => {
  test('is shown unchanged if it is not a command', () => {
    expect(renderStepLine('│ ::error::not a command', PLAIN)).toBe('  │ ::error::not a command');
  });

  test('is rendered as a heading, an icon or nothing if it is a command', () => {
    expect(renderStepLine('::group::Log', PLAIN)).toBe('  ▾ Log');
    expect(renderStepLine('::error title=App%3A one::It broke%0Abadly', PLAIN)).toBe('  ✖ It broke\n    badly');
    expect(renderStepLine('::warning::Careful', PLAIN)).toBe('  ⚠ Careful');
    expect([renderStepLine('::add-mask::hidden', PLAIN), renderStepLine('::endgroup::', PLAIN)]).toEqual([null, null]);
  });

  test('has color only if color is on', () => {
    expect(renderStepLine('::error::It broke', { isColored: true })).toContain('\u001b[31m');
    const red = '│ \u001b[31m→ one\u001b[0m';
    expect(renderStepLine(red, { isColored: true })).toBe(`  ${red}`);
    expect(renderStepLine(red, PLAIN)).toBe('  │ → one');
  });
});

describe('a job summary in a terminal', () => {
  test('shows a link by its label', () => {
    const link = '[src/server.ts:42](https://github.com/o/r/blob/c/src/server.ts#L42)';
    expect(renderSummary(`**Cause**: ${link} It broke`, PLAIN)).toBe('  **Cause**: src/server.ts:42 It broke');
  });

  test('shows folded parts as folded and the chart as bars', () => {
    const markdown = [
      '## ✅ Deployed: app\\-1',
      '```mermaid',
      'gantt',
      '  dateFormat x',
      '  section app',
      '  QUEUED 1 s :done, 0, 1000',
      '  BUILDING 3 s :done, 1000, 4000',
      '  RUNNING 0 s :active, milestone, 4000, 4000',
      '```',
      '<details>',
      '<summary>Last 2 log lines</summary>',
      '',
      'one',
      '</details>',
    ].join('\n');
    const shown = renderSummary(markdown, PLAIN);
    expect(shown).toContain('Deployed: app-1');
    expect(shown).toContain('▸ Last 2 log lines (folded)');
    expect(shown).not.toContain('one\n');
    const bars = shown.split('\n').filter((line) => /[━◆]/.test(line));
    expect(bars.map((line) => line.split('━').length - 1)).toEqual([10, 30, 0]);
    expect(bars[2]).toMatch(/^ {2}RUNNING 0 s +◆$/);
  });
});

describe('a text that is wider than the terminal', () => {
  test('is continued further to the right, in a log behind its bar', () => {
    expect(wrap('  one two three\n  four', 10)).toBe('  one two\n    three\n  four');
    expect(wrap('  │ one two three', 12)).toBe('  │ one two\n  │   three');
  });

  test('is wrapped between words, and its color codes have no width', () => {
    expect(wrap('  https://example.com/a', 10)).toBe('  https://example.com/a');
    expect(wrap('\u001b[31mone two\u001b[39m', 7)).toBe('\u001b[31mone two\u001b[39m');
  });
});
