import { type Clock, createPlatform } from '../../../src/index.ts';

let now = 0;
const hurried: Clock = {
  monotonicMs: () => now,
  epochMs: () => now,
  wait: async (durationMs) => {
    now += durationMs;
  },
};

const platform = createPlatform({
  baseUrl: process.env['TOUCHDOWN_BASE_URL'] ?? '',
  token: process.env['TOUCHDOWN_TOKEN'] ?? '',
  clock: hurried,
  random: () => 0.5,
});
await platform.close();
