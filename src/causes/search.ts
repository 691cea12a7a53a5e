import { kindOf } from './kind-words.ts';
import { isOfOther, NAMED_STEP } from './log-prefix.ts';
import { LINES_AT_A_TIME, type LogText, type Search } from './log-text.ts';
import { PART_WENT_WELL, RETRIED, ROLLS_BACK, SUCCEEDED } from './log-verdicts.ts';
import type { CauseKind, Matcher } from './matcher.ts';
import type { NamedPlace } from './repository-path.ts';
import { RANKS, type Shape, saysAfterWhat, shapeOf } from './shapes.ts';
import { CLEANUP, dropIgnored, endedWellAt, RUNNING, unsettled } from './survived.ts';

/** An error that the search found by the shapes of the lines alone. */
export interface FoundError {
  readonly at: number;
  readonly kind: CauseKind;
  readonly message: string;
  /** The places that the error or the lines of its stack name, the likeliest first. */
  readonly places: readonly NamedPlace[];
}

type ErrorShape = Extract<Shape, { is: 'error' }>;

/** Lines of the same step with no error between them belong to one run of errors if they are at most so many. */
const MAX_BETWEEN = 12;
/** A stack, a code frame or a place is looked for so many lines above and below its error. */
const MAX_AWAY = 40;
/** A message that ends so goes on in the next line. */
const UNFINISHED = /[:([{]\s{0,8}$|^in \S{1,300}(?: \d{1,7}:[\d-]{1,15})?$|: while (?:scanning|parsing) [\w ]{1,40}$/;
/** A message that is only the code or the class of an error. */
const CODE_ONLY = /^(?:\w{0,20}Error: )?(?:\[[\w-]{1,30}\]|[A-Z]{1,6}-?\d{1,6}|[\w\\.$]{1,200}(?:Error|Exception)):?$/;
const MAX_JOINED = 3;
const MAX_ERRORS = 50;

interface Shaped {
  readonly text: string;
  readonly step: string;
  readonly shape: Shape;
}

/** With nothing below that says so, an error is why the log ends if at most so many lines follow it: of any error, and of one by its words. */
const MAX_LAST_LINES = 8;
const MAX_LAST_LINES_OF_WORDS = 2;
/** So many lines without any indentation show that a host removes it. */
const MIN_FLAT_LINES = 20;

/**
 * Returns the errors by which the log's last failing step failed, the first of the last run of errors first; none if no line looks like
 * one, or if later lines show that all of them were survived.
 */
export function* searchErrors(lines: readonly LogText[]): Search<readonly FoundError[]> {
  const log: Shaped[] = [];
  for (const [at, { text, step }] of lines.entries()) {
    if (at % LINES_AT_A_TIME === 0) yield;
    log.push({ text, step, shape: shapeOf(text) });
  }
  const errors = unsettledErrors(log);
  const words = errors.length > 0 ? lastRun(log, errors) : lastWords(log);
  const run = words.length > 0 ? words : lastReason(log);
  const best = Math.max(0, ...run.map((at) => rankAt(log, at)));
  const chosen = run.filter((at) => rankAt(log, at) >= Math.min(best, RANKS.named));
  if (!endsTheLog(log, chosen)) return [];
  return chosen.slice(0, MAX_ERRORS).map((at) => describe(log, innermost(log, detailed(log, at))));
}

/** Returns the indices of the errors that no later line settles. */
function unsettledErrors(log: readonly Shaped[]): readonly number[] {
  const settledAt = endedWellAt(log);
  let errors: { readonly at: number; readonly step: string; readonly matcher: Matcher }[] = [];
  let isRolledBack = false;
  // Python, of an exception that it cannot raise.
  let isIgnored = false;
  for (const [at, line] of log.entries()) {
    if (line.text.startsWith('Exception ignored in')) isIgnored = true;
    if (line.shape.is === 'error') {
      if (!isIgnored) errors.push({ at, step: line.step, matcher: SURVIVABLE });
      isIgnored = false;
    } else if (errors.length > 0 && !isRolledBack) {
      isRolledBack = ROLLS_BACK.test(line.text);
      errors = unsettled(errors, line);
    }
  }
  const retriedAt = log.findLastIndex(({ text }) => RETRIED.test(text));
  const left = dropIgnored(errors, log).filter(({ at }) => at > settledAt);
  const later = left.filter(({ at }) => at > retriedAt);
  const hasFailed = log.some(({ shape }, at) => at > retriedAt && (shape.is === 'failed' || shape.is === 'summary'));
  return (later.length > 0 || !hasFailed ? later : left).map(({ at }) => at);
}

/** Returns the last line that says after what something failed. */
function lastReason(log: readonly Shaped[]): readonly number[] {
  const at = log.findLastIndex(({ shape, text }) => shape.is === 'failed' && saysAfterWhat(text));
  return at <= endedWellAt(log) ? [] : [at];
}

/** Returns what a step printed last before a line that says that it failed; nothing if it went on with other lines. */
function lastWords(log: readonly Shaped[]): readonly number[] {
  const failedAt = log.findLastIndex(({ shape }) => shape.is === 'failed');
  const step = log[failedAt]?.step;
  const at = log.findLastIndex(
    ({ shape, step: own, text }, index) =>
      index < failedAt && own === step && shape.is === 'plain' && !NO_WORDS.test(text),
  );
  const after = log.slice(failedAt + 1).filter(({ shape }) => shape.is === 'plain').length;
  const isLast = after <= MAX_BEFORE_FAILURE && failedAt - at <= MAX_BEFORE_FAILURE;
  const isWell = at <= endedWellAt(log) || log.slice(failedAt + 1).some(({ text }) => PART_WENT_WELL.test(text));
  return isLast && !isWell ? [at] : [];
}

const MAX_BEFORE_FAILURE = 3;
/** A command, what a program is about to do, or what a CI prints when it cleans up. */
const NO_WORDS =
  /^\s{0,8}(?:[$+>#*] |##|\W{0,400}$|Clean|Post |Finish|Ran |Done\b|\d{1,6} (?:actionable )?(?:tasks?|files?|tests?|modules?|packages?)\b|\(?See |Time:|Snapshots:|\W{0,4}[A-Za-z][a-z]{1,20}ing\b)|(?:\.{3}|…)$|\b[Cc]ompleted?\b|is not empty/;

const SURVIVABLE: Matcher = { name: 'searched', kind: 'crash', isSurvivable: true, pattern: /^/ };

/** Returns true if the log ends with the errors, or with lines that say that something failed. */
function endsTheLog(log: readonly Shaped[], chosen: readonly number[]): boolean {
  const last = chosen.at(-1);
  if (last === undefined) return false;
  const failedAt = log.findLastIndex(({ shape }) => shape.is === 'failed' || shape.is === 'summary');
  const isWeak = (failedAt === -1 || failedAt < last - MAX_BEFORE_FAILURE) && rankAt(log, last) < RANKS.named;
  if (failedAt < last && log.slice(0, last).some(({ text }) => RUNNING.test(text) || SUCCEEDED.test(text)))
    return false;
  const rest = log.slice(Math.max(last, failedAt) + 1);
  const cleanupAt = rest.findIndex(({ text }) => CLEANUP.test(text) || text.startsWith('##[section]'));
  const below = cleanupAt === -1 ? rest : rest.slice(0, cleanupAt);
  const isGood = ({ shape, text }: Shaped): boolean =>
    (shape.is === 'plain' || shape.is === 'aside') && PART_WENT_WELL.test(text);
  const end = below.findLast(({ shape }) => shape.is !== 'blank');
  if (failedAt < last ? below.some(isGood) : end !== undefined && isGood(end)) return false;
  const plain = below.filter(({ shape, text }) => shape.is === 'plain' && !/^(?:\s{2,}|--|[│┃])/.test(text));
  // Some hosts remove the indentation by which the lines of a stack or of a list are known.
  const isFlat = log.length > MIN_FLAT_LINES && !log.some(({ text }) => /^\s+\S/.test(text));
  const most = isWeak ? MAX_LAST_LINES_OF_WORDS : MAX_LAST_LINES;
  return plain.length <= (isFlat ? most * 3 : most);
}

function rankAt(log: readonly Shaped[], at: number): number {
  const shape = log[at]?.shape;
  return shape?.is === 'error' ? shape.rank : 0;
}

/** Returns the last run of errors: of the step that the last line that says so names, if there is one. */
function lastRun(log: readonly Shaped[], all: readonly number[]): readonly number[] {
  const failed = log.findLast(({ shape, step }) => shape.is === 'failed' && NAMED_STEP.test(step))?.step;
  const ofStep = all.filter((at) => failed === undefined || !isOfOther(log[at]?.step ?? '', failed));
  const candidates = ofStep.length > 0 ? ofStep : all;
  const failedAt = log.findLastIndex(({ shape }) => shape.is === 'failed' || shape.is === 'summary');
  const above = candidates.filter((at) => at < failedAt || rankAt(log, at) >= RANKS.named);
  const ranked = above.some((at) => at < failedAt) ? above : candidates;
  const best = Math.min(RANKS.toolWords, Math.max(0, ...ranked.map((at) => rankAt(log, at))));
  const considered = ranked.filter((at) => rankAt(log, at) >= best);
  const run: number[] = [];
  for (const at of considered.toReversed()) {
    const next = run[0];
    if (next !== undefined && isApart(log, at, next)) break;
    run.unshift(at);
  }
  return run;
}

/** Returns true if two errors belong to different runs. */
function isApart(log: readonly Shaped[], at: number, next: number): boolean {
  if (log[at]?.step !== log[next]?.step) return true;
  let between = 0;
  for (let index = at + 1; index < next; index++) {
    const is = log[index]?.shape.is;
    if (is === 'plain' || is === 'aside') between += 1;
  }
  return between > MAX_BETWEEN;
}

/** What was being done when it failed, without the reason. */
const ONLY_WHAT =
  /^(?:[\w.-]{1,40}: )?(?:[Ee]rror (?:while )?|[Ff]ailed (?:to )?|[Ff]ailure (?:while )?|[Uu]nable to |[Cc]ould not |[Aa]n error occurred while |\w{1,60}Error occurred while )[a-z]{3,20}(?: [^:]{1,80})?:?$/;

/** Returns the error in the next line if one says only what was being done. */
function detailed(log: readonly Shaped[], at: number): number {
  const [{ shape }, next] = [log[at] ?? {}, log[at + 1]];
  const isHead = shape?.is === 'error' && shape.place === null && ONLY_WHAT.test(shape.message);
  const isDetail = next?.shape.is === 'error' && next.step === log[at]?.step;
  return isHead && isDetail && rankAt(log, at + 1) >= RANKS.words ? at + 1 : at;
}

const CAUSED_BY = /^\s{0,40}(?:[\w ]{0,40})?(?:[Cc]aused by|\[cause\]|Root cause|Cause)\b ?:/;

/** What stands before the message of an inner exception. */
const CLASS = /^.{0,60}?[Cc]aused by: {0,4}(?:[\w.$]{1,200}: )?/;

/** A line between an error and the lines of its stack, or between two of a chain. */
const CONTINUES = /^(?:\s{2,}|Traceback \(most recent|During handling of the above|The above exception was)/;

/** Returns the innermost cause of an error's stack. */
function innermost(log: readonly Shaped[], at: number): number {
  let found = at;
  let hasFrames = false;
  for (let index = at + 1; index < log.length && index - found <= MAX_AWAY; index++) {
    const { text = '', shape } = log[index] ?? {};
    hasFrames ||= shape?.is === 'frame';
    // The exception that a stack above it ends with, as Python's does.
    const isRaised = hasFrames && shape?.is === 'error' && shape.rank === RANKS.named && shape.place === null;
    if (CAUSED_BY.test(text) || isRaised) found = index;
    else if (!CONTINUES.test(text) && shape?.is !== 'frame' && shape?.is !== 'blank' && shape?.is !== 'code') break;
  }
  const inner = log[found]?.text.replace(CLASS, '') ?? '';
  return /\w/.test(inner) && log[at]?.text.includes(inner) === true ? at : found;
}

function describe(log: readonly Shaped[], at: number): FoundError {
  const { shape, text = '' } = log[at] ?? {};
  const own = shape?.is === 'error' ? shape : null;
  const message = joinNext(log, at, own?.message ?? text.trim());
  const places = placesOf(log, at, own);
  return { at, kind: kindOf(message, own?.rank === RANKS.placed), message, places };
}

/** How PowerShell shows what a program wrote: wrapped at the width of its window, above the place of the call. */
const SHOWN_BY_POWERSHELL = /^[\w.-]{1,60} : /;
const CALLED_AT = /^\S.{0,300}:\d{1,6} \S{1,12}:\d{1,6}$/;

/** Returns a message that PowerShell wrapped; null if it did not. */
function unwrapped(log: readonly Shaped[], at: number): string | null {
  const lines = log.slice(at, at + MAX_AWAY).map(({ text }) => text);
  const end = lines.findIndex((text) => CALLED_AT.test(text));
  const head = SHOWN_BY_POWERSHELL.exec(lines[0] ?? '')?.[0];
  return head === undefined || end < 2 ? null : lines.slice(0, end).join('').slice(head.length).trim();
}

/** Returns a message with the lines that it goes on in. */
function joinNext(log: readonly Shaped[], at: number, message: string): string {
  const wrapped = unwrapped(log, at);
  if (wrapped !== null) return wrapped;
  let joined = message.trim();
  let left = MAX_JOINED;
  for (let next = at + 1; left > 0 && next <= at + MAX_JOINED * 2; next++) {
    if (/\w/.test(joined.replace(CODE_ONLY, '')) && !UNFINISHED.test(joined)) break;
    const { text = '', shape } = log[next] ?? {};
    if (shape === undefined || shape.is === 'frame' || shape.is === 'code' || shape.is === 'failed') break;
    if (shape.is === 'blank') continue;
    joined = `${joined} ${shape.is === 'error' ? shape.message.trim() : text.trim()}`.trim();
    left -= 1;
  }
  return joined;
}

/** Returns the places of an error: its own, of its stack below, of the code frame beside it, and of the stack above it, as Python's. */
function placesOf(log: readonly Shaped[], at: number, own: ErrorShape | null): readonly NamedPlace[] {
  const below: NamedPlace[] = [];
  for (let index = at + 1; index < log.length && index - at <= MAX_AWAY; index++) {
    const shape = log[index]?.shape;
    if ((shape?.is === 'frame' || shape?.is === 'place') && shape.place !== null) below.push(shape.place);
    else if (shape?.is === 'error' || shape?.is === 'failed') break;
    else if (shape?.is === 'plain' && index - at > 4 && !/^\s{2,}/.test(log[index]?.text ?? '')) break;
  }
  const above: NamedPlace[] = [];
  for (let index = at - 1; index >= 0 && at - index <= MAX_AWAY; index--) {
    const { shape, text = '' } = log[index] ?? {};
    if ((shape?.is === 'frame' || shape?.is === 'place') && shape.place !== null) above.push(shape.place);
    else if (shape?.is === 'error' || shape?.is === 'failed' || shape?.is === 'blank') break;
    else if (shape?.is === 'plain' && !/^\s{2,}/.test(text)) break;
  }
  return [...(own?.place == null ? [] : [own.place]), ...below, ...above];
}
