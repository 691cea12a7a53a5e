import { describe, expect, test } from 'vitest';
import { NO_CONFIG } from '../../../src/cli/config/config.ts';
import { listItems } from '../../../src/cli/resources/commands.ts';
import { createOutput } from '../../../src/cli/terminal/output.ts';
import { linesOf } from '../run.ts';
import { createTerminal } from '../terminal.ts';
import { openPlatform } from './platform.ts';

const COLUMNS = [{ heading: 'ID', cell: ({ id }: { id: string }) => id }];
const WORDS = { things: 'things', whereEmpty: 'There is none.' };

async function* count(items: number, fail: Error | null = null) {
  for (let at = 1; at <= items; at++) yield { id: `i${at}` };
  if (fail !== null) throw fail;
}

async function list(items: AsyncIterable<{ id: string }>, { isJson = false, columns = 80 as number | null } = {}) {
  const terminal = createTerminal({ columns: () => columns });
  const { platform } = await openPlatform({});
  const task = {
    platform,
    config: NO_CONFIG,
    terminal,
    output: createOutput('things list', isJson, terminal),
    call: {},
  };
  const error = await listItems(items, COLUMNS, WORDS, task).then(
    () => null,
    (reason: unknown) => reason,
  );
  return { text: terminal.printed.out, error };
}

describe('a list', () => {
  test('is aligned in pages of a hundred rows, so the first rows appear early', async () => {
    async function* rows() {
      for (let at = 1; at <= 201; at++) yield { id: at === 100 || at === 201 ? `${'i'.repeat(8)}` : 'i' };
    }
    const terminal = createTerminal({ columns: () => 80 });
    const { platform } = await openPlatform({});
    const columns = [...COLUMNS, { heading: 'AT', cell: () => 'x' }];
    const output = createOutput('things list', false, terminal);
    await listItems(rows(), columns, WORDS, { platform, config: NO_CONFIG, terminal, output, call: {} });
    const gaps = terminal.printed.out.split('\n').map((row) => row.search(/(?:AT|x)$/));
    expect(gaps.slice(0, 101)).toEqual(Array(101).fill(10));
    expect(gaps.slice(101, 201)).toEqual(Array(100).fill(3));
    expect(gaps.slice(201)).toEqual([10, -1]);
  });

  test('has a line of JSON for each item, and the count at the end', async () => {
    const { text } = await list(count(2), { isJson: true });
    expect(linesOf(text).map(({ kind, data }) => [kind, data])).toEqual([
      ['item', { id: 'i1' }],
      ['item', { id: 'i2' }],
      ['result', { things: 'things', count: 2 }],
    ]);
  });

  test('without rows says so at a terminal, and prints nothing in a pipe', async () => {
    expect((await list(count(0))).text).toBe('There is none.\n');
    expect((await list(count(0), { columns: null })).text).toBe('');
  });

  test('that fails shows the rows before the error, and no count', async () => {
    const failure = new Error('lost');
    expect(await list(count(2, failure))).toEqual({ text: 'ID\ni1\ni2\n', error: failure });
    expect((await list(count(2, failure), { isJson: true })).text).not.toContain('result');
  });

  test.each([true, false])('waits for a slow reader before it reads more: with --json %s', async (isJson) => {
    const reader = Promise.withResolvers<void>();
    const terminal = createTerminal({ columns: () => 80, ready: () => reader.promise });
    let read = 0;
    async function* counted() {
      for await (const item of count(250)) {
        read += 1;
        yield item;
      }
    }
    const { platform } = await openPlatform({});
    const output = createOutput('things list', isJson, terminal);
    const listing = listItems(counted(), COLUMNS, WORDS, { platform, config: NO_CONFIG, terminal, output, call: {} });
    await new Promise(setImmediate);
    expect(read).toBe(1);
    reader.resolve();
    await listing;
    expect(terminal.printed.out.trim().split('\n')).toHaveLength(251);
  });
});
