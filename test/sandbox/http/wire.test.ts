import { describe, expect, test } from 'vitest';
import { respondJson, respondNothing, respondPage, respondProblem } from '../../../src/sandbox/http/wire.ts';

describe('a response', () => {
  test('of JSON has its type, and is immediate and complete', () => {
    expect(respondJson(201, { id: 'a' })).toEqual({
      kind: 'response',
      status: 201,
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: '{"id":"a"}',
      headDelayMs: 0,
      bodyDelayMs: 0,
      cut: false,
      hasLimits: true,
    });
  });

  test('of a problem has the three fields of the platform', () => {
    const { status, body } = respondProblem(429, 'Wait.');
    expect(status).toBe(429);
    expect(JSON.parse(body)).toEqual({ status: 429, error: 'Too Many Requests', message: 'Wait.' });
  });

  test('of a problem with an unknown status still has a reason phrase', () => {
    expect(JSON.parse(respondProblem(499, '').body).error).toBe('Unknown');
  });

  test("of a gateway's page is HTML", () => {
    const { headers, body } = respondPage(502);
    expect(headers['Content-Type']).toContain('text/html');
    expect(body).toMatch(/^<!DOCTYPE html>[\s\S]*502 Bad Gateway/);
  });

  test('without content has no body and no content type', () => {
    expect(respondNothing()).toMatchObject({ status: 204, headers: {}, body: '' });
  });
});
