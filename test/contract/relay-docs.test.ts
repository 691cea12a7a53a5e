import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RELAY_COMMANDS } from '../../src/cli/relay/commands.ts';
import { createSystemClock } from '../../src/kernel/clock.ts';
import { createMeter } from '../../src/relay/monitoring/metrics.ts';

const FOLDER = join(import.meta.dirname, '../../docs/relay');
const PAGES = globSync('*.md', { cwd: FOLDER }).sort();
const read = (page: string): string => readFileSync(join(FOLDER, page), 'utf8');

function optionsIn(text: string): readonly string[] {
  return [...text.matchAll(/--([a-z][a-z-]*[a-z])/g)].map(([, name = '']) => name);
}

function sorted([name = '', ...options]: readonly string[]): string {
  return [name, ...[...options].sort()].join(' ');
}

test("the folder has the relay's seven pages", () => {
  expect(PAGES).toEqual(['README.md', 'api.md', 'balancers.md', 'gate.md', 'operate.md', 'run.md', 'threat-model.md']);
});

test('docs/relay/README.md links to every other page of its folder', () => {
  const index = read('README.md');
  expect(PAGES.filter((page) => page !== 'README.md' && !index.includes(`](${page})`))).toEqual([]);
});

test('docs/relay/operate.md lists exactly the metrics that exist', async () => {
  const meter = createMeter({
    measure: async () => ({ pending: 0, oldestPendingAt: null, unpublished: 0, dead: 0 }),
    streamsOpen: () => 0,
    callsLeft: () => new Map(),
    findStoreProblem: async () => null,
    readGithub: () => ({ isKnown: true, problem: null }),
    clock: createSystemClock(),
  });
  const known = [...(await meter.render()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
  const named = [...read('operate.md').matchAll(/^\| `(relay_\w+)/gm)].map(([, name]) => name);
  expect([...new Set(named)].sort()).toEqual([...known].sort());
});

test('docs/relay/run.md lists exactly the commands that exist, each with its options', async () => {
  const [, section = ''] = read('run.md').split('\n## Commands\n');
  const rows = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| `touchdown ([a-z ]+)` \|(.*)\|$/gm)];
  const listed = rows.map(([, name = '', cell = '']) => [name, ...optionsIn(cell)]);
  const known = [...RELAY_COMMANDS].map(async ([name, load]) => {
    const { options } = await load();
    return [name, ...Object.keys(options).filter((option) => option !== 'json')];
  });
  expect(listed.map(sorted).sort()).toEqual((await Promise.all(known)).map(sorted).sort());
});

test('docs/relay/run.md lists the exit codes that the help of the relay lists', async () => {
  const rows =
    (await RELAY_COMMANDS.get('relay')?.())?.details?.find(({ heading }) => heading === 'Exit codes')?.rows ?? [];
  const listed = [...read('run.md').matchAll(/^\| (\d+) \|/gm)].map(([, code]) => code);
  expect(listed).toEqual(rows.map(([code]) => code));
  expect(listed).toHaveLength(3);
});
