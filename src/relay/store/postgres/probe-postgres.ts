import { Client } from 'pg';
import type { Clock } from '../../../kernel/clock.ts';
import type { Row, Steps } from '../sql.ts';
import { toPostgres } from '../statements.ts';
import type { ProbedStore, StoreState } from '../store-state.ts';
import { connectionOptions, prepareConnection, USUAL_PATIENCE } from './postgres-connection.ts';
import { explainPostgres } from './postgres-errors.ts';

/** Relays that are at work must not wait for what is only tried. */
const BEGIN = "BEGIN; SET LOCAL lock_timeout = '1s'";

/** Tries steps in a PostgreSQL and rolls them back. Rejects with StoreError where they cannot be done, or a commit could be lost. */
export async function probePostgres(
  url: string,
  clock: Clock,
  rehearse: () => Steps<StoreState>,
): Promise<ProbedStore> {
  const client = new Client(connectionOptions(url, USUAL_PATIENCE));
  client.on('error', () => {});
  try {
    await client.connect();
    await prepareConnection(client);
    const clockAheadMs = await measureClock(client, clock);
    await client.query(BEGIN);
    const steps = rehearse();
    let step = steps.next([]);
    while (step.done !== true) {
      const { sql, values } = step.value;
      step = steps.next((await client.query<Row>(toPostgres(sql), [...values])).rows);
    }
    await client.query('ROLLBACK');
    return { state: step.value, clockAheadMs };
  } catch (error) {
    throw explainPostgres(error);
  } finally {
    // What was not committed ends with the connection.
    await client.end().catch(() => {});
  }
}

/** PostgreSQL's instant is taken to be the middle of the time that its answer took. */
async function measureClock(client: Client, clock: Clock): Promise<number> {
  const [askedAt, since] = [clock.epochMs(), clock.monotonicMs()];
  const { rows } = await client.query<{ at: number }>('SELECT EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS at');
  return askedAt + (clock.monotonicMs() - since) / 2 - Number(rows[0]?.at);
}
