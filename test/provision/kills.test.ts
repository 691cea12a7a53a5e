import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listNames } from '../../src/provision/manifest-names.ts';
import { forget, withResource } from '../../src/provision/state.ts';
import { runsOf } from '../support/runs.ts';
import { FakePlatform, type Run } from './support/fake-platform.ts';
import { parse, SHOP } from './support/manifests.ts';

const MANIFEST = parse(SHOP);
const EVERYTHING = listNames(MANIFEST).length;

/** What a person does who reads what `up` told: looks in the console, and says what is there. */
function answerQuestions(platform: FakePlatform, { steps, performance }: Run): void {
  for (const step of steps) {
    if (step.kind === 'deploy' || performance.outcomes.get(step.id)?.kind !== 'uncertain') continue;
    const id = platform.idOf(step);
    const { key } = step.name;
    if (id === null) platform.change((state) => forget(state, key));
    else platform.change((state) => withResource(state, key, { id, createdAt: 'now' }));
  }
}

/** Runs until nothing is left to do, with a person's help. */
async function runToTheEnd(platform: FakePlatform): Promise<void> {
  for (let left = 12; left > 0; left--) {
    const run = await platform.run(MANIFEST);
    if (run === null || run.steps.length === 0) return;
    answerQuestions(platform, run);
  }
}

function expectAllOnce(platform: FakePlatform): void {
  expect([...platform.made.values()].filter(({ times }) => times !== 1)).toEqual([]);
  expect(platform.made.size).toBe(EVERYTHING);
  expect(platform.state().resources.size).toBe(EVERYTHING);
  expect([...platform.state().pending.keys()]).toEqual([]);
  expect(platform.state().deployed.size).toBe(3);
}

/** How many moments a run has at which it may die. */
async function countMoments(): Promise<number> {
  return (await new FakePlatform().run(MANIFEST))?.calls ?? 0;
}

describe('a killed run of up', () => {
  test('creates nothing twice and completes when it is run again, wherever it was killed', async () => {
    const moments = await countMoments();
    expect(moments).toBeGreaterThan(EVERYTHING * 6);
    for (let diesAt = 1; diesAt <= moments; diesAt++) {
      const platform = new FakePlatform();
      expect(await platform.run(MANIFEST, { diesAt })).toBeNull();
      await runToTheEnd(platform);
      expectAllOnce(platform);
      const before = platform.requests.length;
      expect((await platform.run(MANIFEST))?.steps).toEqual([]);
      expect(platform.requests.length).toBe(before);
    }
  });

  test.for(['done', 'undone'] as const)('handles the loss of any response to a creation that was %s', async (kind) => {
    for (let nth = 1; nth <= EVERYTHING; nth++) {
      const platform = new FakePlatform();
      await platform.run(MANIFEST, { lost: { [kind]: [nth] } });
      await runToTheEnd(platform);
      expectAllOnce(platform);
    }
  });

  test('handles any series of kills and lost responses', async () => {
    const mishaps = fc.array(
      fc.record({
        diesAt: fc.integer({ min: 1, max: 120 }),
        lost: fc.record({
          done: fc.array(fc.integer({ min: 1, max: EVERYTHING }), { maxLength: 3 }),
          undone: fc.array(fc.integer({ min: 1, max: EVERYTHING }), { maxLength: 3 }),
        }),
      }),
      { maxLength: 5 },
    );
    await fc.assert(
      fc.asyncProperty(mishaps, async (runs) => {
        const platform = new FakePlatform();
        for (const run of runs) await platform.run(MANIFEST, run);
        await runToTheEnd(platform);
        expectAllOnce(platform);
      }),
      { numRuns: runsOf(150) },
    );
  });
});
