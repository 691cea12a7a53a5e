// @ts-check
// Writes the README's tables of inputs and outputs from action.yml, between their markers.
// With --check it changes nothing and exits 1 where a table is not what it would write.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from './project.mjs';

const readme = join(root, 'README.md');

/** @typedef {{ description: string, default?: string, required?: boolean }} Input */

/** @param {Record<string, Input>} inputs */
function renderInputs(inputs) {
  const rows = Object.entries(inputs).map(([name, input]) => [code(name), renderDefault(input), input.description]);
  return renderTable(['input', 'default', 'meaning'], rows);
}

/** @param {Record<string, { description: string }>} outputs */
function renderOutputs(outputs) {
  const rows = Object.entries(outputs).map(([name, output]) => [code(name), output.description]);
  return renderTable(['output', 'meaning'], rows);
}

/** @param {Input} input */
function renderDefault(input) {
  if (input.required) return 'required';
  return input.default ? code(input.default) : 'empty';
}

/** @param {string[]} head @param {string[][]} rows */
function renderTable(head, rows) {
  return [head, head.map(() => '---'), ...rows].map(renderRow).join('\n');
}

/** @param {string[]} cells */
function renderRow(cells) {
  return `| ${cells.map((cell) => cell.trim().replaceAll('|', '\\|')).join(' | ')} |`;
}

/** @param {string} text */
function code(text) {
  return `\`${text}\``;
}

/** @param {string} text @param {string} name @param {string} table */
function replaceTable(text, name, table) {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`README.md has no place for the table: add ${start} and ${end}.`);
  return `${text.slice(0, from + start.length)}\n\n${table}\n\n${text.slice(to)}`;
}

const action = parse(readFileSync(join(root, 'action.yml'), 'utf8'));
const before = readFileSync(readme, 'utf8');
const withInputs = replaceTable(before, 'inputs', renderInputs(action.inputs));
const after = replaceTable(withInputs, 'outputs', renderOutputs(action.outputs));

if (process.argv.includes('--check')) {
  if (after !== before) {
    console.error('The tables in README.md are not those of action.yml. Run "node tools/write-readme-tables.mjs".');
    process.exitCode = 1;
  }
} else {
  writeFileSync(readme, after);
}
