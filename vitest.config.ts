import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What reads or changes what a whole process has: its environment, its memory, and the secrets that it knows. */
const ALONE = ['test/platform/memory.test.ts'];
const shared = { globalSetup: 'test/support/run-setup.ts', runner: 'test/support/test-runner.ts' };

/** Tests that mostly wait are spread among those that compute, so that no core is idle. */
const WAITING = /\/test\/(?:demo|e2e)\/|\/in-chromium\.test\.ts$/;

class SpreadWaiting extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waiting = sorted.filter(({ moduleId }) => WAITING.test(moduleId));
    const computing = sorted.filter((file) => !waiting.includes(file));
    // The last of them starts before the end: nothing would run beside it there.
    const between = Math.floor((0.8 * computing.length) / Math.max(1, waiting.length));
    const spread = waiting.flatMap((file, index) => [file, ...computing.slice(index * between, (index + 1) * between)]);
    return [...spread, ...computing.slice(waiting.length * between)];
  }
}

export default defineConfig({
  // As Node resolves packages by itself: Vite adds `development`, for which one package has nothing but its sources.
  plugins: [
    {
      name: 'conditions',
      configResolved: ({ ssr }) => void Object.assign(ssr.resolve ?? {}, { conditions: ['node'] }),
    },
  ],
  test: {
    pool: 'forks',
    // Only what hangs fails by it: nothing here may depend on how fast a machine is.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 300_000, interval: 20 } },
    // Three also on fewer cores, since some of them wait. Each further process loads and compiles all sources again.
    maxWorkers: Math.max(3, availableParallelism()),
    sequence: { sequencer: SpreadWaiting },
    restoreMocks: true,
    // Node strips types itself: without Vite in between, the main process needs a third of the CPU time.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Less of the time goes to collecting garbage.
    execArgv: ['--max-semi-space-size=32'],
    // Most programs that tests start run for a fraction of a second, half of which is compiling.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/touchdown-test') },
    projects: [
      // A process a file.
      { extends: true, test: { name: 'alone', include: ALONE, isolate: true } },
      // Several files a process: to load the sources anew for each takes longer than most tests.
      {
        extends: true,
        test: { name: 'shared', include: ['test/**/*.test.ts'], exclude: ALONE, isolate: false, ...shared },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
    },
  },
});
