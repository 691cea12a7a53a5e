import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeRegistration, decodeReport } from '../../../src/action/relay-client/event.ts';
import { report, SHA } from './support/fake-relay.ts';

const SUBJECT = { id: 'reg-1', appId: 'app-1', sha: SHA };

function progressOf(data: unknown): string | undefined {
  return decodeReport(JSON.stringify(data), SUBJECT)?.progress;
}

describe('an event of the relay', () => {
  test.each([
    ['unknown', report('unknown', 1)],
    ['queued', report('queued', 1)],
    ['running', report('running', 1)],
    ['ending', report('running', 1, { unconfirmed: 'succeeded' })],
    ['ending', report('running', 1, { unconfirmed: true })],
    ['ending', report('succeeded', 1, { ended: false })],
    ['ended', report('succeeded', 1)],
    ['ended', report('failed', 1)],
    ['ended', report('timed_out', 1, { sha: SHA.toUpperCase() })],
  ])('is %s', (progress, data) => {
    expect(progressOf(data)).toBe(progress);
  });

  test.each([
    ['about another registration', report('running', 1, { id: 'reg-2' })],
    ['about another application', report('running', 1, { app_id: 'app-2' })],
    ['about another commit', report('running', 1, { sha: 'b'.repeat(40) })],
    ['with an unknown state', report('paused', 1)],
    ['that says it ended while it runs', report('running', 1, { ended: true })],
    ['without a valid `ended`', report('running', 1, { ended: 'no' })],
    ['without a whole revision', report('running', 1.5)],
    ['with a negative revision', report('running', -1)],
    ['not an object', null],
  ])('is ignored if it is %s', (_, data) => {
    expect(progressOf(data)).toBeUndefined();
  });

  test('is decoded from any text without throwing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(decodeReport(text, SUBJECT)).toBeNull();
        decodeRegistration(text);
      }),
    );
  });
});

describe('the response to a registration', () => {
  test.each([
    ['{"id":"3f-A_9"}', '3f-A_9'],
    ['{"id":7}', null],
    ['{"id":"a/b"}', null],
    ['{"id":".."}', null],
    ['{"id":""}', null],
    ['[]', null],
  ])('%s names %s', (body, id) => {
    expect(decodeRegistration(body)).toBe(id);
  });
});
