import { cutChars } from '../kernel/plain-text.ts';
import { isOfOther, NAMED_STEP } from './log-prefix.ts';
import { LINES_AT_A_TIME, type Log, readLog, type Search } from './log-text.ts';
import { FAILED, ROLLS_BACK } from './log-verdicts.ts';
import type { CauseKind, Matcher, NearLine } from './matcher.ts';
import { isLower, rankMatchers } from './matcher-rank.ts';
import { MATCHERS } from './matchers.ts';
import {
  endingOfGoFile,
  fileIn,
  folderAbove,
  folderOfClass,
  folderOfGoPackage,
  UNKNOWN_FOLDER,
} from './repository-path.ts';
import { type FoundError, searchErrors } from './search.ts';
import { ONLY_FAILED } from './shapes.ts';
import { dedent, sharedIndent } from './shared-prefix.ts';
import { dropSurvived, endedWellAt, isError, unsettled } from './survived.ts';

/** Why a deployment failed, as its log shows it. Its texts are one line each; their markup is not escaped. */
export interface Cause {
  readonly kind: CauseKind;
  /** One sentence without its period, at most 300 UTF-16 units. */
  readonly sentence: string;
  /** `likely` if the log shows only what the cause led to, or if only the shape of its lines shows it. */
  readonly certainty: 'certain' | 'likely';
  /** The file, relative to the repository; null if the log names none that belongs to it. */
  readonly file: string | null;
  /** From 1; null if the log names none. */
  readonly line: number | null;
  readonly column: number | null;
  /**
   * The place by the end of the file's path, as `20260214_users.js`, where the log does not show the folder that it is in, or a package of
   * Go may be one of several modules, or if only the shape of a line shows it. It counts if a checkout has the file, or only one that ends so.
   */
  readonly ending?: { readonly file: string; readonly line: number | null; readonly column: number | null };
  /** The index of the line that shows it; -1 if the log does not show it. */
  readonly at: number;
}

const MAX_SENTENCE_UNITS = 300;
const MAX_CAUSES = 10;
const MAX_DIGITS = 7;

/** Share of the lines of a log that are indented if what commands print is. */
const MIN_INDENTED_SHARE = 0.5;

const EXPLAINS_TIMEOUT: ReadonlySet<CauseKind> = new Set(['health check', 'out of memory', 'port', 'image pull']);

const RANKED = rankMatchers(MATCHERS);

/** A line that a matcher knows. */
interface Finding {
  readonly matcher: Matcher;
  readonly at: number;
  readonly step: string;
  readonly cause: Cause;
}

/**
 * Returns why a deployment failed, the likeliest cause first, at most ten; none if no line looks like an error, or if later lines show that
 * it was survived. `lines` are the log's last lines as `plainLines` returns them. The causes are the errors of the last step that has one,
 * in order; what an error led to counts only if no error is known. Linear time. Never throws.
 */
export function findCauses(lines: readonly string[]): readonly Cause[] {
  const search = searchCauses(lines);
  let step = search.next();
  while (step.done !== true) step = search.next();
  return step.value;
}

/** Searches as `findCauses` does, a few milliseconds at a time. */
export function* searchCauses(lines: readonly string[]): Search<readonly Cause[]> {
  const log = readLog(lines);
  yield;
  const findings = yield* findingsIn(log);
  const all = findings.length > 0 ? findings : yield* findIndented(log);
  return choose(all, failedSteps(log))
    .slice(0, MAX_CAUSES)
    .map(({ cause }) => cause);
}

/** Some hosts indent what commands print by more than the matchers allow. */
function* findIndented(log: Log): Search<readonly Finding[]> {
  const indent = sharedIndent(
    log.lines.map(({ text }) => text),
    MIN_INDENTED_SHARE,
  );
  if (indent === 0) return [];
  return yield* findingsIn({ ...log, lines: log.lines.map((line) => ({ ...line, text: dedent(line.text, indent) })) });
}

/** Returns what the tables know of a log; without an error among it, also the errors that its lines look like. */
function* findingsIn(log: Log): Search<readonly Finding[]> {
  const settledAt = endedWellAt(log.lines);
  const known = (yield* searchTables(log)).filter(({ at }) => at > settledAt);
  const left = dropSurvived(known, log.lines);
  if (left.some(isError)) return left;
  const errors = yield* searchErrors(log.lines);
  return [...left, ...errors.map((error) => toFinding(error, log))].toSorted((one, other) => one.at - other.at);
}

/** What only the shapes of lines show is likely, and has a place only if a checkout has such a file. */
function toFinding({ at, kind, message, places }: FoundError, log: Log): Finding {
  const { step = '', folder = '' } = log.lines[at] ?? {};
  const files = places.map((place) => ({ ...place, file: fileIn(place.file, folder, log.roots) }));
  const place = files.find(({ file }) => file !== null);
  const { ending, ...nowhere } = placeOf(place?.file ?? null, null, place?.line ?? null, place?.column ?? null);
  const cause = {
    kind,
    sentence: plainSentence(message),
    certainty: 'likely' as const,
    file: null,
    line: null,
    column: null,
    at,
  };
  const likely = ending ?? (nowhere.file === null ? undefined : { ...nowhere, file: nowhere.file });
  return {
    matcher: { name: 'shape', kind, rank: 'effect', isSurvivable: true, pattern: /^/ },
    at,
    step,
    cause: likely === undefined ? cause : { ...cause, ending: likely },
  };
}

/** Returns a sentence without the spaces and points around it, cut to its length. */
function plainSentence(text: string): string {
  const words = text.replace(/\s+/g, ' ');
  return cutChars(words.replace(/^[\s:]+|[\s.:]+$/g, ''), MAX_SENTENCE_UNITS);
}

/** Returns what the matchers know of a log, except what later lines settle. */
function* searchTables(log: Log): Search<Finding[]> {
  let findings: Finding[] = [];
  let isRolledBack = false;
  for (const [at, line] of log.lines.entries()) {
    if (at % LINES_AT_A_TIME === 0) yield;
    const found = findAt(log, at);
    if (found !== null) findings.push(found);
    else if (findings.length > 0 && !isRolledBack) {
      isRolledBack = ROLLS_BACK.test(line.text);
      findings = unsettled(findings, line);
    }
  }
  return findings;
}

/** Returns what the matchers know of a line: of those that know it the one that says the most, so that their order does not count. */
function findAt(log: Log, at: number): Finding | null {
  const { text = '', step = '' } = log.lines[at] ?? {};
  let best: Finding | null = null;
  for (const matcher of RANKED) {
    if (best !== null && (isLower(matcher, best.matcher) || isPlaced(best.cause))) break;
    const found = matcher.pattern.exec(text);
    const groups = found === null ? null : addNear(log.lines, at, matcher.near ?? [], found.groups ?? {});
    if (groups === null) continue;
    const finding = { matcher, at, step, cause: renderCause(matcher, groups, log, at) };
    if (ONLY_FAILED.test(finding.cause.sentence) || !/\w/.test(finding.cause.sentence)) continue;
    if (best === null || isPlaced(finding.cause)) best = finding;
  }
  return best;
}

function isPlaced({ file, ending }: Cause): boolean {
  return file !== null || ending !== undefined;
}

type Groups = Readonly<Record<string, string | undefined>>;

/** Returns the groups with those of the near lines; null if a required line is missing, or a forbidden one is near. */
function addNear(log: Log['lines'], at: number, near: readonly NearLine[], own: Groups): Groups | null {
  let groups = own;
  for (const wanted of near) {
    const found = findNear(log, at, wanted);
    if (found === null ? wanted.isRequired === true : wanted.isForbidden === true) return null;
    if (found === null) continue;
    const known = Object.entries(groups).filter(([, text]) => text !== undefined);
    groups = { ...found, ...Object.fromEntries(known) };
  }
  return groups;
}

function findNear(log: Log['lines'], at: number, { where, within, pattern, until }: NearLine): Groups | null {
  const direction = where.endsWith('above') ? -1 : 1;
  let found: Groups | null = null;
  for (let away = 1; away <= within; away++) {
    const { text, step = '' } = log[at + direction * away] ?? {};
    if (isOfOther(step, log[at]?.step ?? '')) continue;
    if (text === undefined || (where === 'all-below' && until?.test(text) === true)) break;
    const match = pattern.exec(text);
    const groups = match === null ? null : (match.groups ?? {});
    found = where === 'all-below' ? joinGroups(found, groups) : (groups ?? found);
    if (groups !== null && !/^(?:far|all)/.test(where)) break;
    if (until?.test(text) === true) break;
  }
  return found;
}

function joinGroups(one: Groups | null, other: Groups | null): Groups | null {
  if (one === null || other === null) return one ?? other;
  return Object.fromEntries(Object.entries(one).map(([name, text]) => [name, `${text} ${other[name]}`]));
}

/** A message that ends so goes on in the next line. */
const UNFINISHED = /[^:]:\s{0,8}$|^\[[\w-]{1,30}\]$|^[A-Z]{1,6}-?\d{1,6}:?$/;
const MORE: NearLine = { where: 'below', within: 3, pattern: /^\s{0,12}(?!at |from |#?\d|[-|>*^])(?<more>\S.{2,300})/ };

function renderCause(matcher: Matcher, groups: Groups, log: Log, at: number): Cause {
  const { bareFile, file = bareFile, line, column } = groups;
  const isBare = groups['file'] === undefined && bareFile !== undefined;
  const folder = log.lines[at]?.folder ?? '';
  const template = matcher.sentence ?? '{cause}';
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => groups[name] ?? '');
  const more = UNFINISHED.test(groups['cause'] ?? '') ? findNear(log.lines, at, MORE)?.['more'] : undefined;
  const sentence = `${filled} ${more ?? ''}`
    .replaceAll('\\"', '"')
    .replace(/\s+/g, ' ')
    .replace(/[.:]: /g, ': ');
  const path =
    file === undefined
      ? null
      : fileIn(
          file.trim(),
          (isBare ? UNKNOWN_FOLDER : groups['folder']) ??
            folderAbove(groups['fileFolder'], file) ??
            folderOfClass(groups['javaPackage'], file, folder) ??
            folderOfGoPackage(groups['goPackage'], file, folder, log.roots) ??
            folder,
          log.roots,
        );
  return {
    kind: matcher.kind,
    sentence: plainSentence(sentence),
    certainty: (matcher.rank ?? 'error') === 'error' ? 'certain' : 'likely',
    ...placeOf(path, endingOfGoFile(groups['goPackage'], path), readNumber(line), readNumber(column)),
    at,
  };
}

function placeOf(
  path: string | null,
  moduleEnding: string | null,
  line: number | null,
  column: number | null,
): Pick<Cause, 'file' | 'line' | 'column' | 'ending'> {
  const nowhere = { file: null, line: null, column: null };
  if (path === null) return nowhere;
  const unknown = `${UNKNOWN_FOLDER}/`;
  if (!path.startsWith(unknown)) {
    const place = { file: path, line, column };
    return moduleEnding === null ? place : { ...place, ending: { ...place, file: moduleEnding } };
  }
  return { ...nowhere, ending: { file: path.slice(unknown.length), line, column } };
}

function readNumber(digits: string | undefined): number | null {
  return digits === undefined || digits.length > MAX_DIGITS || Number(digits) < 1 ? null : Number(digits);
}

/** Docker Compose and Foreman, of one of the programs that they run. */
const EXITED = /^([\w.-]{1,60}) exited with code [1-9]/;

/** Returns the steps that their lines name and say to have failed. */
function failedSteps({ lines }: Log): ReadonlySet<string> {
  return new Set(
    lines.flatMap(({ text, step }) => {
      if (!FAILED.test(text)) return [];
      return NAMED_STEP.test(step) ? [step] : [EXITED.exec(text)?.[1] ?? ''];
    }),
  );
}

/** Returns the findings of the highest rank that there is: those of the failing step, each once and as it was shown first. */
function choose(findings: readonly Finding[], failed: ReadonlySet<string>): readonly Finding[] {
  for (const rank of ['error', 'effect'] as const) {
    const all = findings.filter(({ matcher }) => (matcher.rank ?? 'error') === rank);
    // A probe that failed, memory or a port is why a rollout took too long.
    const isExplained = rank === 'effect' && all.some(({ matcher }) => EXPLAINS_TIMEOUT.has(matcher.kind));
    const ranked = isExplained ? all.filter(({ matcher }) => matcher.kind !== 'timeout') : all;
    // An error of a step that another line says to have failed, rather than one that a step logged and survived.
    const last = ranked.findLast(({ step }) => failed.has(step)) ?? ranked.at(-1);
    if (last === undefined) continue;
    // Each as it was shown first: builders show the failed step's lines again at the end.
    const firsts = new Map<string, Finding>();
    for (const finding of ranked) if (!firsts.has(keyOf(finding))) firsts.set(keyOf(finding), finding);
    const shown = ranked.find(({ cause }) => cause.sentence === last.cause.sentence) ?? last;
    const ofStep = ranked.filter(({ step }) => step === last.step || step === shown.step);
    const sure = ofStep.filter(({ matcher }) => matcher.isSurvivable !== true);
    // A script went on after all that it survived but the last.
    const survivable = rank === 'error' ? ofStep.toReversed() : ofStep;
    return [...new Set((sure.length > 0 ? sure : survivable).map(keyOf))].flatMap((key) => firsts.get(key) ?? []);
  }
  return [];
}

function keyOf({ cause }: Finding): string {
  return JSON.stringify([cause.sentence, cause.file, cause.line]);
}
