import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeHtml, escapeMarkdown, escapeMermaid, renderFence } from '../../src/kernel/markup.ts';
import { registerSecret } from '../../src/kernel/redaction.ts';
import { plainLine } from '../../src/kernel/untrusted.ts';
import { runsOf } from '../support/runs.ts';

const SECRET = 'staple-of-the-horse';
registerSecret(SECRET);

const hostile = fc.string({
  unit: fc.oneof(
    fc.constantFrom('@octocat', '#12', 'GH-7', 'org/repo#1', 'https://evil.example', 'www.evil.example', 'a@b.example'),
    fc.constantFrom(
      '`',
      '```',
      '~~~',
      '$x$',
      '$$',
      '|',
      '\\',
      '\\|',
      '*',
      '_',
      '__',
      '[',
      '](',
      '![',
      '<',
      '>',
      '&',
      '&#64;',
    ),
    fc.constantFrom('<!-- marker -->', '<script>', '\n', '\r\n', '\u2028', '# ', '- ', '1. ', '2) ', '=', '+', '---'),
    fc.string(),
  ),
  maxLength: 20,
});

/** The rendered text, in which GitHub looks for mentions and references: CommonMark's backslash escapes and entities undone. */
function render(markdown: string): string {
  return markdown
    .replaceAll('<span>$</span>', '$')
    .replaceAll(/\\([!-/:-@[-`{-~])|&(amp|lt|gt|#124);/g, (_, escaped, entity) =>
      escaped === undefined ? { amp: '&', lt: '<', gt: '>', '#124': '|' }[String(entity)]! : String(escaped),
    );
}

/** What a reader sees, who sees no zero-width space. */
function read(markdown: string): string {
  return render(markdown).replaceAll('\u200b', '');
}

describe('escapeMarkdown', () => {
  test.each([
    ['a state word', 'BUILD_ERROR', 'BUILD_ERROR'],
    ['a UUID', '3f2b8c1e-0a6d-4b7f', '3f2b8c1e-0a6d-4b7f'],
    ['emphasis', '*a* _b_ __c__ ~~d~~', '\\*a\\* \\_b\\_ \\_\\_c\\_\\_ \\~\\~d\\~\\~'],
    ['code', '`a`', '\\`a\\`'],
    ['a mention', 'cc @org/team', 'cc @\u200borg/team'],
    ['references', '#1 org/repo#2 GH-3', '\\#\u200b1 org/repo\\#\u200b2 GH\u200b-3'],
    ['links', '[a](https://b.c) www.d.e', '\\[a\\](https:/\u200b/b.c) www\u200b.d.e'],
    [
      'emoji',
      ':tada: a:+1::100: 10:20:30 server.ts:142:7',
      ':\u200btada: a:\u200b+1::\u200b100: 10:20:30 server.ts:142:7',
    ],
    ['HTML and comments', '<b>&amp;</b><!-- x -->', '&lt;b&gt;&amp;amp;&lt;/b&gt;&lt;!-- x --&gt;'],
    ['the end of a cell', 'a|b\\|c\nd', 'a&#124;b\\\\&#124;c d'],
    ['a formula', '$x$', '<span>$</span>x<span>$</span>'],
    ['a heading', '# a', '\\#\u200b a'],
    ['a list', '- a', '\\- a'],
    ['a numbered list', '1. a', '1\\. a'],
    ['a rule', '---', '\\---'],
  ])('shows %s as it is written', (_, text, markdown) => {
    expect(escapeMarkdown(text)).toBe(markdown);
    expect(read(markdown)).toBe(plainLine(text));
  });

  test('shows exactly the cleaned text, and leaves nothing that does anything (B31)', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const markdown = escapeMarkdown(text);
        const active = markdown.replaceAll('<span>$</span>', 'x').replaceAll(/\\[!-/:-@[-`{-~]/g, 'x');
        expect(read(markdown)).toBe(plainLine(text));
        expect(active).not.toMatch(/[\n\r|<>`*[\]~$\\]/);
        expect(active).not.toMatch(/&(?!(?:amp|lt|gt|#124);)/);
        expect(active).not.toMatch(/^(?:[-+=#]|\d{1,9}[.)])/);
        expect(render(markdown)).not.toMatch(/@[\w-]|#\d|gh-\d|:\/\/|www\./i);
      }),
      { numRuns: runsOf(1000) },
    );
  });

  test('masks secrets before its own marks could split them', () => {
    registerSecret('pa$$_w0rd*');
    expect(escapeMarkdown(`a pa$$_w0rd* ${SECRET}`)).toBe('a \\*\\*\\* \\*\\*\\*');
  });
});

describe('escapeHtml', () => {
  test('leaves nothing that opens a tag, an entity or an attribute, and keeps lines', () => {
    expect(escapeHtml(`<a href="x" title='y'>&amp;</a>\r\n${SECRET}\u0000`)).toBe(
      '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;\n***',
    );
  });
});

describe('renderFence', () => {
  test('shows lines as code, cleaned and redacted', () => {
    expect(renderFence(`\x1b[31ma\x1b[0m\r\n${SECRET}`)).toBe('```text\na\n***\n```');
  });

  test.each([
    ['``', '```'],
    ['a ``` b', '````'],
    ['```` and `````', '``````'],
  ])('has a fence that outlasts every run of backticks in %j', (text, fence) => {
    expect(renderFence(text)).toBe(`${fence}text\n${text}\n${fence}`);
  });

  test('draws no diagram and forges no marker', () => {
    expect(renderFence('```mermaid\n<!-- touchdown -->')).toBe('````text\n```mermaid\n<\u200b!-- touchdown -->\n````');
  });

  test('cannot be closed from within, nor hold a hidden marker (B31)', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const [opening = '', ...lines] = renderFence(text).split('\n');
        const fence = opening.replace('text', '');
        expect(lines.pop()).toBe(fence);
        for (const line of lines) expect(line).not.toContain(fence);
        expect(lines.join('\n')).not.toContain('<!--');
      }),
    );
  });
});

describe('escapeMermaid', () => {
  test.each([
    ['a state word', 'WAITING_FOR_BUILD', 'WAITING_FOR_BUILD'],
    ['what ends a label', 'a:b;c#d,e\nf%%g', 'a b c d e f g'],
    ['markup', '<img src=x>"&{}', 'img src x'],
    ['other scripts', 'déploiement 展開', 'déploiement 展開'],
    ['nothing that is left', ':;#', '-'],
    ['a secret', SECRET, '-'],
  ])('keeps what a label may have of %s', (_, text, label) => {
    expect(escapeMermaid(text, 60)).toBe(`\u200b${label}`);
  });

  test('is a label of letters, digits and a few marks, never empty, never longer than requested', () => {
    fc.assert(
      fc.property(hostile, fc.integer({ min: 2, max: 30 }), (text, maxChars) => {
        const label = escapeMermaid(text, maxChars);
        expect(label).toMatch(/^\u200b[\p{L}\p{M}\p{N}_.()/+\- …]+$/u);
        expect(label.length).toBeLessThanOrEqual(maxChars);
      }),
    );
  });
});
