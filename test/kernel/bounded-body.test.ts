import { describe, expect, test } from 'vitest';
import { ChunkBuffer, isDeclaredOver, readBody } from '../../src/kernel/bounded-body.ts';

/** Returns a stream that goes on for ever, how much was asked of it, and what it was cancelled with. */
function endless(cancel: () => Promise<void> = async () => {}) {
  const seen = { pieces: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        seen.pieces += 1;
        controller.enqueue(new Uint8Array(10));
      },
      cancel() {
        seen.isCancelled = true;
        return cancel();
      },
    },
    { highWaterMark: 0 },
  );
  return { body, seen };
}

describe('a body that is read within a limit', () => {
  test('is whole, in the order in which it came', async () => {
    const body = ReadableStream.from([Buffer.from('ab'), Buffer.from(''), Buffer.from('cd')]);
    expect(await readBody(body, 4)).toEqual({ bytes: Buffer.from('abcd'), isWhole: true });
  });

  test('is empty for a null body', async () => {
    expect(await readBody(null, 0)).toEqual({ bytes: Buffer.alloc(0), isWhole: true });
    expect(await readBody(new Response('').body, 0)).toEqual({ bytes: Buffer.alloc(0), isWhole: true });
  });

  test('is cancelled at the first piece that is over the limit, and is read no further', async () => {
    const { body, seen } = endless();
    const { bytes, isWhole } = await readBody(body, 29);
    expect([bytes.length, isWhole]).toEqual([30, false]);
    expect(seen).toEqual({ pieces: 3, isCancelled: true });
  });

  test.each<[string, () => Promise<void>]>([
    ['never ends', () => new Promise(() => {})],
    ['fails', () => Promise.reject(new Error('it cannot be cancelled'))],
  ])('is too long also where its cancelling %s', async (_, cancel) => {
    const { body, seen } = endless(cancel);
    expect((await readBody(body, 0)).isWhole).toBe(false);
    expect(seen.isCancelled).toBe(true);
  });

  test('rejects with what it broke off with', async () => {
    const broken = new Error('reset');
    async function* pieces() {
      yield Buffer.from('ab');
      throw broken;
    }
    await expect(readBody(ReadableStream.from(pieces()), 100)).rejects.toBe(broken);
  });
});

describe('the chunks of a body', () => {
  test('are one text, however small they are and wherever they come from', () => {
    const gathered = new ChunkBuffer();
    const text = 'äbc'.repeat(100_000);
    // One buffer for all chunks, as a parser uses.
    const shared = new Uint8Array(1);
    for (const byte of Buffer.from(text)) {
      shared[0] = byte;
      gathered.add(gathered.sizeBytes === 0 ? Uint8Array.of(byte) : shared);
    }
    expect(gathered.sizeBytes).toBe(400_000);
    expect(gathered.take().toString() === text).toBe(true);
  });

  test('take hardly more room than their bytes', () => {
    const gathered = new ChunkBuffer();
    for (let count = 0; count < 200_000; count++) gathered.add(Uint8Array.of(count));
    expect(gathered.heldBytes).toBeLessThan(300_000);
  });
});

describe('a declared length', () => {
  test.each<[string | null, boolean]>([
    [null, false],
    ['', false],
    ['100', false],
    ['101', true],
    ['a lot', false],
  ])('of %j is over a limit of 100: %s', (contentLength, isOver) => {
    expect(isDeclaredOver(contentLength, 100)).toBe(isOver);
  });
});
