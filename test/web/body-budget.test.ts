import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBodyBudget } from '../../src/web/body-budget.ts';

const KIB = 1024;

function play(maxBytes: number) {
  const open = createBodyBudget(maxBytes);
  const gone: string[] = [];
  return { gone, open: (name: string) => open(() => void gone.push(name)) };
}

describe('a budget of memory for bodies', () => {
  test('drops the body that started first for a small one', () => {
    const { gone, open } = play(100 * KIB);
    const [first, second, third] = [open('first'), open('second'), open('third')];
    second.hold(50 * KIB);
    first.hold(40 * KIB);
    third.hold(20 * KIB);
    expect(gone).toEqual(['second']);
    third.hold(61 * KIB);
    expect(gone).toEqual(['second', 'first']);
  });

  test('drops a body that has grown large', () => {
    const { gone, open } = play(200 * KIB);
    const [idle, large] = [open('idle'), open('large')];
    idle.hold(64 * KIB);
    large.hold(64 * KIB);
    large.hold(190 * KIB);
    expect(gone).toEqual(['large']);
    idle.hold(200 * KIB);
    expect(gone).toEqual(['large']);
  });

  test('does not count a body that has finished or was dropped', () => {
    const { gone, open } = play(64 * KIB);
    for (let count = 0; count < 10; count += 1) {
      const body = open(`body ${count}`);
      body.hold(64 * KIB);
      body.release();
      body.hold(64 * KIB);
    }
    open('last').hold(64 * KIB);
    expect(gone).toEqual([]);
  });

  test('is never exceeded, and drops no body twice', () => {
    const step = fc.record({ body: fc.nat(9), bytes: fc.nat(200 * KIB), isOver: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const { gone, open } = play(256 * KIB);
        const held = new Map<string, number>();
        const shares = Array.from({ length: 10 }, (_, index) => open(String(index)));
        const over = new Set<string>();
        for (const { body, bytes, isOver } of steps) {
          const name = String(body);
          if (isOver) {
            shares[body]?.release();
            over.add(name);
          } else shares[body]?.hold(bytes);
          if (!over.has(name)) held.set(name, bytes);
          for (const one of [...gone, ...over]) held.delete(one);
          expect([...held.values()].reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(256 * KIB);
        }
        expect(new Set(gone).size).toBe(gone.length);
      }),
    );
  });
});
