import { headlineOfEnd, isPassing } from '../../deploy/result.ts';
import { lastSeen } from '../../deploy/sentences.ts';
import type { DeploymentRecord, DeployPolicy } from '../../deploy/state.ts';
import type { Clock } from '../../kernel/clock.ts';
import { shortCommit } from '../../kernel/plain-text.ts';
import { dialectFor } from '../../report/ci/dialect.ts';
import { cleanWord } from '../../report/view.ts';
import type { Terminal } from '../arguments/command.ts';
import { createLiveBlock } from '../terminal/live-block.ts';
import { createPlainView } from './plain-view.ts';
import { type AppStatus, renderStatusBlock, type StatusModel } from './status-block.ts';
import type { AppRecord, RunShow } from './watch-run.ts';

interface LiveViewOptions {
  readonly terminal: Pick<Terminal, 'out' | 'columns' | 'rows' | 'hasColors'>;
  readonly clock: Clock;
  readonly policy: DeployPolicy;
  readonly initial: readonly AppRecord[];
  readonly requests: () => StatusModel['requests'];
}

/** Returns a view for a terminal: permanent lines, as in a pipe, and under them a block with each application. */
export function createLiveView(options: LiveViewOptions): RunShow {
  const { terminal, clock, policy, requests, initial } = options;
  const { hasColors } = terminal;
  const records = new Map(initial.map((one) => [one.app.appId, one]));
  const render = (columns: number, maxLines: number): readonly string[] => {
    const now = clock.monotonicMs();
    const apps = [...records.values()].map((one) => statusOf(one, policy, now));
    return renderStatusBlock({ apps, requests: requests(), hasColors }, columns, maxLines);
  };
  const { print, leave } = createLiveBlock({ terminal, clock, render });
  const lines = createPlainView({
    print,
    clock,
    hasColors,
    dialect: dialectFor('none'),
    hasSeveral: initial.length > 1,
    columns: terminal.columns,
  });
  return {
    ...lines,
    changed: (app, record, sentences) => {
      records.set(app.appId, { app, record });
      lines.changed(app, record, sentences);
    },
    end: (end) => {
      lines.end(end);
      leave();
    },
    leave,
  };
}

function statusOf({ app, record }: AppRecord, policy: DeployPolicy, now: number): AppStatus {
  const { settlement, startedAt, triggeredAt, commit } = record;
  // After the request, an earlier state is the previous deployment's.
  const state = lastSeen(record);
  return {
    name: cleanWord(app.name),
    standing: standingOf(record, policy),
    phase: phaseOf(record, policy),
    state: state === null ? null : cleanWord(state),
    elapsedMs: (settlement?.settledAt ?? now) - (triggeredAt ?? startedAt),
    commit: commit === null ? null : cleanWord(shortCommit(commit)),
  };
}

function standingOf({ settlement }: DeploymentRecord, policy: DeployPolicy): AppStatus['standing'] {
  if (settlement === null) return 'going';
  if (!isPassing(settlement.result, policy)) return 'failed';
  return ['unchanged', 'superseded'].includes(settlement.result) ? 'doubtful' : 'passed';
}

function phaseOf({ settlement, triggeredAt, evidence }: DeploymentRecord, { trigger }: DeployPolicy): string {
  if (settlement !== null) return headlineOfEnd(settlement);
  if (trigger && triggeredAt === null) return 'preparing';
  if (evidence === 'none') return trigger ? 'waiting to start' : 'checking';
  return 'in progress';
}
