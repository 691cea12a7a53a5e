import { describe, expect, test } from 'vitest';
import { createJournal, type Exchange } from '../../../src/sandbox/http/journal.ts';
import { respondNothing, type SandboxResult } from '../../../src/sandbox/http/wire.ts';

const REQUEST = {
  method: 'GET',
  target: '/application/a/status?x=1',
  headers: { host: 'here', authorization: 'Token s3cret' },
  body: '',
};

const exchangeOf = (result: SandboxResult): Exchange => ({
  result,
  requestId: 'r-1',
  operation: 'status',
  applicationId: 'a',
  tokenName: 'ci',
  fault: null,
});

describe('the journal', () => {
  test('contains a request from its arrival on, pending, without the value of its token', () => {
    const journal = createJournal({ keepsBodies: false });
    journal.open(REQUEST, exchangeOf(respondNothing()), 1000);
    expect(journal.entries()).toStrictEqual([
      {
        number: 1,
        method: 'GET',
        target: '/application/a/status?x=1',
        body: null,
        host: 'here',
        operation: 'status',
        applicationId: 'a',
        tokenName: 'ci',
        fault: null,
        requestId: 'r-1',
        receivedAt: 1000,
        outcome: 'pending',
        status: null,
        answeredAt: null,
      },
    ]);
  });

  test.each([
    [respondNothing(), { outcome: 'answered', status: 204, answeredAt: 1500 }],
    [{ kind: 'reset' } as const, { outcome: 'reset', status: null, answeredAt: 1500 }],
    [{ kind: 'hang' } as const, { outcome: 'pending', status: null, answeredAt: null }],
  ])('records the result of %j', (result, ending) => {
    const journal = createJournal({ keepsBodies: false });
    const closed = journal.open(REQUEST, exchangeOf(result), 1000)(1500);
    expect(closed).toMatchObject(ending);
    expect(journal.entries()).toEqual([closed]);
  });

  test('is cleared on request, and a late response does not restore an entry', () => {
    const journal = createJournal({ keepsBodies: false });
    const close = journal.open(REQUEST, exchangeOf(respondNothing()), 1);
    journal.clear();
    close(2);
    expect(journal.entries()).toEqual([]);
  });

  test('drops the oldest of more than a hundred thousand requests', () => {
    const journal = createJournal({ keepsBodies: false });
    const exchange = exchangeOf(respondNothing());
    for (let index = 0; index < 100_003; index += 1) journal.open(REQUEST, exchange, index);
    expect(journal.entries()).toHaveLength(100_000);
    expect(journal.entries()[0]?.number).toBe(4);
  });
});
