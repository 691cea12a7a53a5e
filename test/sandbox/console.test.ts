import { describe, expect, test } from 'vitest';
import { renderRequest, renderStart } from '../../src/sandbox/console.ts';
import type { JournalEntry } from '../../src/sandbox/http/journal.ts';
import { DEFAULT_TOKENS } from '../../src/sandbox/http/tokens.ts';
import { START } from './play.ts';

const FACTS = {
  url: 'http://127.0.0.1:4010',
  port: 4010,
  speed: 60,
  seed: 1,
  rateLimit: 1000,
  tokens: DEFAULT_TOKENS,
};

const ENTRY: JournalEntry = {
  number: 1,
  method: 'GET',
  target: '/application/a/status',
  host: 'h',
  body: null,
  operation: 'status',
  applicationId: 'a',
  tokenName: 'sandbox-ci',
  fault: null,
  requestId: 'r',
  receivedAt: START + 61_000,
  outcome: 'responded',
  status: 200,
  respondedAt: START + 61_000,
};

describe('the first output', () => {
  test('shows the address, the time, the limit and every token with its scopes', () => {
    const text = renderStart(FACTS);
    expect(text).toContain('Base URL  http://127.0.0.1:4010 (or http://127.0.0.1:4010/api/v1)');
    expect(text).toContain(
      'GITHUB_API_URL=http://127.0.0.1:4010/api/v3, github-token: sandbox-github or sandbox-github-read',
    );
    expect(text).toContain('Web page  http://127.0.0.1:4010/ shows pull requests and logs');
    expect(text).toContain('1 real second is 60 platform seconds; seed 1');
    expect(text).toContain('1000 requests per token and real hour');
    expect(text).toMatch(/^ {2}sandbox-ci +Read, Deploy$/m);
    expect(renderStart({ ...FACTS, speed: 1 })).toContain('1 real second is 1 platform second');
  });

  test('shows commands to try it, which can be pasted', () => {
    expect(renderStart(FACTS)).toContain(
      "  curl -H 'Authorization: Token sandbox-admin' -X POST http://127.0.0.1:4010/application/succeeds/deploy\n",
    );
  });
});

describe('a request', () => {
  test('is a line with the platform time, the response and the requested call', () => {
    expect(renderRequest(ENTRY)).toBe('00:01:01  200     GET   /application/a/status  (sandbox-ci)\n');
  });

  test('shows that it was reset or is not answered, and which fault it was', () => {
    expect(renderRequest({ ...ENTRY, outcome: 'reset', status: null, fault: 'reset-after' })).toBe(
      '00:01:01  reset   GET   /application/a/status  (sandbox-ci, fault: reset-after)\n',
    );
    expect(renderRequest({ ...ENTRY, outcome: 'pending', status: null, tokenName: null })).toBe(
      '00:01:01  silent  GET   /application/a/status  (no known token)\n',
    );
  });

  test('cannot change or flood the terminal', () => {
    const line = renderRequest({ ...ENTRY, target: `/\u001b[2J\u009b31m\u0085\r\n::error::${'x'.repeat(5000)}` });
    expect(line.match(/[\u0000-\u001f\u007f-\u009f\u2028]/g)).toEqual(['\n']);
    expect(line.length).toBeLessThan(300);
  });
});
