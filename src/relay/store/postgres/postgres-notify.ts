import { randomUUID } from 'node:crypto';
import { Client, type ClientConfig } from 'pg';
import type { Clock } from '../../../kernel/clock.ts';
import { unlessAborted } from '../../../kernel/time-limit.ts';
import { endClient } from './postgres-connection.ts';

const CHANNEL = 'touchdown_relay';
/** PostgreSQL refuses a payload of 8,000 bytes (its documentation of NOTIFY). */
const PAYLOAD_BYTES = 7999;
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 30_000;

/** Hints between the processes on one database: they may be late, doubled or lost. */
export interface Hints {
  /** Sends a hint to the other processes soon, together with what comes while another hint is on its way. Never throws or waits. */
  send(changed: readonly string[]): void;
  close(): Promise<void>;
}

/** Listens on a connection of its own, which is made again whenever it is lost, and calls back with what the other processes sent. */
export function createHints(options: ClientConfig, clock: Clock, onHint: (changed: readonly string[]) => void): Hints {
  const self = randomUUID();
  const end = new AbortController();
  const unsent = new Set<string>();
  let client: Client | null = null;
  let isUnsent = false;
  let isSending = false;

  const sendAll = async (): Promise<void> => {
    isSending = true;
    for (let own = client; own !== null && isUnsent; own = client) {
      const payload = encodeHint(self, [...unsent]);
      unsent.clear();
      isUnsent = false;
      await notify(own, payload);
    }
    isSending = false;
  };
  const listen = async (): Promise<void> => {
    const own = new Client(options);
    own.on('error', ignore);
    own.on('notification', ({ payload }) => {
      const hint = decodeHint(payload ?? '');
      if (hint.from !== self) onHint(hint.changed);
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
    send: (changed) => {
      for (const id of changed) unsent.add(id);
      isUnsent = true;
      if (client === null) unsent.clear();
      if (!isSending) void sendAll();
    },
    close: async () => {
      end.abort();
      await listening;
    },
  };
}

/** Returns a payload for NOTIFY: who sends it, and the ids of deployments that changed; none if it would be too long. Never throws. */
export function encodeHint(from: string, changed: readonly string[]): string {
  const payload = [from, ...changed].join(',');
  return Buffer.byteLength(payload) <= PAYLOAD_BYTES ? payload : from;
}

/** Reads a payload. Anyone with access to the database may have sent it, so it is only a hint. Never throws. */
export function decodeHint(payload: string): { readonly from: string; readonly changed: readonly string[] } {
  const [from = '', ...changed] = payload.split(',');
  return { from, changed };
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

/** Runs `work` over and over, whatever its outcome, with a longer pause after each short run. */
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

/** Hints may be lost: every relay also polls now and then. */
function ignore(): void {}
