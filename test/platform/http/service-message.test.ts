import { describe, expect, test } from 'vitest';
import { registerSecret } from '../../../src/kernel/redaction.ts';
import { readServiceMessage, readServiceWords } from '../../../src/platform/http/error-mapping.ts';

const say = (body: unknown) => readServiceMessage(JSON.stringify(body));

describe("a service's message", () => {
  test('is its message, else its detail, else its error (B9)', () => {
    expect(say({ status: 400, error: 'Bad Request', detail: 'more', message: 'commit is missing' })).toBe(
      'commit is missing',
    );
    expect(say({ error: 'Bad Request', detail: 'commit is missing' })).toBe('commit is missing');
    expect(say({ error: 'Bad Request' })).toBe('Bad Request');
  });

  test('is not a field that is empty or not a text (B9)', () => {
    expect(say({ message: ' ', detail: null, error: 'Bad Request' })).toBe('Bad Request');
    expect(say({ message: { code: 7 }, error: 500 })).toBe('');
  });

  test('may be a list (B9)', () => {
    expect(say({ message: ['name is empty', 7, 'cpu is missing'] })).toBe('name is empty; cpu is missing');
  });

  test('may be plain text, but not a page (B9)', () => {
    expect(readServiceMessage('upstream connect error\n')).toBe('upstream connect error');
    expect(readServiceMessage('"quoted"')).toBe('quoted');
    expect(readServiceMessage(' <!doctype html><title>502</title>')).toBe('');
    expect(readServiceMessage('')).toBe('');
    expect(say([1, 2])).toBe('');
    expect(say(null)).toBe('');
  });

  test('is one line without control characters or commands (B9)', () => {
    expect(say({ message: 'a\r\n::error::b\u001b[31m\u2028c\u0000' })).toBe('a ::error::b c');
    expect(say({ message: '::error::x' })).not.toMatch(/^::/);
  });

  test('is cut, and redacted before it is cut (B9)', () => {
    registerSecret('s3cret-of-the-body');
    const message = say({ message: `${'x'.repeat(290)} s3cret-of-the-body ${'y'.repeat(900)}` });
    expect(message).toHaveLength(300);
    expect(message).toMatch(/x \*\*\* y+…$/);
  });

  test('is found in hostile depth without failing', () => {
    expect(readServiceMessage(`{"message":${'['.repeat(50_000)}${']'.repeat(50_000)}}`)).toBe('');
  });
});

describe("a service's text for matching", () => {
  test('contains all fields, one per line, each cut (B8)', () => {
    const body = JSON.stringify({ error: 'DEPLOYMENT_IN_PROGRESS', message: 'x'.repeat(400) });
    expect(readServiceWords(body)).toBe(`${'x'.repeat(300)}\nDEPLOYMENT_IN_PROGRESS`);
    expect(readServiceWords('plain words')).toBe('plain words');
  });
});
