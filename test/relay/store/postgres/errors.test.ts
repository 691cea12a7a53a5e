import { describe, expect, test } from 'vitest';
import { RowRefused, StoreError, StoreUnreachable } from '../../../../src/relay/store/error.ts';
import { explainPostgres } from '../../../../src/relay/store/postgres/errors.ts';

/** An error as pg builds it from PostgreSQL's own response. */
function answered(code: string, message: string, severity = 'ERROR'): Error {
  return Object.assign(new Error(message), { code, severity });
}

describe('an error of PostgreSQL', () => {
  test.each([
    [
      '53100',
      'could not extend file "base/5/1": No space left on device',
      'PostgreSQL has no disk space left, and stores nothing until you free some (53100: could not extend file "base/5/1": No space left on device).',
    ],
    [
      '53300',
      'sorry, too many clients already',
      'PostgreSQL has no free connections. Each relay needs up to five: raise max_connections, or close other connections (53300: sorry, too many clients already).',
    ],
    [
      '25006',
      'cannot execute INSERT in a read-only transaction',
      'This PostgreSQL server is read-only. Use the primary server, not a standby (25006: cannot execute INSERT in a read-only transaction).',
    ],
    [
      '57P03',
      'the database system is starting up',
      'PostgreSQL accepts no connections at the moment: the database system is starting up (57P03).',
    ],
  ])('is reported with the next step, as temporary: %s', (code, message, sentence) => {
    const error = explainPostgres(answered(code, message));
    expect(error).toBeInstanceOf(StoreUnreachable);
    expect(error.message).toBe(sentence);
  });

  test.each([
    ['22001', RowRefused, 'PostgreSQL refused a row: m (22001).'],
    ['42501', StoreError, 'PostgreSQL failed: m (42501).'],
  ])('is reported unchanged if it is permanent: %s', (code, kind, sentence) => {
    const error = explainPostgres(answered(code, 'm'));
    expect([error.constructor, error.message]).toEqual([kind, sentence]);
  });

  test('is reported in one line, whatever a server says', () => {
    expect(explainPostgres(answered('53100', 'a\nb\u001b[31m')).message).not.toMatch(/[\n\u001b]/);
  });
});
