import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findCircles, findNeedProblems } from '../../src/provision/parse-manifest.ts';

const graph = fc
  .array(fc.array(fc.nat({ max: 7 }), { maxLength: 3 }), { minLength: 1, maxLength: 8 })
  .map((lists) => lists.map((needs, at) => ({ key: `k${at}`, needs: needs.map((need) => `k${need % lists.length}`) })));

describe('what needs what', () => {
  test('shows a circle as the way from a key back to it', () => {
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
        accepted: 'these need each other, so that none can be deployed first: a → b → c → a',
      },
    ]);
  });

  test('shows one that needs itself', () => {
    expect(findCircles([{ key: 'a', needs: ['a'] }])).toEqual([['a', 'a']]);
  });

  test('shows each circle once, wherever the way to it begins', () => {
    const circles = findCircles([
      { key: 'entry', needs: ['a', 'b', 'x'] },
      { key: 'a', needs: ['a'] },
      { key: 'b', needs: ['c'] },
      { key: 'c', needs: ['b', 'a'] },
    ]);
    expect(circles).toEqual([
      ['a', 'a'],
      ['b', 'c', 'b'],
    ]);
  });

  test('says of a need that nobody has where it stands and what there is', () => {
    const applications = [
      { key: 'a', needs: ['main', 'nobody', 'b'] },
      { key: 'b', needs: [] },
    ];
    expect(findNeedProblems(applications, ['main'])).toEqual([
      {
        name: 'up.applications.a.needs[1]',
        seen: 'nobody',
        accepted: 'there is no such database or application; there are main, a, b',
      },
    ]);
  });

  test('shows no circle where two need the same', () => {
    const applications = [
      { key: 'a', needs: ['b', 'c'] },
      { key: 'b', needs: ['c'] },
      { key: 'c', needs: [] },
    ];
    expect(findCircles(applications)).toEqual([]);
  });

  test('every circle that is shown is one', () => {
    fc.assert(
      fc.property(graph, (applications) => {
        const needsOf = new Map(applications.map(({ key, needs }) => [key, needs]));
        for (const circle of findCircles(applications)) {
          expect(circle.at(0)).toBe(circle.at(-1));
          for (const [at, key] of circle.slice(1).entries()) expect(needsOf.get(circle[at] ?? '')).toContain(key);
        }
      }),
    );
  });

  test('a graph has a circle exactly where its keys cannot be put in order', () => {
    fc.assert(
      fc.property(graph, (applications) => {
        const done = new Set<string>();
        for (let before = -1; before < done.size; ) {
          before = done.size;
          for (const { key, needs } of applications) if (needs.every((need) => done.has(need))) done.add(key);
        }
        expect(findCircles(applications).length === 0).toBe(done.size === applications.length);
      }),
    );
  });

  test('ends soon on a deep and wide graph', () => {
    const keys = Array.from({ length: 1_000 }, (_, at) => `k${at}`);
    const applications = keys.map((key, at) => ({ key, needs: keys.slice(at + 1, at + 20) }));
    expect(findCircles(applications)).toEqual([]);
  });
});
