import { Client } from 'pg';
import { connectionOptions, prepareConnection, USUAL_PATIENCE } from './postgres-connection.ts';
import { explainPostgres } from './postgres-errors.ts';
import type { Row, Steps } from './sql.ts';
import { toPostgres } from './statements.ts';
import type { StoreState } from './store-state.ts';

/** Relays that are at work must not wait for what is only tried. */
const BEGIN = "BEGIN; SET LOCAL lock_timeout = '1s'";

/** Tries steps in a PostgreSQL and rolls them back. Rejects with StoreError where they cannot be done, or a commit could be lost. */
export async function probePostgres(url: string, rehearse: () => Steps<StoreState>): Promise<StoreState> {
  const client = new Client(connectionOptions(url, USUAL_PATIENCE));
  client.on('error', () => {});
  try {
    await client.connect();
    await prepareConnection(client);
    await client.query(BEGIN);
    const steps = rehearse();
    let step = steps.next([]);
    while (step.done !== true) {
      const { sql, values } = step.value;
      step = steps.next((await client.query<Row>(toPostgres(sql), [...values])).rows);
    }
    await client.query('ROLLBACK');
    return step.value;
  } catch (error) {
    throw explainPostgres(error);
  } finally {
    // What was not committed ends with the connection.
    await client.end().catch(() => {});
  }
}
