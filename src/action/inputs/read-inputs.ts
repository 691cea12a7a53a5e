import { registerSecret } from '../../kernel/redaction.ts';
import type { Environment } from '../runner/environment.ts';
import type { Commands } from '../runner/workflow-commands.ts';
import { type ActionInputs, type EventCommit, parseInputs } from './inputs.ts';
import { maskableForms, secretsOf } from './mask-secrets.ts';

/**
 * Reads the inputs of this step. Everything secret among them is masked first, whether or not the inputs can be used.
 * Throws InputError as {@link parseInputs}.
 */
export function readInputs(
  commands: Pick<Commands, 'input' | 'mask' | 'annotate'>,
  env: Environment,
  event: EventCommit,
): ActionInputs {
  for (const secret of secretsOf(commands.input)) {
    registerSecret(secret);
    for (const form of maskableForms(secret)) commands.mask(form);
  }
  const inputs = parseInputs(commands.input, env, event);
  for (const message of inputs.warnings) commands.annotate({ level: 'warning', title: 'Touchdown', message });
  return inputs;
}
