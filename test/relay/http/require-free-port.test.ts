import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { requireFreePort } from '../../../src/relay/http/require-free-port.ts';

describe('a port', () => {
  test('is looked at and left free', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    await expect(requireFreePort(port, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE', port });
    await new Promise((resolve) => taken.close(resolve));
    await requireFreePort(port, '127.0.0.1');
    await requireFreePort(port, '127.0.0.1');
  });

  test('of an address that this machine has not cannot be had', async () => {
    await expect(requireFreePort(0, '192.0.2.1')).rejects.toMatchObject({ code: 'EADDRNOTAVAIL', syscall: 'listen' });
  });
});
