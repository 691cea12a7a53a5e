// A step in a process of its own: what its body does is the first argument.

import { createHost } from '../../../../src/action/runner/host.ts';
import { runStep, type Step } from '../../../../src/action/runner/runner.ts';
import { createCommands } from '../../../../src/action/runner/workflow-commands.ts';
import { createSystemClock } from '../../../../src/kernel/clock.ts';

const clock = createSystemClock();

const BODIES: Readonly<Record<string, (step: Step) => Promise<void>>> = {
  hang: async (step) => {
    step.commands.info('hanging');
    await clock.wait(600_000);
  },
  crash: async () => {
    queueMicrotask(() => {
      throw new TypeError('boom');
    });
    await clock.wait(600_000);
  },
  drain: () => new Promise(() => {}),
};

await runStep(BODIES[process.argv[2] ?? ''] ?? (async () => {}), {
  host: createHost(clock),
  commands: createCommands(),
  clock,
});
