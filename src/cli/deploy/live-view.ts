import type { DeploymentRecord, DeployPolicy } from '../../deploy/state.ts';
import type { Clock } from '../../kernel/clock.ts';
import { dialectFor } from '../../report/ci/dialect.ts';
import type { Terminal } from '../arguments/command.ts';
import { createLiveBlock } from '../terminal/live-block.ts';
import { statusOf } from './app-status.ts';
import { createPlainView } from './plain-view.ts';
import type { RunShow } from './run-show.ts';
import { renderStatusBlock } from './status-block.ts';

/** What a live view shows, and where. */
export interface LiveViewOptions {
  readonly terminal: Pick<Terminal, 'out' | 'columns' | 'rows' | 'hasColors'>;
  readonly clock: Clock;
  readonly policy: DeployPolicy;
  /** What is known of each application at first, in the order in which they are shown. */
  readonly begun: readonly DeploymentRecord[];
  /** How long an application usually takes, in milliseconds; null where nobody knows. */
  readonly usualMs: (appId: string) => number | null;
  readonly requests: () => { readonly remaining: number | null; readonly limit: number | null };
}

/** Returns a view for a terminal: lines as in a pipe, which stay, and under them a block with each application. */
export function createLiveView(options: LiveViewOptions): RunShow {
  const { terminal, clock, policy, usualMs, requests, begun } = options;
  const { hasColors } = terminal;
  const records = new Map(begun.map((record) => [record.appId, record]));
  const usual = new Map(begun.map(({ appId }) => [appId, usualMs(appId)]));
  const render = (columns: number, mostLines: number): readonly string[] => {
    const now = clock.monotonicMs();
    const apps = [...records.values()].map((record) => statusOf(record, policy, usual.get(record.appId) ?? null, now));
    return renderStatusBlock({ apps, requests: requests(), hasColors }, columns, mostLines);
  };
  const { print, leave } = createLiveBlock({ terminal, clock, render });
  const lines = createPlainView({
    ...{ print, clock, hasColors },
    dialect: dialectFor('none'),
    hasSeveral: begun.length > 1,
  });
  return {
    changed: (record, sentences) => {
      records.set(record.appId, record);
      lines.changed(record, sentences);
    },
    notice: lines.notice,
    log: lines.log,
    logRemark: lines.logRemark,
    end: (end) => {
      lines.end(end);
      leave();
    },
    leave,
  };
}
