import type { Cause } from '../../logs/cause.ts';
import type { AppView } from '../../report/view.ts';

/** One application's causes for a person to read, the likeliest first: `Cause: src/server.ts:42 …`. Not yet safe to print. */
export interface CauseLines {
  readonly appId: string;
  readonly lines: readonly string[];
}

/** Some lines of one application's log, and which of them show a cause. Not yet safe to print. */
export interface FailingLines {
  readonly title: string;
  readonly lines: readonly { readonly text: string; readonly isError: boolean }[];
}

const LINES_BEFORE = 10;
const MAX_LINES = 23;
const MARK = '→ ';

/** Returns what is said of the causes of each application that has one. */
export function renderCauseLines(apps: readonly AppView[]): readonly CauseLines[] {
  return apps.filter(({ causes }) => causes.length > 0).map(({ appId, causes }) => ({ appId, lines: causes.map(say) }));
}

function say({ file, line, sentence, certainty }: Cause, index: number): string {
  const label = index === 0 ? (certainty === 'likely' ? 'Likely cause' : 'Cause') : 'Also';
  const place = file === null ? '' : `${file}${line === null ? '' : `:${line}`} `;
  return `${label}: ${place}${sentence}`;
}

/** Returns the lines around the first cause of each application that has one. */
export function renderFailingLines(apps: readonly AppView[]): readonly FailingLines[] {
  return apps.flatMap(({ appId, causes, logTail }) => {
    const marks = new Set(causes.map(({ at }) => at));
    const at = causes[0]?.at ?? -1;
    if (at < 0) return [];
    const from = Math.max(0, at - LINES_BEFORE);
    const lines = logTail.slice(from, from + MAX_LINES).map((text, index) => {
      const isError = marks.has(from + index);
      return { text: `${isError ? MARK : '  '}${text}`, isError };
    });
    return [{ title: `Log lines around the error of ${appId}`, lines }];
  });
}
