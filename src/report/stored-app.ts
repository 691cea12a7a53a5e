import { CONCLUSIONS, RESULTS } from '../deploy/result.ts';
import { elementsOf, fieldOf, textOf } from '../kernel/hostile-json.ts';
import { cutChars } from '../kernel/plain-text.ts';
import { plainLine, plainLines } from '../kernel/untrusted.ts';
import { type CausePlace, type CauseView, viewCause } from './cause/cause-text.ts';
import type { LogExcerpt } from './cause/log-excerpt.ts';
import { type AppView, cleanSentence, cleanWord, PROGRESS } from './view.ts';

/** The largest count that is kept. */
export const MAX_COUNT = 999_999_999;

const MAX_CAUSES = 10;
const MAX_LINES = 100;
const MAX_LINE_UNITS = 1_000;
const MAX_URL_UNITS = 2_000;
const MAX_INSTANT = 8_640_000_000_000_000;

/**
 * Returns the view of an application that another process kept as JSON, with every text cleaned; what is damaged is left out. Null if it
 * has no id or name, or its progress and its end contradict each other. Never throws.
 */
export function decodeApp(value: unknown): AppView | null {
  const progress = PROGRESS.find((one) => one === fieldOf(value, 'progress'));
  const result = RESULTS.find((one) => one === fieldOf(value, 'result')) ?? null;
  const conclusion = CONCLUSIONS.find((one) => one === fieldOf(value, 'conclusion')) ?? null;
  const [appId, name, startedAt, end] = ['appId', 'name', 'startedAt', 'endedAt'].map((key) => fieldOf(value, key));
  const endedAt = isInstant(end) ? end : null;
  const nothing = (['deployed', 'followed'] as const).find((one) => one === fieldOf(value, 'nothing'));
  const causes = elementsOf(fieldOf(value, 'causes')).slice(0, MAX_CAUSES).map(decodeCause);
  if (progress === undefined || typeof appId !== 'string' || typeof name !== 'string') return null;
  if (!isInstant(startedAt)) return null;
  if ([result, conclusion, endedAt].some((one) => (one === null) === (progress === 'completed'))) return null;
  return {
    appId: cleanWord(appId),
    name: cleanWord(name),
    progress,
    result,
    conclusion,
    ...(fieldOf(value, 'isRefused') === true ? { isRefused: true } : {}),
    ...(nothing && { nothing }),
    headline: cleanSentence(textOf(value, 'headline')),
    reason: cleanSentence(textOf(value, 'reason')),
    advice: cleanSentence(textOf(value, 'advice')),
    state: wordOf(value, 'state'),
    shortCommit: wordOf(value, 'shortCommit'),
    deploymentId: wordOf(value, 'deploymentId'),
    startedAt,
    endedAt,
    evidence: cleanSentence(textOf(value, 'evidence')),
    log: decodeLog(fieldOf(value, 'log')),
    causes: causes.filter(({ sentence }) => sentence !== ''),
  };
}

/** Returns a field that is an address, cleaned; null if it is none, or too long. Never throws. */
export function urlOf(value: unknown, name: string): string | null {
  const url = textOf(value, name);
  return url.length > MAX_URL_UNITS ? null : plainLine(url) || null;
}

/** Returns a field that is a whole number from 0 to {@link MAX_COUNT}; null if it is none. Never throws. */
export function countOf(value: unknown, name: string): number | null {
  const count = fieldOf(value, name);
  return isCount(count) ? count : null;
}

/** Each line stays one line, so that the marks still count them. */
function decodeLog(value: unknown): LogExcerpt {
  const texts = elementsOf(fieldOf(value, 'lines')).slice(0, MAX_LINES);
  const lines = texts.map((text) => (typeof text === 'string' ? plainLines(text).join(' ') : ''));
  const marks = elementsOf(fieldOf(value, 'marks')).filter(isCount).slice(0, MAX_CAUSES);
  return {
    lines: lines.map((line) => cutChars(line, MAX_LINE_UNITS)),
    marks: marks.filter((at) => at < lines.length),
    before: countOf(value, 'before') ?? 0,
    after: countOf(value, 'after') ?? 0,
  };
}

function decodeCause(value: unknown): CauseView {
  const file = fieldOf(value, 'file');
  const cause = {
    kind: textOf(value, 'kind'),
    sentence: textOf(value, 'sentence'),
    certainty: fieldOf(value, 'certainty') === 'certain' ? 'certain' : 'likely',
    file: typeof file === 'string' ? file : null,
    line: countOf(value, 'line'),
    column: countOf(value, 'column'),
  } as const;
  return viewCause(cause, decodePlace(fieldOf(value, 'place')));
}

function decodePlace(value: unknown): CausePlace | null {
  const path = wordOf(value, 'path');
  if (path === null) return null;
  return { path, isInCheckout: fieldOf(value, 'isInCheckout') === true, url: urlOf(value, 'url') };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_COUNT;
}

function isInstant(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= MAX_INSTANT;
}

/** Returns a field that is a word, cleaned; null if it is none. Never throws. */
export function wordOf(value: unknown, name: string): string | null {
  const text = fieldOf(value, name);
  return typeof text === 'string' ? cleanWord(text) : null;
}
