import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findUnconfined } from './support/architecture/confinement.ts';
import { findUndocumented } from './support/architecture/docstrings.ts';
import {
  findBarrels,
  findCrowdedFolders,
  findEmptyNames,
  findLooseFiles,
  findSharedNames,
  findUntypedTypeImports,
} from './support/architecture/forms.ts';
import { findCycles } from './support/architecture/graph.ts';
import { findForbiddenImports, findRoom, ROOMS } from './support/architecture/layers.ts';
import { withTable } from './support/architecture/map.ts';
import { type Module, parseModule, type Violation } from './support/architecture/module.ts';
import { countLines, findOversized, listFunctions } from './support/architecture/sizes.ts';
import { findWireWords } from './support/architecture/wire-words.ts';

const root = new URL('../', import.meta.url);
const paths = globSync('src/**/*.ts', { cwd: root }).map((path) => path.replaceAll('\\', '/'));
const modules = paths.sort().map((path) => parseModule(path, readFileSync(new URL(path, root), 'utf8')));

/** Returns the violations as lines that an editor can open. */
function say(violations: readonly Violation[]): string[] {
  return violations.map(({ path, line, message }) => `${path}:${line} ${message}`);
}

function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

describe('the sources', () => {
  test.each([
    ['import only what the table of folders allows', findForbiddenImports],
    ['read the clock, throw dice and look at the process in one place each', findUnconfined],
    ['keep the words of the wire where the wire is', findWireWords],
    ['write import type where they import types alone', findUntypedTypeImports],
    ['have no inner barrel', findBarrels],
    ['have names that say what is inside', findEmptyNames],
    ['document every export', findUndocumented],
    ['have no file and no function that is too long', findOversized],
  ])('%s', (_, rule: (module: Module) => Violation[]) => {
    expect(say(modules.flatMap(rule))).toEqual([]);
  });

  test('have no import cycle, types included', () => {
    expect(say(findCycles(modules))).toEqual([]);
  });

  test('are mostly short: half the files under 110 lines, nine functions in ten under 25', () => {
    const functions = modules.flatMap(listFunctions).map(({ lines }) => lines);

    expect(quantile(modules.map(countLines), 0.5)).toBeLessThan(110);
    expect(quantile(functions, 0.9)).toBeLessThan(25);
  });

  test('lie in the folders of the table, all of which exist', () => {
    const rooms = paths.map((path) => findRoom(path.slice('src/'.length))?.folder);

    expect([...new Set(rooms)].sort()).toEqual(ROOMS.map(({ folder }) => folder).sort());
  });

  test.each([
    ['no folder with more than 20 entries', findCrowdedFolders],
    ['no two files of one name', findSharedNames],
    ['nothing loose at the top of src', findLooseFiles],
  ])('have %s', (_, rule) => {
    expect(rule([...paths, 'src/README.md'])).toEqual([]);
  });

  test('have a map whose table says what the rules say', () => {
    const map = readFileSync(new URL('src/README.md', root), 'utf8');

    expect(map, 'run "npm run format:docs"').toBe(withTable(map));
  });
});

/** Plants a file and answers what a rule says of it, as `line message`. */
function plant(rule: (module: Module) => Violation[], path: string, source: string): string[] {
  return rule(parseModule(path, source)).map(({ line, message }) => `${line} ${message}`);
}

describe('the rules, on planted violations,', () => {
  test.each([
    ['src/deploy/a.ts', "import { createPlatform } from '../platform/client.ts';", '../platform/client.ts'],
    ['src/deploy/a.ts', "import type { Platform } from '../platform/client.ts';", '../platform/client.ts'],
    ['src/deploy/a.ts', "type Client = import('../platform/client.ts').Platform;", '../platform/client.ts'],
    ['src/logs/a.ts', "const later = await import('../report/view.ts');", '../report/view.ts'],
    ['src/kernel/a.ts', "export { admit } from '../rate-limit/budget.ts';", '../rate-limit/budget.ts'],
    ['src/kernel/a.ts', "export * from '../index.ts';", '../index.ts'],
    ['src/platform/a.ts', "import { decide } from '../deploy/decide.ts';", '../deploy/decide.ts'],
    ['src/sandbox/a.ts', "import type { Platform } from '../platform/client.ts';", '../platform/client.ts'],
    ['src/sandbox/scenarios/a.ts', "import { decide } from '../../deploy/decide.ts';", '../../deploy/decide.ts'],
    ['src/sandbox/http/a.ts', "import type { World } from '../platform/world.ts';", '../platform/world.ts'],
    ['src/sandbox/github/app/a.ts', "import { route } from '../../admin/admin.ts';", '../../admin/admin.ts'],
    ['src/cli/a.ts', "import { step } from '../action/step.ts';", '../action/step.ts'],
    ['src/action/runner/a.ts', "import { run } from '../../cli/main.ts';", '../../cli/main.ts'],
    ['src/report/a.ts', "import { info } from '@actions/core';", '@actions/core'],
    ['src/platform/a.ts', "import * as core from '@actions/core';", '@actions/core'],
    ['src/action/runner/a.ts', "import { request } from 'undici';", 'undici'],
    ['src/relay/decide/a.ts', "import type { Store } from '../store/store.ts';", '../store/store.ts'],
    ['src/relay/page/a.ts', "import { claim } from '../publish/publisher.ts';", '../publish/publisher.ts'],
    ['src/relay/publish/a.ts', "import { route } from '../http/app.ts';", '../http/app.ts'],
    ['src/relay/a.ts', "import { deploy } from '../cli/main.ts';", '../cli/main.ts'],
    [
      'src/relay/github-app/a.ts',
      "import { comment } from '../../github/comment/comments.ts';",
      '../../github/comment/comments.ts',
    ],
    [
      'src/deploy-application.ts',
      "import type { Platform } from './platform/platform-client.ts';",
      './platform/platform-client.ts',
    ],
    ['src/action/main.ts', "import Client from 'undici/lib/dispatcher/client.js';", 'undici/lib/dispatcher/client.js'],
    ['src/platform/a.ts', "import { request } from 'node:http';", 'node:http'],
    ['src/deploy/a.ts', "import { setTimeout } from 'node:timers/promises';", 'node:timers/promises'],
    ['src/action/main.ts', "import { run } from '../../test/support/run.ts';", '../../test/support/run.ts'],
  ])('find what the table of folders forbids: %s with %s', (path, source, specifier) => {
    expect(plant(findForbiddenImports, path, `\n${source}`)).toEqual([expect.stringMatching(/^2 .+ may not import /)]);
    expect(plant(findForbiddenImports, path, source)[0]).toContain(specifier);
  });

  test.each([
    ['src/platform/a.ts', "import Client from 'undici/lib/dispatcher/client.js';"],
    ['src/platform/a.ts', "import type { DeployTarget } from '../deploy/deploy-target.ts';"],
    ['src/sandbox/a.ts', "import { createServer } from 'node:http';"],
    ['src/sandbox/sandbox.ts', "import { createWorld } from './platform/world.ts';"],
    ['src/sandbox/platform/a.ts', "import type { Scenario } from '../scenarios/scenario.ts';"],
    ['src/action/main.ts', "import { step } from './runner/runner.ts';"],
    ['src/relay/server.ts', "import { openStore } from './store/open-store.ts';"],
    ['src/relay/publish/a.ts', "import type { Store } from '../store/store.ts';"],
  ])('allow what the table of folders allows: %s with %s', (path, source) => {
    expect(plant(findForbiddenImports, path, source)).toEqual([]);
  });

  test('find a folder without a row in the table', () => {
    expect(plant(findForbiddenImports, 'src/shared/a.ts', '')).toEqual([
      '1 shared/a.ts lies in no folder of the table',
    ]);
  });

  test('find an import cycle, also through types and over several files', () => {
    const cycle = [
      parseModule('src/deploy/a.ts', "import { b } from './b.ts';"),
      parseModule('src/deploy/b.ts', "\nimport type { C } from '../logs/c.ts';"),
      parseModule('src/logs/c.ts', "import { x } from './x.ts';\nexport type { A } from '../deploy/a.ts';"),
      parseModule('src/logs/x.ts', ''),
    ];

    expect(say(findCycles(cycle))).toEqual([
      'src/logs/c.ts:2 import cycle: src/deploy/a.ts -> src/deploy/b.ts -> src/logs/c.ts -> src/deploy/a.ts',
    ]);
    expect(say(findCycles([parseModule('src/a.ts', "import './a.ts';")]))).toHaveLength(1);
  });

  test('find no cycle where two ways lead to one file', () => {
    const diamond = [
      parseModule('src/a.ts', "import './b.ts';\nimport './c.ts';"),
      parseModule('src/b.ts', "import './d.ts';"),
      parseModule('src/c.ts', "import './d.ts';"),
      parseModule('src/d.ts', ''),
    ];

    expect(findCycles(diamond)).toEqual([]);
  });

  test.each([
    ['Date.now()', 'Date.now is for src/kernel/clock.ts only'],
    ['new Date()', 'new Date() is for src/kernel/clock.ts only'],
    ['performance.now()', 'performance.now is for src/kernel/clock.ts only'],
    ['setTimeout(run, 5)', 'setTimeout is for src/kernel/clock.ts only'],
    ['setInterval(run, 5)', 'setInterval is for src/kernel/clock.ts only'],
    ['AbortSignal.timeout(5)', 'AbortSignal.timeout is for src/kernel/clock.ts only'],
    ['Math.random()', 'Math.random is for src/kernel/random.ts only'],
    ['process.env', 'process is for action and cli only'],
  ])('find who takes time, chance or the process for themselves: %s', (expression, message) => {
    expect(plant(findUnconfined, 'src/deploy/a.ts', `const x = () =>\n  ${expression};`)).toEqual([`2 ${message}`]);
  });

  test.each([
    ['src/kernel/clock.ts', 'const x = [Date.now(), performance.now(), setTimeout(run, 5)];'],
    ['src/kernel/random.ts', 'const x = Math.random();'],
    ['src/action/runner/a.ts', "const x = process.env['HOME'];"],
    ['src/deploy/a.ts', "const x = [new Date(0), Date.parse('2030'), clock.now(), 'Date.now()']; // Date.now()"],
  ])('leave alone who owns time, chance or the process, and who only names it: %s', (path, source) => {
    expect(plant(findUnconfined, path, source)).toEqual([]);
  });

  test.each([
    ['status.service_deployment_status', 'service_deployment_status'],
    ["status['last_deployment_date']", 'last_deployment_date'],
    ['({ git_commit_id: commit })', 'git_commit_id'],
    ["'deployment_id' as const", 'deployment_id'],
  ])('find a word of the wire: %s', (expression, word) => {
    const found = [`1 ${word} is a word of the wire: use our own name for it`];

    expect(plant(findWireWords, 'src/report/a.ts', `const x = ${expression};`)).toEqual(found);
    expect(plant(findWireWords, 'src/platform/a.ts', `const x = ${expression};`)).toEqual([]);
  });

  test('find no word of the wire in a sentence, nor in the names of an identity', () => {
    expect(plant(findWireWords, 'src/report/a.ts', "const x = 'the created_at of it'; // created_at")).toEqual([]);
    expect(plant(findWireWords, 'src/deploy/a.ts', "type X = 'deployment_id';")).toEqual([]);
    expect(plant(findWireWords, 'src/deploy/a.ts', "type X = 'created_at';")).toHaveLength(1);
  });

  test('find an import of types alone that would load the file', () => {
    expect(plant(findUntypedTypeImports, 'src/deploy/a.ts', "import { type A, type B } from './b.ts';")).toHaveLength(
      1,
    );
    expect(plant(findUntypedTypeImports, 'src/deploy/a.ts', "import { type A, b } from './b.ts';")).toEqual([]);
    expect(plant(findUntypedTypeImports, 'src/deploy/a.ts', "import type { A } from './b.ts';")).toEqual([]);
  });

  test('find an inner barrel, by its name and by what it does', () => {
    const passesOn = "export * from './a.ts';\nexport { b } from './b.ts';";

    expect(plant(findBarrels, 'src/deploy/index.ts', 'export const a = 1;')).toHaveLength(1);
    expect(plant(findBarrels, 'src/deploy/all.ts', passesOn)).toHaveLength(1);
    expect(plant(findBarrels, 'src/deploy/all.ts', `${passesOn}\nexport const c = 1;`)).toEqual([]);
    expect(plant(findBarrels, 'src/index.ts', passesOn)).toEqual([]);
  });

  test.each([
    'src/deploy/utils.ts',
    'src/deploy/log-helpers.ts',
    'src/common/a.ts',
    'src/cli/misc.ts',
    'src/relay/delivery-handler.ts',
    'src/platform/base.ts',
    'src/platform/client-impl.ts',
    'src/platform/service.ts',
  ])('find an empty name: %s', (path) => {
    expect(plant(findEmptyNames, path, '')).toHaveLength(1);
  });

  test('find no empty name where the word qualifies another', () => {
    expect(plant(findEmptyNames, 'src/platform/http/base-address.ts', '')).toEqual([]);
    expect(plant(findEmptyNames, 'src/platform/database.ts', '')).toEqual([]);
  });

  test.each([
    ['export const a = 1;', 'a'],
    ['// Answers a.\nexport function a() {}', 'a'],
    ['/* Answers a. */\nexport class A {}', 'A'],
    ['/** */\nexport interface A {}', 'A'],
    ['/** Returns a. */\nconst a = 1;\nexport type B = string;', 'B'],
    ['const a = 1;\nexport { a };', 'a'],
    ['export default function () {}', 'the default export'],
  ])('find an export without a docstring: %j', (source, name) => {
    expect(plant(findUndocumented, 'src/deploy/a.ts', source)).toEqual([
      expect.stringMatching(new RegExp(`^\\d ${name} has no docstring$`)),
    ]);
  });

  test.each([
    '/** Returns a. */\nexport const a = 1;',
    '/**\n * Answers a.\n */\nexport async function a() {}',
    '/** Returns a. */\nconst a = 1;\nexport { a };',
    "export { a } from './a.ts';\nexport * from './b.ts';",
    'const a = 1;',
  ])('find nothing undocumented: %j', (source) => {
    expect(plant(findUndocumented, 'src/deploy/a.ts', source)).toEqual([]);
  });

  test('find a file, an entry and a function that are too long', () => {
    const functionOf = (lines: number): string => `function a() {${'\n  b();'.repeat(lines - 2)}\n\n}`;

    expect(plant(findOversized, 'src/deploy/a.ts', 'a;\n'.repeat(301))).toEqual(['1 has 301 lines; 300 are allowed']);
    expect(plant(findOversized, 'src/deploy/a.ts', 'a;\n'.repeat(300))).toEqual([]);
    expect(plant(findOversized, 'src/action/main.ts', 'a;\n'.repeat(61))).toEqual(['1 has 61 lines; 60 are allowed']);
    expect(plant(findOversized, 'src/a.ts', functionOf(51))).toEqual(['1 a function has 51 lines; 50 are allowed']);
    expect(plant(findOversized, 'src/a.ts', functionOf(50))).toEqual([]);
    expect(
      plant(findOversized, 'src/a.ts', `const a = () => ${functionOf(51).slice('function a() '.length)};`),
    ).toHaveLength(1);
  });

  test('find a crowded folder, a shared name and a loose file', () => {
    const many = Array.from({ length: 21 }, (_, index) => `src/deploy/file-${index}.ts`);

    expect(findCrowdedFolders(many)).toEqual(['src/deploy has 21 entries; 20 are allowed']);
    expect(findCrowdedFolders(many.slice(1))).toEqual([]);
    expect(findSharedNames(['src/deploy/a.ts', 'src/logs/a.ts', 'src/cli/main.ts', 'src/action/main.ts'])).toEqual([
      'a.ts is the name of src/deploy/a.ts and src/logs/a.ts',
    ]);
    expect(findLooseFiles(['src/relay.ts', 'src/index.ts', 'src/deploy/a.ts'])).toEqual(['src/relay.ts']);
  });

  test('write the table of the map anew, and miss it where it is gone', () => {
    const page = withTable(readFileSync(new URL('src/README.md', root), 'utf8'));

    expect(withTable(page.replace('`undici`', 'anything'))).toBe(page);
    expect(() => withTable('# A page without a table')).toThrow(/table of folders/);
  });
});
