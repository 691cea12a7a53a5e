import { describe, expect, test } from 'vitest';
import { createMarkdown } from '../../../src/sandbox/page/markdown.ts';

const render = createMarkdown();

describe('a comment', () => {
  test('is shown as GitHub shows it: tables, folds, code', async () => {
    const html = await render(
      '### Done\n\n| App | State |\n| - | - |\n| web | **up** |\n\n<details><summary>Log</summary>\n\n```text\n<b>\n```\n\n</details>',
      'c1-',
    );
    expect(html).toContain('<h3>Done</h3>');
    expect(html).toContain('<div class="wide" role="group" aria-label="Table" tabindex="0"><table>');
    expect(html).toContain('<strong>up</strong>');
    expect(html).toContain('<details><summary>Log</summary>');
    expect(html).toMatch(/<pre tabindex="0"><code class="language-text">&#x3C;b>\n<\/code><\/pre>/);
  });

  test('hides its HTML comments, with any marker in them', async () => {
    expect(await render('<!-- marker -->\nText', 'c1-')).toBe('\n<p>Text</p>');
  });

  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a style', '<style>*{display:none}</style><p style="position:fixed">x</p>'],
    ['an event handler', '<b onclick="alert(1)">x</b> <svg onload=alert(1)>'],
    ['a picture', '<img src="https://x.example/a.png" onerror="alert(1)">'],
    ['a picture of several sources', '<picture><source srcset="https://x.example/b.png"><img src=a></picture>'],
    ['a script as an address', '[x](javascript:alert(1)) <a href="JaVaScript:alert(1)">x</a> [y](data:text/html,1)'],
    ['a frame or a form', '<iframe src="https://x.example"></iframe><form action="/"><button>Go</button></form>'],
    ['an address for all others', '<base href="https://x.example/"><meta http-equiv="refresh" content="0">'],
  ])('does not contain %s', async (_, text) => {
    const html = await render(text, 'c1-');
    expect(html).not.toMatch(
      /<(?:script|style|img|source|iframe|form|button|base|meta|svg)|\son\w+=|style=|javascript:|data:|srcset/i,
    );
  });

  test('shows the alternative text of an image, and task list items', async () => {
    expect(await render('![a cat](https://x.example/a.png)\n\n- [x] one\n- [ ] two', 'c1-')).toMatch(
      /\[picture: a cat\].*☑ one.*☐ two/s,
    );
  });

  test('cannot replace a part of the page', async () => {
    expect(await render('<p id="content">x</p> <a name="status">y</a>', 'c1-')).toMatch(
      /id="c1-content".*name="c1-status"/s,
    );
  });

  test.each([
    ['elements', '<b>'.repeat(9000)],
    ['quotes', '>'.repeat(60_000)],
    ['lists', '- '.repeat(30_000)],
  ])('is quickly shown as it was written if it nests %s too deeply', async (_, text) => {
    expect(await render(text, 'c1-')).toMatch(/^<pre tabindex="0">(?:&lt;b&gt;&lt;|&gt;&gt;|- - )/);
  });
});

test('a long address that is referenced thousands of times is shown as it was written', async () => {
  const textOf = (references: number): string => `${'[a] '.repeat(references)}\n\n[a]: http://x/${'y'.repeat(3000)}\n`;
  expect(await render(textOf(20), 'c1-')).toMatch(/^<p><a href=/);
  expect(await render(textOf(500), 'c1-')).toMatch(/^<pre/);
});

describe('a table', () => {
  const tableOf = (columns: number, row: string, rows: number): string =>
    `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n${row.repeat(rows)}`;

  test('is shown as it was written if its short rows under a long head would be millions of empty cells', async () => {
    expect(await render(tableOf(120, '|b|\n', 120), 'c1-')).toMatch(/^<pre tabindex="0">\|a\|a/);
  });
});

test('a renderer returns what it returned before for the same text, and forgets what was rendered long ago', () => {
  const markdown = createMarkdown();
  const first = markdown('**one**', 'c1-');
  expect(markdown('**one**', 'c1-')).toBe(first);
  for (let index = 0; index < 1000; index += 1) void markdown('>'.repeat(100 + index), 'c1-');
  expect(markdown('**one**', 'c1-')).not.toBe(first);
});
