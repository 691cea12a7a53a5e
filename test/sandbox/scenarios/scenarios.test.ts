import { describe, expect, test } from 'vitest';
import { parseFault } from '../../../src/sandbox/faults/faults.ts';
import { SCENARIO_CATALOGUE, scenarioFor, withOptions } from '../../../src/sandbox/scenarios/scenarios.ts';

const all = SCENARIO_CATALOGUE.map(({ name }) => [name, scenarioFor(name)!] as const);

describe('the scenarios', () => {
  test.each(all)('have one sentence and a name that can be an id: %s', (name, { description }) => {
    expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(description).toMatch(/^[A-Z].{20,140}\.$/);
  });

  test.each(all)('have their stages and logs in the order of time: %s', (_, { before, timeline, log }) => {
    for (const entries of [before, timeline, log]) {
      const seconds = entries.map(({ atSeconds }) => atSeconds);
      expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
    }
    expect(before[0]?.atSeconds).toBe(0);
  });

  test.each(all)('use only existing faults: %s', (_, { faults }) => {
    const texts = faults.flatMap((rule) => rule.faults);
    expect(texts.filter((text) => parseFault(text) === null)).toEqual([]);
  });
});

describe('the options of an application', () => {
  const succeeds = scenarioFor('succeeds')!;

  test('set the duration of the deployment and of its log', () => {
    const { timeline, log } = withOptions(succeeds, { durationSeconds: 900 });
    expect(timeline.map(({ atSeconds }) => Math.round(atSeconds))).toEqual([0, 60, 580, 900]);
    expect(log.at(-1)?.atSeconds).toBeCloseTo(900);
    expect(timeline.map(({ state }) => state)).toEqual(succeeds.timeline.map(({ state }) => state));
  });

  test('do not change the stages of a deployment without a duration', () => {
    const fast = scenarioFor('fast')!;
    expect(withOptions(fast, { durationSeconds: 60 })).toEqual(fast);
    const unchanged = scenarioFor('unchanged')!;
    expect(withOptions(unchanged, { durationSeconds: 60 })).toEqual(unchanged);
  });
});
