import { createSystemClock } from '../kernel/clock.ts';
import { InputError } from '../kernel/errors.ts';
import { toResponse } from '../web/plain-response.ts';
import { createReconcile } from './http/admin-routes.ts';
import { createJsonLog } from './monitoring/json-log.ts';
import type { createHostedRelay as CreateHostedRelay } from './package-entry.ts';
import { createReconcilePass } from './publish/reconciler.ts';
import { assembleRelay } from './relay.ts';
import { joinRelayParts } from './relay-parts.ts';
import { createPostgresStore } from './store/postgres/postgres.ts';

const BUDGET_MS = 20_000;
const STORE = {
  name: 'RELAY_STORE',
  seen: '',
  problem: 'is not a postgres:// URL. Use PostgreSQL: a file does not outlive a function call.',
};

/** Creates a hosted relay, as the package's entry describes it. */
export const createHostedRelay: typeof CreateHostedRelay = async (
  env,
  write = (line) => process.stdout.write(line),
) => {
  const clock = createSystemClock();
  const parts = joinRelayParts(env, clock, createJsonLog(write, clock));
  const { settings } = parts;
  if (settings.store.kind !== 'postgres') throw new InputError([STORE]);
  const store = await createPostgresStore({ url: settings.store.url, clock });
  const route = createReconcile(settings.adminToken, () => reconcile());
  const { served, reconciling } = assembleRelay(parts, store, route);
  const pass = createReconcilePass(reconciling);
  const reconcile = (): Promise<void> => pass(BUDGET_MS);
  return {
    fetch: async (request) => toResponse(await served.app(request)),
    reconcile,
    close: async () => {
      served.waiters.close();
      await store.close();
      await parts.disconnect();
    },
  };
};
