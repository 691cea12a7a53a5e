import type { DeploymentRecord } from '../../deploy/state.ts';
import { dialectFor } from '../../report/ci/dialect.ts';
import type { Terminal } from '../arguments/command.ts';
import { createOutput } from '../terminal/output.ts';
import { isWatched } from '../terminal/watched.ts';
import type { UsualDurations } from './durations-file.ts';
import { createJsonView } from './json-view.ts';
import { createLiveView } from './live-view.ts';
import type { OpenedRun } from './open-run.ts';
import { createPlainView } from './plain-view.ts';
import type { RunShow } from './run-show.ts';

/** Returns where the run of a command is shown: lines of JSON, a live view at a terminal that no CI reads, else plain lines. */
export function openShow(
  command: string,
  isJson: boolean,
  terminal: Terminal,
  run: OpenedRun,
  begun: readonly DeploymentRecord[],
  usual: UsualDurations,
): RunShow {
  const { clock, hasColors } = terminal;
  const { ci, policy } = run.choices;
  if (isJson) return createJsonView(createOutput(command, true, terminal), clock);
  if (ci === 'none' && isWatched(terminal)) {
    const requests = () => run.platform.gate.view();
    return createLiveView({ terminal, clock, policy, begun, usualMs: usual.usualMs, requests });
  }
  const print = terminal.out;
  return createPlainView({ print, dialect: dialectFor(ci), hasSeveral: begun.length > 1, hasColors, clock });
}
