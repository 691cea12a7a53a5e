import { expect, test } from 'vitest';
import { createListeners, createStore, type Driver } from '../../../src/relay/store/store.ts';
import { createFakeClock } from '../../support/fake-clock.ts';

test('a store closes its database only when what is under way has ended', async () => {
  const steps: string[] = [];
  const work = Promise.withResolvers<never>();
  const driver: Driver = {
    perform: () => work.promise.finally(() => steps.push('work ended')),
    notify: () => {},
    close: async () => void steps.push('closed'),
  };
  const clock = createFakeClock();
  const store = createStore(driver, createListeners(), clock);
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
