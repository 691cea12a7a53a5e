import { createSystemClock } from '../kernel/clock.ts';
import { createHost } from './runner/host.ts';
import { runStep } from './runner/runner.ts';
import { createCommands } from './runner/workflow-commands.ts';

const clock = createSystemClock();

// Loaded after the outputs are set and signals are handled, so that every later error is reported.
await runStep(async (step) => (await import('./step.ts')).deploy(step, clock), {
  host: createHost(clock),
  commands: createCommands(),
  clock,
});
