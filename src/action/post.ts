import type { Clock } from '../kernel/clock.ts';
import type { Environment } from './runner/host.ts';
import { finishForMain } from './runner/post-step.ts';
import type { Commands } from './runner/workflow-commands.ts';

/** Reports what the main step left running, and finishes what it left open on GitHub. */
export async function finishJob(commands: Commands, env: Environment, clock: Clock): Promise<void> {
  finishForMain(commands);
  const saved = commands.state('github');
  if (saved === '') return;
  // Loaded only where the main step left something open on GitHub.
  const { closeGithubReport } = await import('./github-report.ts');
  await closeGithubReport(commands, env, saved, clock);
}
