import type { GapCause } from '../../logs/log-source.ts';

/**
 * Returns what is said in a log where about so many lines (null: unknown how many) are missing, were `withheld`, or were `repeated`;
 * the causes are those of the log's sink.
 */
export function sayGap(missing: number | null, cause?: GapCause): string {
  if (cause === 'withheld')
    return 'lines are left out here: the log was not read before this deployment, so that they may be of the deployment before. Look at the platform for them';
  if (cause === 'repeated')
    return 'no line of the log is known to be of this deployment: the lines above may be of the deployment before';
  return `${missing === null ? 'some' : `about ${missing}`} lines are missing here`;
}

/** Returns what is said of lines that one entry of the log has beyond those that are shown; `elsewhere` says where they are. */
export function sayLinesLeftOut(count: number, elsewhere: string): string {
  return `${count} more lines of this entry are not shown${elsewhere}`;
}

/** Returns what is said where a run has shown as many log lines as it may; `elsewhere` says where the rest is. */
export function sayLogEnds(shown: number, elsewhere: string): string {
  return `no more of the log is shown: a run shows ${shown} lines at most${elsewhere}`;
}

/** Returns a sentence about a log as it stands among the log's lines. */
export function renderRemark(sentence: string): string {
  return `… ${sentence} …`;
}

/** Returns what is said of a log that cannot be read; `message` is the error's. */
export function renderUnreadable({ message }: { readonly message: string }): string {
  return `The log cannot be read; the verdict does not depend on it. ${message}`;
}
