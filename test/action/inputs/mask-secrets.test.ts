import { describe, expect, test } from 'vitest';
import { maskableForms, secretsOf } from '../../../src/action/inputs/mask-secrets.ts';

describe('the secrets among the inputs', () => {
  test('are the tokens, trimmed, and the values of the secrets', () => {
    const inputs: Record<string, string> = {
      token: ' tok \n',
      'github-token': ' ghs_1 ',
      secrets: '# note\nA=one\nB=two=2\nC=\n',
      variables: 'D=4',
    };
    expect(secretsOf((name) => inputs[name] ?? '')).toEqual(['tok', 'ghs_1', 'one', 'two=2']);
  });

  test('are all of a line that is no KEY=VALUE as well, since it is a slip', () => {
    expect(secretsOf((name) => (name === 'secrets' ? 'A=one\nthe rest of it' : ''))).toEqual(['one', 'the rest of it']);
  });

  test('are none where nothing was given', () => {
    expect(secretsOf(() => '')).toEqual([]);
  });
});

describe('what the runner is to mask', () => {
  test('is the value, with and without the space around it', () => {
    expect(maskableForms('hunter2')).toEqual(['hunter2']);
    expect(maskableForms(' hunter2 ')).toEqual([' hunter2 ', 'hunter2']);
  });

  test('is each line of a value as well', () => {
    expect(maskableForms('first\r\nsecond')).toEqual(['first\r\nsecond', 'first', 'second']);
  });

  test('is never a short line, nor a value that has one, since the runner would mask it everywhere', () => {
    expect(maskableForms('{\n  "key": "value"\n}')).toEqual(['"key": "value"']);
    expect(maskableForms('abc')).toEqual([]);
    expect(maskableForms('abcd')).toEqual(['abcd']);
  });
});
