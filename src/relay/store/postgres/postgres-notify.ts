import { randomUUID } from 'node:crypto';
import { Client, type ClientConfig } from 'pg';
import type { Clock } from '../../../kernel/clock.ts';
import { unlessAborted } from '../../../kernel/time-limit.ts';
import { decodeHint, encodeHint } from './postgres-hint.ts';
import { endClient } from './postgres-pool.ts';

const CHANNEL = 'touchdown_relay';
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 30_000;

/** Hints between the processes on one database: they may be late, doubled or lost. */
export interface Hints {
  /** Tells the others, soon: what is told while one hint is on its way goes together. Never throws or waits. */
  tell(changed: readonly string[]): void;
  close(): Promise<void>;
}

/** Listens on a connection of its own, which is made again whenever it is lost, and calls back with what the others told. */
export function createHints(options: ClientConfig, clock: Clock, onTold: (changed: readonly string[]) => void): Hints {
  const self = randomUUID();
  const end = new AbortController();
  const untold = new Set<string>();
  let client: Client | null = null;
  let isUntold = false;
  let isTelling = false;

  const tellAll = async (): Promise<void> => {
    isTelling = true;
    for (let own = client; own !== null && isUntold; own = client) {
      const payload = encodeHint(self, [...untold]);
      untold.clear();
      isUntold = false;
      await notify(own, payload);
    }
    isTelling = false;
  };
  const listen = async (): Promise<void> => {
    const own = new Client(options);
    own.on('error', ignore);
    own.on('notification', ({ payload }) => {
      const hint = decodeHint(payload ?? '');
      if (hint.from !== self) onTold(hint.changed);
    });
    try {
      await own.connect();
      await own.query(`LISTEN ${CHANNEL}`);
      client = own;
      await untilLost(own, end.signal);
    } finally {
      client = null;
      await endClient(own, clock);
    }
  };
  const listening = repeatUntil(end.signal, clock, listen);
  return {
    tell: (changed) => {
      for (const id of changed) untold.add(id);
      isUntold = true;
      if (client === null) untold.clear();
      if (!isTelling) void tellAll();
    },
    close: async () => {
      end.abort();
      await listening;
    },
  };
}

/** Never rejects: a connection on which that fails is destroyed, and so made anew. */
async function notify(client: Client, payload: string): Promise<void> {
  try {
    await client.query({ name: 'touchdown_tell', text: 'SELECT pg_notify($1, $2)', values: [CHANNEL, payload] });
  } catch {
    client.connection.stream.destroy();
  }
}

async function untilLost(client: Client, signal: AbortSignal): Promise<void> {
  const lost = new Promise<void>((resolve) => {
    client.once('end', resolve);
    client.once('error', () => resolve());
  });
  await unlessAborted(lost, signal);
}

/** Runs `work` over and over, whatever becomes of it, with a longer pause after each short run. */
async function repeatUntil(signal: AbortSignal, clock: Clock, work: () => Promise<void>): Promise<void> {
  let pauseMs = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    const startMs = clock.monotonicMs();
    await work().catch(ignore);
    const wasLong = clock.monotonicMs() - startMs > MAX_PAUSE_MS;
    pauseMs = wasLong ? FIRST_PAUSE_MS : Math.min(pauseMs * 2, MAX_PAUSE_MS);
    await clock.wait(pauseMs, signal);
  }
}

/** Hints may be lost: whoever needs to know looks for himself now and then. */
function ignore(): void {}
