import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const MAX_BYTES = 150_000;
const pages = ['README.md', ...globSync('docs/**/*.md', { cwd: ROOT })];
const shown = pages.flatMap((page) =>
  [...readFileSync(join(ROOT, page), 'utf8').matchAll(/<picture>([\s\S]*?)<\/picture>/g)].map(([, text = '']) => ({
    page,
    dark: /srcset="([^"]+-dark\.png)"/.exec(text)?.[1] ?? '',
    light: /src="([^"]+-light\.png)"/.exec(text)?.[1] ?? '',
    alt: /alt="([^"]+)"/.exec(text)?.[1] ?? '',
  })),
);

test('every picture in the docs exists in light and dark, with a text for people who cannot see it', () => {
  expect(shown.length).toBeGreaterThan(5);
  for (const { page, dark, light, alt } of shown) {
    expect(dark).toBe(light.replace('-light.png', '-dark.png'));
    expect(alt.length).toBeGreaterThan(30);
    for (const path of [dark, light]) expect(statSync(join(ROOT, dirname(page), path)).isFile()).toBe(true);
  }
});

test('every picture is shown on a page, and has at most 150 kB', () => {
  const files = globSync('docs/pictures/*', { cwd: ROOT });
  const used = new Set(
    shown.flatMap(({ page, dark, light }) => [dark, light].map((path) => join(dirname(page), path))),
  );
  expect(files.filter((path) => !used.has(path))).toEqual([]);
  expect(files.filter((path) => statSync(join(ROOT, path)).size > MAX_BYTES)).toEqual([]);
});
