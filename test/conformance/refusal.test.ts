import { describe, expect, test } from 'vitest';
import { findBodyFault, findTypeFault } from '../../src/conformance/checks/check-errors.ts';

const RIGHT = { status: 404, error: 'Not Found', message: 'There is no such application.' };

function faultOf(body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return findBodyFault({ text }, { status: 404, phrase: 'Not Found' });
}

describe('the body of a refusal', () => {
  test.each([
    ['as it is described', RIGHT],
    ['with more fields', { ...RIGHT, path: '/x' }],
    ['with its phrase in another case', { ...RIGHT, error: 'NOT_FOUND' }],
  ])('is right %s', (_, body) => {
    expect(faultOf(body)).toBeNull();
  });

  test.each([
    ['an HTML page', '<html>', 'an object {status, error, message}', 'an HTML page'],
    ['empty', '', 'an object {status, error, message}', 'an empty body'],
    ['an array', [RIGHT], 'an object {status, error, message}', 'an array'],
    ['without its status', { ...RIGHT, status: undefined }, 'status 404 in the body', 'missing'],
    ['with another status', { ...RIGHT, status: 400 }, 'status 404 in the body', 'a different number'],
    ['with its status as a text', { ...RIGHT, status: '404' }, 'status 404 in the body', 'a different text'],
    ['without its phrase', { ...RIGHT, error: undefined }, '"Not Found" in error', 'missing'],
    ['with a code for the phrase', { ...RIGHT, error: 'E17' }, '"Not Found" in error', 'a different text'],
    ['with a number for the phrase', { ...RIGHT, error: 404 }, '"Not Found" in error', 'a different number'],
    ['with a blank message', { ...RIGHT, message: ' ' }, 'a sentence in message', 'a different text'],
    ['without a message', { ...RIGHT, message: undefined }, 'a sentence in message', 'missing'],
  ])('is wrong: %s', (_, body, expected, came) => {
    expect(faultOf(body)).toEqual({ expected, came });
  });
});

describe('the type of a refusal', () => {
  test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON', 'application/problem+json'])(
    'is JSON: %s',
    (type) => {
      expect(findTypeFault({ headers: { 'content-type': type } })).toBeNull();
    },
  );

  test.each(['text/html', 'text/json', 'application/jsonp', 'application/xml', 'x-application/json'])(
    'is not JSON: %s',
    (type) => {
      const fault = { expected: 'application/json', came: type };
      expect(findTypeFault({ headers: { 'content-type': type } })).toEqual(fault);
    },
  );

  test('is not JSON if it is not sent', () => {
    expect(findTypeFault({ headers: {} })?.came).toBe('none');
  });
});
