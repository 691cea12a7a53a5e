import type { DeploymentRecord } from '../../deploy/state.ts';
import { createRecord } from '../../deploy/state.ts';
import type { DeploymentWatch } from '../../deploy-application.ts';
import { eachPlainLine } from '../../kernel/untrusted.ts';
import { createLastLines, renderRemark, renderUnreadable, sayGap } from '../../report/log-sentences.ts';
import { renderProgress } from '../../report/progress.ts';
import type { AppFacts } from '../../report/view.ts';
import { inCommandWords, tellInCommandWords } from './event-names.ts';
import type { RunShow } from './run-show.ts';

/** Who is told of one application while it is deployed, and remembers what the end has to say. */
export interface AppWatch extends DeploymentWatch {
  readonly appId: string;
  /** What is known now. */
  facts(): AppFacts;
}

/** What a watch shows, and how much it remembers. */
export interface AppWatchOptions {
  readonly show: RunShow;
  /** Whether log lines are shown as they come. */
  readonly isStreaming: boolean;
  /** How many of the last log lines to remember. */
  readonly tailLines: number;
}

/** Returns the watch of an application of which no more is known than `begun`. */
export function watchApplication(begun: DeploymentRecord, options: AppWatchOptions): AppWatch {
  const { show, isStreaming, tailLines } = options;
  const { appId } = begun;
  const lastLines = createLastLines(tailLines);
  let last = begun;
  return {
    appId,
    changed: (record) => {
      const told = tellInCommandWords(record);
      show.changed(told, renderProgress(last, told));
      last = told;
    },
    notice: ({ level, text }) => show.notice(appId, { level, text: inCommandWords(text) }),
    line: ({ text }) => {
      for (const line of eachPlainLine(text)) lastLines.add(line);
      if (isStreaming) show.log(appId, text);
    },
    gap: (missing, cause) => {
      const sentence = sayGap(missing, cause);
      lastLines.add(renderRemark(sentence));
      if (isStreaming) show.logRemark(appId, sentence);
    },
    unavailable: (error) => show.notice(appId, { level: 'warning', text: renderUnreadable(error) }),
    facts: () => ({ record: last, logTail: lastLines.lines() }),
  };
}

/** Returns what is known of each application before anything happened. */
export function beginRecords(appIds: readonly string[], commit: string | null, now: number): DeploymentRecord[] {
  return appIds.map((appId) => createRecord(appId, commit, now));
}
