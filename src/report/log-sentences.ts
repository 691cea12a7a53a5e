/** Answers what stands in a log where about so many lines (null: nobody knows how many) could not be had. */
export function renderGap(missing: number | null): string {
  return `… ${missing === null ? 'some' : `about ${missing}`} lines are missing here …`;
}

/** Answers what is said of a log that cannot be read; `message` is the error's. */
export function renderUnreadable({ message }: { readonly message: string }): string {
  return `The log cannot be read; the verdict does not depend on it. ${message}`;
}
