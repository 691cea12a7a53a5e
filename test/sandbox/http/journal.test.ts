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
    expect(journal.entries()[0]).toMatchObject({ number: 4, body: null, outcome: 'pending' });
  });
});
