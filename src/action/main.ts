import { basename } from 'node:path';
import { createSystemClock } from '../kernel/clock.ts';
import { createHost } from './runner/host.ts';
import { runStep } from './runner/runner.ts';
import { createCommands } from './runner/workflow-commands.ts';

/**
 * The script by which the runner starts this bundle at the job's end; tools/build.mjs writes it. Its name says which step this is, not
 * the saved state: a step that was killed before it saved anything must not deploy in its post step.
 */
const POST_SCRIPT = 'post.js';

const clock = createSystemClock();
const commands = createCommands();

if (basename(process.argv[1] ?? '') === POST_SCRIPT) {
  const { finishJob } = await import('./post.ts');
  await finishJob(commands, process.env, clock);
} else {
  // Loaded after the outputs are set and signals are handled, so that every later error is reported.
  await runStep(async (step) => (await import('./step.ts')).deploy(step, clock), {
    host: createHost(clock),
    commands,
    clock,
  });
}
