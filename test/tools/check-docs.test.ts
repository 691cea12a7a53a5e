import { describe, expect, test } from 'vitest';
import { findPageProblems, readSentences } from '../../tools/check-docs.mjs';

const LONG = `${'word '.repeat(30)}word.`;

describe('the check of the docs', () => {
  test('reads headings, sentences, list items and cells with their lines, and no code', () => {
    const page =
      '# Title\n\nOne `code`. Two\ngoes on.\n\n```sh\nnot this\n```\n\n- item\n- [link](to/a.md)\n\n| a | b |\n| --- | --- |\n';
    expect(readSentences(page).map(({ line, text }) => `${line} ${text}`)).toEqual([
      ...['1 # Title', '3 One CODE.', '3 Two goes on.', '10 item', '11 link', '13 a', '13 b'],
    ]);
  });

  test('finds a sentence of 31 words, a word to replace, and a README that is too large', () => {
    expect(findPageProblems('docs/a.md', `fine.\n\n${LONG}`)).toEqual([
      expect.stringMatching(/^docs\/a\.md:\d a sentence of 31 words/),
    ]);
    expect(findPageProblems('docs/a.md', 'It is told.')).toEqual(['docs/a.md:1 "told": write report, say, show']);
    expect(findPageProblems('README.md', 'a. '.repeat(3_001))).toEqual([
      'README.md has 9003 bytes, more than 9000: move details to a page of docs.',
    ]);
  });

  test('accepts code and sentences of 30 words', () => {
    expect(findPageProblems('docs/a.md', `${'word '.repeat(29)}word. \`told\`\n\n\`\`\`\nnobody\n\`\`\`\n`)).toEqual(
      [],
    );
  });
});
