import { createSystemClock } from '../kernel/clock.ts';
import { InputError } from '../kernel/errors.ts';
import { readSettings } from './config/read-settings.ts';
import { readText } from './config/read-text.ts';
import { createReconcile } from './http/reconcile-route.ts';
import { createJsonLog } from './monitoring/json-log.ts';
import { createPressureOnDemand } from './monitoring/pressure.ts';
import { joinRelayParts, warnOfSettings } from './parts.ts';
import { createReconcilePass } from './publish/reconcile-once.ts';
import { assembleRelay } from './relay.ts';
import type { CreateHostedRelay } from './serverless-contract.ts';
import { createPostgresStore } from './store/postgres/postgres.ts';

const BUDGET_MS = 20_000;
const STORE = {
  name: 'RELAY_STORE',
  seen: '',
  accepted: 'give a postgres:// address: a file does not outlive a function that is called once',
};

/** Loads a relay for those who host it; see the contract. */
export const createHostedRelay: CreateHostedRelay = async (env, write = (line) => process.stdout.write(line)) => {
  const clock = createSystemClock();
  const log = createJsonLog(write, clock);
  const settings = readSettings(env, readText);
  if (settings.store.kind !== 'postgres') throw new InputError([STORE]);
  const parts = joinRelayParts(settings, env, clock, log);
  const store = await createPostgresStore({ url: settings.store.url, clock });
  const { served, reconciling, release } = assembleRelay(
    { ...parts, store },
    createPressureOnDemand(store, clock, log),
    createReconcile(settings.adminToken, () => reconcile()),
  );
  warnOfSettings(settings, env, log);
  const pass = createReconcilePass(reconciling);
  const reconcile = (): Promise<void> => pass(BUDGET_MS);
  return {
    fetch: (request) => served.app(request),
    reconcile,
    close: async () => {
      release();
      await store.close();
      await parts.disconnect();
    },
  };
};
