import { describe, expect, test } from 'vitest';
import { readDocstring, renderDocstring } from '../../tools/api-reference/docstring.mjs';
import { readEntry } from '../../tools/api-reference/entry.mjs';
import { renderReference } from '../../tools/api-reference/render.mjs';
import { createReader } from '../../tools/api-reference/source.mjs';

/** What an entry of these files exports, by sections; the entry is `src/index.ts`. */
function read(files: Readonly<Record<string, string>>) {
  return readEntry(
    createReader((path) => files[path] ?? ''),
    'src/index.ts',
  );
}

/** What the one export of a file is. */
function readOne(declaration: string) {
  const [section] = read({ 'src/index.ts': "export { A } from './a.ts';", 'src/a.ts': declaration });
  return section?.exports[0];
}

describe('the tool that writes the reference of the API', () => {
  test('starts a section at a comment, with functions first and each type after its first mention', () => {
    const sections = read({
      'src/index.ts':
        "// --- One: a part\nexport { type A, type B, type C, make } from './a.ts';\n// --- Two\nexport { D } from './b.ts';",
      'src/a.ts':
        'export type C = 1;\nexport interface B { readonly c: C }\nexport type A = 2;\nexport function make(b: B): void {}\n',
      'src/b.ts': 'export class D {}',
    });
    expect(sections.map(({ title, exports }) => [title, exports.map(({ name }) => name)])).toEqual([
      ['One: a part', ['make', 'B', 'C', 'A']],
      ['Two', ['D']],
    ]);
  });

  test('shows a class after the one that it extends, without bodies and private members', () => {
    const [section] = read({
      'src/index.ts': "export { B, A } from './a.ts';",
      'src/a.ts':
        'export class A extends Error {}\nexport class B extends A {\n  readonly n: number = 1;\n  #hidden = 2;\n  private also = 3;\n  /** Says. */\n  say(word: string): void {\n    this.also = 4;\n  }\n}',
    });
    expect(section?.exports.map(({ code }) => code)).toEqual([
      'class A extends Error {}',
      'class B extends A {\n  readonly n: number;\n  say(word: string): void;\n}',
    ]);
    expect(section?.exports[1]?.members).toEqual([{ name: 'say', text: 'Says.' }]);
  });

  test('shows a function by its signature, and a constant by its type', () => {
    const source = 'export async function A<T>(one: T, ...rest: string[]): Promise<T> {\n  return one;\n}';
    expect(readOne(source)?.code).toBe('function A<T>(one: T, ...rest: string[]): Promise<T>;');
    expect(readOne('export const A: readonly number[] = [1];')?.code).toBe('const A: readonly number[];');
  });

  test('shows the inherited members of an interface that is not exported as its own, with their docstrings', () => {
    const [section] = read({
      'src/index.ts': "export { A, Known } from './a.ts';",
      'src/a.ts':
        "import type { Hidden } from './b.ts';\nexport interface Known {}\nexport interface A extends Hidden, Known { own: 1 }",
      'src/b.ts': 'export interface Hidden {\n  /** Of the other. */\n  inherited(): Known;\n}',
    });
    const shown = section?.exports.find(({ name }) => name === 'A');
    expect(shown?.code).toBe('interface A extends Known {\n  inherited(): Known;\n  own: 1;\n}');
    expect(shown?.members).toEqual([{ name: 'inherited', text: 'Of the other.' }]);
  });

  test('moves the docstrings of a union out of its code', () => {
    const shown = readOne("/** Which. */\nexport type A =\n  | 'one'\n  /** The\n   * second. */\n  | 'two';");
    expect(shown).toMatchObject({
      text: 'Which.',
      code: "type A =\n  | 'one'\n  | 'two';",
      members: [{ name: "'two'", text: 'The second.' }],
    });
  });

  test('follows a name that another file declares, and one that is exported under another name', () => {
    const [section] = read({
      'src/index.ts': "export { A as B } from './part/a.ts';",
      'src/part/a.ts': "import { A } from '../c.ts';",
      'src/c.ts': '/** Deep. */\nexport type A = 1;',
    });
    expect(section?.exports).toMatchObject([{ name: 'B', text: 'Deep.' }]);
  });

  test.each([
    ["export * from './a.ts';", 'type A = 1;', 'src/index.ts: name what it exports.'],
    ["export { A } from './a.ts';", 'type B = 1;', 'src/a.ts declares no A.'],
    ["export { A } from './a.ts';", 'export const A = 1;', 'src/a.ts: write out the types'],
    ["export { A } from './a.ts';", 'export function A() {}', 'src/a.ts: write out the types of A.'],
    ["export { A } from './a.ts';", 'export function A(b = 1): void {}', 'src/a.ts: write out the types of A.'],
    ["export { A } from './a.ts';", 'export const A: = 1;', 'src/a.ts cannot be parsed'],
  ])('throws for %s if the file has %s', (entry, file, message) => {
    expect(() => read({ 'src/index.ts': entry, 'src/a.ts': file })).toThrow(message);
  });

  test('joins the lines of a docstring, keeps its paragraphs, and ignores one that is further away', () => {
    const open = createReader(
      () => '/**\n * One\n * line.\n *\n * Another `a *b`.\n */\ntype A = 1;\n/** Far. */\n\nlet x;\ntype B = 2;',
    );
    const source = open('src/a.ts');
    const [a, , b] = source.program.body;
    expect(a && readDocstring(source, a)).toBe('One line.\n\nAnother `a *b`.');
    expect(b && readDocstring(source, b)).toBe('');
  });

  test('makes links of exported names, and nothing else', () => {
    const addressOf = (name: string) => (['Project', 'InputError', 'send'].includes(name) ? `#${name}` : null);
    expect(
      renderDocstring('A Project, an InputError, a RemoteError: `send`, `sent <b>`, {@link Project} <b>', addressOf),
    ).toBe(
      'A Project, an [`InputError`](#InputError), a RemoteError: [`send`](#send), `sent <b>`, [`Project`](#Project) \\<b>',
    );
  });

  test('gives different anchors to two headings that differ in capitals alone', () => {
    const nothing = { kind: 'type' as const, text: 'It.', code: '', members: [], names: [] };
    const pagesOf = [
      {
        file: 'a.md',
        title: 'A',
        intro: 'An intro. More.',
        example: '',
        exports: ['make', 'Make'].map((name) => ({ name, ...nothing })),
      },
    ];
    expect(renderReference(pagesOf).get('README.md')).toContain('[`Make`](a.md#make-1)');
    expect(renderReference(pagesOf).get('a.md')).toContain('[make](#make), [Make](#make-1)');
  });
});
