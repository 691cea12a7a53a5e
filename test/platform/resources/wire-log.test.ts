import { describe, expect, test } from 'vitest';
import { ProtocolError } from '../../../src/kernel/errors.ts';
import type { LogLine } from '../../../src/logs/log-source.ts';
import { decodeLog, lastLines } from '../../../src/platform/resources/wire-log.ts';

const AT = Date.UTC(2026, 10, 21, 9, 30, 15);
const decode = (text: string, contentType = 'application/json') => decodeLog({ status: 200, contentType, text });
const decodeJson = (json: unknown) => decode(JSON.stringify(json));
const texts = (lines: readonly LogLine[]) => lines.map(({ text }) => text);
const line = (text: string, epochMs: number | null = null, id: string | null = null): LogLine => ({
  text,
  epochMs,
  id,
});

describe('a log line', () => {
  test('may be a string (B27)', () => {
    expect(decodeJson(['one', ''])).toEqual([line('one'), line('')]);
  });

  test.each(['message', 'msg', 'line', 'log', 'text'])('may have its text under %s (B27)', (key) => {
    expect(decodeJson([{ [key]: 'hello' }])).toEqual([line('hello')]);
  });

  test.each([
    ['created_at', '2026-11-21T09:30:15Z'],
    ['timestamp', '2026-11-21T09:30:15Z'],
    ['timestamp', AT],
    ['timestamp', AT / 1000],
    ['created_at', String(AT)],
  ])('may have a time under %s as %j (B27)', (key, time) => {
    expect(decodeJson([{ message: 'hello', [key]: time, id: 7 }])).toEqual([line('hello', AT, '7')]);
  });

  test('takes the second time where the first cannot be read (B27)', () => {
    expect(decodeJson([{ message: 'hello', created_at: 'soon', timestamp: AT }])).toEqual([line('hello', AT)]);
  });

  test.each([[{ level: 'info', n: 1 }], [{ message: { a: 1 } }], [7], [true], [null], [['a', 1]]])(
    'of any other shape is shown as compact JSON: %j (B27)',
    (json) => {
      expect(texts(decodeJson([json]))).toEqual([JSON.stringify(json)]);
    },
  );
});

const PUBLISHED = {
  type: 'error',
  timestamp: '2026-11-21T09:30:15Z',
  details: {
    execution_id: 'run-1',
    stage: { step: 'BUILD', id: 's1', name: 'build' },
    transmitter: { id: 'app-1', name: 'api', type: 'Application' },
  },
  error: null as unknown,
  message: null as unknown,
};
const ORIGIN = { executionId: 'run-1', transmitterId: 'app-1', transmitterType: 'Application' };

/** The only line of a log whose line has the published shape, with these parts. */
function decodePublished(parts: Readonly<Record<string, unknown>>) {
  return decodeJson([{ ...PUBLISHED, ...parts }])[0];
}

describe("a line of an environment's log in the published shape", () => {
  test('has its text in the message, its time, and says whose it is (B27) (B58)', () => {
    const decoded = decodePublished({ message: { safe_message: 'npm ci', full_details: 'npm' } });
    expect(decoded).toEqual({ ...line('npm ci', AT), origin: ORIGIN });
  });

  test.each<[string, unknown, unknown, string]>([
    ['the details of a message, where they are longer', null, { safe_message: 'a', full_details: 'b\nc' }, 'b\nc'],
    ['the details of a message without a text', null, { full_details: 'details' }, 'details'],
    ['an error', { user_log_message: 'No image.' }, null, 'No image.'],
    [
      'an error, its cause and its hint',
      {
        tag: 'BUILD_ERROR',
        user_log_message: 'No image.',
        hint_message: 'Check the Dockerfile.',
        link: 'https://example.test',
        underlying_error: { message: 'exit 2', full_details: 'error TS2339\nexit code: 2\n' },
      },
      null,
      'No image.\nerror TS2339\nexit code: 2\nCheck the Dockerfile.',
    ],
    [
      'no part twice',
      { user_log_message: 'No image', hint_message: 'No image', underlying_error: { message: 'No image: exit 2' } },
      { safe_message: 'No image' },
      'No image: exit 2',
    ],
    ['a message and an error', { user_log_message: 'No image.' }, { safe_message: 'Built.' }, 'No image.\nBuilt.'],
    ['parts of wrong types', { user_log_message: 7, underlying_error: [] }, { safe_message: 'Built.' }, 'Built.'],
  ])('has the text of %s (B58)', (_, error, message, text) => {
    expect(decodePublished({ error, message })?.text).toBe(text);
  });

  test.each<[string, Readonly<Record<string, unknown>>]>([
    ['no texts', {}],
    ['blank texts', { error: { user_log_message: ' ' }, message: { safe_message: '' } }],
    ['texts of wrong types', { error: 'none', message: [{ safe_message: 'a' }] }],
  ])('is shown as compact JSON if it has %s, and still says whose it is (B27) (B58)', (_, parts) => {
    const decoded = decodePublished(parts);
    expect(decoded).toEqual({ ...line(JSON.stringify({ ...PUBLISHED, ...parts }), AT), origin: ORIGIN });
  });

  test.each<[unknown, Partial<typeof ORIGIN> | undefined]>([
    [undefined, undefined],
    ['app-1', undefined],
    [{ execution_id: {}, transmitter: 'app-1' }, undefined],
    [{ transmitter: { id: [], type: '' } }, undefined],
    [{ transmitter: { id: 7 } }, { transmitterId: '7' }],
    [{ execution_id: 'run-1', transmitter: null }, { executionId: 'run-1' }],
    [{ transmitter: { id: null, type: 'Environment' } }, { transmitterType: 'Environment' }],
  ])('says whose it is as far as it can be read: %j (B58)', (details, origin) => {
    const decoded = decodePublished({ details, message: 'text' });
    const nothing = { executionId: null, transmitterId: null, transmitterType: null };
    expect(decoded?.origin).toEqual(origin && { ...nothing, ...origin });
  });

  test('may keep its text where other services have it (B27)', () => {
    expect(decodePublished({ message: { safe_message: 'a' }, text: 'b' })?.text).toBe('b');
    const error = { user_log_message: 'no image' };
    expect(decodePublished({ message: '', error })?.text).toBe('no image');
    expect(decodePublished({ message: 'Build error', error })?.text).toBe('Build error\nno image');
  });

  test('costs time in proportion to its length, also where its parts are almost equal (B58)', () => {
    const long = 'a'.repeat(2_000_000);
    const error = { user_log_message: `b${long}`, underlying_error: { message: `${long}b` }, hint_message: long };
    expect(decodePublished({ error })?.text).toBe(`b${long}\n${long}b`);
  });
});

describe('a log', () => {
  test.each(['results', 'logs', 'data', 'lines'])('may be a list under %s (B27)', (key) => {
    expect(texts(decodeJson({ [key]: ['one', { msg: 'two' }], total: 2 }))).toEqual(['one', 'two']);
  });

  test('of very many lines is read from its end (B28)', () => {
    const rows = Array.from({ length: 50_002 }, (_, index) => `line ${index}`);
    const read = texts(decode(`${rows.join('\r\n')}\r\n`, 'text/plain'));
    expect([read.length, read[0], read.at(-1)]).toEqual([50_000, 'line 2', 'line 50001']);
  });

  test('of more JSON than is parsed at once is read from its newer end (B28)', () => {
    const rowOf = (at: number) => ({
      message: `"line\\" ${at}, [{`,
      created_at: AT + at,
      id: at,
      pod_name: 'p',
      version: 'v',
    });
    const rows = Array.from({ length: 18_000 }, (_, at) => rowOf(at));
    const last = decodeJson(rows);
    expect(last.length).toBeGreaterThanOrEqual(9_990);
    expect(last.slice(-2)).toEqual(rows.slice(-2).map(({ message, id }) => line(message, AT + id, String(id))));
    const newestFirst = decodeJson({ page: ['{', 1], results: rows.toReversed(), next: { results: [] } });
    expect(newestFirst.slice(0, 9_990)).toEqual(last.toReversed().slice(0, 9_990));
    const untimed = decodeJson([...Array(100_001).fill('x'), 'end']);
    expect(texts(untimed.slice(-2))).toEqual(['x', 'end']);
  });

  test.each([
    ['is not a list', `{"a":[${'0,'.repeat(100_000)}0]}`],
    ['has no end', `[${'{},'.repeat(100_000)}{}`],
    ['is one line', `[[${'0,'.repeat(100_000)}0]]`],
  ])('of more JSON than is parsed that %s is an error of the protocol, and as plain text a text (B27)', (_, body) => {
    expect(() => decode(body)).toThrow(ProtocolError);
    expect(texts(decode(body, 'text/plain'))).toEqual([body]);
  });

  test('may be plain text, with any line ending (B27)', () => {
    expect(texts(decode('one\r\ntwo\rthree\n\nfive\n', 'text/plain; charset=utf-8'))).toEqual([
      'one',
      'two',
      'three',
      '',
      'five',
    ]);
    expect(texts(decode('one\ntwo', ''))).toEqual(['one', 'two']);
    expect(texts(decode('"one\\ntwo\\n"'))).toEqual(['one', 'two']);
  });

  test('of plain text that looks like JSON is still plain text (B27)', () => {
    expect(texts(decode('[INFO] started\n{braces}', 'text/plain'))).toEqual(['[INFO] started', '{braces}']);
    expect(texts(decode('7\nnull', 'text/plain'))).toEqual(['7', 'null']);
    expect(texts(decode('{"level":"info","pid":7}\n{"level":"warn"}', 'text/plain'))).toEqual([
      '{"level":"info","pid":7}',
      '{"level":"warn"}',
    ]);
    expect(texts(decode('{"message":"one"}\nplain', 'text/plain'))).toEqual(['{"message":"one"}', 'plain']);
  });

  test.each(['application/x-ndjson', 'application/jsonl', 'application/json', 'text/plain', ''])(
    'may be JSON by the line, sent as %j (B27)',
    (type) => {
      const body = `{"message":"one","timestamp":${AT}}\n{"msg":"two"}\n\n`;
      expect(decode(body, type)).toEqual([line('one', AT), line('two')]);
    },
  );

  test('announced as JSON by the line may have lines that are none (B27)', () => {
    expect(texts(decode('{"message":"one"}\nplain\n"three"\n7', 'application/x-ndjson'))).toEqual([
      'one',
      'plain',
      'three',
      '7',
    ]);
    expect(texts(decode('{"message":"only"}', 'application/x-ndjson'))).toEqual(['only']);
  });

  test('may be one line (B27)', () => {
    expect(texts(decodeJson({ message: 'only' }))).toEqual(['only']);
    expect(texts(decodeJson({ results: 'none' }))).toEqual(['{"results":"none"}']);
    expect(texts(decodeJson(7))).toEqual(['7']);
  });

  test('may be empty, or no content at all (B27)', () => {
    expect(decodeLog({ status: 204, contentType: '', text: '' })).toEqual([]);
    expect(decode('')).toEqual([]);
    expect(decode('\n', 'text/plain')).toEqual([]);
    expect(decodeJson([])).toEqual([]);
    expect(decodeJson(null)).toEqual([]);
    expect(decodeJson({ logs: [] })).toEqual([]);
  });

  test('is no page, and no broken JSON (B27)', () => {
    expect(() => decode('<html>502</html>', 'text/html')).toThrow(/log lines.* an HTML page/);
    expect(() => decode('{"logs":["one","tw')).toThrow(ProtocolError);
  });

  test('of hostile depth is an error of the protocol', () => {
    const deep = `[{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}]`;
    expect(() => decode(deep)).toThrow(ProtocolError);
  });
});

describe('the last lines', () => {
  test('are as many as were asked for, where the service sends more (B28)', () => {
    expect(texts(lastLines([line('a'), line('b'), line('c')], 2))).toEqual(['b', 'c']);
    expect(texts(lastLines([line('a')], 2))).toEqual(['a']);
    expect(lastLines([], 2)).toEqual([]);
  });

  test('are sorted where every line has a time, so that the newest are kept (B28)', () => {
    const newestFirst = [line('d', 4), line('c', 3), line('b', 2), line('a', 1)];
    expect(texts(lastLines(newestFirst, 3))).toEqual(['b', 'c', 'd']);
    expect(texts(lastLines([line('b', 2), line('a', 1), line('c', 3)], 9))).toEqual(['a', 'b', 'c']);
  });

  test('are as they came where one has no time (B28)', () => {
    expect(texts(lastLines([line('b', 2), line('?'), line('a', 1)], 9))).toEqual(['b', '?', 'a']);
  });

  test("of one instant stay in the service's order (B28)", () => {
    expect(texts(lastLines([line('a', 1), line('b', 1), line('c', 2)], 9))).toEqual(['a', 'b', 'c']);
    expect(texts(lastLines([line('c', 2), line('b', 1), line('a', 1)], 9))).toEqual(['a', 'b', 'c']);
  });
});
