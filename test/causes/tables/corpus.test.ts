import { describe, expect, test } from 'vitest';
import { findCauses } from '../../../src/causes/cause.ts';
import { CAUSE_KINDS } from '../../../src/causes/matcher.ts';
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

  test('has headers that name the cause of each failed deployment, and the line that shows it', () => {
    for (const { name, header, sentences, lines } of failing) {
      const { tool, kind = '', cause, file, line, shows, ...rest } = header;
      expect(tool, name).toMatch(/\S/);
      expect(cause, name).toMatch(/\S/);
      expect(CAUSE_KINDS, name).toContain(kind);
      expect(
        Object.keys(rest).filter((key) => !['column', 'also', 'tree'].includes(key)),
        name,
      ).toEqual([]);
      expect(sentences.length, name).toBeLessThanOrEqual(3);
      expect(lines[Number(shows) - 1], name).toMatch(/\S/);
      if (file !== undefined) expect(plainOf(lines), name).toContain(file.split('/').at(-1));
      if (line !== undefined) expect(plainOf(lines), name).toMatch(new RegExp(`\\b${line}\\b`));
    }
  });

  test('has headers that name only the tool of each deployment that succeeded', () => {
    for (const { name, header, lines } of passing) {
      expect(Object.keys(header), name).toEqual(['tool']);
      expect(lines.join(''), name).toMatch(/\S/);
    }
  });

  test.each(CAUSE_KINDS)('has the cause of each log found, and its place: %s', (kind) => {
    const wrong = failing
      .filter(({ header }) => header['kind'] === kind)
      .map((log) => ({ name: log.name, ...scoreLog(log) }))
      .filter(({ isSentenceRight, isPlaceRight }) => !isSentenceRight || !isPlaceRight);
    expect(wrong).toEqual([]);
  });

  test('has no cause found in the logs of deployments that succeeded', () => {
    const wrong = passing
      .map((log) => ({ name: log.name, found: findCauses(plainLogOf(log)) }))
      .filter(({ found }) => found.length > 0);
    expect(wrong).toEqual([]);
  });
});
