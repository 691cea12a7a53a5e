import { describe, expect, test } from 'vitest';
import { findCauses } from '../../../src/logs/cause.ts';
import { CAUSE_KINDS } from '../../../src/logs/matcher.ts';
import { plainLogOf, readLogs, scoreLog } from './known-logs.ts';

/** The log's text without color sequences. */
function plainOf(lines: readonly string[]): string {
  return lines.join('\n').replaceAll(/\u001b\[[\d;]*m/g, '');
}

describe('the corpus of logs', () => {
  const failing = readLogs('failing');
  const passing = readLogs('passing');

  test('has at least 120 failing logs, and 120 of deployments that succeeded', () => {
    expect(failing.length).toBeGreaterThanOrEqual(120);
    expect(passing.length).toBeGreaterThanOrEqual(120);
  });

  test.for(failing)('names the cause of $name, and the line that shows it', ({ header, sentences, lines }) => {
    const { tool, kind = '', cause, file, line, shows, ...rest } = header;
    expect(tool).toMatch(/\S/);
    expect(cause).toMatch(/\S/);
    expect(CAUSE_KINDS).toContain(kind);
    expect(Object.keys(rest).filter((key) => !['column', 'also', 'tree'].includes(key))).toEqual([]);
    expect(sentences.length).toBeLessThanOrEqual(3);
    expect(lines[Number(shows) - 1]).toMatch(/\S/);
    if (file !== undefined) expect(plainOf(lines)).toContain(file.split('/').at(-1));
    if (line !== undefined) expect(plainOf(lines)).toMatch(new RegExp(`\\b${line}\\b`));
  });

  test.for(failing.filter(({ isSetAside }) => !isSetAside))('has the cause of $name found, and its place', (log) => {
    expect(scoreLog(log)).toMatchObject({ isSentenceRight: true, isPlaceRight: true });
  });

  test.for(passing.filter(({ isSetAside }) => !isSetAside))('has no cause found in $name', (log) => {
    expect(findCauses(plainLogOf(log))).toEqual([]);
  });

  test.for(passing)('names the tool of $name, and no cause', ({ header, lines }) => {
    expect(Object.keys(header)).toEqual(['tool']);
    expect(lines.join('')).toMatch(/\S/);
  });
});
