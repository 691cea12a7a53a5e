import { describe, expect, test } from 'vitest';
import { BUILD_FAILURE_LOG, BUILD_LOG, BUSY_LOG, CRASH_LOG } from '../../../src/sandbox/scenarios/build-log.ts';
import { BUILDING, DEPLOYING, RUNNING } from '../../../src/sandbox/scenarios/plain-scenario.ts';

const secondOf = (start: string): number => BUILD_LOG.find(({ text }) => text.startsWith(start))!.atSeconds;

describe('the log of a build', () => {
  test('has about sixty lines in about ninety seconds', () => {
    expect(BUILD_LOG.length).toBeGreaterThan(55);
    expect(BUILD_LOG.length).toBeLessThan(75);
    expect(BUILD_LOG.at(-1)?.atSeconds).toBe(RUNNING.atSeconds);
  });

  test('follows the states', () => {
    expect(secondOf('Build machine ready')).toBe(BUILDING.atSeconds);
    expect(secondOf('Rolling out')).toBe(DEPLOYING.atSeconds);
    expect(secondOf('Deployment finished')).toBe(RUNNING.atSeconds);
  });

  test('has equal lines in a row, which must all be kept', () => {
    const texts = BUILD_LOG.map(({ text }) => text);
    expect(texts.filter((text, index) => text === texts[index - 1])).toHaveLength(2);
  });

  test('that fails starts like one that succeeds', () => {
    for (const log of [BUILD_FAILURE_LOG, CRASH_LOG]) {
      const shared = log.filter((line, index) => line === BUILD_LOG[index]);
      expect(shared.length).toBeGreaterThan(20);
      expect(shared.length).toBeLessThan(log.length);
    }
  });

  test('of a busy build has fifty different lines a second', () => {
    expect(BUSY_LOG.filter(({ atSeconds }) => atSeconds >= 10 && atSeconds < 11)).toHaveLength(50);
    expect(new Set(BUSY_LOG.map(({ text }) => text)).size).toBe(BUSY_LOG.length);
  });
});
