// @ts-check
// Writes the generated parts of action.yml, the README and the docs between their markers: inputs, outputs, endpoints, the sandbox's queue
// scenarios, the relay's variables and the list of commands. With --check it changes nothing and exits 1 if a part is stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { createCommands } from '../src/cli/commands.ts';
import { ENDPOINTS } from '../src/platform/resources/catalog.ts';
import { MEANINGS, VARIABLES } from '../src/relay/config/variables.ts';
import { QUEUE_SCENARIOS } from '../src/sandbox/scenarios/queues.ts';
import { describeSetting, SETTINGS, specOf } from '../src/settings/settings.ts';
import { root } from './project.mjs';

/** @import { SettingName } from '../src/settings/settings.ts' */

/** The prefix under which the sandbox serves the platform's calls; it serves them at the root too. */
const PREFIX = '/api/v1';

/**
 * The inputs that the README shows.
 * @type {readonly SettingName[]}
 */
const MAIN_INPUTS = [
  'token',
  'base-url',
  'app-id',
  'commit',
  'timeout',
  'logs',
  'variables',
  'secrets',
  'pr-comment',
  'github-environment',
];

/**
 * The inputs in docs/inputs-and-outputs.md, by the marker of their table. A test holds that each is in one of them.
 * @type {Readonly<Record<string, readonly SettingName[]>>}
 */
export const INPUT_GROUPS = {
  'inputs-what': ['token', 'base-url', 'app-id', 'commit', 'auth-scheme', 'variables', 'secrets'],
  'inputs-how': ['trigger', 'wait', 'timeout', 'start-timeout', 'poll-interval', 'dry-run', 'on-conflict'],
  'inputs-health': ['health-url', 'health-text', 'health-status', 'health-timeout'],
  'inputs-result': ['on-unchanged', 'on-superseded', 'success-states', 'failure-states'],
  'inputs-log': ['logs', 'log-tail', 'summary'],
  'inputs-github': [
    'github-token',
    'pr-comment',
    'comment-key',
    'github-environment',
    'environment-url',
    'production',
    'transient',
    'close',
    'commit-status',
    'check-run',
    'order-guard',
    'paths',
  ],
  'inputs-rate-limit': ['rate-limit-reserve', 'relay-url', 'relay-audience'],
  'inputs-rare': ['allow-http', 'job-status', 'job-check-run-id', 'job-total', 'job-matrix'],
};

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

/** @param {string} file @param {string} text @param {string} name @param {string} table */
function replaceTable(file, text, name, table) {
  const [start, end] = file.endsWith('.yml')
    ? [`# ${name}, written by npm run format:docs`, `# end of ${name}`]
    : [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${file} has no place for the table: add ${start} and ${end}.`);
  return `${text.slice(0, from + start.length)}\n\n${table}\n\n${text.slice(to)}`;
}

if (import.meta.main) {
  const action = parse(readFileSync(join(root, 'action.yml'), 'utf8'));

  /** @type {Readonly<Record<string, Readonly<Record<string, string>>>>} */
  const TABLES = {
    'action.yml': { inputs: renderActionInputs() },
    'README.md': { inputs: renderInputs(MAIN_INPUTS) },
    'docs/inputs-and-outputs.md': {
      ...Object.fromEntries(Object.entries(INPUT_GROUPS).map(([marker, names]) => [marker, renderInputs(names)])),
      outputs: renderOutputs(action.outputs),
    },
    'docs/platform-api.md': { endpoints: renderEndpoints() },
    'docs/command-line.md': { commands: await renderCommands() },
    'docs/sandbox.md': { 'queue-scenarios': renderQueueScenarios() },
    'docs/relay/run.md': { variables: renderVariables() },
  };

  for (const [file, tables] of Object.entries(TABLES)) {
    const path = join(root, file);
    const before = readFileSync(path, 'utf8');
    const after = Object.entries(tables).reduce((text, [name, table]) => replaceTable(file, text, name, table), before);
    if (!process.argv.includes('--check')) {
      writeFileSync(path, after);
    } else if (after !== before) {
      console.error(`The generated parts of ${file} are stale: run "npm run format:docs".`);
      process.exitCode = 1;
    }
  }
}
