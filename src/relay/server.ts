import { type Clock, createSystemClock } from '../kernel/clock.ts';
import { withinLimit } from '../kernel/time-limit.ts';
import type { ProxyEnvironment } from '../platform/http/proxy.ts';
import { type Reloaded, readText } from './config/config-file.ts';
import { requireSettings, withMisspelt } from './config/read-settings.ts';
import { type RunningServer, requireFreePort, startServer } from './http/node-server.ts';
import { createJsonLog } from './monitoring/json-log.ts';
import { type Relay, startRelay } from './relay.ts';
import type { RelayLog } from './relay-interfaces.ts';
import { joinRelayParts, warnOfSettings } from './relay-parts.ts';
import type { RelaySettings } from './relay-settings.ts';
import { openStore } from './store/open-store.ts';

/** The options of a relay with a server. */
export interface ServeOptions {
  readonly env: ProxyEnvironment;
  readonly write: (line: string) => void;
}

/** A relay that listens. */
export interface ServingRelay {
  readonly url: string;
  /** Reads the applications file again; logs and ignores a bad one. */
  reload(): void;
  /** Stops readiness, then requests, then background work, within 10 s even if something hangs. Never rejects. */
  close(): Promise<void>;
}

/** Time for load balancers to notice that the relay is no longer ready, before connections are refused. */
const NOTICE_MS = 500;
const REQUESTS_MS = 4_000;
const WORK_MS = 4_500;

/**
 * Starts a relay with the settings of an environment. Rejects with InputError for bad settings, and with StoreError if the store cannot be
 * opened.
 */
export async function serveRelay({ env, write }: ServeOptions): Promise<ServingRelay> {
  const clock = createSystemClock();
  const log = createJsonLog(write, clock);
  const parts = joinParts(env, clock, log);
  const { settings } = parts;
  const { port, host } = settings;
  // Checks the port first, since opening the store may create a file.
  await requireFreePort(port, host);
  const store = await openStore(settings.store, clock);
  const relay = startRelay({ ...parts, store });
  const server = await startServer({ ...relay, clock, port, host, graceMs: REQUESTS_MS }).catch(async (error) => {
    await relay.stop();
    await parts.disconnect();
    throw error;
  });
  warnOfSettings(settings, env, log);
  log('info', 'The relay is listening.', { url: server.url, applications: parts.config.applications.length });
  return {
    url: server.url,
    reload: () => {
      const reloaded = parts.config.reload();
      if (reloaded.kind === 'reloaded')
        log('info', 'Reloaded the applications file.', { count: reloaded.applications });
      else
        log(
          'error',
          'The applications file is invalid. Keeping the previous applications.',
          refusalOf(reloaded, settings),
        );
    },
    close: async () => {
      await closeInOrder(relay, server, clock);
      await parts.disconnect();
      log('info', 'The relay has stopped.');
    },
  };
}

/** A log entry is one line. */
function refusalOf({ reason }: Extract<Reloaded, { kind: 'refused' }>, { configFile }: RelaySettings) {
  return { file: configFile, reason: reason.replaceAll('\n', ' ') };
}

function joinParts(env: ProxyEnvironment, clock: Clock, log: RelayLog): ReturnType<typeof joinRelayParts> {
  try {
    return joinRelayParts(requireSettings(env, readText), env, clock, log);
  } catch (error) {
    throw withMisspelt(error, env);
  }
}

async function closeInOrder(relay: Relay, server: RunningServer, clock: Clock): Promise<void> {
  relay.health.setReady(false);
  await clock.wait(NOTICE_MS);
  await server.close();
  await withinLimit(clock, WORK_MS, () => relay.stop().catch(() => {}));
}
