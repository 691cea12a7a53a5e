import { createSystemClock } from '../kernel/clock.ts';
import { createHost } from './runner/host.ts';
import { runStep } from './runner/runner.ts';
import { createCommands } from './runner/workflow-commands.ts';

const clock = createSystemClock();
const commands = createCommands();

/** Runs the step that deploys, and ends the process. Never rejects. */
export function runMain(): Promise<void> {
  // Loaded after the outputs are set and signals are handled, so that every later error is reported.
  return runStep(async (step) => (await import('./step.ts')).deploy(step, clock), {
    host: createHost(clock),
    commands,
    clock,
  });
}

/** Runs the post step. Never rejects. */
export async function runPost(): Promise<void> {
  const { finishJob } = await import('./post.ts');
  await finishJob(commands, process.env, clock);
}
