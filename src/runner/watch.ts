import type { DeploymentRecord, Notice } from '../deploy/state.ts';
import { plainLines, safeSentence } from '../kernel/untrusted.ts';
import type { LogSink } from '../logs/ports.ts';
import { cutToUnits } from '../report/limits.ts';
import { renderGap, renderUnreadable } from '../report/log-sentences.ts';
import { renderProgress } from '../report/progress.ts';
import type { AppFacts } from '../report/view.ts';
import type { JobLog } from './job-log.ts';
import type { LogFile } from './log-file.ts';
import type { SavedState } from './saved-state.ts';

/** Who is told of one application while it is deployed, and remembers what the end has to say. */
export interface Watch extends LogSink {
  changed(record: DeploymentRecord): void;
  notice(notice: Notice): void;
  /** What is known now. */
  facts(): AppFacts;
}

/** Where a watch passes on what it is told. */
export interface WatchOptions {
  readonly jobLog: JobLog;
  /** Null where no log is read. */
  readonly logFile: LogFile | null;
  readonly savedState: SavedState;
  /** Whether log lines are printed as they come. */
  readonly isStreaming: boolean;
  /** How many of the last log lines to remember. */
  readonly tailLines: number;
  readonly several: boolean;
}

const MOST_SENTENCE_UNITS = 1_800;
/** As long as a line of the job's log; the file has the whole. */
const MOST_LINE_UNITS = 8_192;

/** Answers the watch of an application of which no more is known than `begun`. */
export function createWatch(begun: DeploymentRecord, options: WatchOptions): Watch {
  const { jobLog, logFile, savedState } = options;
  const name = safeSentence(begun.appId, 200);
  const tail: string[] = [];
  let last = begun;

  const show = (text: string): void => {
    const lines = plainLines(text);
    logFile?.write(options.several ? lines.map((line) => `[${name}] ${line}`) : lines);
    tail.push(...lines.slice(-options.tailLines).map((line) => cutToUnits(line, MOST_LINE_UNITS)));
    tail.splice(0, tail.length - options.tailLines);
    if (options.isStreaming) jobLog.text(name, text);
  };
  const warn = (text: string): void => jobLog.warn(name, safeSentence(text, MOST_SENTENCE_UNITS));

  return {
    changed: (record) => {
      savedState.changed(record);
      for (const line of renderProgress(last, record)) jobLog.headline(name, line);
      last = record;
    },
    notice: ({ level, text }) => {
      if (level === 'warning') warn(text);
      else jobLog.headline(name, safeSentence(text, MOST_SENTENCE_UNITS));
    },
    line: ({ text }) => show(text),
    gap: (missing, cause) => show(renderGap(missing, cause)),
    unavailable: (error) => warn(renderUnreadable(error)),
    facts: () => ({ record: last, logTail: [...tail] }),
  };
}
