import { describe, expect, test } from 'vitest';
import {
  exitOf,
  isElsewhere,
  isKnown,
  isPage,
  quoteReply,
  type Reply,
  type Sort,
  sortReply,
} from '../../../src/cli/doctor/doctor-probe.ts';
import { answered } from './run.ts';

const text = (status: number, body: string, type = ''): Reply =>
  answered({ status, json: undefined, text: body, headers: { 'content-type': type } });

const REPLIES: readonly (readonly [Reply, Sort, exit: number, isElse: boolean, isKnownToken: boolean])[] = [
  [answered(), 'fine', 1, false, true],
  [answered({ status: 299 }), 'fine', 1, false, true],
  [text(204, ''), 'fine', 1, false, true],
  [text(200, ' \n'), 'fine', 1, false, true],
  [answered({ status: 300 }), 'refused', 1, false, false],
  [answered({ status: 304 }), 'refused', 1, false, false],
  [answered({ status: 400 }), 'refused', 1, false, false],
  [answered({ status: 401 }), 'unauthorized', 3, false, false],
  [answered({ status: 403 }), 'forbidden', 1, false, true],
  [answered({ status: 404 }), 'missing', 1, true, false],
  [answered({ status: 429 }), 'throttled', 1, false, false],
  [text(429, '<html>', 'text/html'), 'throttled', 1, false, false],
  [answered({ status: 499 }), 'refused', 1, false, false],
  [answered({ status: 500 }), 'trouble', 4, false, false],
  [text(502, '<html>', 'text/html'), 'trouble', 4, false, false],
  [text(200, 'OK'), 'foreign', 4, true, false],
  [text(401, '<html>'), 'foreign', 4, true, false],
  [text(401, 'Who are you?'), 'unauthorized', 3, false, false],
  [{ kind: 'elsewhere', status: 302, location: '/' }, 'elsewhere', 4, true, false],
  [{ kind: 'unreached', stage: 'dns', detail: '' }, 'unreached', 4, false, false],
];

describe('a reply', () => {
  test.each(REPLIES)(
    '%j is %s, ends with %d, is of somebody else: %s, tells of a known token: %s',
    (reply, ...facts) => {
      expect([sortReply(reply), exitOf(reply), isElsewhere(reply), isKnown(reply)]).toEqual(facts);
    },
  );

  test.each([
    ['text/html', '', true],
    ['application/xhtml+xml', '', false],
    ['TEXT/HTML; charset=utf-8', '{}', true],
    ['text/htmlx', '', false],
    ['', '<!DOCTYPE html>', true],
    ['', '\n <HTML lang=en>', true],
    ['', '<head>', true],
    ['', '<body>', true],
    ['', '<bodyguard>', false],
    ['', 'about <html>', false],
    ['application/json', '{}', false],
  ])('of the type %j with %j is a page: %s', (type, body, isOne) => {
    expect(isPage(answered({ json: undefined, text: body, headers: { 'content-type': type } }))).toBe(isOne);
  });

  test.each([
    [answered({ status: 403, json: { message: 'No.' } }), ', saying "No"'],
    [answered({ status: 403, json: { message: 'No. Never..' } }), ', saying "No. Never."'],
    [text(403, 'v1.2 only'), ', saying "v1.2 only"'],
    [answered({ status: 403 }), ''],
    [text(403, ''), ''],
    [{ kind: 'unreached', stage: 'dns', detail: 'ENOTFOUND' } as const, ''],
  ])('is quoted where it says something: %j', (reply, quoted) => {
    expect(quoteReply(reply)).toBe(quoted);
  });
});
