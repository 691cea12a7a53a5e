import { createProbe } from '../../conformance/conformance-probe.ts';
import { createSession, type Session } from '../../conformance/conformance-session.ts';
import { createMeter, type Meter } from '../../conformance/exchange-meter.ts';
import { renderAuthorization } from '../../platform/http/authorization.ts';
import { parseBaseAddress } from '../../platform/http/base-address.ts';
import type { Exchange } from '../../platform/http/exchange.ts';
import { chooseProxy } from '../../platform/http/proxy.ts';
import { createTransport } from '../../platform/http/transport.ts';
import { createExchange } from '../../platform/http/undici-exchange.ts';
import { joinPlatform, type Platform } from '../../platform/platform-client.ts';
import { createGate } from '../../rate-limit/gate.ts';
import type { Terminal } from '../arguments/command.ts';
import type { Config } from '../config/cli-config.ts';
import type { Choices } from './conformance-options.ts';

/** A session, and what it uses. */
export interface OpenedSession {
  readonly session: Session;
  readonly meter: Meter;
}

interface Service {
  readonly baseUrl: string;
  readonly token: string;
  readonly config: Pick<Config, 'authScheme' | 'allowHttp'>;
  /** Absent: the real network. */
  readonly exchange?: Exchange;
}

type Surroundings = Pick<Terminal, 'clock' | 'random' | 'env' | 'ending'>;

const LIMITS = { connectMs: 10_000, headersMs: 30_000, bodyMs: 30_000 };
const MAX_CALL_MS = 60_000;
/** For everything except the deployment that `--write` waits for. */
const MAX_READING_MS = 300_000;

/** Returns a session whose probe and clients share one meter, so that every request is counted. Throws InputError; sends nothing yet. */
export function openSession(service: Service, choices: Choices, surroundings: Surroundings): OpenedSession {
  const { config, token } = service;
  const { clock, env, ending } = surroundings;
  const base = parseBaseAddress(service.baseUrl, { allowHttp: config.allowHttp ?? false });
  const authorization = renderAuthorization(token, config.authScheme ?? 'auto');
  const { origin, prefix } = base;
  const exchange =
    service.exchange ?? createExchange({ origin, proxy: chooseProxy(origin, env), limits: LIMITS, clock });
  const maxMs = MAX_READING_MS + (choices.mayWrite ? choices.timeoutMs : 0);
  const meter = createMeter(exchange, { maxRequests: choices.mostRequests, maxMs }, clock);
  const openClient = (header: string): Platform => openPlatform({ base, authorization: header, meter, surroundings });
  const probe = createProbe(meter, clock, ending);
  const settings = { ...choices, prefix, authorization };
  return { session: createSession({ settings, clock, ending, probe, meter, openClient }), meter };
}

function openPlatform(parts: {
  base: ReturnType<typeof parseBaseAddress>;
  authorization: string;
  meter: Meter;
  surroundings: Surroundings;
}): Platform {
  const { base, authorization, meter, surroundings } = parts;
  const { clock, random } = surroundings;
  const gate = createGate({ clock, random, reserve: 0 });
  const transport = createTransport({
    base,
    authorization,
    userAgent: 'touchdown-conformance',
    limits: LIMITS,
    totalMs: MAX_CALL_MS,
    exchange: meter,
    gate,
    clock,
    random,
  });
  return joinPlatform(transport, gate, () => meter.close());
}
