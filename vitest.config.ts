import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // A process a file: the secrets that a process knows, its environment and its signals are no other file's.
    pool: 'forks',
    isolate: true,
    testTimeout: 30_000,
    // The end-to-end tests mostly wait: more of them at once than there are cores.
    maxWorkers: 4,
    restoreMocks: true,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
    },
  },
});
