import { isTextOrNull, parseJson } from '../kernel/hostile-json.ts';
import type { PlacedCause } from '../report/cause/cause-text.ts';
import { excerptLog } from '../report/cause/log-excerpt.ts';
import { hasFailed } from '../report/check-run.ts';
import { cutToUnits } from '../report/limits.ts';
import { type AppStanding, PROGRESS, type RunStanding } from '../report/standing.ts';
import type { SavedSurface } from './surface.ts';

/** What the post step needs to bring GitHub to the end of a run that another process began. */
export interface SavedReport {
  readonly sha: string;
  /** In the order of the input, as the author wrote them. */
  readonly appIds: readonly string[];
  /** Part of every key by which a creation is found again. */
  readonly nonce: string;
  readonly pullRequests: readonly number[];
  /** Whose comments are ours; null: any bot's. */
  readonly author: string | null;
  readonly standing: RunStanding;
  readonly surfaces: readonly SavedSurface[];
}

/** Most log lines of one application, which is as many as the post step shows in the comment, and most UTF-16 units of each. */
const MAX_LINES = 20;
const MAX_LINE_UNITS = 300;
/** Most log lines of all applications: with thousands of them the text would take seconds to write. */
const MAX_TOTAL_LINES = 2_000;

/** Returns a saved report as text, with the log lines around the errors, or the last ones, of what failed: no other log is shown on GitHub. */
export function renderSavedReport(report: SavedReport): string {
  const { standing } = report;
  const failed = standing.apps.filter(hasFailed).length;
  const lines = Math.min(MAX_LINES, Math.floor(MAX_TOTAL_LINES / Math.max(1, failed)));
  const apps = standing.apps.map((app) => shortenLog(app, hasFailed(app) ? lines : 0));
  return JSON.stringify({ ...report, standing: { ...standing, apps } });
}

/** Causes count lines as the shorter log does; -1 for one whose line is left out. */
function shortenLog({ isLogOpen: _open, ...app }: AppStanding, mostLines: number): AppStanding {
  const { lines, before, after } = excerptLog(app, mostLines);
  const first = before - (app.logCut?.before ?? 0);
  const rebase = (at: number): number => (at >= first && at < first + lines.length ? at - first : -1);
  return {
    ...app,
    logTail: lines.map((line) => cutToUnits(line, MAX_LINE_UNITS)),
    causes: app.causes.map((cause) => ({ ...cause, at: rebase(cause.at) })),
    ...(before + after === 0 ? {} : { logCut: { before, after } }),
  };
}

/** Returns what {@link renderSavedReport} rendered; null for an empty text and for anything else. Never throws. */
export function decodeSavedReport(text: string): SavedReport | null {
  const value = parseJson(text);
  return isSavedReport(value) ? value : null;
}

type Fields = Readonly<Record<string, unknown>>;

function isSavedReport(value: unknown): value is SavedReport {
  return (
    isFields(value) &&
    typeof value['sha'] === 'string' &&
    typeof value['nonce'] === 'string' &&
    isListOf(value['appIds'], (id) => typeof id === 'string') &&
    isListOf(value['pullRequests'], Number.isSafeInteger) &&
    isTextOrNull(value['author']) &&
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
    isTextOrNull(value['written'])
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
    isListOf(value['logTail'], (line) => typeof line === 'string') &&
    isListOf(value['causes'], isCause) &&
    (value['logCut'] === undefined || isNumbers(value['logCut'], ['before', 'after']))
  );
}

function isCause(value: unknown): value is PlacedCause {
  return (
    isFields(value) &&
    isTexts(value, ['kind', 'sentence', 'certainty']) &&
    isNumbers(value, ['at']) &&
    isTextOrNull(value['file']) &&
    ['line', 'column'].every((name) => value[name] === null || Number.isSafeInteger(value[name])) &&
    (value['place'] === undefined || isPlace(value['place']))
  );
}

function isPlace(value: unknown): boolean {
  if (!isFields(value) || typeof value['path'] !== 'string') return false;
  return typeof value['isInCheckout'] === 'boolean' && isTextOrNull(value['url']);
}

function isNumbers(value: unknown, names: readonly string[]): boolean {
  return isFields(value) && names.every((name) => Number.isSafeInteger(value[name]));
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
