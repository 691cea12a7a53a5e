import { createSystemClock } from '../kernel/clock.ts';
import { createHost } from './runner/host.ts';
import { runStep } from './runner/runner.ts';
import { createCommands } from './runner/workflow-commands.ts';

const clock = createSystemClock();

// Loaded when the outputs are set and the signals are heard, so that whatever goes wrong from here on is told.
await runStep(async (step) => (await import('./step.ts')).deploy(step, clock), {
  host: createHost(clock),
  commands: createCommands(),
  clock,
});
