import { createSystemClock } from '../kernel/clock.ts';
import { finishForMain } from './runner/post-step.ts';
import { createCommands } from './runner/workflow-commands.ts';

const commands = createCommands();
finishForMain(commands);
const saved = commands.state('github');
// Loaded only where the main step left something open on GitHub.
if (saved !== '') {
  const { closeGithubReport } = await import('./github-report.ts');
  await closeGithubReport(commands, process.env, saved, createSystemClock());
}
