import { expect, test } from 'vitest';
import { createStore, type Driver } from '../../../src/relay/store/store.ts';
import { createFakeClock } from '../../support/fake-clock.ts';

test('a store closes its database only when its work has finished', async () => {
  const steps: string[] = [];
  const work = Promise.withResolvers<never>();
  const driver: Driver = {
    perform: () => work.promise.finally(() => steps.push('work ended')),
    close: async () => void steps.push('closed'),
  };
  const clock = createFakeClock();
  const store = createStore(driver, clock);
  const underWay = store.recall({ mark: 'a' });
  const closed = store.close();
  await clock.advance(1000);
  expect(steps).toEqual([]);
  work.reject(new Error('failed'));
  await expect(underWay).rejects.toThrow('failed');
  await closed;
  await store.close();
  expect(steps).toEqual(['work ended', 'closed']);
});
