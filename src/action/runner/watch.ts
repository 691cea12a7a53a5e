import type { Cause } from '../../causes/cause.ts';
import type { DeploymentRecord, Notice } from '../../deploy/state.ts';
import type { DeploymentWatch } from '../../deploy-application.ts';
import { eachPlainLine } from '../../kernel/untrusted.ts';
import { withAdvice } from '../../report/advice.ts';
import type { PlacedCause } from '../../report/cause/cause-text.ts';
import { createLogMemory } from '../../report/log-memory.ts';
import { renderProgress, renderRemark, sayGap, warnOfUnreadable } from '../../report/log-sentences.ts';
import { type AppFacts, cleanSentence, cleanWord } from '../../report/view.ts';
import type { NamedApp } from '../../settings/app-ids.ts';
import { INPUT_WORDING } from '../inputs/wording.ts';
import type { JobLog } from './job-log.ts';
import type { LogFile } from './log-file.ts';
import type { SavedState } from './saved-state.ts';

/** Observes one application while it is deployed, and remembers what the ending needs. */
export interface Watch extends DeploymentWatch {
  readonly app: NamedApp;
  facts(): AppFacts;
  /** Ends the wait for log lines and causes: all that are to come have come. */
  endLog(): void;
}

/** Where a watch passes on what it receives. */
export interface WatchOptions {
  readonly jobLog: JobLog;
  readonly logFile: LogFile | null;
  readonly savedState: SavedState;
  readonly isStreaming: boolean;
  readonly tailLines: number;
  readonly several: boolean;
  /** Finds the files of causes in the checkout. */
  readonly place?: (causes: readonly Cause[]) => readonly PlacedCause[];
}

const BATCH_LINES = 100;

/** Returns the watch of an application; `started` is its first record. */
export function createWatch(app: NamedApp, started: DeploymentRecord, options: WatchOptions): Watch {
  const { jobLog, logFile, savedState } = options;
  const name = cleanWord(app.name);
  const memory = createLogMemory(options.tailLines);
  let last = started;
  let isLogOpen = true;

  const show = (text: string): void => {
    const batch: string[] = [];
    for (const line of eachPlainLine(text)) {
      memory.add(line);
      batch.push(options.several ? `[${name}] ${line}` : line);
      if (batch.length === BATCH_LINES) logFile?.write(batch.splice(0));
    }
    logFile?.write(batch);
    if (options.isStreaming) jobLog.text(name, text);
  };
  const notice = ({ level, text, advice = [], key }: Notice): void => {
    const sentences = cleanSentence(withAdvice(text, advice, INPUT_WORDING));
    if (level === 'warning') jobLog.warn(name, sentences, key);
    else jobLog.headline(name, sentences);
  };

  return {
    app,
    changed: (record) => {
      savedState.changed(record);
      for (const line of renderProgress(last, record)) jobLog.headline(name, line);
      last = record;
    },
    notice,
    line: ({ text }) => show(text),
    gap: (missing, cause) => {
      memory.gap(cause);
      show(renderRemark(sayGap(missing, cause)));
    },
    remark: (sentence) => show(renderRemark(sentence)),
    unavailable: (error) => notice(warnOfUnreadable(error)),
    keptLines: memory.keptLines,
    explained: (causes) => memory.explained(options.place?.(causes) ?? causes),
    endLog: () => {
      isLogOpen = false;
    },
    facts: () => ({ record: last, name: app.name, ...memory.facts(), ...(isLogOpen ? { isLogOpen } : {}) }),
  };
}
