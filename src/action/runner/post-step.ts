import { renderLeftOpen } from '../../report/unwritten.ts';
import { readOpenDeployments } from './saved-state.ts';
import type { Commands } from './workflow-commands.ts';

/**
 * Reports what a killed main step could not: which deployments it left running, in a warning and in the job summary. Does nothing if
 * the main step finished. Outputs can no longer be set here. Never throws.
 */
export function finishForMain(commands: Pick<Commands, 'state' | 'annotate' | 'summarize'>): void {
  const leftOpen = renderLeftOpen(readOpenDeployments(commands));
  if (leftOpen === null) return;
  commands.annotate({ level: 'warning', title: 'Ended before the verdict', message: leftOpen.warning });
  commands.summarize(leftOpen.summary);
}
