import { describe, expect, test } from 'vitest';
import { parseSettings } from '../../../src/action/inputs/settings-lines.ts';

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
    ['TAKEN=1', 'line 1 sets a key that variables sets as well'],
  ])('are refused by the number of the line: %j', (text, said) => {
    expect(parseSettings('secret', text, new Set(['TAKEN'])).problem).toContain(said);
  });

  test('are all refused at once', () => {
    const { problem } = parseSettings('variable', 'x\nA=1\ny\nA=2');
    expect(problem?.split('; ')).toHaveLength(3);
  });
});
