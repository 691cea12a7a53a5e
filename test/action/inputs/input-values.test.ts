import { describe, expect, test } from 'vitest';
import {
  parseAppIds,
  parseBoolean,
  parseChoice,
  parseCommit,
  parseCount,
  parseList,
  parsePositiveDuration,
  parseSettings,
  parseToken,
} from '../../../src/action/inputs/input-values.ts';

describe('a boolean', () => {
  test.each(['true', 'True', 'TRUE', 'false', 'False', 'FALSE'])('is %s, as YAML 1.2 has it', (text) => {
    expect(parseBoolean(text)).toEqual({ value: text.toLowerCase() === 'true', problem: null });
  });

  test.each(['', 'yes', 'on', '1', 'tRue', 'true '])('is not "%s"', (text) => {
    expect(parseBoolean(text).problem).toBe('is not a boolean. Use true or false.');
  });
});

describe('a duration', () => {
  test.each([
    ['500ms', 500],
    ['90s', 90_000],
    ['1h30m', 5_400_000],
    ['45', 45_000],
  ])('is %s', (text, durationMs) => {
    expect(parsePositiveDuration(text)).toEqual({ value: durationMs, problem: null });
  });

  test.each(['0', '0ms', '-5s', '5 minutes', 'Infinity', '1e9'])('is not "%s"', (text) => {
    expect(parsePositiveDuration(text).problem).toMatch(
      /^is not a duration( above zero)?\. Use for example 90s, 10m or 1h30m\.$/,
    );
  });
});

describe('a count', () => {
  test('is a whole number within its bounds', () => {
    expect([parseCount('1', 1, 10), parseCount('10', 1, 10)].map(({ problem }) => problem)).toEqual([null, null]);
    for (const text of ['0', '11', '1.5', '-1', '1e1', '0x1', '', '٣']) {
      expect(parseCount(text, 1, 10).problem, text).toBe('is not a whole number from 1 to 10.');
    }
  });

  test('without an upper bound is at most what a number holds exactly', () => {
    expect(parseCount('9007199254740991', 0).value).toBe(Number.MAX_SAFE_INTEGER);
    expect(parseCount('9007199254740992', 0).problem).toBe('is not a whole number of 0 or more.');
  });
});

describe('a choice', () => {
  test('is one of its words, as they are written', () => {
    expect(parseChoice('b', ['a', 'b', 'c'])).toEqual({ value: 'b', problem: null });
    expect(parseChoice('B', ['a', 'b', 'c']).problem).toBe('is not valid. Use a, b or c.');
  });
});

describe('a list', () => {
  test('has its entries between commas or newlines, each once', () => {
    expect(parseList(' a,b\r\nc \n\n,, a ').value).toEqual(['a', 'b', 'c']);
    expect(parseList('').value).toEqual([]);
  });
});

describe('application ids', () => {
  test('may have what an address can carry encoded (B39)', () => {
    const ids = ['a b', 'x/y', 'q?z', 'ünï', '3fa85f64-5717-4562-b3fc-2c963f66afa6', '...', 'a..b', '.hidden'];
    expect(parseAppIds(ids.join('\n'))).toEqual({ value: ids, problem: null });
  });

  test.each([
    '..',
    '.',
    'a/../b',
    '..\\x',
    '%2e%2E/x',
    'a%2f..',
    '. .\u0000',
    'a\tb',
    'a\u200bb',
    '\ud800',
    'x'.repeat(256),
  ])('may not be %j, which would walk or cannot be encoded (B39)', (id) => {
    expect(parseAppIds(`good\n${id}`)).toMatchObject({
      problem: expect.stringContaining('is not a valid id.'),
      blamed: id,
    });
  });

  test('are at least one', () => {
    expect(parseAppIds(',\n ,').problem).toBe('has no application id. Give at least one.');
  });

  test('are blamed together', () => {
    expect(parseAppIds('..,fine,.').blamed).toBe('.., .');
  });
});

describe('a commit', () => {
  test.each(['a1b2c3d', 'v1.0.0', 'refs/heads/main', 'x'.repeat(255)])('may be %s', (text) => {
    expect(parseCommit(text)).toEqual({ value: text, problem: null });
  });

  test.each(['a b', 'a\nb', 'a\u0000', 'a\u200b', 'x'.repeat(256), ''])('may not be %j', (text) => {
    expect(parseCommit(text).problem).not.toBeNull();
  });
});

describe('a token', () => {
  test('is whatever fits a header', () => {
    expect(parseToken('eyJ.a-b_c.d/+=').problem).toBeNull();
    for (const text of ['', 'Bearer x', 'a\nb', 'pässword', 'a\u0000']) {
      expect(parseToken(text).problem, text).not.toBeNull();
    }
  });
});

describe('lines of settings', () => {
  test('are keys and values in their order, the value as written after the first "="', () => {
    expect(parseSettings('variable', 'A=1\r\n B =x=y \rURL=http://h/?a=b#c\nEMPTY=').value).toEqual([
      { kind: 'variable', key: 'A', value: '1' },
      { kind: 'variable', key: 'B', value: 'x=y ' },
      { kind: 'variable', key: 'URL', value: 'http://h/?a=b#c' },
      { kind: 'variable', key: 'EMPTY', value: '' },
    ]);
  });

  test('may be blank or a comment', () => {
    expect(parseSettings('secret', '\n  \n# A=1\n  # B=2\nC=3\n')).toEqual({
      value: [{ kind: 'secret', key: 'C', value: '3' }],
      problem: null,
    });
  });

  test.each([
    ['A=1\nno equals sign', 'line 2 has no "="'],
    ['\n=1', 'line 2 has a key'],
    ['1A=1', 'line 1 has a key'],
    ['A-B=1', 'line 1 has a key'],
    ['A B=1', 'line 1 has a key'],
    ['A=1\n#\nA=2', 'line 3 sets the same key as line 1'],
    ['TAKEN=1', 'line 1 sets a key that variables also sets. Write KEY=VALUE lines.'],
  ])('are refused by the number of the line: %j', (text, said) => {
    expect(parseSettings('secret', text, new Set(['TAKEN'])).problem).toContain(said);
  });

  test('are all refused at once', () => {
    const { problem } = parseSettings('variable', 'x\nA=1\ny\nA=2');
    expect(problem?.split('; ')).toHaveLength(3);
  });
});
