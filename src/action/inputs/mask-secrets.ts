import type { RawInputs } from './contract.ts';
import { splitSettings } from './settings-lines.ts';

/** The runner masks a shorter value wherever it occurs, in ordinary words too, and so betrays it. */
const MIN_MASK = 4;

/**
 * Returns every value among the inputs that must not be shown, whether or not it can be used: both tokens, the values of secrets,
 * and the lines of secrets that are no KEY=VALUE.
 */
export function secretsOf(raw: RawInputs): readonly string[] {
  const values = splitSettings(raw('secrets')).map(({ value, text }) => value ?? text);
  return [raw('token').trim(), raw('github-token').trim(), ...values].filter((value) => value.trim() !== '');
}

/**
 * Returns what to have the runner mask for a value. The runner masks every line of a value as well
 * (actions/runner, AddMaskCommandExtension), so that a value with a short line is given as its longer lines only.
 */
export function maskableForms(value: string): readonly string[] {
  const lines = value
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const long = lines.filter((line) => line.length >= MIN_MASK);
  return long.length > 0 && long.length === lines.length ? [...new Set([value, ...long])] : long;
}
