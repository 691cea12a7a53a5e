// Writes the table of folders in src/README.md as the rules have it.
import { readFileSync, writeFileSync } from 'node:fs';
import { withTable } from './map.ts';

const page = new URL('../../../src/README.md', import.meta.url);
writeFileSync(page, withTable(readFileSync(page, 'utf8')));
