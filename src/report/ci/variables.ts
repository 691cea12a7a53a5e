import { type OutputName, renderOutputs } from '../outputs.ts';
import type { RunView } from '../view.ts';

/** The outputs that other jobs are given, the most wanted first. */
const NAMES: readonly OutputName[] = [
  'result',
  'reason',
  'confirmed',
  'deployment-id',
  'commit',
  'duration-seconds',
  'environment-url',
  'state',
  'service-deployment-status',
  'superseded-by',
  'requests-used',
  'rate-limit-remaining',
];

/**
 * Returns what later jobs of a CI are given, the most wanted first: `TOUCHDOWN_RESULT` and its like with their values, those
 * that are not known left out. Values are one line each.
 */
export function renderVariables(view: RunView): readonly (readonly [string, string])[] {
  const outputs = renderOutputs(view);
  return NAMES.filter((name) => outputs[name] !== '').map((name) => [nameOf(name), outputs[name]] as const);
}

/** Returns the variable that stands for an output: `TOUCHDOWN_DEPLOYMENT_ID`. */
function nameOf(output: OutputName): string {
  return `TOUCHDOWN_${output.toUpperCase().replaceAll('-', '_')}`;
}
