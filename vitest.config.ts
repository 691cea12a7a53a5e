import { defineConfig } from 'vitest/config';

/** What is tested here keeps nothing in its process but tokens that no other text holds: neither an environment nor signals. */
const STATELESS = [
  'conformance',
  'deploy',
  'logs',
  'provision',
  'rate-limit',
  'relay/{github-app,http,identity,intake,page,publish,store}',
  'sandbox',
];
const FILES = '**/*.test.ts';
const shared = STATELESS.map((folder) => `test/${folder}/${FILES}`);

export default defineConfig({
  test: {
    pool: 'forks',
    // A busy machine is no reason to fail.
    testTimeout: 120_000,
    // The end-to-end tests mostly wait: more of them at once than there are cores.
    maxWorkers: 6,
    restoreMocks: true,
    projects: [
      // A process a file: the secrets that a process knows, its environment and its signals are no other file's.
      { extends: true, test: { name: 'alone', include: [`test/${FILES}`], exclude: shared, isolate: true } },
      // Several files a process: to load the sources anew for each takes a third of the time.
      { extends: true, test: { name: 'shared', include: shared, isolate: false } },
    ],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
    },
  },
});
