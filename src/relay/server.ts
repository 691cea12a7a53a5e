import { createSystemClock } from '../kernel/clock.ts';
import { withinLimit } from '../kernel/time-limit.ts';
import type { ProxyEnvironment } from '../platform/http/proxy.ts';
import { requireFreePort, startServer } from './http/node-server.ts';
import { createJsonLog } from './monitoring/json-log.ts';
import { joinRelayParts } from './parts.ts';
import { startReconciler } from './publish/reconciler.ts';
import { assembleRelay } from './relay.ts';
import { openStore } from './store/open-store.ts';

/** Time for load balancers to notice that the relay is no longer ready, before connections are refused. */
const NOTICE_MS = 500;
const REQUESTS_MS = 4_000;
const WORK_MS = 4_500;

/**
 * Starts a relay with the settings of an environment. Rejects with InputError for bad settings, and with StoreError if the store cannot be
 * opened.
 */
export async function serveRelay(env: ProxyEnvironment, write: (line: string) => void) {
  const clock = createSystemClock();
  const log = createJsonLog(write, clock);
  const parts = joinRelayParts(env, clock, log);
  const { port, host, store } = parts.settings;
  // Checks the port first, since opening the store may create a file.
  await requireFreePort(port, host);
  const opened = await openStore(store, clock);
  const { served, reconciling } = assembleRelay(parts, opened);
  const reconciler = startReconciler(reconciling);
  const stopWork = async (): Promise<void> => {
    served.waiters.close();
    await reconciler.stop();
    await opened.close();
  };
  const server = await startServer({ ...served, clock, port, host, graceMs: REQUESTS_MS }).catch(async (error) => {
    await stopWork();
    await parts.disconnect();
    throw error;
  });
  log('info', 'The relay is listening.', { url: server.url, applications: parts.applications().length });
  return {
    url: server.url,
    reload: parts.reload,
    /** Stops readiness, then requests, then background work, within 10 s even if something hangs. Never rejects. */
    close: async (): Promise<void> => {
      served.health.stop();
      await clock.wait(NOTICE_MS);
      await server.close();
      await withinLimit(clock, WORK_MS, () => stopWork().catch(() => {}));
      await parts.disconnect();
      log('info', 'The relay has stopped.');
    },
  };
}
