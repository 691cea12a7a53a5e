import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import type { Load } from './load.ts';

/** Asks a relay's database one thing; a SQLite file only while no relay has it. */
export type Query = (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** Returns a client for the store at an address of RELAY_STORE. */
export function queryOf(store: string): Query {
  if (store.startsWith('sqlite:')) {
    return async (sql) => {
      using database = new DatabaseSync(store.slice('sqlite:'.length));
      return database.prepare(sql).all();
    };
  }
  return async (sql) => {
    const client = new Client(store);
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  };
}

/** Returns, as sentences, each acknowledged delivery that is not stored or not applied, and each one that is stored twice. */
export async function findLost(query: Query, { acknowledged }: Pick<Load, 'acknowledged'>): Promise<readonly string[]> {
  const rows = await query("SELECT seq, body, applied_at FROM inbox WHERE source = 'platform'");
  const stored = new Map(
    rows.map((row) => {
      const { hint } = JSON.parse(String(row['body']));
      return [String(row['seq']), { hint, isApplied: row['applied_at'] !== null }] as const;
    }),
  );
  const problems: string[] = [];
  for (const [id, posting] of acknowledged) {
    const row = stored.get(id);
    if (row === undefined) problems.push(`delivery ${posting.number} was acknowledged as ${id} and is lost`);
    else if (row.hint.reportedAt !== posting.reportedAt || row.hint.deployment !== posting.deployment)
      problems.push(`delivery ${posting.number} was acknowledged as ${id}, which is another`);
    else if (!row.isApplied) problems.push(`delivery ${posting.number} was never applied`);
  }
  const instants = new Set(stored.values().map(({ hint }) => hint.reportedAt));
  if (instants.size !== rows.length) problems.push(`${rows.length - instants.size} deliveries are stored twice`);
  return problems;
}

/** Returns how many deliveries of the platform's are stored. */
export async function countStored(query: Query): Promise<number> {
  const [row] = await query("SELECT COUNT(*) AS count FROM inbox WHERE source = 'platform'");
  return Number(row?.['count']);
}
