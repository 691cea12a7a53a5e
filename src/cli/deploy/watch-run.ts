import type { Cause } from '../../causes/cause.ts';
import type { DeploymentRecord, Notice } from '../../deploy/state.ts';
import type { DeploymentWatch } from '../../deploy-application.ts';
import { eachPlainLine } from '../../kernel/untrusted.ts';
import { withAdvice } from '../../report/advice.ts';
import type { PlacedCause } from '../../report/cause/cause-text.ts';
import type { TitledLog } from '../../report/ending.ts';
import { createLogMemory } from '../../report/log-memory.ts';
import { renderProgress, renderRemark, sayGap, warnOfUnreadable } from '../../report/log-sentences.ts';
import type { AppFacts, EndedRun } from '../../report/view.ts';
import type { NamedApp } from '../../settings/app-ids.ts';
import { OPTION_WORDING } from '../arguments/setting-options.ts';

/** Observes one application while it is deployed, and remembers what the ending needs. */
export interface AppWatch extends DeploymentWatch {
  readonly app: NamedApp;
  facts(): AppFacts;
}

interface AppWatchOptions {
  readonly show: RunShow;
  readonly isStreaming: boolean;
  readonly tailLines: number;
  readonly place: (causes: readonly Cause[]) => readonly PlacedCause[];
}

/** Returns the watch of an application; `started` is its first record. */
export function watchApplication(app: NamedApp, started: DeploymentRecord, options: AppWatchOptions): AppWatch {
  const { show, isStreaming, tailLines, place } = options;
  const memory = createLogMemory(tailLines);
  let last = started;
  const remark = (sentence: string): void => {
    for (const line of eachPlainLine(renderRemark(sentence))) memory.add(line);
    if (isStreaming) show.logRemark(app, sentence);
  };
  return {
    app,
    changed: (record) => {
      show.changed(app, record, renderProgress(last, record));
      last = record;
    },
    notice: ({ level, text, advice = [] }) =>
      show.notice(app, { level, text: withAdvice(text, advice, OPTION_WORDING) }),
    line: ({ text }) => {
      for (const line of eachPlainLine(text)) memory.add(line);
      if (isStreaming) show.log(app, text);
    },
    gap: (missing, cause) => {
      memory.gap(cause);
      remark(sayGap(missing, cause));
    },
    remark,
    unavailable: (error) => show.notice(app, warnOfUnreadable(error)),
    keptLines: memory.keptLines,
    explained: (found) => memory.explained(place(found)),
    facts: () => ({ record: last, name: app.name, ...memory.facts() }),
  };
}

/** What is shown when a run has finished. */
export interface RunEnd {
  readonly view: EndedRun;
  readonly exitCode: number;
  /** The last lines: one for each application, and one for all of them. */
  readonly verdict: readonly string[];
  /** Logs that were withheld until the verdict. */
  readonly logs: readonly TitledLog[];
  /** The log lines around each application's cause, for a terminal. */
  readonly failing: readonly TitledLog[];
  /** What is said of each application's causes, the likeliest first: `Cause: src/server.ts:42 …`. */
  readonly causes: readonly { readonly app: NamedApp; readonly lines: readonly string[] }[];
}

/** An application, and what is known of its deployment. */
export interface AppRecord {
  readonly app: NamedApp;
  readonly record: DeploymentRecord;
}

/** A view of a running command. An id may be hostile. No call throws. */
export interface RunShow {
  changed(app: NamedApp, record: DeploymentRecord, sentences: readonly string[]): void;
  notice(app: NamedApp | null, notice: Notice): void;
  /** Shows an untrusted log entry; of a very long one, the first lines and how many are left out. */
  log(app: NamedApp, text: string): void;
  /** Shows a remark at this point of the application's log. */
  logRemark(app: NamedApp, sentence: string): void;
  end(end: RunEnd): void;
  /** Closes the view without a result; does nothing after `end`. */
  close(): void;
}
