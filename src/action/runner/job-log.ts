import { safeLogLines } from '../../kernel/untrusted.ts';
import { createLineBudget, renderShownEntry } from '../../report/log-sentences.ts';
import type { Commands } from './workflow-commands.ts';

/** What a person reads while a step runs: headlines, and log lines in a group under each. */
export interface JobLog {
  /** Prints a sentence of ours about all applications, outside of any group. */
  say(sentence: string): void;
  /** Prints a sentence of ours about one application, outside of any group. */
  headline(appId: string, sentence: string): void;
  /** Shows a sentence of ours as a warning beside the job. */
  warn(appId: string, sentence: string): void;
  /**
   * Prints an entry of the application's log, none of whose lines can be a workflow command, in the open group; of one with very many
   * lines, and of a log with very many, only the first, and how many are left out.
   */
  text(appId: string, text: string): void;
  /** Ends the open group, and prints nothing that comes later: the verdict is the last word. */
  end(): void;
}

type Output = Pick<Commands, 'info' | 'annotate' | 'openGroup' | 'closeGroup'>;

/** Returns the job's log; with `several` applications every line begins with the one that it is about. */
export function createJobLog(commands: Output, several: boolean): JobLog {
  const budget = createLineBudget('; they are in the file that the output log-file names');
  let isOpen = false;
  let isEnded = false;
  const closeGroup = (): void => {
    if (isOpen) commands.closeGroup();
    isOpen = false;
  };
  const about = (appId: string): string => (several ? `[${appId}] ` : '');
  const say = (sentence: string): void => {
    if (isEnded) return;
    closeGroup();
    commands.info(sentence);
  };
  return {
    say,
    headline: (appId, sentence) => say(`${about(appId)}${sentence}`),
    warn: (appId, sentence) => {
      if (isEnded) return;
      closeGroup();
      commands.annotate({ level: 'warning', title: `Application ${appId}`, message: sentence });
    },
    text: (appId, text) => {
      if (isEnded) return;
      if (!isOpen) commands.openGroup('Log');
      isOpen = true;
      for (const line of renderShownEntry(budget(text)).flatMap(safeLogLines)) commands.info(`${about(appId)}${line}`);
    },
    end: () => {
      closeGroup();
      isEnded = true;
    },
  };
}
