import { sayCause } from '../cause/cause-text.ts';
import { narrowExcerpt, renderExcerpt } from '../cause/log-excerpt.ts';
import { cutToUnits } from '../limits.ts';
import { type EndedApp, type EndedRun, hasPassed, isReasonEvidence } from '../view.ts';
import type { CiName } from './dialect.ts';

/** What fits in a CI's test page; the whole log is in the job's log. */
const MAX_LOG_LINES = 200;
const MAX_LINE_UNITS = 2_000;
/** XML 1.0, 2.2: all other characters are not allowed in a document, escaped or not. */
const NO_CHARACTER = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** GitLab and CircleCI link to the file of a test case (their documentation of test reports); Jenkins' schema has no such attribute. */
const READ_FILES: readonly CiName[] = ['gitlab', 'circleci'];
/** GitLab and Jenkins attach the file that such a line names (GitLab's documentation of unit test reports). */
const ATTACHMENT = /\[\[(?=ATTACHMENT)/gi;

interface Outcome {
  readonly kind: 'passed' | 'failure' | 'error' | 'skipped';
  readonly message: string;
  readonly type: string;
}

interface TestCase {
  readonly name: string;
  /** Relative to the repository; null: unknown, or the CI's schema has no such attribute. */
  readonly file: string | null;
  readonly durationMs: number;
  readonly outcome: Outcome;
  readonly lines: readonly string[];
}

/**
 * Returns the run as a JUnit report for Jenkins, GitLab, CircleCI, Azure and Bitbucket: one test suite, with one test case per
 * application, its time in seconds and its log lines. A failed verdict is a failure, whose message begins with the cause; an
 * undetermined one is an error. For a CI that reads it, a test case names the file of the cause. Well-formed XML 1.0 whatever the
 * platform sent. Never throws.
 */
export function renderJunit(view: EndedRun, ci: CiName = 'none'): string {
  const cases = view.apps.map((app) => caseOf(app, READ_FILES.includes(ci)));
  // If no application reports what went wrong, the run does.
  if (!hasPassed(view) && view.apps.every(hasPassed)) cases.push(caseOfRun(view));
  const outcomes = cases.map(({ outcome }) => outcome);
  const count = (kind: Outcome['kind']): number => outcomes.filter((outcome) => outcome.kind === kind).length;
  const counts = `tests="${outcomes.length}" failures="${count('failure')}" errors="${count('error')}"`;
  const totals = `name="touchdown" ${counts} time="${toSeconds(view.durationMs)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    // Jenkins' schema knows no `skipped` here (xunit-plugin, junit-10.xsd).
    `<testsuites ${totals}>`,
    `<testsuite ${totals} skipped="${count('skipped')}">`,
    ...cases.map(renderCase),
    '</testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

function caseOf(app: EndedApp, hasFile: boolean): TestCase {
  const log = renderExcerpt(narrowExcerpt(app.log, MAX_LOG_LINES)).map((line) => cutToUnits(line, MAX_LINE_UNITS));
  const place = app.causes[0]?.place;
  const evidence = isReasonEvidence(app) ? '' : app.evidence;
  const code = `Reason code: ${app.reasonCode}`;
  const facts = [app.headline, ...app.causes.map(sayCause), app.reason, app.advice, evidence, code];
  return {
    name: app.name,
    file: hasFile && place?.isInCheckout === true ? place.path : null,
    durationMs: app.endedAt - app.startedAt,
    outcome: outcomeOf(app),
    lines: [...facts.filter((text) => text !== ''), ...log],
  };
}

function caseOfRun({ reason, reasonCode, durationMs, interruption }: EndedRun): TestCase {
  return {
    name: 'touchdown',
    file: null,
    durationMs,
    outcome: { kind: 'error', message: reason, type: reasonCode },
    lines: [interruption?.message ?? ''],
  };
}

function outcomeOf(app: EndedApp): Outcome {
  const cause = app.causes.slice(0, 1).map((first) => `${sayCause(first)}.`);
  const sentences = [...cause, app.reason, app.advice].filter((text) => text !== '');
  const said = { message: sentences.join(' '), type: app.reasonCode };
  if (app.result === 'skipped') return { kind: 'skipped', ...said };
  if (hasPassed(app)) return { kind: 'passed', ...said };
  const isUndetermined = app.result === 'unknown' || app.result === 'cancelled';
  return { kind: isUndetermined ? 'error' : 'failure', ...said };
}

function renderCase({ name, file, durationMs, outcome, lines }: TestCase): string {
  const source = file === null ? '' : ` file="${escapeXml(file)}"`;
  return [
    `<testcase classname="touchdown" name="${escapeXml(name)}"${source} time="${toSeconds(durationMs)}">`,
    ...(outcome.kind === 'passed' ? [] : [renderOutcome(outcome)]),
    `<system-out>${escapeText(lines.join('\n'))}</system-out>`,
    '</testcase>',
  ].join('\n');
}

/** The sentence is also the text: GitLab shows an element that has only attributes as raw data. */
function renderOutcome({ kind, message, type }: Outcome): string {
  return `<${kind} message="${escapeXml(message)}" type="${type}">${escapeText(message)}</${kind}>`;
}

function escapeText(text: string): string {
  return escapeXml(text.replace(ATTACHMENT, '[ ['));
}

function escapeXml(text: string): string {
  return text.replace(NO_CHARACTER, '').replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);
}

function toSeconds(durationMs: number): string {
  return (durationMs / 1000).toFixed(3);
}
