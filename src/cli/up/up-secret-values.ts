import { type BadInput, InputError } from '../../kernel/errors.ts';
import { registerSecret } from '../../kernel/redaction.ts';
import type { Step } from '../../provision/plan.ts';
import type { Terminal } from '../arguments/command.ts';

/**
 * Returns the values of the secrets that a plan creates, by the environment's variables that hold them; they are registered for
 * redaction. Those that are there already need no value. Throws InputError with every variable that is not set.
 */
export function readSecretValues(steps: readonly Step[], env: Terminal['env']): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const bad: BadInput[] = [];
  for (const step of steps) {
    if (step.kind !== 'create' || step.thing.kind !== 'secret') continue;
    const { from } = step.thing;
    const value = env[from] ?? '';
    const accepted = `set ${from} in the environment: it is to hold the value`;
    if (value === '') bad.push({ name: step.name.label, seen: '', accepted });
    registerSecret(value);
    values.set(from, value);
  }
  if (bad.length > 0) throw new InputError(bad);
  return values;
}
