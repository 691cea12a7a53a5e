import type { Setting } from '../../deploy/deploy-target.ts';
import type { DeployPolicy } from '../../deploy/state.ts';
import { type CiName, detectCi } from '../../report/ci/dialect.ts';
import type { OptionValues, Terminal } from '../arguments/command.ts';
import { createOptionReader, type OptionReader } from '../arguments/option-values.ts';
import { CI_CHOICES, LOGS, ON_CONFLICT, ON_SUPERSEDED, ON_UNCHANGED } from './deploy-options.ts';
import { readSettings } from './setting-options.ts';
import { readStates } from './state-options.ts';

/** Where the end is written; null where it is not. Paths count from the terminal's folder. */
export interface ReportPaths {
  readonly junit: string | null;
  readonly dotenv: string | null;
  readonly summary: string | null;
}

/** All that was chosen for a run beside the connection. */
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

/**
 * Returns what the options of `deploy`, or with `trigger` false those of `follow`, choose; `timeoutMs` is the configuration's. Throws
 * InputError with everything that cannot be used.
 */
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

/** The first of the choices is what stands where nothing is given. */
function choiceOf<const T extends string>(reader: OptionReader, name: string, choices: readonly [T, ...T[]]): T {
  const seen = reader.text(name);
  const choice = seen === undefined ? choices[0] : choices.find((word) => word === seen);
  if (choice === undefined)
    reader.reject({ name: `--${name}`, seen: seen ?? '', accepted: `use one of ${choices.join(', ')}` });
  return choice ?? choices[0];
}

function commitOf(reader: OptionReader): string | null {
  const commit = reader.text('commit');
  if (commit === undefined) return null;
  if (commit === '' || commit.length > 255 || /[\s\p{C}]/u.test(commit))
    reader.reject({ name: '--commit', seen: commit, accepted: 'use a commit of up to 255 characters without spaces' });
  return commit;
}

function pathOf(reader: OptionReader, name: string): string | null {
  const path = reader.text(name);
  if (path === '') reader.reject({ name: `--${name}`, seen: '', accepted: 'give the path of a file' });
  return path ?? null;
}
