import { INPUT_WORDING } from '../../../src/action/inputs/wording.ts';
import * as interruption from '../../../src/report/interruption.ts';

/** Explains an error in the words of the action. */
export function explainError(error: unknown): interruption.Interruption {
  return interruption.explainError(error, INPUT_WORDING);
}

/** Explains a signal in the words of the action. */
export function explainSignal(signal: string): interruption.Interruption {
  return interruption.explainSignal(signal, INPUT_WORDING);
}
