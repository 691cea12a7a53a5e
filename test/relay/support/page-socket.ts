import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { onTestFinished } from 'vitest';
import type { PlainResponse } from '../../../src/web/plain-response.ts';
import { toResponse } from './to-response.ts';

/** A page on a socket of this machine. */
export interface ServedPage {
  readonly url: string;
  /** Closes the socket and all its connections. */
  close(): Promise<void>;
}

/** Serves a page on a free port until the test is over. */
export async function servePage(
  page: (request: Request, client: string) => Promise<PlainResponse>,
): Promise<ServedPage> {
  const server = createServer(
    getRequestListener(async (request) => toResponse(await page(request, '')), { overrideGlobalObjects: false }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  onTestFinished(() => close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close };
}
