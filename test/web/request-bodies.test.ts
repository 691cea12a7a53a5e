import { describe, expect, test } from 'vitest';
import { createBodyReader } from '../../src/web/request-bodies.ts';
import { createFakeClock } from '../support/fake-clock.ts';

const MIB = 1024 * 1024;

/** Returns a request whose body is sent chunk by chunk. */
function sending(headers: Record<string, string> = {}) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>(undefined, undefined, {
    highWaterMark: 1000,
  });
  const request = new Request('http://relay.test/', { method: 'POST', headers, body: readable, duplex: 'half' });
  return { request, writer: writable.getWriter() };
}

describe('the body of a request', () => {
  test('is complete however small its chunks are', async () => {
    const { request, writer } = sending();
    const read = createBodyReader(createFakeClock())(request, { maxBytes: 300, isSenderKnown: false });
    const bytes = Uint8Array.from({ length: 300 }, (_, index) => index);
    for (const byte of bytes) void writer.write(Uint8Array.of(byte));
    await writer.close();
    expect(await read).toEqual(Buffer.from(bytes));
  });

  test('is too large by its declared length, before any part is read', async () => {
    const { request } = sending({ 'content-length': '11' });
    const read = createBodyReader(createFakeClock());
    expect(await read(request, { maxBytes: 10, isSenderKnown: true })).toMatchObject({ status: 413 });
    expect(request.bodyUsed).toBe(false);
  });

  test('is too large by its real length', async () => {
    const { request, writer } = sending({ 'content-length': '1' });
    const read = createBodyReader(createFakeClock())(request, { maxBytes: 10, isSenderKnown: true });
    void writer.write(new Uint8Array(11)).catch(() => {});
    expect(await read).toMatchObject({ status: 413 });
  });

  test('is late after ten seconds', async () => {
    const clock = createFakeClock();
    const { request, writer } = sending();
    const read = createBodyReader(clock)(request, { maxBytes: 10, isSenderKnown: true });
    await clock.advance(9_999);
    void writer.write(new Uint8Array(1)).catch(() => {});
    await clock.advance(1);
    expect(await read).toMatchObject({ status: 408 });
  });

  test('is broken if its sender disconnects', async () => {
    const { request, writer } = sending();
    const read = createBodyReader(createFakeClock())(request, { maxBytes: 10, isSenderKnown: true });
    void writer.abort(new Error('reset'));
    expect(await read).toMatchObject({ status: 400 });
  });

  test('is dropped by its declared length, before any part is read', async () => {
    const readBody = createBodyReader(createFakeClock());
    const terms = { maxBytes: 2 * MIB, isSenderKnown: false };
    const large = { 'content-length': String(2 * MIB) };
    for (let count = 0; count < 2; count += 1) void readBody(sending(large).request, terms);
    const refused = await readBody(sending(large).request, terms);
    expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    const { request, writer } = sending({ 'content-length': '2' });
    void writer.write(new Uint8Array(2));
    void writer.close();
    expect(await readBody(request, terms)).toEqual(Buffer.alloc(2));
  });

  test('is dropped for others only if its sender is unknown', async () => {
    const clock = createFakeClock();
    const readBody = createBodyReader(clock);
    const read = async (isSenderKnown: boolean) => {
      const bodies = Array.from({ length: 10 }, () => sending());
      const reading = bodies.map(({ request }) => readBody(request, { maxBytes: 2 * MIB, isSenderKnown }));
      await Promise.all(bodies.map(({ writer }) => writer.write(new Uint8Array(MIB)).catch(() => {})));
      await clock.advance(10_000);
      return (await Promise.all(reading)).map((body) => ('status' in body ? body.status : 200));
    };
    expect(await read(true)).toEqual(Array(10).fill(408));
    const strangers = await read(false);
    expect(strangers.filter((status) => status === 503)).toHaveLength(6);
  });
});
