import { describe, expect, test } from 'vitest';
import type { Command } from '../../../src/cli/arguments/command.ts';
import { dispatch } from '../../../src/cli/arguments/dispatch.ts';
import { CancelledError } from '../../../src/kernel/errors.ts';
import { createTerminal } from '../terminal.ts';

const GONE = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
const FULL = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

/** Runs a command whose output is lost while it runs. */
async function lose(error: Error, part: Pick<Command, 'run' | 'isSeenThrough'>) {
  const terminal = createTerminal();
  const run: Command['run'] = (values, given, words) => {
    terminal.lose(error);
    return part.run(values, given, words);
  };
  const command = { ...part, summary: 'x', options: {}, run };
  const code = await dispatch(['one'], new Map([['one', async () => command]]), terminal);
  return { code, err: terminal.printed.err };
}

describe('a command whose output is lost', () => {
  test.each([0, 1, 4])('continues to its exit code %i if it finishes without its output', async (verdict) => {
    let wasAsked = true;
    const run: Command['run'] = async (_, { ending }) => {
      wasAsked = ending.aborted;
      return verdict;
    };
    expect(await lose(GONE, { isSeenThrough: true, run })).toEqual({ code: verdict, err: '' });
    expect(wasAsked).toBe(false);
    const full = await lose(FULL, { isSeenThrough: true, run });
    expect([full.code, full.err]).toEqual([verdict, expect.stringContaining('no space left on device')]);
  });

  test('is stopped if it only prints, and exits with 0 if its reader is gone', async () => {
    const run: Command['run'] = async (_, { ending }) => {
      if (ending.aborted) throw new CancelledError('signal', 'it was interrupted');
      return 0;
    };
    expect(await lose(GONE, { run })).toEqual({ code: 0, err: '' });
  });

  test('that finishes without its output still exits with 130 if it was interrupted', async () => {
    const run: Command['run'] = async () => {
      throw new CancelledError('signal', 'It was interrupted.');
    };
    expect(await lose(GONE, { isSeenThrough: true, run })).toEqual({
      code: 130,
      err: 'touchdown one: It was interrupted.\n',
    });
  });

  test('says so and exits with 4 if it only prints and the disk is full', async () => {
    expect(await lose(FULL, { run: async () => 0 })).toEqual({
      code: 4,
      err: 'touchdown one: the output could not be written (ENOSPC: no space left on device, write). Free some space, or write the output elsewhere.\n',
    });
  });
});
