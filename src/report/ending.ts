import { headlineOf } from '../deploy/result.ts';
import type { BadInput } from '../kernel/errors.ts';
import { escapeMarkdown } from '../kernel/markup.ts';
import { renderDuration } from '../kernel/units.ts';
import { safeSentence } from '../kernel/untrusted.ts';
import { type Annotation, annotateInterruption, renderAnnotations, sayMissingCheckout } from './annotation.ts';
import { type LogExcerpt, narrowExcerpt, titleExcerpt } from './cause/log-excerpt.ts';
import type { Interruption } from './interruption.ts';
import { type Outputs, renderBlankOutputs, renderOutputs } from './outputs.ts';
import { renderJobSummary } from './summary/job-summary.ts';
import { type EndedApp, type EndedRun, hasFailed, hasPassed } from './view.ts';

/** Everything that a step reports when it ends. */
export interface Ending {
  /** True if the exit code is 0. */
  readonly passed: boolean;
  readonly outputs: Outputs;
  readonly annotations: readonly Annotation[];
  /** The sentence that a checkout is missing; null if none is. */
  readonly missingCheckout: string | null;
  /** The last lines of the job's log: one per application. */
  readonly verdict: readonly string[];
  /** Logs that were withheld until the verdict. */
  readonly logs: readonly TitledLog[];
  /** The log lines around the error of each application that failed with a known cause. */
  readonly failing: readonly TitledLog[];
  /** The job summary in Markdown; null if none is wanted. */
  readonly summary: string | null;
}

/** The last lines of one application's log, or those around its error. */
export interface TitledLog {
  readonly title: string;
  readonly log: LogExcerpt;
}

interface EndingOptions {
  readonly logs: 'stream' | 'on-failure' | 'off';
  /** The most lines of a log that was withheld (default: all that are kept). */
  readonly logTail?: number;
  readonly summary: boolean;
}

/** Returns the ending of a run. */
export function renderEnding(view: EndedRun, options: EndingOptions): Ending {
  return {
    passed: hasPassed(view),
    outputs: renderOutputs(view),
    annotations: renderAnnotations(view),
    missingCheckout: sayMissingCheckout(view),
    verdict: renderVerdictLines(view),
    logs: options.logs === 'on-failure' ? heldLogs(view, options.logTail ?? Number.POSITIVE_INFINITY) : [],
    failing: failingLogs(view),
    summary: options.summary ? renderJobSummary(view) : null,
  };
}

/** Returns the ending of a step of which only the reason for its end is known. */
export function renderBareEnding(interruption: Interruption, isSummaryWanted: boolean): Ending {
  return {
    passed: false,
    outputs: renderBlankOutputs(interruption),
    annotations: [annotateInterruption(interruption)],
    missingCheckout: null,
    verdict: [],
    logs: [],
    failing: [],
    summary: isSummaryWanted ? renderBareSummary(interruption) : null,
  };
}

function renderVerdictLines(view: EndedRun): readonly string[] {
  const lines = view.apps.map((app) => `${app.headline} (${renderFacts(app)}). ${app.reason}`);
  return view.apps.length === 1 ? lines : [...lines, `${view.headline}.`];
}

function renderFacts(app: EndedApp): string {
  const took = renderDuration(app.endedAt - app.startedAt);
  return app.shortCommit === null ? took : `commit ${app.shortCommit}, ${took}`;
}

function heldLogs(view: EndedRun, mostLines: number): readonly TitledLog[] {
  return view.apps
    .filter((app) => hasFailed(app) && app.log.lines.length > 0)
    .map((app) => {
      const log = narrowExcerpt(app.log, mostLines);
      return { title: log.marks.length === 0 ? `Last log lines of ${app.name}` : titleExcerpt(log, app.name), log };
    });
}

/** Ten lines before the error, and a dozen after it. */
const FAILING_LINES = 23;
/** With more applications the verdicts would be out of sight. */
const MAX_FAILING = 10;

function failingLogs(view: EndedRun): readonly TitledLog[] {
  const explained = view.apps.filter((app) => app.causes.length > 0);
  return explained.slice(0, MAX_FAILING).flatMap((app) => {
    const log = narrowExcerpt(app.log, FAILING_LINES);
    return log.marks.length === 0 ? [] : [{ title: titleExcerpt(log, app.name), log }];
  });
}

const MAX_CELL = 200;

/** Returns the job summary, in Markdown, of a step that ended before it started: why, each bad input, and what to do next. */
function renderBareSummary({ reason, advice, inputs }: Interruption): string {
  const rows = inputs.map(renderRow);
  const table = rows.length === 0 ? [] : [['| Input | Value | Problem |', '| --- | --- | --- |', ...rows].join('\n')];
  const headline = rows.length === 0 ? reason.replace(/\.$/, '') : headlineOf('skipped');
  return `${[`## ❌ ${escapeMarkdown(headline)}`, ...table, escapeMarkdown(advice)].join('\n\n')}\n`;
}

/** A bad input has no value if it is a secret or missing. */
function renderRow({ name, seen, problem }: BadInput): string {
  const cells = [name, seen, problem].map((text) => escapeMarkdown(safeSentence(text, MAX_CELL)));
  return `| ${cells.join(' | ')} |`;
}
