import { describe, expect, test } from 'vitest';
import { explainPostgres, isConnectionSound } from '../../../../src/relay/store/postgres/postgres-errors.ts';
import { RowRefused, StoreError, StoreUnreachable } from '../../../../src/relay/store/store-error.ts';

/** An error as pg tells it of PostgreSQL's own answer. */
function answered(code: string, message: string, severity = 'ERROR'): Error {
  return Object.assign(new Error(message), { code, severity });
}

describe('what PostgreSQL complains of', () => {
  test.each([
    [
      '53100',
      'could not extend file "base/5/1": No space left on device',
      'PostgreSQL has no space left on its disk, and stores nothing until there is: make room (53100: could not extend file "base/5/1": No space left on device).',
    ],
    ['53200', 'out of memory', 'PostgreSQL has no memory left: give it more, or less to do (53200: out of memory).'],
    [
      '53300',
      'sorry, too many clients already',
      'PostgreSQL has no connection left: each relay needs up to six, so raise max_connections, or end what else holds them (53300: sorry, too many clients already).',
    ],
    [
      '57014',
      'canceling statement due to statement timeout',
      'PostgreSQL was too slow, and the relay gave up waiting (57014: canceling statement due to statement timeout).',
    ],
    [
      '25006',
      'cannot execute INSERT in a read-only transaction',
      'PostgreSQL only reads here: name the server that writes, not its standby (25006: cannot execute INSERT in a read-only transaction).',
    ],
    [
      '57P03',
      'the database system is starting up',
      'PostgreSQL takes nobody now: the database system is starting up (57P03).',
    ],
    ['53400', 'configuration limit exceeded', 'PostgreSQL takes nobody now: configuration limit exceeded (53400).'],
  ])('is told with what to do, as something that may pass: %s', (code, message, sentence) => {
    const error = explainPostgres(answered(code, message));
    expect(error).toBeInstanceOf(StoreUnreachable);
    expect(error.message).toBe(sentence);
  });

  test.each([
    ['22001', RowRefused, 'PostgreSQL refuses a row: m (22001).'],
    ['54000', RowRefused, 'PostgreSQL refuses a row: m (54000).'],
    ['42501', StoreError, 'PostgreSQL failed: m (42501).'],
  ])('is told as it is where it does not pass: %s', (code, kind, sentence) => {
    const error = explainPostgres(answered(code, 'm'));
    expect([error.constructor, error.message]).toEqual([kind, sentence]);
  });

  test('is told in one line, whatever a server says', () => {
    expect(explainPostgres(answered('53100', 'a\nb\u001b[31m')).message).not.toMatch(/[\n\u001b]/);
  });
});

describe('a connection', () => {
  test('is kept after an error that is over with its transaction', () => {
    expect(isConnectionSound(answered('53100', 'disk full'))).toBe(true);
  });

  test.each(['25006', '0A000', '26000'])('is given up after %s: another one may be better', (code) => {
    expect(isConnectionSound(answered(code, 'm'))).toBe(false);
  });

  test('is given up where PostgreSQL ended it, or did not answer', () => {
    expect(isConnectionSound(answered('57P01', 'terminating connection', 'FATAL'))).toBe(false);
    expect(isConnectionSound(Object.assign(new Error('reset'), { code: 'ECONNRESET' }))).toBe(false);
  });
});
