import { fieldOf, isTextOrNull, parseJson } from '../kernel/hostile-json.ts';
import { narrowExcerpt } from '../report/cause/log-excerpt.ts';
import { cutToUnits } from '../report/limits.ts';
import { decodeApp } from '../report/stored-app.ts';
import { type AppView, hasFailed } from '../report/view.ts';
import type { AppName, SavedSurface } from './surface.ts';

/** What the post step needs to write the result of a run that another process started. */
export interface SavedReport {
  readonly sha: string;
  /** In the order of the input, as the author wrote them. */
  readonly names: readonly AppName[];
  /** Part of every key by which a creation is found again. */
  readonly nonce: string;
  readonly pullRequests: readonly number[];
  /** Whose comments are ours; null: any bot's. */
  readonly author: string | null;
  readonly apps: readonly AppView[];
  readonly surfaces: readonly SavedSurface[];
}

/** Most log lines of one application, which is as many as the post step shows in the comment, and most UTF-16 units of each. */
const MAX_LINES = 20;
const MAX_LINE_UNITS = 300;
/** Most log lines of all applications: with thousands of them the text would take seconds to write. */
const MAX_TOTAL_LINES = 2_000;

/** Returns a saved report as text, with the log lines around the errors, or the last ones, of what failed: no other log is shown on GitHub. */
export function renderSavedReport(report: SavedReport): string {
  const failed = report.apps.filter(hasFailed).length;
  const lines = Math.min(MAX_LINES, Math.floor(MAX_TOTAL_LINES / Math.max(1, failed)));
  const apps = report.apps.map((app) => {
    const log = narrowExcerpt(app.log, hasFailed(app) ? lines : 0);
    const shorter = { ...log, lines: log.lines.map((line) => cutToUnits(line, MAX_LINE_UNITS)) };
    // GitHub shows neither the phases, which may be many, nor anything while a log is still read.
    return { ...app, log: shorter, phases: undefined, isLogOpen: undefined };
  });
  return JSON.stringify({ ...report, apps });
}

/** Returns what {@link renderSavedReport} rendered, with its texts cleaned; null for an empty text and for anything else. Never throws. */
export function decodeSavedReport(text: string): SavedReport | null {
  const value = parseJson(text);
  const [sha, nonce, author] = ['sha', 'nonce', 'author'].map((name) => fieldOf(value, name));
  const names = decodeList(value, 'names', decodeName);
  const pullRequests = decodeList(value, 'pullRequests', (id) => (isInteger(id) ? id : null));
  const apps = decodeList(value, 'apps', decodeApp);
  const surfaces = decodeList(value, 'surfaces', decodeSurface);
  if (typeof sha !== 'string' || typeof nonce !== 'string' || !isTextOrNull(author)) return null;
  if (names === null || pullRequests === null || apps === null || surfaces === null) return null;
  return { sha, names, nonce, pullRequests, author, apps, surfaces };
}

/** Returns null if there is no list, or one of its items is damaged. */
function decodeList<T>(value: unknown, name: string, decode: (item: unknown) => T | null): readonly T[] | null {
  const list = fieldOf(value, name);
  if (!Array.isArray(list)) return null;
  const items = list.map(decode).filter((item) => item !== null);
  return items.length === list.length ? items : null;
}

function decodeName(value: unknown): AppName | null {
  const [appId, name] = [fieldOf(value, 'appId'), fieldOf(value, 'name')];
  return typeof appId === 'string' && typeof name === 'string' ? { appId, name } : null;
}

function decodeSurface(value: unknown): SavedSurface | null {
  const kind = KINDS.find((one) => one === fieldOf(value, 'kind'));
  const [key, id, url, written] = ['key', 'id', 'url', 'written'].map((name) => fieldOf(value, name));
  if (kind === undefined || typeof key !== 'string' || typeof url !== 'string' || !isTextOrNull(written)) return null;
  return id === null || isInteger(id) ? { kind, key, id, url, written } : null;
}

const KINDS = ['comment', 'deployment', 'check-run', 'commit-status'] as const;

function isInteger(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
