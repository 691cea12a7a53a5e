import { cutBytes } from '../../kernel/plain-text.ts';
import { type OutputName, renderOutputs } from '../outputs.ts';
import type { EndedRun } from '../view.ts';

/** The outputs for other jobs, the most important first. */
const NAMES: readonly OutputName[] = [
  'result',
  'reason',
  'reason-code',
  'cause',
  'confirmed',
  'deployment-id',
  'commit',
  'previous-commit',
  'duration-seconds',
  'environment-url',
  'state',
  'service-deployment-status',
  'superseded-by',
  'requests-used',
  'rate-limit-remaining',
];

/** Returns the variables for later jobs, such as `TOUCHDOWN_RESULT`, the most important first and without unknown ones. */
export function renderVariables(view: EndedRun): readonly (readonly [string, string])[] {
  const outputs = renderOutputs(view);
  return NAMES.filter((name) => outputs[name] !== '').map((name) => [nameOf(name), outputs[name]] as const);
}

function nameOf(output: OutputName): string {
  return `TOUCHDOWN_${output.toUpperCase().replaceAll('-', '_')}`;
}

/** GitLab refuses a dotenv file of 5 KiB (docs.gitlab.com, artifacts:reports:dotenv): our fifteen lines stay below that. */
const MAX_VALUE_BYTES = 300;
const MAX_REASON_BYTES = 1_000;

/** Returns the run as a dotenv report for later GitLab jobs: unquoted lines, without blank ones and references. Never throws. */
export function renderDotenv(view: EndedRun): string {
  const lines = renderVariables(view).map(([name, value]) => {
    const mostBytes = name === 'TOUCHDOWN_REASON' ? MAX_REASON_BYTES : MAX_VALUE_BYTES;
    return `${name}=${cutBytes(breakReferences(value), mostBytes)}\n`;
  });
  return lines.join('');
}

/**
 * GitLab expands these variables (ParseDotenvArtifactService, `raw: false`): `$NAME`, `${NAME}` and `%NAME%` in a word of the platform
 * would be replaced by the value of a later job's secret. The full-width characters look the same to a person.
 */
function breakReferences(value: string): string {
  return value.replaceAll('$', '＄').replace(/%(?=%|[A-Za-z_]\w*%)/g, '％');
}
