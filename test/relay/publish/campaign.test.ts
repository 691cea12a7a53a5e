import { expect, test } from 'vitest';
import { runRelayTrial } from '../../campaign/relay-publish.ts';

test('after relays in a world of faults and kills, GitHub shows the stored state, and it is true', async () => {
  // One seed; `npm run campaign` has many.
  const { problems, kills } = await runRelayTrial(2);
  expect(problems).toEqual([]);
  expect(kills).toBeGreaterThan(3);
});
