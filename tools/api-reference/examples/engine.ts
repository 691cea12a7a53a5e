import {
  connectApplication,
  createPlatform,
  createSystemClock,
  createSystemRandom,
  type DeployPolicy,
  deployApplication,
  exitCodeOf,
} from '../../../src/index.ts';

const policy: DeployPolicy = {
  commit: '9f3c1e7a5b2d4f60718293a4b5c6d7e8f9012345',
  trigger: true,
  wait: true,
  dryRun: false,
  timeoutMs: 30 * 60_000,
  startTimeoutMs: 60_000,
  pollIntervalMs: 5_000,
  successStates: [],
  failureStates: [],
  onUnchanged: 'fail',
  onSuperseded: 'fail',
  onConflict: 'wait',
};

const platform = createPlatform({
  baseUrl: process.env['TOUCHDOWN_BASE_URL'] ?? '',
  token: process.env['TOUCHDOWN_TOKEN'] ?? '',
});
const { settlement } = await deployApplication({
  ...connectApplication(platform, 'succeeds'),
  policy,
  settings: [],
  logTail: 200,
  watch: {
    changed: ({ last }) => console.log(last?.state ?? 'not looked yet'),
    notice: ({ text }) => console.log(text),
    line: ({ text }) => console.log('|', text),
    gap: () => console.log('| …'),
    unavailable: ({ message }) => console.log(message),
  },
  clock: createSystemClock(),
  random: createSystemRandom(),
  signal: new AbortController().signal,
});
await platform.close();
console.log(settlement?.result, settlement?.reason);
process.exitCode = exitCodeOf([settlement?.result ?? 'unknown'], policy);
