import type { DeploymentRecord, DeployPolicy } from '../../deploy/state.ts';
import type { Clock } from '../../kernel/clock.ts';
import { dialectFor } from '../../report/ci/dialect.ts';
import type { Terminal } from '../command.ts';
import { statusOf } from './app-status.ts';
import { createPlainView } from './plain-view.ts';
import type { RunShow } from './run-show.ts';
import { renderStatusBlock } from './status-block.ts';

/** What a live view shows, and where. */
export interface LiveViewOptions {
  readonly terminal: Pick<Terminal, 'out' | 'columns' | 'hasColors'>;
  readonly clock: Clock;
  readonly policy: DeployPolicy;
  /** What is known of each application at first, in the order in which they are shown. */
  readonly begun: readonly DeploymentRecord[];
  /** How long an application usually takes, in milliseconds; null where nobody knows. */
  readonly usualMs: (appId: string) => number | null;
  readonly requests: () => { readonly remaining: number | null; readonly limit: number | null };
}

/** Ten times a second at most. */
const FRAME_MS = 100;
const USUAL_COLUMNS = 80;

/**
 * Answers a view for a terminal: lines as in a pipe, which stay, and under them a block that is drawn anew as things change. The cursor
 * stands below the block at a line's start and is never hidden, so that nothing has to be put right however the process ends. Where
 * a window was made narrower and its terminal wrapped the block, what is above it stays: a trace of the old block, never a lost line.
 */
export function createLiveView(options: LiveViewOptions): RunShow {
  const { terminal, clock, policy, usualMs, requests, begun } = options;
  const records = new Map(begun.map((record) => [record.appId, record]));
  const usual = new Map(begun.map(({ appId }) => [appId, usualMs(appId)]));
  const ended = new AbortController();
  let pending = '';
  let drawn: readonly string[] = [];
  const print = (text: string): void => {
    pending += text;
  };
  const draw = (block: readonly string[]): void => {
    if (pending === '' && block.join('\n') === drawn.join('\n')) return;
    terminal.out(`${renderErasure(drawn.length)}${pending}${block.map((line) => `${line}\n`).join('')}`);
    pending = '';
    drawn = block;
  };
  const frame = (): void => {
    if (ended.signal.aborted) return;
    const now = clock.monotonicMs();
    const apps = [...records.values()].map((record) => statusOf(record, policy, usual.get(record.appId) ?? null, now));
    const model = { apps, requests: requests(), hasColors: terminal.hasColors };
    draw(renderStatusBlock(model, terminal.columns() ?? USUAL_COLUMNS));
    void clock.wait(FRAME_MS, ended.signal).then(frame);
  };
  const lines = createPlainView({
    ...{ print, clock, hasColors: terminal.hasColors },
    dialect: dialectFor('none'),
    hasSeveral: begun.length > 1,
  });
  const leave = (): void => {
    if (ended.signal.aborted) return;
    ended.abort();
    draw([]);
  };
  frame();
  return {
    changed: (record, sentences) => {
      records.set(record.appId, record);
      lines.changed(record, sentences);
    },
    notice: lines.notice,
    log: lines.log,
    end: (end) => {
      lines.end(end);
      leave();
    },
    leave,
  };
}

/** Up over the lines that were drawn, and away with everything from there on (CUU and ED; ECMA-48, 8.3.22 and 8.3.39). */
function renderErasure(lineCount: number): string {
  return lineCount === 0 ? '' : `\r\x1b[${lineCount}A\x1b[J`;
}
