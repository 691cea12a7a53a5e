import type { InputName } from '../../../../src/action/inputs/contract.ts';
import { type ActionInputs, type EventCommit, parseInputs } from '../../../../src/action/inputs/inputs.ts';

export const EVENT: EventCommit = {
  commit: 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334',
  problem: null,
  refusal: null,
};

/** The least that can be used. */
export const LEAST: Partial<Record<InputName, string>> = {
  token: 'tok_0123456789',
  'app-id': 'app-1',
  'base-url': 'https://api.example.com/api/v1',
};

/** Returns the inputs of a step that was given the least and `given`. */
export function readWith(given: Partial<Record<InputName, string>> = {}, event = EVENT): ActionInputs {
  const inputs = { ...LEAST, ...given };
  return parseInputs((name) => inputs[name] ?? '', {}, event);
}
