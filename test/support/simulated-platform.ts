import type { Clock } from '../../src/kernel/clock.ts';
import type { Random } from '../../src/kernel/random.ts';
import { parseBaseAddress } from '../../src/platform/http/base-address.ts';
import type { Exchange } from '../../src/platform/http/exchange.ts';
import { createTransport } from '../../src/platform/http/transport.ts';
import { joinPlatform, type Platform } from '../../src/platform/platform-client.ts';
import { createGate } from '../../src/rate-limit/gate.ts';

/** Returns a client with everything but the sockets: real transport, real gate, and `exchange` where undici would be. */
export function createPlatformOn(exchange: Exchange, clock: Clock, random: Random): Platform {
  const gate = createGate({ clock, random, reserve: 50 });
  const transport = createTransport({
    base: parseBaseAddress('http://127.0.0.1:1', { allowHttp: false }),
    authorization: 'Token simulated-token',
    userAgent: 'simulation',
    limits: { connectMs: 10_000, headersMs: 30_000, bodyMs: 30_000 },
    totalMs: 120_000,
    exchange,
    gate,
    clock,
    random,
  });
  return joinPlatform(transport, gate, () => exchange.close());
}
