import { type Client, type ClientConfig, Pool, type PoolClient } from 'pg';
import type { Clock } from '../../../kernel/clock.ts';
import { withinLimit } from '../../../kernel/time-limit.ts';
import { prepareConnection } from './postgres-connection.ts';

const FAREWELL_MS = 1000;

/** Connections, made when they are needed and found to be durable. */
export interface PostgresPool {
  connect(): Promise<PoolClient>;
  /** Ends those that are idle; none must be in use. */
  close(): Promise<void>;
}

/** Returns a pool of at most `max` connections. */
export function createPostgresPool(options: ClientConfig, clock: Clock, max: number): PostgresPool {
  const pool = new Pool({ ...options, max, onConnect: prepareConnection });
  const open = new Set<Client>();
  pool.on('connect', (client) => open.add(client));
  pool.on('remove', (client) => open.delete(client));
  // A connection that is lost while nobody uses it: the pool has let go of it, and makes another one when it is needed.
  pool.on('error', () => {});
  return {
    connect: () => pool.connect(),
    close: async () => {
      const clients = [...open];
      const ended = pool.end();
      await Promise.all([ended, ...clients.map((client) => endClient(client, clock))]);
    },
  };
}

/** Ends a connection politely, and where the other side does not answer without it; never rejects. */
export async function endClient(client: Client, clock: Clock): Promise<void> {
  await withinLimit(clock, FAREWELL_MS, () => client.end().catch(() => {}));
  client.connection.stream.destroy();
}
