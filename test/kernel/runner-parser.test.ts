import { describe, expect, test } from 'vitest';
import { findCommands } from './runner-parser.ts';

describe("the port of the runner's parser", () => {
  test.each([
    ['a command at the start', '::error::x', ['error']],
    ['a command with properties', '::error file=a,line=1::x', ['error']],
    ['a command behind white space', ' \t\u3000::set-output name=a::b', ['set-output']],
    ['a command behind a next-line character', '\u0085::add-mask::x', ['add-mask']],
    ['a command after a carriage return', 'fine\r::warning::x', ['warning']],
    ['an old command inside a line', 'text ##[error]x', ['error']],
    ['an old command with properties', '##[set-env name=A;]x', ['set-env']],
    ['each line of several', '::group::a\n::endgroup::', ['group', 'endgroup']],
    ['nothing in text', 'a ::error:: b', []],
    ['nothing in an unknown name', '::nonsense::x ##[nonsense]', []],
    ['nothing in a half', '::error ##[error', []],
  ])('finds %s', (_, output, commands) => {
    expect(findCommands(output, 'ordinal')).toEqual(commands);
  });

  test('finds nothing ordinally behind a zero-width space, and not even under a culture that ignores it', () => {
    expect(findCommands('##\u200b[error]x', 'ordinal')).toEqual([]);
    expect(findCommands('##\u200b[error]x', 'ignoring')).toEqual([]);
    expect(findCommands('##[error]x', 'ignoring')).toEqual(['error']);
  });
});
