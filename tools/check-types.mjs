// @ts-check
// Checks that whoever imports the package gets its types, from what npm would publish: dist as it is.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWith, root } from './project.mjs';
import { findTarballTypeProblems } from './type-problems.mjs';

const folder = mkdtempSync(join(tmpdir(), 'touchdown-pack-'));
const { status, stderr } = pack(['pack', '--ignore-scripts', '--loglevel', 'error', '--pack-destination', folder]);
const [name] = readdirSync(folder);
endWith(
  status === 0 && name !== undefined
    ? await findTarballTypeProblems(readFileSync(join(folder, name)))
    : [`npm pack failed, so that the types were not checked: ${stderr.trim()}`],
);
rmSync(folder, { recursive: true });

/** @param {readonly string[]} args to the npm that runs this script, else to the machine's */
function pack(args) {
  const npm = process.env['npm_execpath'];
  const [command, first] = npm?.endsWith('npm-cli.js') ? [process.execPath, [npm]] : ['npm', []];
  return spawnSync(command, [...first, ...args], { cwd: root, encoding: 'utf8' });
}
