import type { BadInput } from '../kernel/errors.ts';
import { foldWord } from '../kernel/plain-text.ts';
import { isUnencrypted } from '../kernel/web-address.ts';
import type { NamedApp } from './app-ids.ts';
import { type AppPaths, unknownAmong } from './app-paths.ts';
import { EMPTY_SECRET, type Environment, type KeyEntry, type KeyValue, readEnvironment } from './key-values.ts';
import { readValue } from './kind.ts';
import { type SettingName, type SettingValue, specOf } from './settings.ts';

/** How a product spells the settings. */
export interface Spelling {
  /** `start-timeout`, `--start-timeout`. */
  name(setting: SettingName): string;
  /** `set allow-http: true`, `use --allow-http`; null: any value. */
  set(setting: SettingName, value: string | null): string;
}

/** Ends what is wrong with a setting that only a deployment needs. */
export const WITHOUT_TRIGGER = 'trigger: false, which deploys nothing. Remove it.';

/** Reads the settings of one product. */
export interface SettingReader {
  readonly spelling: Spelling;
  /** Returns the value of a setting, and records what is wrong with its text. */
  take<N extends SettingName>(name: N): SettingValue<N>;
  /** Returns the text of a setting that was given and is not its default; else null. */
  chosen(name: SettingName): string | null;
  /** Records what is wrong with a setting; `seen` and `problem` as in `BadInput`. */
  reject(name: SettingName, seen: string, problem: string): void;
}

/** Returns a reader of the texts that were given (null: not given); what is wrong with them is added to `problems`. */
export function createSettingReader(
  textOf: (name: SettingName) => string | null,
  spelling: Spelling,
  problems: BadInput[],
): SettingReader {
  return {
    spelling,
    take: <N extends SettingName>(name: N) => {
      const { kind, default: byDefault, isRequired } = specOf(name);
      const text = textOf(name) ?? byDefault ?? (isRequired === true ? '' : null);
      // The type says what the kind in the table parses to.
      return (text === null ? null : readValue(kind, text, spelling.name(name), problems)) as SettingValue<N>;
    },
    chosen: (name) => {
      const text = textOf(name);
      return text === specOf(name).default ? null : text;
    },
    reject: (name, seen, problem) => {
      problems.push({ name: spelling.name(name), seen, problem });
    },
  };
}

/** Returns how to deploy and how to follow; times are in milliseconds. */
export function readPolicy(reader: SettingReader) {
  const { take } = reader;
  const timeoutMs = take('timeout');
  return {
    wait: take('wait'),
    dryRun: take('dry-run'),
    timeoutMs,
    // Nothing outlasts the overall limit, so a timeout shorter than the default start-timeout is no mistake.
    startTimeoutMs: Math.min(take('start-timeout'), timeoutMs),
    pollIntervalMs: take('poll-interval'),
    ...readStates(reader),
    onUnchanged: take('on-unchanged'),
    onSuperseded: take('on-superseded'),
    onConflict: take('on-conflict'),
  };
}

/** Returns the states that mean success and failure; rejects a state that would mean both. */
export function readStates({ take, reject, spelling }: SettingReader) {
  const successStates = take('success-states') ?? [];
  const failureStates = take('failure-states') ?? [];
  const successes = new Set(successStates.map(foldWord));
  const both = failureStates.filter((state) => successes.has(foldWord(state)));
  if (both.length > 0) {
    const problem = `is also given as ${spelling.name('success-states')}. A state cannot mean both.`;
    reject('failure-states', both.join(', '), problem);
  }
  return { successStates, failureStates };
}

/**
 * Returns the files of the applications; null if they do not matter. Rejects those of an application that is none of `apps`, and what would
 * have no effect.
 */
export function readPaths(
  { take, reject, spelling }: SettingReader,
  apps: readonly NamedApp[],
  { commit, trigger }: { readonly commit: string | null; readonly trigger: boolean },
): readonly AppPaths[] | null {
  const paths = take('paths');
  const isGiven = paths !== null && paths.length > 0;
  if (isGiven && !trigger) reject('paths', '', `cannot be used with ${WITHOUT_TRIGGER}`);
  else if (isGiven && commit === null)
    reject(
      'paths',
      '',
      `needs a commit to compare with the one that runs. Give ${spelling.name('commit')}, or remove it.`,
    );
  for (const app of unknownAmong(paths ?? [], apps)) {
    const names = apps.slice(0, 10).map(({ name }) => name);
    reject('paths', app, `is not the name or the id of an application of this run. Use ${names.join(', ')}.`);
  }
  return paths;
}

/** A variable or a secret that is to be set. */
interface KindedKeyValue extends KeyValue {
  readonly kind: 'variable' | 'secret';
}

/**
 * Returns variables, then secrets, with the values that are in the environment. Rejects a key that is given twice, one whose environment
 * variable is not set, and a secret whose environment variable is empty.
 */
export function joinKeyValues(
  variables: readonly KeyEntry[],
  secrets: readonly KeyEntry[],
  env: Environment,
  { reject }: Pick<SettingReader, 'reject'>,
): readonly KindedKeyValue[] {
  const all = [
    ...variables.map((entry) => ({ kind: 'variable', ...entry }) as const),
    ...secrets.map((entry) => ({ kind: 'secret', ...entry }) as const),
  ];
  return all.flatMap(({ kind, key, value: written, place }, at) => {
    const value = written ?? readEnvironment(key, env);
    const isLine = 'line' in place;
    const where = isLine ? `line ${place.line}` : `number ${place.number}`;
    // A text that names no variable may be a secret, or a line of one.
    const which = value === undefined ? where : `${where} (${key})`;
    if (all.slice(0, at).some((other) => other.key === key)) {
      reject(`${kind}s`, '', `${which} is given twice. Give each key once, as a variable or as a secret.`);
    }
    if (value !== undefined && (kind === 'variable' || value.trim() !== '')) return [{ kind, key, value }];
    const [unset, empty] = isLine ? ['Set it with env.', EMPTY_SECRET] : ['Set it.', 'Set it.'];
    const state = value === undefined ? `not set. ${unset}` : `empty. ${empty}`;
    const problem = `${which} has no value: it is a key alone, and the environment variable of this name is ${state}`;
    reject(`${kind}s`, '', problem);
    return [];
  });
}

/** Returns what is wrong with an address to which a token would be sent in clear text, as a predicate; null if nothing. */
export function findEncryptionProblem(address: string, isHttpAllowed: boolean, { set }: Spelling): string | null {
  if (isHttpAllowed || !isUnencrypted(address)) return null;
  return `is not encrypted: http would send the token in clear text. Give an https URL, or ${set('allow-http', 'true')}.`;
}
