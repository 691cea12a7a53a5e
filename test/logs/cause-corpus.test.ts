import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '../fixtures/causes');
const KINDS = [
  ...['compile error', 'lint error', 'test failure', 'missing dependency', 'missing file', 'out of memory', 'port'],
  ...['health check', 'migration', 'image pull', 'permission', 'timeout', 'crash'],
];

interface KnownLog {
  readonly name: string;
  readonly header: Readonly<Record<string, string>>;
  readonly lines: readonly string[];
}

function readLogs(kind: 'failing' | 'passing'): readonly KnownLog[] {
  return readdirSync(join(FOLDER, kind)).map((name) => {
    const text = readFileSync(join(FOLDER, kind, name), 'utf8');
    const [head = '', log = ''] = text.split(/^---\n([\s\S]*)/m);
    const header = Object.fromEntries(
      head.split('\n').flatMap((line) => {
        const [, key = '', value = ''] = /^(\w+): (.+)$/.exec(line) ?? [];
        return key === '' ? [] : [[key, value]];
      }),
    );
    return { name, header, lines: log.replace(/\n$/, '').split('\n') };
  });
}

/** The log's text without color sequences. */
function plainOf(lines: readonly string[]): string {
  return lines.join('\n').replaceAll(/\u001b\[[\d;]*m/g, '');
}

describe('the corpus of logs', () => {
  const failing = readLogs('failing');
  const passing = readLogs('passing');

  test('has at least 120 failing logs, and 120 of deployments that succeeded', () => {
    expect(failing.length).toBeGreaterThanOrEqual(120);
    expect(passing.length).toBeGreaterThanOrEqual(120);
  });

  test.for(failing)('names the cause of $name, and the line that shows it', ({ header, lines }) => {
    const { tool, kind = '', cause, file, line, shows, ...rest } = header;
    expect(tool).toMatch(/\S/);
    expect(cause).toMatch(/\S/);
    expect(KINDS).toContain(kind);
    expect(Object.keys(rest).filter((key) => key !== 'column')).toEqual([]);
    expect(lines[Number(shows) - 1]).toMatch(/\S/);
    if (file !== undefined) expect(plainOf(lines)).toContain(file.split('/').at(-1));
    if (line !== undefined) expect(plainOf(lines)).toMatch(new RegExp(`\\b${line}\\b`));
  });

  test.for(passing)('names the tool of $name, and no cause', ({ header, lines }) => {
    expect(Object.keys(header)).toEqual(['tool']);
    expect(lines.join('')).toMatch(/\S/);
  });
});
