import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RELAY_COMMANDS } from '../../src/cli/relay/commands.ts';
import { createSystemClock } from '../../src/kernel/clock.ts';
import { readGithubDelivery } from '../../src/relay/intake/github-delivery.ts';
import { readPlatformDelivery } from '../../src/relay/intake/platform-delivery.ts';
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

const [, FIELDS = ''] = /\n### Which fields are read\n(.*?)\n## /s.exec(read('api.md')) ?? [];
const STARTED = { event_type: 'DEPLOYMENT_STARTED' };

function readBody(body: unknown) {
  return readPlatformDelivery(new TextEncoder().encode(JSON.stringify(body)), null, Date.UTC(2026, 1))?.content;
}

test('docs/relay/api.md shows a delivery that the relay reads', () => {
  const [, example = ''] = /```json\n(.*?)```/s.exec(FIELDS) ?? [];
  expect(readBody(JSON.parse(example))).toEqual({
    kind: 'hint',
    hint: {
      applications: ['7f1c2a90-checkout'],
      deployment: 'd-81c3',
      word: 'succeeded',
      reportedAt: Date.UTC(2026, 0, 31, 9, 30, 5),
    },
  });
});

test('docs/relay/api.md lists every field whose absence makes a delivery unreadable', () => {
  const events = [...FIELDS.matchAll(/^\| `(\w+)` \| `/gm)].map(([, event = '']) => event);
  const actions: Readonly<Record<string, string>> = {
    check_run: 'rerequested',
    check_suite: 'requested',
    merge_group: 'checks_requested',
    pull_request: 'opened',
  };
  expect(events).toEqual(Object.keys(actions));
  const contents = [
    ...[{}, STARTED, { ...STARTED, payload: { applications: [{}] } }].map(readBody),
    ...events.map((event) => {
      const guid = '72d3162e-cc78-11e3-81ab-4c9367dc0958';
      return readGithubDelivery({ guid, event, payload: { action: actions[event] }, receivedAt: 0 })?.content;
    }),
  ];
  const missing = contents.flatMap((content) => {
    const reason = content?.kind === 'quarantined' ? content.reason : '';
    const [, paths = ''] = /^(?:\w+\.\w+: )?(.*?) (?:is|are) missing\./.exec(reason) ?? [];
    return paths.split(/,? and |, /);
  });
  expect(missing).toHaveLength(22);
  expect(missing.filter((path) => !FIELDS.includes(`\`${path.replace('.0.', '.N.')}\``))).toEqual([]);
});

test.each([...FIELDS.matchAll(/^\| (`.*`) \| optional \|/gm)].flatMap(([, names = '']) => names.split(', ')))(
  'docs/relay/api.md lists %s, and the relay reads it',
  (name) => {
    const value = /deployment|execution/.test(name) ? 'd-1' : '2026-01-31T09:30:05Z';
    const field = name
      .slice(1, -1)
      .split('.')
      .reduceRight<unknown>((inner, step) => ({ [step]: inner }), value);
    const { payload = {}, ...top } = Object(field);
    const content = readBody({ ...STARTED, ...top, payload: { application_id: 'a', ...payload } });
    expect(Object.values(Object(content).hint)).toContain(value === 'd-1' ? value : Date.parse(value));
  },
);
