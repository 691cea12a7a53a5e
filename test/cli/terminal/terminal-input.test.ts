import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { readAll } from '../../../src/cli/terminal/open-terminal.ts';

describe('standard input', () => {
  test('is read to its end, split wherever', async () => {
    const stream = new PassThrough();
    const text = readAll(stream, new AbortController().signal);
    const bytes = Buffer.from('né\n');
    stream.write(bytes.subarray(0, 2));
    stream.end(bytes.subarray(2));
    expect(await text).toBe('né\n');
  });

  test('that nobody ends is left where the command is asked to end', async () => {
    const stream = new PassThrough();
    const ending = new AbortController();
    const text = readAll(stream, ending.signal);
    stream.write('half a token');
    ending.abort();
    await expect(text).rejects.toMatchObject({ code: 'cancelled-signal' });
    expect(stream.destroyed).toBe(true);
  });

  test('is not begun where the command was asked to end before', async () => {
    await expect(readAll(new PassThrough(), AbortSignal.abort())).rejects.toMatchObject({ code: 'cancelled-signal' });
  });

  test('leaves the signal alone once it was read', async () => {
    const stream = new PassThrough();
    const ending = new AbortController();
    stream.end('token');
    expect(await readAll(stream, ending.signal)).toBe('token');
    ending.abort();
    expect(stream.errored).toBe(null);
  });
});
