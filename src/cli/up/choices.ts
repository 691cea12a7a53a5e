import { dirname, resolve } from 'node:path';
import { type BadInput, InputError } from '../../kernel/errors.ts';
import { registerSecret } from '../../kernel/redaction.ts';
import type { Step } from '../../provision/plan.ts';
import type { Names } from '../../provision/substitute.ts';
import { isKey, parseKeyValue, readEnvironment } from '../../settings/key-values.ts';
import { splitList } from '../../settings/kinds.ts';
import { readPolicy } from '../../settings/reader.ts';
import type { OptionValues, Terminal } from '../arguments/command.ts';
import { createOptionReader, FILE, type OptionReader } from '../arguments/option-values.ts';
import type { Config } from '../config/config.ts';

/** The choices made by the options of `up`; `policy` is that of each application's deployment. */
export type UpChoices = ReturnType<typeof readUpChoices>;

const STATE_NAME = 'touchdown.state.json';

/** Reads the options of `up`; the state is beside the configuration by default. Throws InputError with every bad one. */
export function readUpChoices(
  values: OptionValues,
  { folder, env }: Pick<Terminal, 'folder' | 'env'>,
  config: Pick<Config, 'path' | 'timeout'>,
) {
  const reader = createOptionReader(values);
  const state = reader.value('state', FILE);
  const usual = resolve(config.path === null ? folder : dirname(config.path), STATE_NAME);
  const choices = {
    isPlan: reader.flag('plan'),
    redeploys: reader.flag('redeploy'),
    adopt: reader.texts('adopt'),
    forget: reader.texts('forget'),
    set: new Map(reader.texts('set').map((text) => readSet(text, reader))),
    listed: readListed(reader, env),
    policy: readPolicy(reader.settings({ timeout: config.timeout })),
    statePath: state === undefined ? usual : resolve(folder, state),
  };
  reader.finish();
  return choices;
}

/** Returns the names that the file may use: of `--set`, else listed ones of the environment, where an empty variable counts as unset. */
export function createNames({ set, listed }: Pick<UpChoices, 'set' | 'listed'>, env: Terminal['env']): Names {
  const isListed = (name: string): boolean => listed.has(name);
  return { isListed, lookup: (name) => set.get(name) ?? ((isListed(name) && readEnvironment(name, env)) || undefined) };
}

/** Reads the names of environment variables that the file may use, from `--env` and TOUCHDOWN_ENV together. */
function readListed(reader: OptionReader, env: Terminal['env']): ReadonlySet<string> {
  const listed = new Set<string>();
  for (const [source, text] of [
    ['--env', reader.texts('env').join()],
    ['TOUCHDOWN_ENV', env['TOUCHDOWN_ENV'] ?? ''],
  ] as const) {
    const names = splitList(text);
    for (const name of names) listed.add(name);
    // A value may have been given after the name.
    const problem = 'has a name that is not letters, digits and underscores. Write for example BRANCH,DATABASE_URL.';
    if (!names.every(isKey)) reader.reject(source, '', problem);
  }
  return listed;
}

function readSet(text: string, reader: OptionReader): readonly [string, string] {
  const { value, problem } = parseKeyValue(text);
  if (problem !== null) reader.reject('--set', '', `${problem}. Write NAME=VALUE.`);
  return [value.key, value.value];
}

/** Returns the values of the secrets to create, by environment variable, registered for redaction. Throws InputError if one is not set. */
export function readSecretValues(steps: readonly Step[], env: Terminal['env']): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const bad: BadInput[] = [];
  for (const step of steps) {
    if (step.kind !== 'create' || step.thing.kind !== 'secret') continue;
    const { from } = step.thing;
    const value = readEnvironment(from, env) ?? '';
    const problem = `has no value. Set the environment variable ${from} to it.`;
    if (value.trim() === '') bad.push({ name: step.name.label, seen: '', problem });
    registerSecret(value);
    values.set(from, value);
  }
  if (bad.length > 0) throw new InputError(bad);
  return values;
}
