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
  timeout: valueOption('TIME', 'overall timeout (default: 30m)'),
  'start-timeout': valueOption('TIME', 'how long to wait for the deployment to start (default: 60s)'),
  'poll-interval': valueOption('TIME', 'minimum time between two status checks (default: 5s)'),
  logs: valueOption('WHEN', 'when to print the log: stream, on-failure or off (default: stream)'),
  'log-tail': valueOption('N', 'log lines per request, 1 to 10000 (default: 200)'),
  ...STATE_OPTIONS,
  'on-unchanged': valueOption(
    'WORD',
    'result if nothing changed and the application runs: succeed or fail (default: succeed)',
  ),
  'on-superseded': valueOption(
    'WORD',
    'result if a newer deployment replaced this one: fail, neutral or succeed (default: fail)',
  ),
  'rate-limit-reserve': valueOption('N', 'API requests to leave for other users of the token (default: 50)'),
  junit: valueOption('FILE', 'write the result as JUnit XML'),
  dotenv: valueOption('FILE', 'write the result as KEY=VALUE lines'),
  summary: valueOption('FILE', 'append the result as Markdown'),
  ci: valueOption('NAME', `format the output for this CI: ${CI_CHOICES.join(', ')} (default: auto)`),
  ...CONNECTION_OPTIONS,
};

/** The options of `deploy`. */
export const DEPLOY_OPTIONS: Readonly<Record<string, CommandOption>> = {
  commit: valueOption('SHA', 'commit to deploy (default: the platform chooses)'),
  'no-wait': flagOption('exit as soon as the platform has accepted the deployment'),
  'dry-run': flagOption('check the token, the application and the rate limit without deploying'),
  'on-conflict': valueOption(
    'WORD',
    'if another deployment is in progress: wait for it, adopt it or fail (default: wait)',
  ),
  variable: valueOption('KEY=VALUE', 'environment variable to set before deploying; can be repeated', {
    multiple: true,
  }),
  secret: valueOption('KEY', 'secret to set before deploying, with the value of $KEY; can be repeated', {
    multiple: true,
  }),
  ...FOLLOW_OPTIONS,
};

/** The part about exit codes in the help of `deploy` and `follow`. */
export const DEPLOY_DETAILS: readonly HelpPart[] = [
  exitCodes(
    ['0', 'every deployment passed'],
    ['1', 'a deployment failed, timed out, was superseded or was cancelled'],
    ['2', 'an option, a file or an id is invalid'],
    ['3', 'the platform refused the token, or an application does not exist'],
    ['4', 'the outcome is unknown'],
    ['130', 'interrupted; a deployment that has started continues on the platform'],
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
