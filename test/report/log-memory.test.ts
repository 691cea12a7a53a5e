import { describe, expect, test } from 'vitest';
import type { Cause } from '../../src/causes/cause.ts';
import { createLogMemory } from '../../src/report/log-memory.ts';

const CAUSE: Cause = {
  kind: 'compile error',
  sentence: 'it does not compile',
  certainty: 'certain',
  file: null,
  line: null,
  column: null,
  at: 0,
};

/** A memory with this many lines, `line 0` and so on, and the causes at these indices of what it keeps. */
function remember(count: number, { shown = 200, at = [] as readonly number[] } = {}) {
  const memory = createLogMemory(shown);
  for (let index = 0; index < count; index++) memory.add(`line ${index}`);
  memory.keptLines();
  memory.explained(at.map((index) => ({ ...CAUSE, at: index })));
  return memory;
}

describe('the memory of a log', () => {
  test('keeps five thousand lines to look for a cause in, and shows the last ones', () => {
    const memory = remember(5_200, { shown: 3 });
    expect(memory.keptLines()).toHaveLength(5_000);
    expect(memory.keptLines()[0]).toBe('line 200');
    const lines = ['line 5197', 'line 5198', 'line 5199'];
    expect(memory.facts()).toEqual({ log: { lines, marks: [], before: 5_197, after: 0 }, causes: [] });
  });

  test('keeps as many lines as are shown if that is more', () => {
    expect(remember(7_000, { shown: 6_000 }).facts().log.lines).toHaveLength(6_000);
  });

  test('shows the last lines if the cause is among them, and counts it there', () => {
    const { lines, marks } = remember(300, { at: [150, 299] }).facts().log;
    expect([lines[0], lines.length]).toEqual(['line 100', 200]);
    expect(marks.map((at) => lines[at])).toEqual(['line 150', 'line 299']);
  });

  test('shows the ten lines before a cause that the last lines lack, and what follows as far as there is room', () => {
    const { log, causes } = remember(2_000, { at: [500, 1_999] }).facts();
    expect(log).toMatchObject({ marks: [10], before: 490, after: 1_310 });
    expect([log.lines[0], log.lines.at(-1), log.lines.length]).toEqual(['line 490', 'line 689', 200]);
    expect(causes).toHaveLength(2);
  });

  test.each([
    [1, ['line 5']],
    [3, ['line 4', 'line 5', 'line 6']],
  ])('shows the line of the cause if only %i lines are shown', (shown, lines) => {
    expect(remember(100, { shown, at: [5] }).facts().log.lines).toEqual(lines);
  });

  test('follows the line of a cause if more lines come, until it is no longer kept', () => {
    const memory = remember(5_000, { at: [4_990] });
    memory.add('one more');
    const { lines, marks } = memory.facts().log;
    expect(marks.map((at) => lines[at])).toEqual(['line 4990']);
    for (let index = 0; index < 5_000; index++) memory.add('and more');
    expect(memory.facts().log.marks).toEqual([]);
    expect(memory.facts().causes).toHaveLength(1);
  });

  test('gives no line to look for a cause in that may be from the previous deployment', () => {
    const memory = createLogMemory(200);
    memory.add('error: an old one');
    memory.gap('repeated');
    memory.add('… the lines above may be from the previous one …');
    memory.add('a new one');
    expect(memory.keptLines()).toEqual(['', '… the lines above may be from the previous one …', 'a new one']);
    expect(memory.facts().log.lines[0]).toBe('error: an old one');
  });

  test('gives the lines around any other gap', () => {
    const memory = createLogMemory(200);
    memory.add('one');
    memory.gap('withheld');
    memory.gap();
    memory.add('two');
    expect(memory.keptLines()).toEqual(['one', 'two']);
  });
});
