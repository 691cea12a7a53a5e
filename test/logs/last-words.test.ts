import { describe, expect, test } from 'vitest';
import { findCauses } from '../../src/logs/cause.ts';

function sentenceOf(...lines: readonly string[]): string | null {
  return findCauses(lines)[0]?.sentence ?? null;
}

describe('the last words of a program', () => {
  test('are its cause if the log shows only that it failed', () => {
    expect(findCauses(['checking', 'SENTRY_AUTH_TOKEN is missing', '', '==> Exited with status 1'])).toMatchObject([
      { sentence: 'SENTRY_AUTH_TOKEN is missing', kind: 'crash', certainty: 'likely', file: null, at: 1 },
      { sentence: 'Exited with status 1' },
    ]);
  });

  test('are what it marked as an error rather than what only alarms', () => {
    expect(sentenceOf('✖ no bucket', 'Is the region invalid?', '==> Exited with status 1')).toBe('no bucket');
    expect(
      sentenceOf('[Nest] 9  - 04/09/2026, 2:04:05 PM   ERROR [Bootstrap] no bucket', '==> Exited with status 1'),
    ).toBe('no bucket');
  });

  test('are the first of several errors in a row', () => {
    expect(sentenceOf('[ERROR] no broker', '[ERROR] Shutting down', '==> Exited with status 1')).toBe('no broker');
  });

  test('are an entry of JSON whose level is error, even if its text does not alarm', () => {
    const [info, error] = ['{"level":"info","message":"boot"}', '{"level":50,"msg":"the table is empty"}'];

    expect(sentenceOf(info, error, '==> Exited with status 1')).toBe('the table is empty');
  });

  test('go on in the next line after a colon', () => {
    expect(sentenceOf('Error  Please provide:', '    - url', '==> Exited with status 1')).toBe('Please provide: url');
  });

  test('are of the program that ended, not of another one beside it', () => {
    const [api, db] = ['api-1  | Missing PORT', 'db-1   | ERROR: no such table'];

    expect(sentenceOf(api, db, 'api-1 exited with code 1')).toBe('Missing PORT');
  });

  test('count at the end of a log only if they are marked', () => {
    expect(sentenceOf('starting', 'ERROR: no bucket', '')).toBe('no bucket');
    expect(sentenceOf('starting', 'SENTRY_AUTH_TOKEN is missing')).toBeNull();
    expect(sentenceOf('ERROR: no bucket', 'retrying', 'started')).toBeNull();
  });

  test('are none before a line that says that all is well', () => {
    expect(sentenceOf('ERROR: no bucket yet', 'Server listening on port 8080', '')).toBeNull();
    expect(sentenceOf('Server listening on port 8080', 'GET / 200', 'ERROR: GET /a 500')).toBeNull();
  });
});
