import { describe, expect, test } from 'vitest';
import { isGithubCall } from '../../../src/sandbox/github/respond.ts';
import { playGithub } from './play-github.ts';

const COMMENTS = 'issues/1/comments';
const faulty = (fault: string) => ({ headers: { 'x-sandbox-fault': fault } });

describe('a request to GitHub', () => {
  test.each([
    ['/api/v3/user', true],
    ['/api/v3', true],
    ['/api/v3?x', true],
    ['/api/v30/user', false],
    ['/api/v1/organization', false],
    ['/organization', false],
  ])('is recognized by its address: %s', (target, expected) => {
    expect(isGithubCall({ method: 'GET', target, headers: {}, body: '' })).toBe(expected);
  });

  test('must have a JSON object as its body, if any', () => {
    const { send } = playGithub();
    for (const body of ['{', '[]', 'null']) {
      expect(send('POST', COMMENTS, body)).toMatchObject({ status: 400, json: { message: 'Problems parsing JSON' } });
    }
  });
});

describe('a fault of GitHub', () => {
  test('may apply after the request was carried out', () => {
    const { request, send } = playGithub();
    const sent = send('POST', COMMENTS, { body: 'one' }, faulty('status-after=503'));
    expect(sent).toMatchObject({ status: 503, json: { message: 'Service unavailable' } });
    expect(request('POST', COMMENTS, { body: 'two' }, faulty('reset-after')).result).toEqual({ kind: 'reset' });
    expect(request('POST', COMMENTS, { body: 'three' }, faulty('reset')).result).toEqual({ kind: 'reset' });
    expect(send('GET', COMMENTS).json).toMatchObject([{ body: 'one' }, { body: 'two' }]);
  });

  test.each([
    ['secondary-limit=7', 403, /^You have exceeded a secondary rate limit/, { 'retry-after': '7' }],
    ['secondary-limit', 403, /^You have exceeded a secondary rate limit/, { 'retry-after': '60' }],
    ['not-accessible', 403, /^Resource not accessible by integration$/, { 'x-ratelimit-remaining': '999' }],
    ['status=502', 502, /^Server Error$/, {}],
    ['throttle=3', 429, /./, { 'Retry-After': '3' }],
  ])('%s does nothing and responds as GitHub would', (fault, status, message, headers) => {
    const { send } = playGithub();
    const sent = send('POST', COMMENTS, { body: 'x' }, faulty(fault));
    expect(sent).toMatchObject({ status, headers, json: { message: expect.stringMatching(message) } });
    expect(send('GET', COMMENTS).json).toEqual([]);
  });

  test('that is unknown is named in the error', () => {
    expect(playGithub().send('GET', COMMENTS, undefined, faulty('explode'))).toMatchObject({
      status: 400,
      json: { message: expect.stringContaining('secondary-limit[=N]') },
    });
  });
});
