import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createRelayCommands } from '../../src/cli/relay/relay-commands.ts';
import { createSystemClock } from '../../src/kernel/clock.ts';
import { createMeter } from '../../src/relay/monitoring/relay-metrics.ts';

const DOCS = join(import.meta.dirname, '../../docs');
const page = readFileSync(join(DOCS, 'relay.md'), 'utf8');

/** As GitHub makes them of headings: small letters, no punctuation, hyphens for spaces. */
function anchorsOf(markdown: string): ReadonlySet<string> {
  const headings = [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    ),
  );
}

function optionsIn(text: string): readonly string[] {
  return [...text.matchAll(/--([a-z][a-z-]*[a-z])/g)].map(([, name = '']) => name);
}

function sorted([name = '', ...options]: readonly string[]): string {
  return [name, ...[...options].sort()].join(' ');
}

describe("the relay's page", () => {
  test('links only to existing files and headings', () => {
    const links = [...page.matchAll(/\]\(((?!https?:)[^)]*)\)/g)].map(([, target = '']) => target);
    expect(links.length).toBeGreaterThan(15);
    const dead = links.filter((link) => {
      const [path = '', anchor] = link.split('#');
      const file = path === '' ? join(DOCS, 'relay.md') : join(DOCS, path);
      if (!existsSync(file)) return true;
      return anchor !== undefined && !anchorsOf(readFileSync(file, 'utf8')).has(anchor);
    });
    expect(dead).toEqual([]);
  });

  test('names exactly the metrics of the relay', async () => {
    const meter = createMeter({
      measure: async () => ({ pending: 0, oldestPendingAt: null, unpublished: 0, dead: 0 }),
      streamsOpen: () => 0,
      callsLeft: () => new Map(),
      findStoreProblem: async () => null,
      readGithub: () => ({ isKnown: true, problem: null }),
      clock: createSystemClock(),
    });
    const known = [...(await meter.render()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
    const named = [...page.matchAll(/^\| `(relay_\w+)/gm)].map(([, name]) => name);
    expect([...new Set(named)].sort()).toEqual([...known].sort());
  });

  test('lists exactly the commands of the relay with their options', async () => {
    const commands = createRelayCommands(async () => Promise.reject(new Error('nothing runs')));
    const [, section = ''] = page.split('\n## Commands\n');
    const rows = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| `touchdown ([a-z ]+)` \|(.*)\|$/gm)];
    const documented = rows.map(([, name = '', cell = '']) => [name, ...optionsIn(cell)]);
    const known = [...commands].map(async ([name, load]) => {
      const { options } = await load();
      return [name, ...Object.keys(options).filter((option) => option !== 'json')];
    });
    expect(documented.map(sorted).sort()).toEqual((await Promise.all(known)).map(sorted).sort());
  });

  test("lists the exit codes of the relay's help", async () => {
    const load = createRelayCommands(async () => Promise.reject(new Error('nothing runs'))).get('relay');
    const rows = (await load?.())?.details?.find(({ heading }) => heading === 'Exit codes')?.rows ?? [];
    const documented = [...page.matchAll(/^\| (\d+) \|/gm)].map(([, code]) => code);
    expect(documented).toEqual(rows.map(([code]) => code));
    expect(documented).toHaveLength(4);
  });
});
