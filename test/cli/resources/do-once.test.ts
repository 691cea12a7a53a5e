import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderNextCommand } from '../../../src/cli/resources/do-once.ts';

describe('the next command', () => {
  test('can be copied', () => {
    expect(renderNextCommand('deploy', 'a1-b2')).toBe('touchdown deploy a1-b2');
  });

  test.each([
    ['$(reboot)', "touchdown deploy '$(reboot)'"],
    ["it's", String.raw`touchdown deploy 'it'\''s'`],
    ['a\nreboot', "touchdown deploy 'a reboot'"],
    ['', "touchdown deploy ''"],
  ])('contains nothing that a shell would expand: %j', (id, command) => {
    expect(renderNextCommand('deploy', id)).toBe(command);
  });

  test('is parsed by a shell into the original words', () => {
    const words = fc.sample(fc.string({ unit: fc.constantFrom(...'ab\'"$`\\ ;|&<>*?!~#(){}'), maxLength: 12 }), 50);
    const expected = words.map((word) => word.replace(/\s+/g, ' ').trim());
    const script = `touchdown() { printf '%s\\n' "$@"; }\n${renderNextCommand(...words)}`;
    expect(execFileSync('/bin/sh', ['-c', script], { encoding: 'utf8' })).toBe(`${expected.join('\n')}\n`);
  });
});
