import { randomUUID } from 'node:crypto';
import type { Random } from '../../../src/kernel/random.ts';
import { readAcknowledged, spawnStoreChild } from '../support/store-children.ts';
import type { TestDatabase } from '../support/store-databases.ts';
import { keyOf } from '../support/store-deliveries.ts';

/** How a store is tried. */
export interface KillTrial {
  readonly database: TestDatabase;
  readonly kills: number;
  /** Callers that append at once. */
  readonly callers: number;
  /** A process is killed after up to this many acknowledgements, drawn for each. */
  readonly mostAcknowledged: number;
  readonly random: Random;
  /** Kills the process (default: the one that appends), and resolves when it has exited. */
  readonly kill?: () => Promise<void>;
  /** Called after each kill with all so far. */
  readonly onKill?: (so: KillTrialResult) => void;
}

/** The result of a trial. */
export interface KillTrialResult {
  readonly kills: number;
  readonly acknowledged: number;
  /** Acknowledged names that are missing or stored under another id; must be empty. */
  readonly lost: readonly string[];
}

/** Kills appending processes with SIGKILL, one after the other, and checks each time that everything acknowledged exists. */
export async function runKillTrial(trial: KillTrial): Promise<KillTrialResult> {
  const trialName = randomUUID();
  let result: KillTrialResult = { kills: 0, acknowledged: 0, lost: [] };
  while (result.kills < trial.kills) {
    const acknowledged = await killOne(trial, `${trialName}-${result.kills}`);
    const lost = await findLost(trial.database, acknowledged);
    result = {
      kills: result.kills + 1,
      acknowledged: result.acknowledged + acknowledged.size,
      lost: [...result.lost, ...lost],
    };
    trial.onKill?.(result);
  }
  return result;
}

async function killOne(trial: KillTrial, prefix: string): Promise<ReadonlyMap<string, string>> {
  const { database, callers, mostAcknowledged, random } = trial;
  const child = spawnStoreChild(database, { prefix, callers });
  await child.until('open');
  await new Promise<void>((resolve, reject) => {
    let left = 1 + Math.floor(random() * mostAcknowledged);
    child.process.stdout?.on('data', (chunk: Buffer) => {
      left -= chunk.toString('latin1').split('\nack').length;
      if (left <= 0) resolve();
    });
    child.finished.then(() => reject(new Error('The child has ended by itself.')), reject);
  });
  await trial.kill?.();
  child.process.kill('SIGKILL');
  return readAcknowledged(await child.finished);
}

async function findLost({ query }: TestDatabase, acknowledged: ReadonlyMap<string, string>): Promise<string[]> {
  const first = [...acknowledged.values()].map(Number).reduce((least, id) => Math.min(least, id), 2 ** 52);
  const rows = await query(`SELECT seq, dedupe_key FROM inbox WHERE seq >= ${first}`);
  const stored = new Map(rows.map(({ seq, dedupe_key }) => [dedupe_key, String(seq)]));
  return [...acknowledged].filter(([name, id]) => stored.get(keyOf(name)) !== id).map(([name]) => name);
}
