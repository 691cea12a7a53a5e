import { plainLine, plainLines } from '../../kernel/untrusted.ts';
import { cutToUnits } from '../limits.ts';
import type { AppView, RunView } from '../view.ts';

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
/** GitLab and Jenkins attach the file that such a line names (GitLab's documentation of unit test reports). */
const ATTACHMENT = /\[\[(?=ATTACHMENT)/gi;

interface Outcome {
  readonly kind: 'passed' | 'failure' | 'error' | 'skipped';
  readonly message: string;
  readonly type: string;
}

/**
 * Returns the run as a JUnit report for Jenkins, GitLab, CircleCI, Azure and Bitbucket: one test suite, with one test case per
 * application, its time in seconds and its last log lines. A failed verdict is a failure; an undetermined one is an error. Well-formed
 * XML 1.0 whatever the platform sent. Never throws.
 */
export function renderJunit(view: RunView): string {
  const cases = [...view.apps.map(renderCase), ...renderOtherFailure(view)];
  const outcomes = [...view.apps.map(outcomeOf), ...(isUntold(view) ? [outcomeOfRun(view)] : [])];
  const count = (kind: Outcome['kind']): number => outcomes.filter((outcome) => outcome.kind === kind).length;
  const counts = `tests="${outcomes.length}" failures="${count('failure')}" errors="${count('error')}"`;
  const totals = `name="touchdown" ${counts} time="${toSeconds(view.durationMs)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    // Jenkins' schema knows no `skipped` here (xunit-plugin, junit-10.xsd).
    `<testsuites ${totals}>`,
    `<testsuite ${totals} skipped="${count('skipped')}">`,
    ...cases,
    '</testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

function renderCase(app: AppView): string {
  const outcome = outcomeOf(app);
  const log = app.logTail.slice(-MAX_LOG_LINES).map((line) => cutToUnits(plainLine(line), MAX_LINE_UNITS));
  const facts = [app.headline, app.reason, app.advice, app.evidence].filter((text) => text !== '');
  return renderElement(app.appId, app.durationMs, outcome, [...facts, ...log]);
}

/** If no application reports what went wrong, the run does. */
function renderOtherFailure(view: RunView): readonly string[] {
  if (!isUntold(view)) return [];
  return [
    renderElement('touchdown', view.durationMs, outcomeOfRun(view), plainLines(view.interruption?.message ?? '')),
  ];
}

function isUntold(view: RunView): boolean {
  return !view.passed && view.apps.every((app) => app.passed);
}

function outcomeOfRun(view: RunView): Outcome {
  return { kind: 'error', message: view.reason, type: view.result };
}

function outcomeOf(app: AppView): Outcome {
  const said = { message: [app.reason, app.advice].filter((text) => text !== '').join(' '), type: app.result };
  if (app.result === 'skipped') return { kind: 'skipped', ...said };
  if (app.passed) return { kind: 'passed', ...said };
  const isUndetermined = app.result === 'unknown' || app.result === 'cancelled';
  return { kind: isUndetermined ? 'error' : 'failure', ...said };
}

function renderElement(name: string, durationMs: number, outcome: Outcome, lines: readonly string[]): string {
  return [
    `<testcase classname="touchdown" name="${escapeXml(plainLine(name))}" time="${toSeconds(durationMs)}">`,
    ...(outcome.kind === 'passed' ? [] : [renderOutcome(outcome)]),
    `<system-out>${escapeText(lines.join('\n'))}</system-out>`,
    '</testcase>',
  ].join('\n');
}

/** The sentence is also the text: GitLab shows an element that has only attributes as raw data. */
function renderOutcome({ kind, message, type }: Outcome): string {
  const line = plainLine(message);
  return `<${kind} message="${escapeXml(line)}" type="${escapeXml(plainLine(type))}">${escapeText(line)}</${kind}>`;
}

function escapeText(text: string): string {
  return escapeXml(text.replace(ATTACHMENT, '[ ['));
}

function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(NO_CHARACTER, '')
    .replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);
}

function toSeconds(durationMs: number): string {
  return (durationMs / 1000).toFixed(3);
}
