import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Command } from '../../src/cli/arguments/command.ts';
import { EXIT } from '../../src/cli/arguments/exit-codes.ts';
import { createCommands } from '../../src/cli/commands.ts';
import { CONNECTION_OPTIONS } from '../../src/cli/config/connection.ts';
import { CONFIG_ENTRIES, decodeConfig } from '../../src/cli/config/decode-config.ts';
import { TEMPLATES } from '../../src/cli/init/templates.ts';
import { parseManifest } from '../../src/provision/parse-manifest.ts';

const ROOT = join(import.meta.dirname, '../..');
const PAGES = ['README.md', ...globSync('docs/{*,relay/*}.md', { cwd: ROOT }).sort()];
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const page = read('docs/command-line.md');

const loaders = createCommands();
const commands: ReadonlyMap<string, Command> = new Map(
  await Promise.all([...loaders].map(async ([name, load]) => [name, await load()] as const)),
);

function ownOptions({ options }: Command): readonly string[] {
  const isConnected = Object.keys(CONNECTION_OPTIONS).every((name) => name in options);
  return Object.keys(options).filter((name) => !(isConnected && name in CONNECTION_OPTIONS));
}

function optionsIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/(?<![\w-])--([a-z][a-z-]*[a-z])/g)].map(([, name = '']) => name))];
}

/** The options in the first column of the tables. */
function tabledOptions(section: string): readonly string[] {
  return [...section.matchAll(/^\| ([^|]*) \|/gm)].flatMap(([, cell = '']) => optionsIn(cell));
}

function fencesOf(path: string, language: string): readonly string[] {
  return [...read(path).matchAll(/```(\w+)\n([\s\S]*?)```/g)].flatMap(([, seen, text = '']) =>
    seen === language ? [text] : [],
  );
}

/** Returns the calls of the command in a page's shell lines. */
function callsOf(path: string): readonly string[] {
  const lines = fencesOf(path, 'sh').flatMap((text) => text.replaceAll(/\\\n\s*/g, '').split('\n'));
  return lines.flatMap((line) => {
    const [, call] = /(?:^|[\s(/])touchdown(?:@\d+)? (?:-- )?([a-z].*)$/.exec(line.replace(/\s#.*$/, '')) ?? [];
    return call === undefined ? [] : [call.split(' | ')[0] ?? ''];
  });
}

/** As GitHub makes them of headings: small letters, no punctuation, hyphens for spaces. */
function anchorsOf(markdown: string): ReadonlySet<string> {
  const headings = [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading.toLowerCase());
  return new Set(headings.map((heading) => heading.replaceAll(/[^\w -]/g, '').replaceAll(' ', '-')));
}

describe('docs/command-line.md', () => {
  test("names the connection's options and the keys of touchdown.yaml", () => {
    const [, configuration = ''] = page.split('\n## Configuration\n');
    const [table = ''] = configuration.split('\n## ');
    expect(optionsIn(table)).toEqual(expect.arrayContaining(Object.keys(CONNECTION_OPTIONS)));
    for (const key of Object.keys(CONFIG_ENTRIES)) expect(table).toContain(`\`${key}\``);
  });
});

test('docs/command-line.md lists every exit code', () => {
  const [, table = ''] = page.split(/\n\| (?:exit )?code \| meaning \|\n/);
  const codes = [...(table.split('\n\n')[0] ?? '').matchAll(/^\| (\d+) \|/gm)].map(([, code]) => Number(code));
  expect(codes).toEqual(Object.values(EXIT));
});

test('every command is shown in a shell line of a page', () => {
  const calls = PAGES.flatMap(callsOf).map((call) => `${call} `);
  expect([...commands.keys()].filter((name) => !calls.some((call) => call.startsWith(`${name} `)))).toEqual([]);
});

describe.each(PAGES)('%s', (path) => {
  test('links to files and headings that exist', () => {
    const links = [...read(path).matchAll(/\]\(((?!https?:)[^)]*)\)/g)].map(([, target = '']) => target);
    const dead = links.filter((link) => {
      const [target = '', anchor] = link.split('#');
      const file = target === '' ? join(ROOT, path) : join(ROOT, dirname(path), target);
      return !existsSync(file) || (anchor !== undefined && !anchorsOf(readFileSync(file, 'utf8')).has(anchor));
    });
    expect(dead).toEqual([]);
  });

  test('has shell lines with commands and options that exist', () => {
    for (const call of callsOf(path)) {
      const [first = '', second = ''] = call.split(' ');
      const command = commands.get(`${first} ${second}`) ?? commands.get(first);
      expect([call, command === undefined]).toEqual([call, false]);
      expect([call, optionsIn(call).filter((name) => !(name in (command?.options ?? {})))]).toEqual([call, []]);
    }
  });
});

describe('touchdown.yaml', () => {
  const files: readonly (readonly [string, string])[] = [
    ['examples/up/touchdown.yaml', read('examples/up/touchdown.yaml')],
    ['examples/up/preview/touchdown.yaml', read('examples/up/preview/touchdown.yaml')],
    ...PAGES.flatMap((path) =>
      fencesOf(path, 'yaml')
        .filter((text) => text.includes('$schema=') && !text.includes('runs-on'))
        .map((text, at) => [`${path}, ${at + 1}`, text] as const),
    ),
  ];
  const validate = new Ajv({ strict: false }).compile(JSON.parse(read('schema/touchdown.schema.json')));

  test('is shown on each page about it', () => expect(files.map(([name]) => name)).toHaveLength(4));

  test.each(files)('of %s is accepted by its schema and by the command', (_, text) => {
    const json: unknown = parse(text);
    expect([validate(json), validate.errors]).toEqual([true, null]);
    const { up } = decodeConfig(json, 'touchdown.yaml', '/');
    if (up !== undefined) parseManifest(up, { lookup: () => '0123456', isListed: () => true });
  });

  test('has every key of the part up in docs/up.md', () => {
    const [example = ''] = fencesOf('docs/up.md', 'yaml');
    const keysOf = (value: unknown): readonly string[] =>
      typeof value !== 'object' || value === null
        ? []
        : Object.entries(value).flatMap(([key, inner]) => [
            ...(key === 'properties' && typeof inner === 'object' ? Object.keys(inner ?? {}) : []),
            ...keysOf(inner),
          ]);
    const keys = keysOf(parse(read('schema/touchdown.schema.json')).properties.up);
    expect(keys.length).toBeGreaterThan(20);
    expect(keys.filter((key) => !new RegExp(`(?:^|[\\s{-])${key}:`, 'm').test(example))).toEqual([]);
  });

  test('is created with the options that docs/up.md has in its table', () => {
    const command = commands.get('up');
    if (command === undefined) throw new Error('no such command');
    expect([...tabledOptions(read('docs/up.md'))].sort()).toEqual([...ownOptions(command)].sort());
  });
});

test.each([...TEMPLATES])('docs/other-cis.md says what %s is given', (_, { title, path }) => {
  const text = read('docs/other-cis.md');
  expect(text).toContain(`\n## ${title}\n`);
  expect(text).toMatch(new RegExp(`^\\| \\[${title}\\].*\`${path.replaceAll('.', '\\.')}\``, 'm'));
});
