import { describe, expect, test } from 'vitest';
import { findWords } from '../../tools/check-words.mjs';

/** Returns the words that are found in a file, with the number of the line: `2 Answers`. */
function check(...lines: string[]): string[] {
  return findWords(lines.join('\n')).map(({ line, word }) => `${line} ${word}`);
}

describe('the check of words', () => {
  test.each([
    ['a comment', ['const a = 1; // the neighbour'], '1 neighbour'],
    ['a block comment', ['/* first', '   whoever asks */'], '2 whoever'],
    ['the first word of a docstring', ['/** Answers the sum. */'], '1 Answers'],
    ['the first word of a docstring of several lines', ['/**', ' * Whether it is open.', ' */'], '2 Whether'],
    [
      'a phrase that continues on the next line of a docstring',
      ['/**', ' * It is told', ' * of the end.', ' */'],
      '2 is told',
    ],
    ['a phrase that continues in the next line comment', ['// not', '// unless it fails'], '1 not'],
    ['a constant', ['export const MOST_BYTES = 1;'], '1 MOST_'],
    ['a name of several words', ['const toldAt = 1;'], '1 told'],
    ['a name that is written differently', ['renderColour(text);'], '1 Colour'],
    ['the title of a test', ["test('asks nobody', () => {});"], '1 nobody'],
    ['the title of a group of tests', ['describe.each([1])(`mends %s`, () => {});'], '1 mends'],
    ['a name inside a template', [`const a = \`x \${{ colour: 1 }} y\`;`], '1 colour'],
    ['a name after a template and a division', [`const a = \`\${b}\`.length / 2; const errand = a / 3;`], '1 errand'],
    ['a name after a regular expression with quotes', ['const a = /[`\'"/]/; const wish = a;'], '1 wish'],
  ])('finds a word in %s', (_, lines, found) => {
    expect(check(...lines).map((finding) => finding.split('\n')[0])).toEqual([found]);
  });

  test.each([
    ['a string', "const a = 'nobody';"],
    ['a template', `const a = \`nobody \${b} nobody\`;`],
    ['a regular expression', 'const a = text.match(/nobody/);'],
    ['a longer word', '// it recommends an amended wishbone'],
    ['a docstring further on', '/** Returns what the service answers. */'],
    ['a name of which it is a part', 'const intellect = satellite;'],
  ])('ignores a word in %s', (_, line) => {
    expect(check(line)).toEqual([]);
  });

  test.each([
    ['a string', "fail('it is told');", '1 told'],
    ['a template', 'fail(`it answered ${code} at last`);', '1 answered'],
    ['a string on a later line', "const a =\n  'no one tells you';", '2 tells'],
  ])('finds a word in %s of the product', (_, text, found) => {
    expect(findWords(text, true).map(({ line, word }) => `${line} ${word}`)).toContain(found);
  });

  test.each(["const kind = 'answered';", 'const key = `told`;', 'const sql = `CREATE TABLE a (told TEXT)`;'])(
    'ignores the code %s of the product',
    (text) => {
      expect(findWords(text, true)).toEqual([]);
    },
  );

  test('reports a name once per file and says what to write instead', () => {
    expect(findWords('let mend = 1;\nmend += 1;')).toEqual([{ line: 1, word: 'mend', instead: 'fix' }]);
  });
});
