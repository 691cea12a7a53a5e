import type { FaultRule } from '../faults/fault-rules.ts';
import { describeFaults, parseFault } from '../faults/faults.ts';
import {
  FLAG,
  numberFrom,
  OBJECT,
  oneOf,
  oneOrMany,
  type Reader,
  type ReadFields,
  readFields,
  TEXT,
} from '../http/field-readers.ts';
import { type Decoded, type Fields, refuse } from '../http/json-bodies.ts';
import { type BudgetChange, LIMIT_HEADERS } from '../http/rate-window.ts';
import {
  GITHUB_OPERATIONS,
  isGithubOperation,
  type Operation,
  PLATFORM_OPERATIONS,
} from '../http/sandbox-operations.ts';
import type { DeliveryBody } from '../http/webhook-sender.ts';
import { LOG_SHAPES } from '../scenarios/log-shapes.ts';
import { AHEAD, IDENTITY_FIELDS, MERGES, type Queue, type Scenario } from '../scenarios/scenario.ts';
import { QUEUE_OUTCOME_NAMES, type ScenarioOptions, scenarioFor, withOptions } from '../scenarios/scenarios.ts';

const SECONDS = numberFrom(0, 1_000_000_000, false);
const COUNT = numberFrom(1, 1_000_000_000, true);

const FAULT: Reader<string> = {
  said: `a fault. ${describeFaults()}`,
  read: (value) => (typeof value === 'string' && parseFault(value) !== null ? value : null),
};

const ALL_OF_GITHUB = 'github';

const FAULT_FIELDS = {
  fault: oneOrMany(FAULT),
  on: oneOrMany(oneOf<Operation | typeof ALL_OF_GITHUB>([...PLATFORM_OPERATIONS, ALL_OF_GITHUB, ...GITHUB_OPERATIONS])),
  application: TEXT,
  times: COUNT,
  every: COUNT,
  share: numberFrom(0, 1, false),
};

/** Returns the rule that `POST /_sandbox/faults` asks for. */
export function decodeFaultRule(fields: Fields): Decoded<FaultRule> {
  const read = readFields(fields, FAULT_FIELDS);
  if (read.kind === 'refused') return read;
  const { fault: faults, on: named = [], ...rest } = read.value;
  if (faults === undefined || faults.length === 0) return refuse(`fault: is required, and must be ${FAULT.said}`);
  const on = named.flatMap((name): readonly Operation[] => (name === ALL_OF_GITHUB ? GITHUB_OPERATIONS : [name]));
  if (new Set(on.map(isGithubOperation)).size > 1) {
    return refuse('on: has calls of both the platform and GitHub. Add one fault for each.');
  }
  return { kind: 'decoded', value: { faults, on, ...rest } };
}

const OPTION_FIELDS = {
  delay_seconds: SECONDS,
  duration_seconds: SECONDS,
  identity: oneOf(IDENTITY_FIELDS),
  log_shape: oneOf([...LOG_SHAPES.keys()]),
  limit_headers: oneOf(LIMIT_HEADERS),
};

/** The reading of a queue scenario says which ids its status has, so that `identity` is none of its options. */
const { identity: _, ...SHARED_OPTION_FIELDS } = OPTION_FIELDS;
const QUEUE_OPTION_FIELDS = {
  ...SHARED_OPTION_FIELDS,
  ahead: oneOf(AHEAD),
  ahead_seconds: SECONDS,
  ahead_outcome: oneOf(['success', 'failure']),
  merge: oneOf(MERGES),
  outcome: oneOf(QUEUE_OUTCOME_NAMES),
};

/** Returns the application that `POST /_sandbox/applications` asks for. */
export function decodeApplication(fields: Fields): Decoded<{ id: string; scenarioName: string; scenario: Scenario }> {
  const read = readFields(fields, { id: TEXT, scenario: TEXT, options: OBJECT });
  if (read.kind === 'refused') return read;
  const { id, scenario: scenarioName = 'succeeds', options = {} } = read.value;
  if (id === undefined) return refuse('id: is required.');
  const scenario = scenarioFor(scenarioName);
  if (scenario === null)
    return refuse(
      `scenario: ${JSON.stringify(scenarioName)} does not exist. GET /_sandbox/scenarios lists all scenarios.`,
    );
  const chosen = scenario.queue === null ? decodeOptions(options) : decodeQueueOptions(options, scenario.queue);
  if (chosen.kind === 'refused') return refuse(`options.${chosen.message}`);
  return { kind: 'decoded', value: { id, scenarioName, scenario: withOptions(scenario, chosen.value) } };
}

function decodeOptions(fields: Fields): Decoded<ScenarioOptions> {
  const read = readFields(fields, OPTION_FIELDS);
  return read.kind === 'refused' ? read : { kind: 'decoded', value: sharedOptions(read.value) };
}

function decodeQueueOptions(fields: Fields, queue: Queue): Decoded<ScenarioOptions> {
  const read = readFields(fields, QUEUE_OPTION_FIELDS);
  if (read.kind === 'refused') return read;
  const { ahead, ahead_seconds: aheadSeconds, ahead_outcome: aheadOutcome, merge: merges, outcome } = read.value;
  const idle = ['ahead_seconds', 'ahead_outcome'].find((name) => Object.hasOwn(fields, name));
  const needy = idle ?? ((merges ?? queue.merges) === 'none' ? undefined : 'merge');
  if ((ahead ?? queue.ahead) === 'nothing' && needy !== undefined) {
    return refuse(
      `${needy}: has no effect because ahead is nothing. Set ahead to one of ${AHEAD.slice(1).join(', ')}.`,
    );
  }
  const aheadFails = aheadOutcome === undefined ? undefined : aheadOutcome === 'failure';
  const value = { ...sharedOptions(read.value), queue: { ahead, aheadSeconds, aheadFails, merges, outcome } };
  return { kind: 'decoded', value };
}

function sharedOptions(read: ReadFields<typeof OPTION_FIELDS>): ScenarioOptions {
  return {
    delaySeconds: read.delay_seconds,
    durationSeconds: read.duration_seconds,
    identity: read.identity,
    logShape: read.log_shape,
    limitHeaders: read.limit_headers,
  };
}

/** Returns what `POST /_sandbox/clock` asks for; `frozen` is null if it stays as it is. */
export function decodeClock(fields: Fields): Decoded<{ advanceSeconds: number; frozen: boolean | null }> {
  const read = readFields(fields, { advance_seconds: SECONDS, frozen: FLAG });
  if (read.kind === 'refused') return read;
  const { advance_seconds: advanceSeconds = 0, frozen = null } = read.value;
  return { kind: 'decoded', value: { advanceSeconds, frozen } };
}

/** Returns what `POST /_sandbox/rate-limit` asks for; `tokenName` is null for all tokens. */
export function decodeBudget(fields: Fields): Decoded<{ tokenName: string | null; change: BudgetChange }> {
  const readers = {
    token: TEXT,
    limit: COUNT,
    remaining: numberFrom(0, 1_000_000_000, true),
    resets_in_seconds: numberFrom(0, 3600, false),
  };
  const read = readFields(fields, readers);
  if (read.kind === 'refused') return read;
  const { token: tokenName = null, limit, remaining, resets_in_seconds: resetsInSeconds } = read.value;
  return { kind: 'decoded', value: { tokenName, change: { limit, remaining, resetsInSeconds } } };
}

/** Returns the notification that `POST /_sandbox/deliveries` asks for. */
export function decodeNotification(fields: Fields): Decoded<DeliveryBody> {
  const read = readFields(fields, { event_type: TEXT, payload: OBJECT });
  if (read.kind === 'refused') return read;
  const { event_type, payload = {} } = read.value;
  if (event_type === undefined) return refuse(`event_type: is required, and must be ${TEXT.said}.`);
  return { kind: 'decoded', value: { event_type, payload } };
}
