import type { DeploymentRecord, Notice } from '../deploy/state.ts';
import type { TouchdownError } from '../kernel/errors.ts';
import { fieldOf } from '../kernel/hostile-json.ts';
import { eachLine, shortCommit } from '../kernel/plain-text.ts';
import { renderDuration } from '../kernel/units.ts';
import { safeSentence } from '../kernel/untrusted.ts';
import type { GapCause } from '../logs/log-source.ts';
import { cutToUnits } from './limits.ts';

/** Returns the remark for a gap of about `missing` lines (null: unknown) in a log, by its cause. */
export function sayGap(missing: number | null, cause?: GapCause): string {
  if (cause === 'withheld')
    return 'lines are left out here: the log was not read before this deployment, so they may be from the previous one. The platform has them';
  if (cause === 'repeated')
    return 'no log line is known to be from this deployment: the lines above may be from the previous one';
  return `${missing === null ? 'some' : `about ${missing}`} lines are missing here`;
}

/** Returns the remark about lines of an entry that are not shown; `elsewhere` says where they are. */
export function sayLinesLeftOut(count: number, elsewhere: string): string {
  return `${count} more lines of this entry are not shown${elsewhere}`;
}

/** Returns a sentence about a log, formatted to stand among the log's lines. */
export function renderRemark(sentence: string): string {
  return `… ${sentence} …`;
}

/** Returns the warning about a log that cannot be read. Its key leaves out what the service said, which may name the application or the request. */
export function warnOfUnreadable(error: TouchdownError): Notice {
  const status = 'facts' in error ? fieldOf(error.facts, 'status') : undefined;
  const text = `The log cannot be read. This does not affect the result. ${error.message}`;
  return { level: 'warning', text, key: `log ${error.code} ${status ?? ''}` };
}

const MAX_SENTENCE_UNITS = 400;

/** Returns what is new since the last report, one line each: that the platform accepted the deployment, and each state seen. */
export function renderProgress(before: DeploymentRecord, now: DeploymentRecord): readonly string[] {
  const isAccepted = now.triggeredAt !== null && before.triggeredAt === null && now.isAdopted !== true;
  const since = now.triggeredAt ?? now.startedAt;
  const steps = now.steps.slice(before.steps.length);
  return [
    ...(isAccepted ? [renderAccepted(now)] : []),
    ...steps.map((step) => `${step.state} after ${renderDuration(step.seenAt - since)}`),
  ].map((line) => safeSentence(line, MAX_SENTENCE_UNITS));
}

function renderAccepted({ commit, deploymentId }: DeploymentRecord): string {
  const name = deploymentId === null ? '' : ` ${deploymentId}`;
  const of = commit === null ? '' : ` of ${shortCommit(commit)}`;
  return `The platform accepted the deployment${name}${of}.`;
}

const MAX_LINE_UNITS = 8_192;
/** For all lines together: ten thousand of the longest would take 80 MiB or more. */
const MAX_UNITS = 4_194_304;
/** The engine copies shorter pieces of a text; a longer piece keeps the whole text in memory. */
const COPIED_UNITS = 12;

/** Returns a memory of at most `mostLines` lines, and of as many as 4 Mi UTF-16 units hold; `leftOut` says how many are no longer kept. */
export function createLastLines(mostLines: number) {
  const kept: string[] = [];
  let units = 0;
  let leftOut = 0;
  return {
    add: (line: string): void => {
      const cut = cutToUnits(line, MAX_LINE_UNITS);
      kept.push(cut.length <= COPIED_UNITS ? cut : Buffer.from(cut).toString());
      units += cut.length;
      while (kept.length > mostLines || units > MAX_UNITS) {
        units -= kept.shift()?.length ?? 0;
        leftOut += 1;
      }
    },
    lines: (): readonly string[] => [...kept],
    leftOut: () => leftOut,
  };
}

/** Maximum number of lines shown of one entry of the platform's log, which is one line there and may hold line breaks. */
const MAX_ENTRY_LINES = 1_000;
const MAX_RUN_LINES = 100_000;

/** What to show of one entry of a log: raw lines, and a remark about those left out; null if none are. */
interface ShownEntry {
  readonly lines: readonly string[];
  readonly remark: string | null;
}

/** Returns the budget of a run; `elsewhere` ends each remark and says where the rest is. Never throws. */
export function createLineBudget(elsewhere = ''): (entry: string) => ShownEntry {
  let left = MAX_RUN_LINES;
  return (entry) => {
    if (left === 0) return { lines: [], remark: null };
    const { lines, leftOut } = cutEntry(entry, Math.min(left, MAX_ENTRY_LINES));
    left -= lines.length;
    if (left === 0)
      return { lines, remark: `no more log lines are shown: the limit is ${MAX_RUN_LINES} lines per run${elsewhere}` };
    return { lines, remark: leftOut === 0 ? null : sayLinesLeftOut(leftOut, elsewhere) };
  };
}

/** Returns the lines to print of an entry, with the remark as the last one. */
export function renderShownEntry({ lines, remark }: ShownEntry): readonly string[] {
  return remark === null ? lines : [...lines, renderRemark(remark)];
}

/** Returns the first lines of an entry of a log, at most `most` of them. Never throws. */
export function cutEntry(entry: string, most = MAX_ENTRY_LINES) {
  const lines: string[] = [];
  let leftOut = 0;
  for (const line of eachLine(entry)) {
    if (lines.length < most) lines.push(line);
    else leftOut += 1;
  }
  return { lines, leftOut };
}
