import { cutToUnits } from '../report/limits.ts';
import { type AppStanding, PROGRESS, type RunStanding, shortenLogs } from '../report/standing.ts';
import type { SavedSurface } from './surface.ts';

/** What the post step needs to bring GitHub to the end of a run that another process began. */
export interface SavedReport {
  readonly sha: string;
  /** In the order in which they were asked for, as the author wrote them. */
  readonly appIds: readonly string[];
  /** Part of every key by which a creation is found again. */
  readonly nonce: string;
  readonly pullRequests: readonly number[];
  /** Whose comments are ours; null: any bot's. */
  readonly author: string | null;
  readonly standing: RunStanding;
  readonly surfaces: readonly SavedSurface[];
}

/**
 * Most UTF-16 units of the text: the runner gives it to the post step in a variable of its environment, and with a longer one Windows
 * (32,767 characters) or Linux (128 KiB, execve's "Argument list too long") does not even start it.
 */
const MOST_UNITS = 30_000;
/** How much of each log is kept, the most first; the post step shows so many lines in the comment. */
const LOGS = [
  { lines: 20, units: 300 },
  { lines: 10, units: 200 },
  { lines: 4, units: 200 },
  { lines: 0, units: 200 },
];
/** Most UTF-16 units of a sentence where even without logs the text is too long. */
const SENTENCE_UNITS = 200;

/** Answers a saved report as text, with as much of the logs as fits, and shorter sentences where nothing else does. */
export function renderSavedReport(report: SavedReport): string {
  for (const { lines, units } of LOGS) {
    const text = JSON.stringify({ ...report, standing: shortenLogs(report.standing, lines, units) });
    if (text.length <= MOST_UNITS) return text;
  }
  return JSON.stringify({ ...report, standing: withoutProse(report.standing) });
}

function withoutProse(standing: RunStanding): RunStanding {
  const apps = standing.apps.map((app) => ({
    ...app,
    reason: cutToUnits(app.reason, SENTENCE_UNITS),
    advice: '',
    evidence: '',
    logTail: [],
  }));
  return { ...standing, reason: cutToUnits(standing.reason, SENTENCE_UNITS), apps };
}

/** Answers what {@link renderSavedReport} rendered; null for an empty text and for anything else. Never throws. */
export function decodeSavedReport(text: string): SavedReport | null {
  try {
    const value: unknown = JSON.parse(text);
    return isSavedReport(value) ? value : null;
  } catch {
    return null;
  }
}

type Fields = Readonly<Record<string, unknown>>;

function isSavedReport(value: unknown): value is SavedReport {
  return (
    isFields(value) &&
    typeof value['sha'] === 'string' &&
    typeof value['nonce'] === 'string' &&
    isListOf(value['appIds'], (id) => typeof id === 'string') &&
    isListOf(value['pullRequests'], Number.isSafeInteger) &&
    (value['author'] === null || typeof value['author'] === 'string') &&
    isListOf(value['surfaces'], isSavedSurface) &&
    isStanding(value['standing'])
  );
}

function isSavedSurface(value: unknown): value is SavedSurface {
  return (
    isFields(value) &&
    ['comment', 'deployment', 'check-run', 'commit-status'].includes(String(value['kind'])) &&
    (value['id'] === null || Number.isSafeInteger(value['id'])) &&
    ['url', 'of'].every((name) => typeof value[name] === 'string') &&
    (value['written'] === null || typeof value['written'] === 'string')
  );
}

function isStanding(value: unknown): value is RunStanding {
  return hasProgress(value) && isTexts(value, ['headline', 'reason']) && isListOf(value['apps'], isApp);
}

function isApp(value: unknown): value is AppStanding {
  return (
    hasProgress(value) &&
    isTexts(value, ['appId', 'headline', 'reason', 'advice', 'evidence']) &&
    Number.isSafeInteger(value['startedAt']) &&
    (value['endedAt'] === null || Number.isSafeInteger(value['endedAt'])) &&
    isListOf(value['logTail'], (line) => typeof line === 'string')
  );
}

function hasProgress(value: unknown): value is Fields {
  return isFields(value) && PROGRESS.some((one) => one === value['progress']);
}

function isTexts(value: Fields, names: readonly string[]): boolean {
  return names.every((name) => typeof value[name] === 'string');
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
