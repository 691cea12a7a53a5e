import { lastSeen } from '../../deploy/sentences.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Step } from '../../provision/plan.ts';
import { isGood } from '../../provision/provision-outcome.ts';
import type { Terminal } from '../arguments/command.ts';
import { renderStatusBlock, type StatusModel } from '../deploy/status-block.ts';
import { createLiveBlock } from '../terminal/live-block.ts';
import { createOutput } from '../terminal/output.ts';
import { beginRows, statusesOf, withBegun, withEnded, withState } from './up-rows.ts';
import { createUpShow, type UpShow } from './up-show.ts';

/** What a live view of `up` shows, and where. */
export interface LiveShowOptions {
  readonly terminal: Pick<Terminal, 'out' | 'columns' | 'rows' | 'hasColors'>;
  readonly clock: Clock;
  readonly steps: readonly Step[];
  readonly requests: () => StatusModel['requests'];
}

/**
 * Returns what tells of a run at a terminal: a line a resource, drawn anew as its steps go on, and above them what does not fit in one
 * and has to stay: whatever did not go well, notices, and the end of a log.
 */
export function createLiveShow({ terminal, clock, steps, requests }: LiveShowOptions): UpShow {
  const { hasColors } = terminal;
  let rows = beginRows(steps);
  const render = (columns: number, mostLines: number): readonly string[] => {
    const apps = statusesOf(rows, clock.monotonicMs(), columns);
    return renderStatusBlock({ apps, requests: requests(), hasColors, isTight: true }, columns, mostLines);
  };
  const { print, leave } = createLiveBlock({ terminal, clock, render });
  const { ended, waits, notice, log } = createUpShow(createOutput('up', false, { out: print }));
  return {
    ...{ waits, notice, log, leave },
    begun: (step) => {
      rows = withBegun(rows, step, clock.monotonicMs());
    },
    ended: (step, outcome) => {
      rows = withEnded(rows, step, outcome, clock.monotonicMs());
      if (!isGood(outcome)) ended(step, outcome);
    },
    changed: (application, _before, now) => {
      const state = lastSeen(now);
      if (state !== null) rows = withState(rows, `application:${application}`, state);
    },
  };
}
