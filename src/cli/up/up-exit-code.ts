import type { Performance } from '../../provision/perform.ts';
import type { Outcome } from '../../provision/provision-outcome.ts';
import { EXIT, exitCodeFor } from '../arguments/exit-codes.ts';

/** What counts where several things went badly, the first first: as `touchdown deploy` has it. */
const ORDER = [EXIT.interrupted, EXIT.bad, EXIT.misused, EXIT.refused, EXIT.unknown];

/**
 * Returns the exit code of a plan that was performed: 0 where all went well, 130 where somebody interrupted it, 1 where a deployment did
 * not pass, 2 and 3 as for the error that ended a step, 4 where something could not be determined for another reason.
 */
export function exitCodeOfUp({ outcomes, halt }: Performance, isInterrupted: boolean): number {
  const codes = new Set([...outcomes.values()].map(codeOf));
  if (halt !== null) codes.add(exitCodeFor(halt));
  if (isInterrupted && [...outcomes.values()].some(({ kind }) => kind === 'left')) return EXIT.interrupted;
  return ORDER.find((code) => codes.has(code)) ?? EXIT.done;
}

/** Null for what was not begun: whatever it waited for tells. */
function codeOf(outcome: Outcome): number | null {
  switch (outcome.kind) {
    case 'created':
    case 'found':
    case 'deployed':
      return EXIT.done;
    case 'not-passed':
      return EXIT.bad;
    case 'failed':
      return exitCodeFor(outcome.error);
    case 'uncertain':
      return outcome.error?.code === 'cancelled-signal' ? EXIT.interrupted : EXIT.unknown;
    case 'blocked':
    case 'left':
      return null;
  }
}
