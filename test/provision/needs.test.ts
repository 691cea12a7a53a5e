import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findNeedProblems } from '../../src/provision/needs.ts';

type Applications = Parameters<typeof findNeedProblems>[0];

/** Returns the cycles that are reported: `[a, b, a]`. */
function cyclesOf(applications: Applications): readonly (readonly string[])[] {
  const problems = findNeedProblems(applications, []);
  return problems.map(({ problem }) => problem.replace(/^.*: |\.$/g, '').split(' → '));
}

const graph = fc
  .array(fc.array(fc.nat({ max: 7 }), { maxLength: 3 }), { minLength: 1, maxLength: 8 })
  .map((lists) => lists.map((needs, at) => ({ key: `k${at}`, needs: needs.map((need) => `k${need % lists.length}`) })));

describe('the needs of applications', () => {
  test('show a cycle as the path from a key back to it', () => {
    const applications = [
      { key: 'entry', needs: ['a'] },
      { key: 'a', needs: ['b'] },
      { key: 'b', needs: ['c', 'main'] },
      { key: 'c', needs: ['a'] },
    ];
    expect(findNeedProblems(applications, ['main'])).toEqual([
      {
        name: 'up.applications.a.needs',
        seen: '',
        problem: 'has a cycle, so none can be deployed first: a → b → c → a.',
      },
    ]);
  });

  test('show each cycle once, wherever the path to it starts', () => {
    const applications = [
      { key: 'entry', needs: ['a', 'b'] },
      { key: 'a', needs: ['a'] },
      { key: 'b', needs: ['c'] },
      { key: 'c', needs: ['b', 'a'] },
    ];
    expect(cyclesOf(applications)).toEqual([
      ['a', 'a'],
      ['b', 'c', 'b'],
    ]);
  });

  test('report some of very many cycles', () => {
    const all = Array.from({ length: 400 }, (_, at) => `k${at}`);
    const problems = findNeedProblems(
      all.map((key) => ({ key, needs: all })),
      [],
    );
    expect(problems).toHaveLength(50);
  });

  test('report only real cycles, and none exactly if the keys can be sorted', () => {
    fc.assert(
      fc.property(graph, (applications) => {
        const cycles = cyclesOf(applications);
        const needsOf = new Map(applications.map(({ key, needs }) => [key, needs]));
        for (const cycle of cycles) {
          expect(cycle.at(0)).toBe(cycle.at(-1));
          for (const [at, key] of cycle.slice(1).entries()) expect(needsOf.get(cycle[at] ?? '')).toContain(key);
        }
        const done = new Set<string>();
        for (let before = -1; before < done.size; ) {
          before = done.size;
          for (const { key, needs } of applications) if (needs.every((need) => done.has(need))) done.add(key);
        }
        expect(cycles.length === 0).toBe(done.size === applications.length);
      }),
    );
  });
});
