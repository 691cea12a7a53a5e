import { safeLogLines } from '../../kernel/untrusted.ts';
import { createLineBudget, renderShownEntry } from '../../report/log-sentences.ts';
import type { Commands } from './workflow-commands.ts';

/** The log of a running step: headlines, and log lines in a group under each. `app` is the name of an application. */
export interface JobLog {
  /** Prints a sentence about all applications, outside of any group. */
  say(sentence: string): void;
  /** Prints a sentence about one application, outside of any group. */
  headline(app: string, sentence: string): void;
  /** Shows a sentence as a warning beside the job. */
  warn(app: string, sentence: string): void;
  /** Prints a log entry in the open group, without workflow commands; only the first lines of a very long entry or log. */
  text(app: string, text: string): void;
  /** Closes the open group and ignores later output: the verdict comes last. */
  end(): void;
}

/** Returns the job's log; with `several` applications, every line starts with the name of its application. */
export function createJobLog(
  commands: Pick<Commands, 'info' | 'annotate' | 'openGroup' | 'closeGroup'>,
  several: boolean,
): JobLog {
  const budget = createLineBudget('; the file in the output log-file has them');
  let isOpen = false;
  let isEnded = false;
  const closeGroup = (): void => {
    if (isOpen) commands.closeGroup();
    isOpen = false;
  };
  const about = (app: string): string => (several ? `[${app}] ` : '');
  const say = (sentence: string): void => {
    if (isEnded) return;
    closeGroup();
    commands.info(sentence);
  };
  return {
    say,
    headline: (app, sentence) => say(`${about(app)}${sentence}`),
    warn: (app, sentence) => {
      if (isEnded) return;
      closeGroup();
      commands.annotate({ level: 'warning', title: `Application ${app}`, message: sentence });
    },
    text: (app, text) => {
      if (isEnded) return;
      if (!isOpen) commands.openGroup('Log');
      isOpen = true;
      for (const line of renderShownEntry(budget(text)).flatMap(safeLogLines)) commands.info(`${about(app)}${line}`);
    },
    end: () => {
      closeGroup();
      isEnded = true;
    },
  };
}
