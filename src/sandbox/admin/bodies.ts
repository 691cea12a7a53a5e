import * as v from 'valibot';
import { describeFaults, parseFault } from '../faults/faults.ts';
import type { FaultRule } from '../faults/rules.ts';
import { GITHUB_ROUTES } from '../github/routes.ts';
import {
  bodyOf,
  decoderOf,
  FLAG,
  integerFrom,
  mustBe,
  numberFrom,
  OBJECT,
  oneOf,
  oneOrMany,
  TEXT,
} from '../http/field-schemas.ts';
import { type Decoded, type Fields, refuse } from '../http/json-bodies.ts';
import { isGithubOperation, type Operation, PLATFORM_OPERATIONS } from '../http/operations.ts';
import { LIMIT_HEADERS } from '../http/rate-window.ts';
import { AHEAD, MERGES, type Queue, type Scenario } from '../scenarios/scenario.ts';
import { QUEUE_OUTCOME_NAMES, type ScenarioOptions, scenarioFor, withOptions } from '../scenarios/scenarios.ts';

const SECONDS = numberFrom(0, 1_000_000_000);
const OPTIONAL_SECONDS = v.exactOptional(SECONDS);
const COUNT = v.exactOptional(integerFrom(1, 1_000_000_000));

const FAULT = mustBe(`a fault. ${describeFaults()}`, (message) =>
  v.pipe(
    v.string(message),
    v.check((text) => parseFault(text) !== null, message),
  ),
);
const NO_FAULT = `is required, and must be ${v.getDescription(FAULT)}.`;
const ALL_OF_GITHUB = 'github';
const GITHUB_OPERATIONS = GITHUB_ROUTES.map(({ operation }) => operation);
const CALLS = v.pipe(
  oneOrMany(oneOf([...PLATFORM_OPERATIONS, ALL_OF_GITHUB, ...GITHUB_OPERATIONS])),
  v.transform((names) =>
    names.flatMap((name): readonly Operation[] => (name === ALL_OF_GITHUB ? GITHUB_OPERATIONS : [name])),
  ),
  v.check(
    (calls) => new Set(calls.map(isGithubOperation)).size <= 1,
    'has calls of both the platform and GitHub. Add one fault for each.',
  ),
);

/** Returns the rule that `POST /_sandbox/faults` asks for. */
export const decodeFaultRule = decoderOf(
  v.pipe(
    bodyOf({
      fault: v.pipe(oneOrMany(FAULT), v.minLength(1, NO_FAULT)),
      on: v.exactOptional(CALLS, []),
      application: v.exactOptional(TEXT),
      times: COUNT,
      every: COUNT,
      share: v.exactOptional(numberFrom(0, 1)),
    }),
    v.transform(({ fault: faults, ...rest }): FaultRule => ({ faults, ...rest })),
  ),
);

const SHARED_OPTIONS = {
  delay_seconds: OPTIONAL_SECONDS,
  duration_seconds: OPTIONAL_SECONDS,
  limit_headers: v.exactOptional(oneOf(LIMIT_HEADERS)),
};

const decodeOptions = decoderOf(v.pipe(bodyOf(SHARED_OPTIONS), v.transform(sharedOptions)), 'options');

const decodeQueueFields = decoderOf(
  bodyOf({
    ...SHARED_OPTIONS,
    ahead: v.exactOptional(oneOf(AHEAD)),
    ahead_seconds: OPTIONAL_SECONDS,
    ahead_outcome: v.exactOptional(oneOf(['success', 'failure'])),
    merge: v.exactOptional(oneOf(MERGES)),
    outcome: v.exactOptional(oneOf(QUEUE_OUTCOME_NAMES)),
  }),
  'options',
);

const decodeOrder = decoderOf(
  bodyOf({ id: TEXT, scenario: v.exactOptional(TEXT, 'succeeds'), options: v.exactOptional(OBJECT, {}) }),
);

/** Returns the application that `POST /_sandbox/applications` asks for. */
export function decodeApplication(fields: Fields): Decoded<{ id: string; scenarioName: string; scenario: Scenario }> {
  const order = decodeOrder(fields);
  if (order.kind === 'refused') return order;
  const { id, scenario: scenarioName, options } = order.value;
  const scenario = scenarioFor(scenarioName);
  if (scenario === null)
    return refuse(
      `scenario: ${JSON.stringify(scenarioName)} does not exist. GET /_sandbox/scenarios lists all scenarios.`,
    );
  const chosen = scenario.queue === null ? decodeOptions(options) : decodeQueueOptions(options, scenario.queue);
  if (chosen.kind === 'refused') return chosen;
  return { kind: 'decoded', value: { id, scenarioName, scenario: withOptions(scenario, chosen.value) } };
}

function decodeQueueOptions(fields: Fields, queue: Queue): Decoded<ScenarioOptions> {
  const read = decodeQueueFields(fields);
  if (read.kind === 'refused') return read;
  const { ahead, ahead_seconds: aheadSeconds, ahead_outcome: aheadOutcome, merge: merges, outcome } = read.value;
  const idle = ['ahead_seconds', 'ahead_outcome'].find((name) => Object.hasOwn(fields, name));
  const needy = idle ?? ((merges ?? queue.merges) === 'none' ? undefined : 'merge');
  if ((ahead ?? queue.ahead) === 'nothing' && needy !== undefined) {
    return refuse(
      `options.${needy}: has no effect because ahead is nothing. Set ahead to one of ${AHEAD.slice(1).join(', ')}.`,
    );
  }
  const aheadFails = aheadOutcome === undefined ? undefined : aheadOutcome === 'failure';
  const value = { ...sharedOptions(read.value), queue: { ahead, aheadSeconds, aheadFails, merges, outcome } };
  return { kind: 'decoded', value };
}

type SharedOptions = { readonly [K in keyof typeof SHARED_OPTIONS]?: v.InferOutput<(typeof SHARED_OPTIONS)[K]> };

function sharedOptions(options: SharedOptions): ScenarioOptions {
  return {
    delaySeconds: options.delay_seconds,
    durationSeconds: options.duration_seconds,
    limitHeaders: options.limit_headers,
  };
}

/** Returns what `POST /_sandbox/clock` asks for; `frozen` is null if it stays as it is. */
export const decodeClock = decoderOf(
  v.pipe(
    bodyOf({ advance_seconds: v.exactOptional(SECONDS, 0), frozen: v.exactOptional(FLAG) }),
    v.transform(({ advance_seconds: advanceSeconds, frozen = null }) => ({ advanceSeconds, frozen })),
  ),
);

/** Returns what `POST /_sandbox/rate-limit` asks for; `tokenName` is null for all tokens. */
export const decodeBudget = decoderOf(
  v.pipe(
    bodyOf({
      token: v.exactOptional(TEXT),
      limit: COUNT,
      remaining: v.exactOptional(integerFrom(0, 1_000_000_000)),
      resets_in_seconds: v.exactOptional(numberFrom(0, 3600)),
    }),
    v.transform(({ token: tokenName = null, limit, remaining, resets_in_seconds: resetsInSeconds }) => ({
      tokenName,
      change: { limit, remaining, resetsInSeconds },
    })),
  ),
);

/** Returns the notification that `POST /_sandbox/deliveries` asks for. */
export const decodeNotification = decoderOf(bodyOf({ event_type: TEXT, payload: v.exactOptional(OBJECT, {}) }));
