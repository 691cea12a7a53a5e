import type { Setting } from '../../deploy/deploy-target.ts';
import type { DeployPolicy } from '../../deploy/state.ts';
import { CI_NAMES, type CiName, detectCi } from '../../report/ci/dialect.ts';
import {
  type CommandOption,
  exitCodes,
  flagOption,
  type HelpPart,
  type OptionValues,
  type Terminal,
  valueOption,
} from '../arguments/command.ts';
import { createOptionReader, type OptionReader } from '../arguments/option-values.ts';
import { CONNECTION_OPTIONS } from '../config/connection.ts';
import { readStates, STATE_OPTIONS } from './state-options.ts';

const LOGS = ['stream', 'on-failure', 'off'] as const;
const ON_UNCHANGED = ['succeed', 'fail'] as const;
const ON_SUPERSEDED = ['fail', 'neutral', 'succeed'] as const;
const ON_CONFLICT = ['wait', 'adopt', 'fail'] as const;
const CI_CHOICES = ['auto', ...CI_NAMES] as const;

/** The options of `follow`; `deploy` has them too. */
export const FOLLOW_OPTIONS: Readonly<Record<string, CommandOption>> = {
  ...CONNECTION_OPTIONS,
  timeout: valueOption('TIME', 'the deadline of it all; 30m'),
  'start-timeout': valueOption('TIME', 'how long nothing may move; 60s'),
  'poll-interval': valueOption('TIME', 'the shortest time between two looks at the status; 5s'),
  logs: valueOption('WHEN', 'stream, on-failure (the last lines of what failed) or off; stream', { choices: LOGS }),
  'log-tail': valueOption('N', 'log lines to ask for at a time, 1 to 10000; 200'),
  ...STATE_OPTIONS,
  'on-unchanged': valueOption('WORD', 'succeed or fail when nothing moved although the application runs; succeed', {
    choices: ON_UNCHANGED,
  }),
  'on-superseded': valueOption('WORD', 'fail, neutral or succeed when a newer deployment replaced this one; fail', {
    choices: ON_SUPERSEDED,
  }),
  'rate-limit-reserve': valueOption('N', "requests to leave in the token's window for others; 50"),
  junit: valueOption('FILE', 'write the end as JUnit XML'),
  dotenv: valueOption('FILE', 'write the end as KEY=VALUE lines'),
  summary: valueOption('FILE', 'append the end as Markdown'),
  ci: valueOption('NAME', 'speak to this CI: auto, the default, reads the environment; none speaks to a person', {
    choices: CI_CHOICES,
  }),
};

/** The options of `deploy`. */
export const DEPLOY_OPTIONS: Readonly<Record<string, CommandOption>> = {
  commit: valueOption('SHA', 'the commit to deploy; none is named unless it is given'),
  'no-wait': flagOption('end when the platform has taken the deployment'),
  'dry-run': flagOption('check token, application and rate budget, and deploy nothing'),
  'on-conflict': valueOption('WORD', 'wait for a deployment in progress, adopt it, or fail; wait', {
    choices: ON_CONFLICT,
  }),
  variable: valueOption('KEY=VALUE', 'set this environment variable before; can be given again', { multiple: true }),
  secret: valueOption(
    'KEY',
    'set this secret before, its value taken from the environment variable KEY; can be given again',
    { multiple: true },
  ),
  ...FOLLOW_OPTIONS,
};

/** The part about exit codes in the help of `deploy` and `follow`. */
export const DEPLOY_DETAILS: readonly HelpPart[] = [
  exitCodes(
    ['0', 'every deployment passes'],
    ['1', 'one does not pass: it failed, timed out, was superseded or cancelled'],
    ['2', 'an option, a file or an id cannot be used'],
    ['3', 'the platform refuses the token, or there is no such application'],
    ['4', 'it could not be determined how it ended'],
    ['130', 'interrupted: a deployment that was begun goes on at the platform'],
  ),
];

/** The files for the reports; null if not written. Paths start at the terminal's folder. */
export interface ReportPaths {
  readonly junit: string | null;
  readonly dotenv: string | null;
  readonly summary: string | null;
}

/** All choices of a run except the connection. */
export interface RunChoices {
  readonly policy: DeployPolicy;
  readonly settings: readonly Setting[];
  readonly logs: (typeof LOGS)[number];
  readonly logTail: number;
  readonly rateLimitReserve: number;
  readonly reports: ReportPaths;
  readonly ci: CiName;
}

const MINUTE_MS = 60_000;

/** Returns the choices made by the options of `deploy`, or of `follow` if `trigger` is false. Throws InputError with every bad one. */
export function readChoices(
  values: OptionValues,
  { env }: Pick<Terminal, 'env'>,
  { trigger, timeoutMs }: { readonly trigger: boolean; readonly timeoutMs: number | null },
): RunChoices {
  const reader = createOptionReader(values);
  const ci = choiceOf(reader, 'ci', CI_CHOICES);
  const choices: RunChoices = {
    policy: readPolicy(reader, trigger, timeoutMs ?? 30 * MINUTE_MS),
    settings: trigger ? readSettings(reader, env) : [],
    logs: choiceOf(reader, 'logs', LOGS),
    logTail: reader.number('log-tail', { least: 1, most: 10_000 }) ?? 200,
    rateLimitReserve: reader.number('rate-limit-reserve', { least: 0, most: 1_000_000_000 }) ?? 50,
    reports: { junit: pathOf(reader, 'junit'), dotenv: pathOf(reader, 'dotenv'), summary: pathOf(reader, 'summary') },
    ci: ci === 'auto' ? detectCi(env) : ci,
  };
  reader.finish();
  return choices;
}

function readPolicy(reader: OptionReader, trigger: boolean, usualTimeoutMs: number): DeployPolicy {
  const timeoutMs = reader.durationMs('timeout') ?? usualTimeoutMs;
  return {
    commit: commitOf(reader),
    trigger,
    wait: !reader.flag('no-wait'),
    dryRun: reader.flag('dry-run'),
    timeoutMs,
    startTimeoutMs: Math.min(reader.durationMs('start-timeout') ?? MINUTE_MS, timeoutMs),
    pollIntervalMs: reader.durationMs('poll-interval') ?? 5_000,
    ...readStates(reader),
    onUnchanged: choiceOf(reader, 'on-unchanged', ON_UNCHANGED),
    onSuperseded: choiceOf(reader, 'on-superseded', ON_SUPERSEDED),
    onConflict: choiceOf(reader, 'on-conflict', ON_CONFLICT),
  };
}

function choiceOf<const T extends string>(reader: OptionReader, name: string, choices: readonly [T, ...T[]]): T {
  const seen = reader.text(name);
  const choice = seen === undefined ? choices[0] : choices.find((word) => word === seen);
  if (choice === undefined)
    reader.reject({ name: `--${name}`, seen: seen ?? '', problem: `is not valid. Use one of ${choices.join(', ')}.` });
  return choice ?? choices[0];
}

function commitOf(reader: OptionReader): string | null {
  const commit = reader.text('commit');
  if (commit === undefined) return null;
  if (commit === '' || commit.length > 255 || /[\s\p{C}]/u.test(commit))
    reader.reject({
      name: '--commit',
      seen: commit,
      problem: 'is not a commit. Use up to 255 characters without spaces.',
    });
  return commit;
}

function pathOf(reader: OptionReader, name: string): string | null {
  const path = reader.text(name);
  if (path === '') reader.reject({ name: `--${name}`, seen: '', problem: 'is empty. Give the path of a file.' });
  return path ?? null;
}

/** The names that POSIX allows for environment variables (The Open Group Base Specifications, chapter 8.1). */
const KEY = /^[A-Za-z_][A-Za-z0-9_]*$/;
const ACCEPTED_KEY = 'A key has only letters, digits and underscores.';

/** Reads `--variable KEY=VALUE` and `--secret KEY`, whose value is in the environment. No value is ever in an error. */
function readSettings(reader: OptionReader, env: Terminal['env']): readonly Setting[] {
  const settings: Setting[] = [];
  const add = (name: string, setting: Setting): void => {
    const isThere = settings.some(({ key }) => key === setting.key);
    if (isThere)
      reader.reject({
        name,
        seen: setting.key,
        problem: 'is given twice. Give each key once, as a variable or as a secret.',
      });
    else settings.push(setting);
  };
  for (const text of reader.texts('variable')) {
    const at = text.indexOf('=');
    const key = text.slice(0, at);
    // Any of it may be a value that must not be shown.
    if (at < 0 || !KEY.test(key))
      reader.reject({ name: '--variable', seen: '', problem: `is not KEY=VALUE. ${ACCEPTED_KEY}` });
    else add('--variable', { kind: 'variable', key, value: text.slice(at + 1) });
  }
  for (const key of reader.texts('secret')) {
    const value = env[key] ?? '';
    if (!KEY.test(key)) {
      const problem = `is not a key. ${ACCEPTED_KEY} The value is read from the environment variable KEY.`;
      reader.reject({ name: '--secret', seen: '', problem });
    } else if (value === '') {
      reader.reject({
        name: '--secret',
        seen: key,
        problem: `has no value. Set the environment variable ${key} to it.`,
      });
    } else add('--secret', { kind: 'secret', key, value });
  }
  return settings;
}
