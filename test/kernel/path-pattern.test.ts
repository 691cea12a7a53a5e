import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { isPathIncluded, type PathPattern, parsePathPattern, sayUnder } from '../../src/kernel/path-pattern.ts';

function patternsFrom(...texts: readonly string[]): readonly PathPattern[] {
  return texts.map((text) => {
    const parsed = parsePathPattern(text);
    if (parsed.problem !== null) throw new Error(parsed.problem);
    return parsed.pattern;
  });
}

/** The examples of GitHub's documentation ("Filter pattern cheat sheet"), and names that they do not match. */
const EXAMPLES: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['*', ['README.md', 'server.rb'], ['docs/README.md']],
  ['*.jsx?', ['page.js', 'page.jsx'], ['page.jsxx', 'page.ts', 'js/page.js']],
  ['**', ['all/the/files.md', 'README.md'], []],
  ['*.js', ['app.js', 'index.js'], ['src/app.js', 'app.jsx']],
  ['**.js', ['index.js', 'js/index.js', 'src/js/app.js'], ['index.jsx']],
  ['docs/*', ['docs/README.md', 'docs/file.txt'], ['docs/mona/octocat.txt', 'docs']],
  ['docs/**', ['docs/README.md', 'docs/mona/octocat.txt'], ['docs', 'docs2/README.md', 'a/docs/README.md']],
  ['docs/**/*.md', ['docs/README.md', 'docs/mona/hello.md', 'docs/a/markdown/file.md'], ['docs/a.txt', 'docsa.md']],
  ['**/docs/**', ['docs/hello.md', 'dir/docs/my-file.txt', 'space/docs/plan/space.doc'], ['mydocs/a', 'docs']],
  ['**/README.md', ['README.md', 'js/README.md'], ['js/MY-README.md', 'README.md/a']],
  ['**/*src/**', ['a/src/app.js', 'my-src/code/js/app.js'], ['src2/app.js']],
  ['**/*-post.md', ['my-post.md', 'path/their-post.md'], ['post.md']],
  ['**/migrate-*.sql', ['migrate-10909.sql', 'db/migrate-v1.0.sql', 'db/sept/migrate-v1.sql'], ['migrate-/a.sql']],
  ['v1+.x', ['v1.x', 'v111.x'], ['v.x', 'v12.x']],
  ['Octoc?t', ['Octoct', 'Octot'], ['Octocat']],
  ['app/\\[slug\\]/**', ['app/[slug]/page.tsx'], ['app/s/page.tsx']],
  ['c\\+\\+/a.(b)^$', ['c++/a.(b)^$'], ['c/axb']],
  ['a!b', ['a!b'], []],
  ['größe/*', ['größe/𝒳'], ['größe/a/b']],
  ['Docs/**', ['Docs/a'], ['docs/a']],
];

describe('a pattern of paths', () => {
  test.each(EXAMPLES)('%s matches what GitHub says', (pattern, included, others) => {
    const patterns = patternsFrom(pattern);
    expect(included.filter((path) => !isPathIncluded(path, patterns))).toEqual([]);
    expect(others.filter((path) => isPathIncluded(path, patterns))).toEqual([]);
  });

  test('that excludes takes from those before it, and one after it gives back', () => {
    const patterns = patternsFrom('*.md', '!README.md', 'README*');
    expect(isPathIncluded('README.md', patterns)).toBe(true);
    expect(isPathIncluded('README.md', patterns.slice(0, 2))).toBe(false);
    expect(isPathIncluded('hello.md', patterns)).toBe(true);
  });

  test('is not needed to include every file', () => {
    expect(isPathIncluded('any/file', [])).toBe(true);
  });

  test.each([
    ['', 'is not a pattern'],
    ['!', 'is not a pattern'],
    ['a\u0007b', 'is not a pattern'],
    ['/apps/web/**', 'matches no file, since paths start at the root'],
    ['./apps/web/**', 'matches no file, since paths start at the root'],
    ['!../web/**', 'matches no file, since paths start at the root'],
    ['apps/web/', 'matches no file. Write ** after it'],
    ['apps\\web\\**', 'has a "\\" that escapes nothing. Write / between folders.'],
    ['apps\\', 'has a "\\" that escapes nothing'],
    ['c++/**', 'has a "+" without a character before it that it could repeat. Write \\+ for the character itself.'],
    ['?a', 'has a "?" without a character before it'],
    ['a**?', 'has a "?" without a character before it'],
    ['app/[slug]/**', 'has a "[", which starts a list on GitHub'],
  ])('%j is refused, with what to write instead', (text, problem) => {
    const parsed = parsePathPattern(text);
    expect(parsed.problem).toContain(problem);
  });

  test('takes linear time for hostile patterns and names', () => {
    const patterns = patternsFrom('**a'.repeat(300), `${'a?'.repeat(400)}${'a'.repeat(400)}`, '*a+'.repeat(250));
    const name = `${'a'.repeat(1_000)}b`;
    const work = (): boolean => isPathIncluded(name, patterns);
    expect(runInNewContext('work()', { work }, { timeout: 60_000 })).toBe(false);
  });

  test('is named in a sentence by its folder, three at most', () => {
    const say = (...texts: readonly string[]) => sayUnder(patternsFrom(...texts));
    expect(say('apps/web/**')).toBe(' under apps/web');
    expect(say('apps/web/**', 'packages/**', '!packages/docs/**')).toBe(' under apps/web and packages');
    expect(say('a/**', 'b/**', 'c/**', 'd/**', 'e/*.ts')).toBe(' under a, b, c and 2 more');
    expect(say('**', '!docs/**')).toBe('');
    expect(say()).toBe('');
  });
});
