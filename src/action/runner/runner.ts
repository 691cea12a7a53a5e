import type { Clock } from '../../kernel/clock.ts';
import { CancelledError } from '../../kernel/errors.ts';
import { redact } from '../../kernel/redaction.ts';
import { safeLogLines } from '../../kernel/untrusted.ts';
import { renderExcerpt } from '../../report/cause/log-excerpt.ts';
import { type Ending, renderBareEnding, type TitledLog } from '../../report/ending.ts';
import { explainError, explainSignal, type Interruption, messageOf } from '../../report/interruption.ts';
import { OUTPUT_NAMES, type Outputs, renderBlankOutputs } from '../../report/outputs.ts';
import { BOOLEAN } from '../../settings/kinds.ts';
import { INPUT_WORDING } from '../inputs/wording.ts';
import type { Host } from './host.ts';
import type { Commands } from './workflow-commands.ts';

/** Returns the ending of a step; the interruption is null if the step ended by itself. */
export type RenderEnding = (interruption: Interruption | null) => Ending;

/** What a running step gets. */
export interface Step {
  /** Aborts when the step is asked to stop; it then has a few seconds to end by itself. */
  readonly signal: AbortSignal;
  readonly commands: Commands;
  readonly env: Host['env'];
  /** Sets how the ending is rendered. `render` is called once: when the step ends, or earlier if it is forced to. */
  endWith(render: RenderEnding): void;
}

interface StepWorld {
  readonly host: Host;
  readonly commands: Commands;
  readonly clock: Clock;
}

/** How long a step may take to end by itself after it was asked to, in milliseconds: including the final writes, under 5 s. */
const STOP_GRACE_MS = 3_500;

const NO_VERDICT = {
  result: 'unknown',
  reasonCode: 'no-result',
  reason: 'The step was stopped before it had a result.',
} as const;

/** Runs a step to one ending, after an error or a signal too, and ends the process. Sets every output first. Never rejects. */
export async function runStep(body: (step: Step) => Promise<void>, world: StepWorld): Promise<void> {
  const { commands, host, clock } = world;
  const controller = new AbortController();
  let render: RenderEnding = (interruption) => renderUnprepared(interruption, commands);
  let ended: Promise<void> | null = null;
  const end = (interruption: Interruption | null): Promise<void> => {
    ended ??= host.exit(publishEnding(renderSafely(render, interruption, commands), commands));
    return ended;
  };
  const fail = (error: unknown): Promise<void> => {
    if (host.env['RUNNER_DEBUG'] === '1') commands.debug(renderStack(error));
    return end(explainError(error, INPUT_WORDING));
  };

  publishOutputs(renderBlankOutputs(NO_VERDICT), commands);
  host.onCrash((error) => void fail(error));
  host.onStop((signal) => {
    if (controller.signal.aborted) return void end(explainSignal(signal, INPUT_WORDING));
    controller.abort(new CancelledError('signal', `the step was stopped (${signal})`));
    void clock.wait(STOP_GRACE_MS).then(() => end(explainSignal(signal, INPUT_WORDING)));
  });
  const step: Step = {
    signal: controller.signal,
    commands,
    env: host.env,
    endWith: (how) => {
      render = how;
    },
  };
  try {
    await body(step);
  } catch (error) {
    return fail(error);
  }
  return end(null);
}

function renderSafely(render: RenderEnding, interruption: Interruption | null, commands: Commands): Ending {
  try {
    return render(interruption);
  } catch (error) {
    return renderUnprepared(explainError(error, INPUT_WORDING), commands);
  }
}

/** Renders the ending of a step whose body has not set one: the inputs were not read, or one of them cannot be used. */
function renderUnprepared(interruption: Interruption | null, commands: Pick<Commands, 'input'>): Ending {
  const summary = BOOLEAN.parse(commands.input('summary').trim());
  const isUnwanted = summary.problem === null && !summary.value;
  return renderBareEnding(
    interruption ?? explainError(new Error('it ended without a result'), INPUT_WORDING),
    !isUnwanted,
  );
}

/** Publishes an ending, first what a workflow may depend on. Returns the exit code. */
function publishEnding(ending: Ending, commands: Commands): 0 | 1 {
  publishOutputs(ending.outputs, commands);
  if (ending.summary !== null) commands.summarize(ending.summary);
  for (const log of ending.logs) if (!isAmong(log, ending.failing)) publishLog(log, commands);
  for (const failing of ending.failing) publishFailing(failing, commands);
  if (ending.missingCheckout !== null) commands.info(ending.missingCheckout);
  for (const line of ending.verdict) commands.info(line);
  for (const annotation of ending.annotations) commands.annotate(annotation);
  commands.saveState('phase', 'finished');
  return ending.passed ? 0 : 1;
}

function publishOutputs(outputs: Outputs, commands: Pick<Commands, 'output'>): void {
  for (const name of OUTPUT_NAMES) commands.output(name, outputs[name]);
}

/** Returns the stack of an error and of a few causes, for a run with debug logging. */
function renderStack(error: unknown, mostErrors = 5): string {
  if (!(error instanceof Error)) return messageOf(error);
  const hasCause = error.cause !== undefined && mostErrors > 1;
  const cause = hasCause ? `\ncaused by: ${renderStack(error.cause, mostErrors - 1)}` : '';
  return redact(`${error.stack ?? error.message}${cause}`);
}

/** A short log has the same lines as those around its error. */
function isAmong(held: TitledLog, failing: readonly TitledLog[]): boolean {
  return failing.some(({ title, log }) => title === held.title && log.lines.length === held.log.lines.length);
}

function publishLog({ title, log }: TitledLog, commands: Commands): void {
  commands.openGroup(title);
  for (const line of renderExcerpt(log).flatMap(safeLogLines)) commands.info(line);
  commands.closeGroup();
}

const RED = '\x1b[31m';
const RESET = '\x1b[0m';

/** Outside of a group, so that it is seen without a click; the color is closed on each line, as GitHub's page needs it. */
function publishFailing({ title, log }: TitledLog, commands: Commands): void {
  commands.info(`${title}:`);
  for (const [at, text] of renderExcerpt(log).entries()) {
    for (const line of safeLogLines(log.marks.includes(at) ? `${RED}${text}${RESET}` : text)) commands.info(line);
  }
}
