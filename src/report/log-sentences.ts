/**
 * Answers what stands in a log where about so many lines (null: nobody knows how many) could not be had, or were `withheld` since they
 * may be the previous deployment's.
 */
export function renderGap(missing: number | null, cause?: 'withheld'): string {
  if (cause === 'withheld')
    return '… lines are left out here: the log was not read before this deployment, so that they may be of the deployment before. Look at the platform for them …';
  return `… ${missing === null ? 'some' : `about ${missing}`} lines are missing here …`;
}

/** Answers what is said of a log that cannot be read; `message` is the error's. */
export function renderUnreadable({ message }: { readonly message: string }): string {
  return `The log cannot be read; the verdict does not depend on it. ${message}`;
}
