import { renderLeftOpen } from '../../report/unwritten.ts';
import { INPUT_WORDING } from '../inputs/contract.ts';
import { readOpenDeployments } from './saved-state.ts';
import type { Commands } from './workflow-commands.ts';

/** Reports in the post step which deployments a killed main step left running; nothing if it finished. Never throws. */
export function finishForMain(commands: Pick<Commands, 'state' | 'annotate' | 'summarize'>): void {
  const leftOpen = renderLeftOpen(readOpenDeployments(commands), INPUT_WORDING);
  if (leftOpen === null) return;
  commands.annotate({ level: 'warning', title: 'Stopped before the result', message: leftOpen.warning });
  commands.summarize(leftOpen.summary);
}
