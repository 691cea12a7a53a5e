import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { OUTPUT_NAMES } from '../../src/report/outputs.ts';
import { SETTINGS } from '../../src/settings/settings.ts';

const ROOT = join(import.meta.dirname, '../..');
const page = readFileSync(join(ROOT, 'docs/inputs-and-outputs.md'), 'utf8');
const action: ActionFile = parse(readFileSync(join(ROOT, 'action.yml'), 'utf8'));

interface ActionFile {
  readonly name: string;
  readonly description: string;
  readonly inputs: Readonly<Record<string, { description: string; required?: boolean; default?: string }>>;
  readonly outputs: Readonly<Record<string, { description: string }>>;
  readonly runs: unknown;
}

/** Returns the cells of the table between the markers of `name` in docs/inputs-and-outputs.md, without its head. */
function readTable(name: string): string[][] {
  const [, table] = new RegExp(`<!-- ${name} -->\n(.*?)<!-- /${name} -->`, 's').exec(page) ?? [];
  if (table === undefined)
    throw new Error(`docs/inputs-and-outputs.md has no table between <!-- ${name} --> and <!-- /${name} -->`);
  const rows = table.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

describe('action.yml', () => {
  test('has the outputs that are set', () => {
    expect(Object.keys(action.outputs)).toEqual([...OUTPUT_NAMES]);
  });

  test('gives every default as a text, as the runner passes it', () => {
    const others = Object.values(action.inputs).filter(({ default: text }) => typeof (text ?? '') !== 'string');
    expect(others).toEqual([]);
  });

  test('describes itself, each input and each output', () => {
    const described = [action, ...Object.values(action.inputs), ...Object.values(action.outputs)];
    for (const { description } of described) expect(description).toMatch(/^\S.+\.$/s);
  });

  test('keeps the limits of the GitHub Marketplace', () => {
    expect(action.description.length).toBeLessThan(125);
    // No user, organization, category or other action may have the name; a phrase of three words is no login in practice.
    expect(action.name).toMatch(/^[A-Z]\w+ \w+ \w+/);
    expect(action.name.length).toBeLessThanOrEqual(60);
  });

  test('runs the bundles on Node 24', () => {
    expect(action.runs).toEqual({ using: 'node24', main: 'dist/action/index.js', post: 'dist/action/post.js' });
  });
});

describe('the tables of docs/inputs-and-outputs.md', () => {
  test('have every input once', () => {
    const listed = [...page.matchAll(/<!-- inputs: (.*) -->/g)].flatMap(([, names = '']) => names.split(' '));
    expect(listed.sort()).toEqual(Object.keys(SETTINGS).sort());
  });

  test('list the outputs', () => {
    expect(readTable('outputs').map(([name]) => name)).toEqual(OUTPUT_NAMES.map((name) => `\`${name}\``));
  });

  test('and action.yml are what tools/write-doc-tables.mjs writes', () => {
    const { status, stderr } = spawnSync(process.execPath, ['tools/write-doc-tables.mjs', '--check'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });
});
