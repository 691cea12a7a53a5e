import { listOf, objectOf, type Part, partOf } from '../http/body-parts.ts';
import { FLAG, numberFrom, oneOf } from '../http/field-readers.ts';
import { LIMIT_HEADERS } from '../http/rate-window.ts';
import { LOG_SHAPES, type LogShape } from '../platform/log-shapes.ts';
import { AHEAD, ENDINGS, MERGES, type Queue } from '../queue/deployment-queue.ts';
import { IDENTITY_FIELDS, type Scenario } from '../scenarios/scenario.ts';
import { SAVED_EVENT, SAVED_TEXT, wholeOf, wordOf } from './saved-parts.ts';

const SECONDS = partOf(numberFrom(0, Number.MAX_SAFE_INTEGER, false));
const YES = wordOf('true', (value) => (value === true ? value : undefined));
const STAGES = listOf(
  objectOf(
    { atSeconds: SECONDS, state: SAVED_TEXT, service: SAVED_TEXT, dateMoves: YES, another: YES, event: SAVED_EVENT },
    ['atSeconds', 'state', 'service'],
  ),
);
const LOG_SHAPE: Part<LogShape> = wordOf('the name of a log shape', (value) => LOG_SHAPES.get(String(value)));

const QUEUE: Part<Queue> = wholeOf({
  waitingState: partOf(oneOf<Queue['waitingState']>(['queued', 'outcome'])),
  requestId: partOf(oneOf<Queue['requestId']>(['always', 'waiting', 'shown', 'response', 'never'])),
  executionId: partOf(oneOf<Queue['executionId']>(['request', 'start', 'never'])),
  dateMoves: partOf(oneOf<Queue['dateMoves']>(['start', 'end', 'both'])),
  sends: listOf(partOf(oneOf<Queue['sends'][number]>(['count', 'details']))),
  ahead: partOf(oneOf(AHEAD)),
  aheadSeconds: SECONDS,
  aheadFails: partOf(FLAG),
  merges: partOf(oneOf(MERGES)),
  ending: partOf(oneOf(ENDINGS)),
  needsCommit: partOf(FLAG),
  eventsList: partOf(oneOf<Queue['eventsList']>(['deployed', 'environment'])),
});

/** What an application may have otherwise than the scenario that it names, as data; see `withOptions` and the creation of applications. */
export const SCENARIO_CHANGES = objectOf(
  {
    before: STAGES,
    delaySeconds: SECONDS,
    timeline: STAGES,
    log: listOf(wholeOf({ atSeconds: SECONDS, text: SAVED_TEXT })),
    identity: partOf(oneOf(IDENTITY_FIELDS)),
    logShape: LOG_SHAPE,
    limitHeaders: partOf(oneOf(LIMIT_HEADERS)),
    queue: QUEUE,
  },
  [],
);

/** What of a scenario is written, as JSON; the log's shape by its name. */
const WRITTEN: Readonly<Record<string, (scenario: Scenario) => unknown>> = {
  before: ({ before }) => before,
  delaySeconds: ({ delaySeconds }) => delaySeconds,
  timeline: ({ timeline }) => timeline,
  log: ({ log }) => log,
  identity: ({ identity }) => identity ?? undefined,
  logShape: ({ logShape }) => [...LOG_SHAPES].find(([, shape]) => shape === logShape)?.[0],
  limitHeaders: ({ limitHeaders }) => limitHeaders,
  queue: ({ queue }) => queue ?? undefined,
};

/** Returns what `scenario` has otherwise than `named`, as `SCENARIO_CHANGES` reads it. */
export function encodeChanges(scenario: Scenario, named: Scenario | null): Readonly<Record<string, unknown>> {
  const fields = Object.entries(WRITTEN).map(
    ([name, write]) => [name, write(scenario), named && write(named)] as const,
  );
  const changed = fields.filter(([, value, usual]) => JSON.stringify(value) !== JSON.stringify(usual));
  return Object.fromEntries(changed.map(([name, value]) => [name, value]));
}
