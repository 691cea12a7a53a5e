import type { Cause } from './causes/cause.ts';
import type { DeploymentRecord, DeployPolicy, Settlement } from './deploy/state.ts';
import {
  type DeployApplicationOptions,
  type DeploymentWatch,
  deployApplication,
  POLICY,
} from './deploy-application.ts';
import { createSystemClock } from './kernel/clock.ts';
import { type BadInput, InputError } from './kernel/errors.ts';
import { createSystemRandom } from './kernel/random.ts';
import type { Platform } from './platform/client.ts';
import { connectApplication } from './platform/connect-application.ts';
import { createLogMemory } from './report/log-memory.ts';
import { COMMIT } from './settings/kinds.ts';
import { createSettingReader, readPolicy } from './settings/reader.ts';

/**
 * The settings of a deployment, like the action's inputs and with their defaults; everything is optional. `commit` is a SHA by 7 to 40 of
 * its digits; null, the default, names none.
 */
export interface DeployAndWaitOptions
  extends Partial<DeployPolicy>,
    Partial<Omit<DeployApplicationOptions, 'target' | 'settingsTarget' | 'logSource' | 'policy' | 'watch'>> {
  /** Receives what becomes known meanwhile. */
  readonly watch?: Partial<DeploymentWatch>;
}

/** How a deployment ended. */
export interface DeployedApplication extends Settlement {
  /** Why it failed, by its log; the likeliest first. */
  readonly causes: readonly Cause[];
  readonly record: DeploymentRecord;
}

const LOG_TAIL = 200;
const OPTIONS = {
  ...POLICY,
  settings: true,
  logTail: true,
  clock: true,
  random: true,
  signal: true,
  buildLogSource: true,
  searchBudget: true,
  wakeUp: true,
  isPreviousWanted: true,
  isLogForFailure: true,
  health: true,
  healthProbe: true,
} as const satisfies Record<Exclude<keyof DeployAndWaitOptions, 'watch'>, true>;

/**
 * Deploys an application, follows it to its end, and returns how it ended, whatever that is. Rejects with InputError for an option that
 * cannot be used.
 */
export async function deployAndWait(
  platform: Platform,
  appId: string,
  { watch = {}, ...options }: DeployAndWaitOptions = {},
): Promise<DeployedApplication> {
  // A program without types may misspell an option, and pass undefined for what it does not choose.
  const unknown = Object.keys(options).filter((name) => !Object.hasOwn(OPTIONS, name));
  if (unknown.length > 0)
    throw new InputError(unknown.map((name) => ({ name, seen: '', problem: 'is an unknown option.' })));
  const given = Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== undefined),
  ) as typeof options;
  const policy: DeployPolicy = { ...DEFAULTS, ...given, commit: readCommit(options.commit ?? null) };
  const memory = createLogMemory(0);
  let causes: readonly Cause[] = [];
  const record = await deployApplication({
    settings: [],
    logTail: LOG_TAIL,
    clock: createSystemClock(),
    random: createSystemRandom(),
    signal: new AbortController().signal,
    ...given,
    ...connectApplication(platform, appId),
    policy,
    watch: {
      changed: (now) => watch.changed?.(now),
      notice: (notice) => watch.notice?.(notice),
      line: (line) => {
        memory.add(line.text);
        watch.line?.(line);
      },
      gap: (missing, cause) => {
        memory.gap(cause);
        watch.gap?.(missing, cause);
      },
      remark: (sentence) => watch.remark?.(sentence),
      unavailable: (error) => watch.unavailable?.(error),
      keptLines: memory.keptLines,
      explained: (found) => {
        causes = found;
        watch.explained?.(found);
      },
    },
  });
  return { ...NO_RESULT, ...record.settlement, causes, record };
}

const NO_RESULT: Settlement = {
  result: 'unknown',
  reasonCode: 'no-result',
  reason: 'The deployment ended without a result.',
  advice: [],
  confirmed: false,
  settledAt: 0,
};

const NO_PROBLEMS: BadInput[] = [];
const DEFAULTS: DeployPolicy = {
  commit: null,
  trigger: true,
  ...readPolicy(createSettingReader(() => null, { name: (name) => name, set: (name) => name }, NO_PROBLEMS)),
};

function readCommit(text: string | null): string | null {
  if (text === null) return null;
  const { value, problem } = COMMIT.parse(text);
  if (problem !== null) throw new InputError([{ name: 'commit', seen: text, problem }]);
  return value;
}
