import { cutChars } from '../kernel/plain-text.ts';
import { findLastWords } from './last-words.ts';
import { BUILDPACK_INDENT, BUILDPACK_STEP, RECOVERIES, readPath, readUnprefixed, STEP_STARTS } from './log-prefix.ts';
import type { CauseKind, Matcher, NearLine } from './matcher.ts';
import { ALARM, indexMatchers } from './matcher-index.ts';
import { MATCHERS } from './matchers.ts';
import { addScriptFolders, UNKNOWN_FOLDER } from './script-folder.ts';

/** Why a deployment failed, as its log shows it. Its texts are one line each; their markup is not escaped. */
export interface Cause {
  readonly kind: CauseKind;
  /** One sentence without its period, at most 300 UTF-16 units. */
  readonly sentence: string;
  /** `likely` if the log shows only what the cause led to, or that a command failed. */
  readonly certainty: 'certain' | 'likely';
  /** The file, relative to the repository if it is below a usual folder of an image, else as the log names it; null if none is named. */
  readonly file: string | null;
  /** From 1; null if the log names none. */
  readonly line: number | null;
  readonly column: number | null;
  /** The index of the line that shows it. */
  readonly at: number;
}

const MAX_SENTENCE_UNITS = 300;
const MAX_CAUSES = 10;
const MAX_DIGITS = 7;
/** A step that its lines name; others are only numbered. */
const NAMED_STEP = /\D/;

const INDEX = indexMatchers(MATCHERS);

interface LogText {
  readonly text: string;
  readonly folder: string;
  readonly step: string;
  readonly isError: boolean;
}

/** A line that a matcher knows. */
interface Finding {
  readonly matcher: Matcher;
  readonly at: number;
  readonly step: string;
  readonly cause: Cause;
}

/**
 * Returns why a deployment failed, the likeliest cause first, at most ten; none if no line is recognized. `lines` are the log's last
 * lines as `plainLines` returns them. The causes are the errors of the last step that has one, in order; what an error led to counts
 * only if no error is known. Linear time. Never throws.
 */
export function findCauses(lines: readonly string[]): readonly Cause[] {
  const log = readLog(lines);
  const words = log.map(({ text }) => INDEX.wordsOf(text));
  const known = new Set<string>();
  for (const some of words) for (const word of some) known.add(word);
  const matchersFor = INDEX.forLog(known);
  let findings: Finding[] = [];
  for (const [at, { text, step }] of log.entries()) {
    const [own = [], isAlarming] = [words[at], ALARM.test(text)];
    const found = own.length === 0 && !isAlarming ? null : findAt(log, at, matchersFor(own, isAlarming));
    if (found !== null) findings.push(found);
    else if (findings.length > 0) findings = unsettled(findings, text, step);
  }
  const causes = choose(findings).map(({ cause }) => cause);
  const isKnown = findings.some(({ matcher }) => matcher.rank !== 'exit');
  const last = isKnown ? null : findLastWords(log, causes[0]?.at ?? null);
  if (last !== null)
    causes.unshift({ ...NO_PLACE, kind: causes[0]?.kind ?? 'crash', sentence: tidy(last.sentence), at: last.at });
  return causes.slice(0, MAX_CAUSES);
}

const NO_PLACE = { certainty: 'likely', file: null, line: null, column: null } as const;

/** Returns the findings that a line does not settle. */
function unsettled(findings: Finding[], text: string, step: string): Finding[] {
  const recovery = RECOVERIES.find(({ pattern }) => pattern.test(text));
  if (recovery === undefined) return findings;
  const { settles, pattern } = recovery;
  if (settles === 'step') {
    const settled = pattern.exec(text)?.groups?.['step'] ?? step;
    return findings.filter((finding) => finding.step !== settled);
  }
  if (settles === 'all') return [];
  const isError = ({ matcher }: Finding): boolean => (matcher.rank ?? 'error') === 'error';
  if (settles === 'effects') return findings.filter(isError);
  return findings.filter((finding) => !isError(finding) || (NAMED_STEP.test(step) && finding.step !== step));
}

/** Numbers the steps of the lines that do not name theirs by the last line that began one. */
function readLog(lines: readonly string[]): readonly LogText[] {
  let started = 0;
  const isIndented = lines.some((line) => BUILDPACK_STEP.test(line));
  const log = lines.map((line) => {
    const { text, step, folder, isError } = readUnprefixed(isIndented ? line.replace(BUILDPACK_INDENT, '') : line);
    if (step === '' && STEP_STARTS.some((pattern) => pattern.test(text))) started += 1;
    return { text, folder, isError, step: step === '' ? String(started) : step };
  });
  return addScriptFolders(log);
}

function findAt(log: readonly LogText[], at: number, matchers: readonly Matcher[]): Finding | null {
  const { text = '', step = '', folder = '' } = log[at] ?? {};
  for (const matcher of matchers) {
    const found = matcher.pattern.exec(text);
    const groups = found === null ? null : addNear(log, at, matcher.near ?? [], found.groups ?? {});
    if (groups !== null) return { matcher, at, step, cause: renderCause(matcher, groups, at, folder) };
  }
  return null;
}

type Groups = Readonly<Record<string, string | undefined>>;

/** Returns the groups with those of the near lines; null if a required line is missing, or a forbidden one is near. */
function addNear(log: readonly LogText[], at: number, near: readonly NearLine[], own: Groups): Groups | null {
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

function findNear(log: readonly LogText[], at: number, { where, within, pattern, until }: NearLine): Groups | null {
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

/** Lines of steps that run at the same time stand between each other; only those whose lines name their step can be told apart. */
function isOfOther(step: string, own: string): boolean {
  return step !== own && NAMED_STEP.test(step) && NAMED_STEP.test(own);
}

function joinGroups(one: Groups | null, other: Groups | null): Groups | null {
  if (one === null || other === null) return one ?? other;
  return Object.fromEntries(Object.entries(one).map(([name, text]) => [name, `${text} ${other[name]}`]));
}

function renderCause(matcher: Matcher, groups: Groups, at: number, folder: string): Cause {
  const { file, line, column } = groups;
  const template = matcher.sentence ?? '{cause}';
  const sentence = template.replace(/\{(\w+)\}/g, (_, name: string) => groups[name] ?? '');
  const path = file === undefined ? null : fileIn(file.trim(), groups['folder'] ?? folder);
  return {
    kind: matcher.kind,
    sentence: tidy(sentence),
    certainty: (matcher.rank ?? 'error') === 'error' ? 'certain' : 'likely',
    file: path,
    line: path === null ? null : readNumber(line),
    column: path === null ? null : readNumber(column),
    at,
  };
}

function tidy(sentence: string): string {
  const plain = sentence.replace(/\s+/g, ' ').replace(/[.:]: /g, ': ');
  return cutChars(plain.replace(/^[\s:]+|[\s.:]+$/g, ''), MAX_SENTENCE_UNITS);
}

/** Returns a file's path in the repository; null if it is relative to a folder that is not known. */
function fileIn(file: string, folder: string): string | null {
  const path = readPath(file, folder);
  return path.startsWith(`${UNKNOWN_FOLDER}/`) ? null : path;
}

function readNumber(digits: string | undefined): number | null {
  return digits === undefined || digits.length > MAX_DIGITS || Number(digits) < 1 ? null : Number(digits);
}

/** Returns the findings of the highest rank that there is: those of the failing step, each once and as it was shown first. */
function choose(findings: readonly Finding[]): readonly Finding[] {
  const exits = findings.filter(({ matcher, step }) => matcher.rank === 'exit' && NAMED_STEP.test(step));
  const failed = exits.map(({ step }) => step);
  for (const rank of ['error', 'effect', 'exit'] as const) {
    const ranked = findings.filter(({ matcher }) => (matcher.rank ?? 'error') === rank);
    // An error of a step that another line says to have failed, rather than one that a step logged and survived.
    const last = ranked.findLast(({ step }) => failed.includes(step)) ?? ranked.at(-1);
    if (last === undefined) continue;
    if (rank === 'exit') return ranked.slice(-1);
    // Each as it was shown first: builders show the failed step's lines again at the end.
    const firsts = new Map<string, Finding>();
    for (const finding of ranked) if (!firsts.has(keyOf(finding))) firsts.set(keyOf(finding), finding);
    const shown = ranked.find(({ cause }) => cause.sentence === last.cause.sentence) ?? last;
    const ofStep = ranked.filter(({ step }) => step === last.step || step === shown.step).map(keyOf);
    return [...new Set(ofStep)].flatMap((key) => firsts.get(key) ?? []);
  }
  return [];
}

function keyOf({ cause }: Finding): string {
  return JSON.stringify([cause.sentence, cause.file, cause.line]);
}
