import type { Clock } from '../../src/kernel/clock.ts';
import type { Random } from '../../src/kernel/random.ts';
import { joinPlatform, type Platform } from '../../src/platform/client.ts';
import { parseBaseAddress } from '../../src/platform/http/base-address.ts';
import type { Exchange, Exchanged } from '../../src/platform/http/http-client.ts';
import { createTransport } from '../../src/platform/http/transport.ts';
import { createGate } from '../../src/rate-limit/gate.ts';
import type { Gate } from '../../src/rate-limit/gate-interface.ts';
import type { SandboxResult } from '../../src/sandbox/http/wire.ts';
import type { Sandbox } from '../../src/sandbox/sandbox.ts';

const HOST = '127.0.0.1:1';
const HEADERS_MS = 30_000;
const MAX_BODY_BYTES = 10 * 1024 * 1024;

/** Returns a client with everything but the sockets: real transport, real gate, and `exchange` where undici would be. */
export function createPlatformOn(
  exchange: Exchange,
  clock: Clock,
  random: Random,
  gate: Gate = createGate({ clock, random, reserve: 50 }),
  authorization = 'Token sandbox-ci',
): Platform {
  const transport = createTransport({
    base: parseBaseAddress(`http://${HOST}`, { allowHttp: false }),
    authorization,
    userAgent: 'simulation',
    limits: { connectMs: 10_000, headersMs: HEADERS_MS, bodyMs: 30_000 },
    totalMs: 120_000,
    exchange,
    gate,
    clock,
    random,
  });
  return joinPlatform(transport, gate, () => exchange.close());
}

/** A request that the sandbox was sent, and how it was answered: with a status, or not at all. */
export interface SimulatedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
  readonly answer: number | 'reset' | 'hang';
}

/** Returns an exchange that sends to `sandbox` on its clock, every request taking 50 ms; `requests` gets each one. */
export function exchangeWith(sandbox: Sandbox, clock: Clock, requests: SimulatedRequest[] = []): Exchange {
  return {
    send: async ({ method, path, headers, body, deadlineAt, signal }) => {
      await clock.wait(50);
      const requested = { method, target: path, headers: { host: HOST, ...headers }, body: body ?? '' };
      const result = await sandbox.handle(requested);
      requests.push({
        method,
        path,
        headers: requested.headers,
        body: requested.body,
        answer: result.kind === 'response' ? result.status : result.kind,
      });
      if (result.kind !== 'hang') return arrive(result);
      const leftMs = deadlineAt - clock.monotonicMs();
      await clock.wait(Math.min(HEADERS_MS, leftMs), signal);
      if (signal?.aborted) return { kind: 'failed', failure: { kind: 'signal', cause: signal.reason } };
      return { kind: 'failed', failure: { kind: leftMs < HEADERS_MS ? 'deadline' : 'headers' } };
    },
    close: async () => {},
  };
}

/** What undici would have made of a result. */
function arrive(result: Exclude<SandboxResult, { kind: 'hang' }>): Exchanged {
  if (result.kind === 'reset') return { kind: 'failed', failure: { kind: 'reset' } };
  const headers = Object.entries(result.headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  const head = { kind: 'responded', status: result.status, headers: Object.fromEntries(headers) } as const;
  if (result.cut) return { ...head, text: '', failure: { kind: 'body' } };
  const isLarge = Buffer.byteLength(result.body) > MAX_BODY_BYTES;
  return { ...head, text: isLarge ? '' : result.body, failure: isLarge ? { kind: 'too-large' } : null };
}
