// @ts-check
// Writes the README's tables of inputs and outputs from action.yml and that of the platform's endpoints, the sandbox's queue scenarios
// in docs/command-line.md, and the relay's variables in docs/relay.md, between their markers. With --check it changes nothing and exits 1 where a table is not what it would write.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { MEANINGS, VARIABLES } from '../src/relay/config/relay-variables.ts';
import { QUEUE_SCENARIOS } from '../src/sandbox/scenarios/queue-scenarios.ts';
import { ENDPOINT_HEAD, listEndpoints } from './endpoint-table.mjs';
import { root } from './project.mjs';

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

function renderVariables() {
  const rows = Object.entries(MEANINGS).map(([name, meaning]) => [
    code(name),
    renderUsual(VARIABLES[/** @type {keyof typeof VARIABLES} */ (name)], meaning),
    meaning.replace(/^required[:,] /, ''),
  ]);
  return renderTable(['variable', 'default', 'meaning'], rows);
}

function renderQueueScenarios() {
  const rows = Object.entries(QUEUE_SCENARIOS).map(([name, { description }]) => [code(name), description]);
  return renderTable(['scenario', 'what it plays'], rows);
}

/** @param {string} usual @param {string} meaning */
function renderUsual(usual, meaning) {
  if (usual !== '') return code(usual);
  return meaning.startsWith('required') ? 'required' : 'empty';
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

/** @param {string} file @param {string} text @param {string} name @param {string} table */
function replaceTable(file, text, name, table) {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${file} has no place for the table: add ${start} and ${end}.`);
  return `${text.slice(0, from + start.length)}\n\n${table}\n\n${text.slice(to)}`;
}

const action = parse(readFileSync(join(root, 'action.yml'), 'utf8'));

/** @type {Readonly<Record<string, Readonly<Record<string, string>>>>} */
const TABLES = {
  'README.md': {
    inputs: renderInputs(action.inputs),
    outputs: renderOutputs(action.outputs),
    endpoints: renderTable(ENDPOINT_HEAD, listEndpoints()),
  },
  'docs/command-line.md': { 'queue-scenarios': renderQueueScenarios() },
  'docs/relay.md': { variables: renderVariables() },
};

for (const [file, tables] of Object.entries(TABLES)) {
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  const after = Object.entries(tables).reduce((text, [name, table]) => replaceTable(file, text, name, table), before);
  if (!process.argv.includes('--check')) {
    writeFileSync(path, after);
  } else if (after !== before) {
    console.error(`The tables in ${file} are not what they are made of. Run "node tools/write-readme-tables.mjs".`);
    process.exitCode = 1;
  }
}
