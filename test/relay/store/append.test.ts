import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NewDelivery } from '../../../src/relay/decide/delivery.ts';
import { createMemoryOperations } from '../support/memory-store.ts';

const memory = createMemoryOperations();

function deliveryOf(dedupeKey: string): NewDelivery {
  const content = { kind: 'quarantined', reason: 'none' } as const;
  return { source: 'platform', dedupeKey, receivedAt: 1, authority: 0, content };
}

test('a repeated delivery, in one batch or in later ones, gets the row of its key and is counted there', () => {
  const batch = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(fc.array(batch, { minLength: 1, maxLength: 6 }), (batches) => {
      memory.clear();
      const ids = new Map<string, string>();
      const times = new Map<string, number>();
      for (const keys of batches) {
        const answers = memory.append(keys.map(deliveryOf));
        for (const [index, key] of keys.entries()) {
          expect(answers[index]).toEqual({ id: ids.get(key) ?? expect.any(String), isDuplicate: times.has(key) });
          ids.set(key, answers[index]?.id ?? '');
          times.set(key, (times.get(key) ?? 0) + 1);
        }
      }
      expect(new Set(ids.values()).size).toBe(ids.size);
      const rows = memory.query('SELECT seq, dedupe_key, repeats FROM inbox');
      const expected = [...ids].map(([key, id]) => ({
        ...{ seq: Number(id), dedupe_key: key },
        repeats: (times.get(key) ?? 0) - 1,
      }));
      expect(new Set(rows.map((row) => JSON.stringify(row)))).toEqual(
        new Set(expected.map((row) => JSON.stringify(row))),
      );
    }),
  );
});
