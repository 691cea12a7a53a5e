import { safeLogLines } from '../../kernel/untrusted.ts';
import { createEqualWarnings } from '../../report/equal-warnings.ts';
import { createLineBudget, renderShownEntry } from '../../report/log-sentences.ts';
import type { Commands } from './workflow-commands.ts';

/** The log of a running step: headlines, and log lines in a group under each. `app` is the name of an application. */
export interface JobLog {
  /** Prints a sentence about all applications, outside of any group. */
  say(sentence: string): void;
  /** Prints a sentence about one application, outside of any group. */
  headline(app: string, sentence: string): void;
  /**
   * Prints a sentence about one application, and shows it as a warning beside the job: those of several applications with one key (default:
   * the sentence) as one, at the end.
   */
  warn(app: string, sentence: string, key?: string): void;
  /** Prints a log entry in the open group, without workflow commands; only the first lines of a very long entry or log. */
  text(app: string, text: string): void;
  /** Shows the warnings, closes the open group and ignores later output: the verdict comes last. */
  end(): void;
}

/** Returns the job's log; with `several` applications, every line starts with the name of its application. */
export function createJobLog(
  commands: Pick<Commands, 'info' | 'annotate' | 'openGroup' | 'closeGroup'>,
  several: boolean,
): JobLog {
  const budget = createLineBudget('; the file in the output log-file has them');
  const warnings = createEqualWarnings();
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
  const showWarnings = (): void => {
    closeGroup();
    for (const warning of warnings.take()) commands.annotate({ level: 'warning', ...warning });
  };
  return {
    say,
    headline: (app, sentence) => say(`${about(app)}${sentence}`),
    warn: (app, sentence, key) => {
      if (isEnded) return;
      warnings.add(app, sentence, key);
      if (several) say(`${about(app)}Warning: ${sentence}`);
      else showWarnings();
    },
    text: (app, text) => {
      if (isEnded) return;
      if (!isOpen) commands.openGroup('Log');
      isOpen = true;
      for (const line of renderShownEntry(budget(text)).flatMap(safeLogLines)) commands.info(`${about(app)}${line}`);
    },
    end: () => {
      showWarnings();
      isEnded = true;
    },
  };
}
