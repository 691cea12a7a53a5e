import type { BadInput } from '../kernel/errors.ts';
import { escapeMarkdown } from '../kernel/markup.ts';
import { renderDuration } from '../kernel/units.ts';
import { safeSentence } from '../kernel/untrusted.ts';
import { type Annotation, annotateInterruption, renderAnnotations } from './annotation.ts';
import type { Interruption } from './interruption.ts';
import { type Outputs, renderBlankOutputs, renderOutputs } from './outputs.ts';
import { renderJobSummary } from './summary/job-summary.ts';
import { type AppView, type RunFacts, type RunView, viewRun } from './view.ts';

/** Everything that a step reports when it ends. */
export interface Ending {
  /** True if the exit code is 0. */
  readonly passed: boolean;
  readonly outputs: Outputs;
  readonly annotations: readonly Annotation[];
  /** The last lines of the job's log: one per application. */
  readonly verdict: readonly string[];
  /** Logs that were withheld until the verdict. */
  readonly logs: readonly HeldLog[];
  /** The job summary in Markdown; null if none is wanted. */
  readonly summary: string | null;
}

/** The last lines of one application's log, as `plainLines` gives them. */
export interface HeldLog {
  readonly title: string;
  readonly lines: readonly string[];
}

interface EndingOptions {
  readonly logs: 'stream' | 'on-failure' | 'off';
  readonly summary: boolean;
}

/** Returns the ending of a run. `interruption` as for {@link viewRun}. */
export function renderEnding(facts: RunFacts, interruption: Interruption | null, options: EndingOptions): Ending {
  const view = viewRun(facts, interruption);
  return {
    passed: view.passed,
    outputs: renderOutputs(view),
    annotations: renderAnnotations(view),
    verdict: renderVerdictLines(view),
    logs: options.logs === 'on-failure' ? heldLogs(view) : [],
    summary: options.summary ? renderJobSummary(view) : null,
  };
}

/** Returns the ending of a step of which only the reason for its end is known. */
export function renderBareEnding(interruption: Interruption, isSummaryWanted: boolean): Ending {
  return {
    passed: false,
    outputs: renderBlankOutputs(interruption.result, interruption.reason),
    annotations: [annotateInterruption(interruption)],
    verdict: [],
    logs: [],
    summary: isSummaryWanted ? renderBareSummary(interruption) : null,
  };
}

function renderVerdictLines(view: RunView): readonly string[] {
  const lines = view.apps.map((app) => `${app.headline} (${renderFacts(app)}). ${app.reason}`);
  return view.apps.length === 1 ? lines : [...lines, `${view.headline}.`];
}

function renderFacts(app: AppView): string {
  const took = renderDuration(app.durationMs);
  return app.shortCommit === null ? took : `commit ${app.shortCommit}, ${took}`;
}

function heldLogs(view: RunView): readonly HeldLog[] {
  return view.apps
    .filter((app) => !app.passed && app.logTail.length > 0)
    .map((app) => ({ title: `Last log lines of ${app.appId}`, lines: app.logTail }));
}

const MAX_CELL = 200;

/** Returns the job summary, in Markdown, of a step that ended before it started: why, each bad input, and what to do next. */
export function renderBareSummary({ reason, advice, inputs }: Interruption): string {
  const rows = inputs.map(renderRow);
  const table = rows.length === 0 ? [] : [['| Input | Value | Problem |', '| --- | --- | --- |', ...rows].join('\n')];
  return `${[`## ❌ ${escapeMarkdown(reason.replace(/\.$/, ''))}`, ...table, escapeMarkdown(advice)].join('\n\n')}\n`;
}

/** A bad input has no value if it is a secret or missing. */
function renderRow({ name, seen, problem }: BadInput): string {
  const cells = [name, seen, problem].map((text) => escapeMarkdown(safeSentence(text, MAX_CELL)));
  return `| ${cells.join(' | ')} |`;
}
