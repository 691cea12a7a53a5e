// @ts-check
// Writes the reference of the package's API, docs/api, from the docstrings of what it exports. With --check it changes nothing
// and exits 1 if a page is stale.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPages } from './api-reference/pages.mjs';
import { renderReference } from './api-reference/render.mjs';
import { endWith, root } from './project.mjs';

const folder = join(root, 'docs/api');
const pages = renderReference(readPages(root));
mkdirSync(folder, { recursive: true });
const existing = new Map(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
const stale = [...new Set([...pages.keys(), ...existing.keys()])].filter(
  (file) => pages.get(file) !== existing.get(file),
);

if (process.argv.includes('--check')) {
  endWith(stale.map((file) => `docs/api/${file} does not match the docstrings: run "npm run format:docs".`));
} else {
  for (const file of stale) {
    const text = pages.get(file);
    if (text === undefined) rmSync(join(folder, file));
    else writeFileSync(join(folder, file), text);
  }
}
