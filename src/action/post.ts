import type { Clock } from '../kernel/clock.ts';
import { renderLeftOpen } from '../report/unwritten.ts';
import { INPUT_WORDING } from './inputs/wording.ts';
import type { Environment } from './runner/host.ts';
import { readOpenDeployments } from './runner/saved-state.ts';
import type { Commands } from './runner/workflow-commands.ts';

/** Reports which deployments a killed main step left running, and finishes what it left open on GitHub. Never rejects. */
export async function finishJob(commands: Commands, env: Environment, clock: Clock): Promise<void> {
  const leftOpen = renderLeftOpen(readOpenDeployments(commands), INPUT_WORDING);
  if (leftOpen !== null) {
    commands.annotate({ level: 'warning', title: 'Stopped before the result', message: leftOpen.warning });
    commands.summarize(leftOpen.summary);
  }
  const saved = commands.state('github');
  if (saved === '') return;
  // Loaded only where the main step left something open on GitHub.
  const { closeGithubReport } = await import('./github-report.ts');
  await closeGithubReport(commands, env, saved, clock);
}
