import { describe, expect, test } from 'vitest';
import { isOurLine, type LineFacts, ownLines } from '../../src/causes/build-log-lines.ts';
import type { LineOrigin, LogLine } from '../../src/logs/log-source.ts';
import { rowsBelow } from '../support/doc-table.ts';

const ROWS = rowsBelow('behaviors.md', 'Row 58 decides with this table:');

const CASES = (['ours', 'another', 'environment', 'none'] as const).flatMap((transmitter) =>
  (['ours', 'another', 'none', 'unknown'] as const).flatMap((execution) =>
    (['before', 'after', 'none'] as const).map((time) => ({
      transmitter,
      execution,
      time,
    })),
  ),
);

/** The words of the page for a line with these facts: one, if its table is right. */
function wordsFor({ transmitter, execution, time }: LineFacts): readonly string[] {
  const has = (cell = '', word: string) => cell === 'any' || cell.split(', ').includes(word);
  const rows = ROWS.filter((row) => has(row[0], transmitter) && has(row[1], execution) && has(row[2], time));
  return [...new Set(rows.map(([, , , isOurs = '']) => isOurs))];
}

test.each(CASES)(
  'a line of the log of an environment is ours as the page of behaviors says: transmitter $transmitter, execution $execution, time $time (B58)',
  (facts) => {
    expect(wordsFor(facts)).toEqual([isOurLine(facts) ? 'yes' : 'no']);
  },
);

const OURS: LineOrigin = { executionId: 'run-1', transmitterId: 'app-1', transmitterType: 'Application' };

function line(text: string, epochMs: number | null, origin?: Partial<LineOrigin>): LogLine {
  return { text, epochMs, id: null, ...(origin === undefined ? {} : { origin: { ...OURS, ...origin } }) };
}

const OUR_DEPLOYMENT = {
  appId: 'app-1',
  environmentId: 'env-1',
  executionId: 'run-1',
  acceptedBy: 100,
};

/** The texts of the lines that are ours, with what is known of all of them. */
function choose(lines: readonly LogLine[], deployment: Partial<Parameters<typeof ownLines>[1]> = {}) {
  const { lines: own, ...known } = ownLines(lines, { ...OUR_DEPLOYMENT, ...deployment });
  return [own.map(({ text }) => text), known];
}

const UUID = '0a8f4b1e-6d1c-4c39-9d53-0b6a6c1f2e77';
const [NO_NAMES, NAMED_AND_DATED] = [
  { isDated: true, isNamed: false },
  { isDated: true, isNamed: true },
];

describe('the lines of our deployment', () => {
  test('are those that name our application and execution, whatever their time (B58)', () => {
    const lines = [line('early', 1, {}), line('undated', null, {}), line('late', 101, {})];
    expect(choose(lines)).toEqual([['early', 'undated', 'late'], NAMED_AND_DATED]);
  });

  test.each<[string, Partial<LineOrigin>]>([
    ['another application', { transmitterId: 'app-2' }],
    ['a database', { transmitterId: 'db-1', transmitterType: 'Database' }],
    ['another execution', { executionId: 'run-2' }],
    ['an environment in another execution', { transmitterType: 'Environment', executionId: 'run-2' }],
  ])('are none of %s (B58)', (_, origin) => {
    expect(choose([line('ours', 101, {}), line('theirs', 101, origin)])).toEqual([['ours'], NAMED_AND_DATED]);
  });

  test.each<[string, Partial<LineOrigin>]>([
    ['its type says so', { transmitterId: 'env-9', transmitterType: 'ENVIRONMENT' }],
    ['it is the task manager', { transmitterId: 'any', transmitterType: 'TaskManager' }],
    ['its id is that of our environment', { transmitterId: 'env-1', transmitterType: null }],
  ])('are also those of the environment itself: %s (B58)', (_, origin) => {
    expect(choose([line('quota used up', 1, origin)])).toEqual([['quota used up'], NAMED_AND_DATED]);
  });

  test('are compared by their ids without regard to the case of a UUID (B58)', () => {
    const origin = { transmitterId: UUID.toUpperCase(), executionId: UUID.toUpperCase() };
    const lines = [line('ours', 1, origin)];
    expect(choose(lines, { appId: UUID, executionId: UUID })).toEqual([['ours'], NAMED_AND_DATED]);
  });

  test('are chosen by their time if they name nothing, and none without a time if others have one (B58)', () => {
    expect(choose([line('early', 99), line('undated', null), line('late', 101)])).toEqual([['late'], NO_NAMES]);
  });

  test('may be any of those that name nothing if no time decides (B58)', () => {
    const isDated = false;
    expect(choose([line('one', null)])).toEqual([['one'], { isDated, isNamed: false }]);
    expect(choose([line('one', 1)], { acceptedBy: null })).toEqual([['one'], { isDated, isNamed: false }]);
    expect(choose([line('one', null, {}), line('two', null)])[1]).toEqual({ isDated, isNamed: false });
  });
});
