import { describe, expect, test } from 'vitest';
import { decodeApplication, decodeClock, decodeFaultRule } from '../../../src/sandbox/admin/bodies.ts';

const refused = (message: RegExp) => ({ kind: 'refused', message: expect.stringMatching(message) });

describe('a requested fault', () => {
  test('names at most ten problems', () => {
    const fields = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`field${at}`, at]));
    expect(decodeFaultRule({ fault: 'reset', ...fields })).toEqual(refused(/^field0: .* field9: (?!.*field10)/));
  });

  test.each([
    [{}, /^fault: is required/],
    [{ fault: [] }, /^fault: is required/],
    [{ fault: 'explode' }, /^fault: must be a fault\. Use one of these, where N is a number: reset/],
    [{ fault: 'reset', on: 'deploys' }, /^on: must be one of organization, /],
    [{ fault: 'reset', times: 0 }, /^times: /],
    [{ fault: 'reset', every: 1.5 }, /^every: /],
    [{ fault: 'reset', share: 2 }, /^share: /],
    [{ fault: ['reset', 1] }, /^fault\[1\]: must be a fault\./],
    [{ fault: 'reset', on: ['deploy', 'github'] }, /^on: has calls of both the platform and GitHub\./],
    [{ fault: 'reset', aplication: 'a' }, /^aplication: is not a known key\. Did you mean application\?/],
    [{ fault: 'reset', constructor: 1 }, /^constructor: is not a known key\. Use one of fault, on, /],
    [
      { fault: 'reset', times: 0, share: 'x' },
      /^times: must be an integer from 1 to \d+\. share: must be a number from 0 to 1\.$/,
    ],
  ])('is refused by name as %j', (fields, message) => {
    expect(decodeFaultRule(fields)).toEqual(refused(message));
  });
});

describe('a requested application', () => {
  test.each([
    [{}, /^id: is required/],
    [{ id: 'mine', scenario: 'unheard-of' }, /^scenario: "unheard-of" does not exist/],
    [{ id: 'mine', options: { delay: 1 } }, /^options\.delay: is not a known key\. Use one of delay_seconds, /],
    [{ id: 'mine', options: { delay_seconds: -1 } }, /^options\.delay_seconds: must be a number from 0/],
    [{ id: 'mine', options: { limit_headers: 'toString' } }, /^options\.limit_headers: must be one of epoch-seconds, /],
    [{ id: 'mine', options: [] }, /^options: must be an object/],
    [{ id: '', options: null }, /^id: must be a non-empty string\. options: must be an object\.$/],
  ])('is refused by name as %j', (fields, message) => {
    expect(decodeApplication(fields)).toEqual(refused(message));
  });
});

describe('a change of the clock', () => {
  test('never runs backwards', () => {
    expect(decodeClock({ advance_seconds: -1 })).toEqual(refused(/^advance_seconds: /));
  });
});
