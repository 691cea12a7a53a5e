import { onTestFinished } from 'vitest';
import { createSystemClock } from '../../../src/kernel/clock.ts';
import type { App } from '../../../src/relay/http/app.ts';
import { type RunningServer, startServer } from '../../../src/relay/http/node-server.ts';
import type { Page } from '../../../src/relay/page/page.ts';
import { finishResponse } from '../../../src/web/plain-response.ts';

/** Serves a page on a free port until the test is over, with the relay's own server. */
export async function servePage(page: Page): Promise<RunningServer> {
  const app: App = async (request, client = '') => finishResponse(await page(request, client), request.method);
  const waiters = { close: () => {} };
  const server = await startServer({
    app,
    waiters,
    clock: createSystemClock(),
    port: 0,
    host: '127.0.0.1',
    graceMs: 0,
    stalledMs: 60_000,
  });
  onTestFinished(() => server.close());
  return server;
}
