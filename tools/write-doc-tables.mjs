// @ts-check
// Writes the inputs of action.yml, and the tables of the README and the docs between their markers: `<!-- inputs: token base-url -->` and
// `<!-- /inputs -->`. With --check it changes nothing and exits 1 if a file is stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { createCommands } from '../src/cli/commands.ts';
import { ENDPOINTS } from '../src/platform/resources/catalog.ts';
import { MEANINGS, VARIABLES } from '../src/relay/config/variables.ts';
import { QUEUE_SCENARIOS } from '../src/sandbox/scenarios/queues.ts';
import { describeSetting, SETTINGS, specOf } from '../src/settings/settings.ts';
import { endWith, findFiles, root } from './project.mjs';

/** @import { SettingName } from '../src/settings/settings.ts' */

/** The prefix under which the sandbox serves the platform's calls; it serves them at the root too. */
const PREFIX = '/api/v1';

/**
 * Returns the command that makes a call of the client, without `touchdown`.
 * @param {string} client the call as `ENDPOINTS` has it: `applications.log`
 */
export function commandOf(client) {
  const words = client.replace(/^applications\.(?!create$)/, '').replace('environmentVariables', 'variables');
  return words === 'log' ? 'logs' : words.replaceAll('.', ' ');
}

/** Every endpoint: method and path, the token's scope, the client's call, the command, the sandbox's route. */
function renderEndpoints() {
  const rows = ENDPOINTS.map(({ method, path, scope, client }) => [
    code(`${method} ${path}`),
    scope,
    code(client),
    code(`touchdown ${commandOf(client)}`),
    code(`${method} ${PREFIX}${path}`),
  ]);
  return renderTable(['endpoint', 'scope', 'call', 'command', 'sandbox route'], rows);
}

/** Returns the inputs of action.yml, in YAML. */
function renderActionInputs() {
  const inputs = Object.keys(SETTINGS).map((key) => {
    const name = /** @type {SettingName} */ (key);
    const { isRequired } = specOf(name);
    const rest = isRequired === true ? { required: true } : { default: defaultOf(name) };
    return [name, { description: describeSetting(name), ...rest }];
  });
  return stringify(
    { inputs: Object.fromEntries(inputs) },
    { version: '1.1', lineWidth: 0, singleQuote: true },
  ).trimEnd();
}

/** @param {readonly SettingName[]} names */
function renderInputs(names) {
  const rows = names.map((name) => [code(name), renderDefault(name), describeSetting(name)]);
  return renderTable(['input', 'default', 'description'], rows);
}

/** @param {SettingName} name */
function defaultOf(name) {
  const { default: text, expression } = specOf(name);
  return text ?? expression ?? '';
}

/** @param {Record<string, { description: string }>} outputs */
function renderOutputs(outputs) {
  const rows = Object.entries(outputs).map(([name, output]) => [code(name), output.description]);
  return renderTable(['output', 'description'], rows);
}

function renderVariables() {
  const rows = Object.entries(MEANINGS).map(([name, meaning]) => [
    code(name),
    renderVariableDefault(VARIABLES[/** @type {keyof typeof VARIABLES} */ (name)], meaning),
    meaning.replace(/^required[:,] /, ''),
  ]);
  return renderTable(['variable', 'default', 'meaning'], rows);
}

function renderQueueScenarios() {
  const rows = Object.entries(QUEUE_SCENARIOS).map(([name, { description }]) => [code(name), description]);
  return renderTable(['scenario', 'what it plays'], rows);
}

async function renderCommands() {
  const rows = [...createCommands()].map(async ([name, load]) => [
    code(`touchdown ${name}`),
    (await load()).summary.replace(/\.$/, ''),
  ]);
  return renderTable(['command', 'what it does'], await Promise.all(rows));
}

/** @param {string} text @param {string} meaning */
function renderVariableDefault(text, meaning) {
  if (text !== '') return code(text);
  return meaning.startsWith('required') ? 'required' : 'empty';
}

/** @param {SettingName} name */
function renderDefault(name) {
  if (specOf(name).isRequired === true) return 'required';
  return defaultOf(name) === '' ? 'empty' : code(defaultOf(name));
}

/** @param {string[]} head @param {string[][]} rows */
function renderTable(head, rows) {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.map((cell) => cell.trim().replaceAll('|', '\\|')).join(' | ')} |`).join('\n');
}

/** @param {string} text */
function code(text) {
  return `\`${text}\``;
}

/** @param {string} file @param {(text: string) => string} render @param {boolean} isCheck */
function write(file, render, isCheck) {
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  const after = render(before);
  if (after === before) return;
  if (isCheck) endWith([`The generated parts of ${file} are stale: run "npm run format:docs".`]);
  else writeFileSync(path, after);
}

if (import.meta.main) {
  const isCheck = process.argv.includes('--check');
  const inputs = `$1\n\n${renderActionInputs().replaceAll('$', '$$$$')}\n\n$2`;
  const place = /(# inputs, written by npm run format:docs)[\s\S]*(# end of inputs)/;
  const found = new Set();
  const renderInputsOfAction = (/** @type {string} */ text) => {
    if (place.test(text)) found.add('action.yml');
    return text.replace(place, inputs);
  };
  write('action.yml', renderInputsOfAction, isCheck);

  const { outputs } = parse(readFileSync(join(root, 'action.yml'), 'utf8'));
  const commands = await renderCommands();
  /** @type {Readonly<Record<string, (words: string) => string>>} */
  const TABLES = {
    inputs: (names) => renderInputs(/** @type {SettingName[]} */ (names.split(' '))),
    outputs: () => renderOutputs(outputs),
    endpoints: renderEndpoints,
    commands: () => commands,
    'queue-scenarios': renderQueueScenarios,
    variables: renderVariables,
  };
  const tables = new RegExp(`(<!-- (${Object.keys(TABLES).join('|')})(?:: (.*))? -->)[\\s\\S]*?(<!-- /\\2 -->)`, 'g');
  const renderTables = (/** @type {string} */ text) =>
    text.replaceAll(tables, (_, start, name, words, end) => {
      found.add(name);
      return `${start}\n\n${TABLES[name]?.(words)}\n\n${end}`;
    });
  for (const file of findFiles(['README.md', 'docs/**/*.md'])) write(file, renderTables, isCheck);
  const lost = ['action.yml', ...Object.keys(TABLES)].filter((name) => !found.has(name));
  endWith(lost.map((name) => `The markers of ${name} are missing: nothing was written there.`));
}
