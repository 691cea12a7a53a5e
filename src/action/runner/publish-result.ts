import { redact } from '../../kernel/redaction.ts';
import { safeLogLines } from '../../kernel/untrusted.ts';
import type { Ending, HeldLog } from '../../report/ending.ts';
import { messageOf } from '../../report/interruption.ts';
import { OUTPUT_NAMES, type Outputs } from '../../report/outputs.ts';
import type { Commands } from './workflow-commands.ts';

/** Tells the runner an ending, first what a workflow may depend on. Answers the exit code. */
export function publishEnding(ending: Ending, commands: Commands): 0 | 1 {
  publishOutputs(ending.outputs, commands);
  if (ending.summary !== null) commands.summarize(ending.summary);
  for (const log of ending.logs) publishLog(log, commands);
  for (const line of ending.verdict) commands.info(line);
  for (const annotation of ending.annotations) commands.annotate(annotation);
  commands.saveState('phase', 'finished');
  return ending.passed ? 0 : 1;
}

/** Sets every output. */
export function publishOutputs(outputs: Outputs, commands: Pick<Commands, 'output'>): void {
  for (const name of OUTPUT_NAMES) commands.output(name, outputs[name]);
}

/** Returns where an error comes from and, a few errors deep, what caused it, for a run with debug logging. */
export function renderStack(error: unknown, mostErrors = 5): string {
  if (!(error instanceof Error)) return messageOf(error);
  const hasCause = error.cause !== undefined && mostErrors > 1;
  const cause = hasCause ? `\ncaused by: ${renderStack(error.cause, mostErrors - 1)}` : '';
  return redact(`${error.stack ?? error.message}${cause}`);
}

function publishLog({ title, lines }: HeldLog, commands: Commands): void {
  commands.openGroup(title);
  for (const line of safeLogLines(lines.join('\n'))) commands.info(line);
  commands.closeGroup();
}
