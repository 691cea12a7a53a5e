import type { Random } from '../../src/kernel/random.ts';
import type { Exchange, Exchanged, HttpRequest } from '../../src/platform/http/http-client.ts';
import type { FakeClock } from '../support/fake-clock.ts';
import type { PlatformModel } from './platform-model.ts';

/** How bad the network and the platform's front are; probabilities a request. */
export interface FaultRates {
  readonly faults: number;
  readonly throttling: number;
  readonly clockJumps: number;
  /** How much the server's clock is off, in milliseconds. */
  readonly skewMs: number;
  /** True if the response to the first request that deploys is lost; false if absent. */
  readonly isFirstResponseLost?: boolean;
}

/** Draws the fault rates of a run: low, medium or high. */
export function drawFaultRates(random: Random): FaultRates {
  const severity = random() < 0.3 ? 0 : random() < 0.6 ? 0.1 : 0.35;
  return {
    faults: severity,
    throttling: random() < 0.5 ? 0 : severity / 2,
    clockJumps: random() < 0.5 ? 0 : 0.05,
    skewMs: random() < 0.5 ? 0 : (random() - 0.5) * 7_200_000,
  };
}

/** Returns the network to a simulated platform, which loses, delays, garbles and throttles responses but never doubles a request. */
export function createFaultyNetwork(
  model: PlatformModel,
  faultRates: FaultRates,
  clock: FakeClock,
  random: Random,
): Exchange {
  let isResponseDue = faultRates.isFirstResponseLost === true;
  const send = async (request: HttpRequest): Promise<Exchanged> => {
    await clock.wait(20 + random() * 300);
    if (random() < faultRates.clockJumps) clock.stepEpoch((random() - 0.5) * 86_400_000);
    if (random() < faultRates.throttling) return throttled(random, dateHeader(clock, faultRates));
    if (isResponseDue && request.method === 'POST') {
      isResponseDue = false;
      answer(model, request, dateHeader(clock, faultRates));
      return unanswered('reset');
    }
    const kind = random() < faultRates.faults ? Math.floor(random() * FAULTS.length) : -1;
    const fault = FAULTS[kind];
    if (fault === undefined) return answer(model, request, dateHeader(clock, faultRates));
    return fault({ model, request, clock, random, headers: dateHeader(clock, faultRates) });
  };
  return { send, close: () => Promise.resolve() };
}

interface FaultContext {
  readonly model: PlatformModel;
  readonly request: HttpRequest;
  readonly clock: FakeClock;
  readonly random: Random;
  readonly headers: Readonly<Record<string, string>>;
}

type Fault = (context: FaultContext) => Exchanged | Promise<Exchanged>;

const unanswered = (kind: 'reset' | 'connect' | 'dns' | 'headers' | 'body'): Exchanged => ({
  kind: 'failed',
  failure: { kind },
});

const FAULTS: readonly Fault[] = [
  // Lost before the platform saw it.
  () => unanswered('reset'),
  () => unanswered('connect'),
  () => unanswered('dns'),
  // Lost after the platform performed the request.
  ({ model, request, headers }) => {
    answer(model, request, headers);
    return unanswered('reset');
  },
  async ({ model, request, headers, clock }) => {
    answer(model, request, headers);
    await clock.wait(Math.min(30_000, Math.max(0, request.deadlineAt - clock.monotonicMs())), request.signal);
    return unanswered('headers');
  },
  // The proxy fails, before or after the platform performed the request.
  ({ headers, random }) =>
    respond(500 + Math.floor(random() * 5), headers, '{"status":500,"error":"Internal","message":"boom"}'),
  ({ model, request, headers }) => {
    answer(model, request, headers);
    return respond(502, headers, '<html><body>Bad gateway</body></html>');
  },
  // Answers that are no status.
  ({ model, request, headers }) => {
    answer(model, request, headers);
    return respond(200, headers, '<html><body>Welcome</body></html>');
  },
  ({ model, request, headers }) => {
    const { text } = answer(model, request, headers) as { text: string };
    return respond(200, headers, text.slice(0, Math.floor(text.length / 2)));
  },
  ({ model, request, headers, random }) => {
    answer(model, request, headers);
    const bodies = ['[]', 'null', '{"state":null}', '{"state":7}', '"RUNNING"', '{"status":"RUNNING"}', '{}'];
    return respond(200, headers, bodies[Math.floor(random() * bodies.length)] ?? '');
  },
];

function answer(model: PlatformModel, request: HttpRequest, headers: Readonly<Record<string, string>>): Exchanged {
  if (request.method === 'POST') {
    const started = model.deploy();
    if (started === null)
      return respond(409, headers, '{"status":409,"error":"Conflict","message":"a deployment is already in progress"}');
    return respond(201, headers, JSON.stringify(started));
  }
  if (request.path.includes('/log')) return respond(200, headers, '{"results":[]}');
  if (request.path.includes('/status')) return respond(200, headers, JSON.stringify(model.status()));
  const application = model.application?.() ?? null;
  if (application === null) return respond(404, headers, '{"status":404,"error":"Not Found","message":"no such path"}');
  return respond(200, headers, JSON.stringify(application));
}

function throttled(random: Random, headers: Readonly<Record<string, string>>): Exchanged {
  if (random() < 0.5) return respond(429, headers, '<html>slow down</html>');
  return respond(429, { ...headers, 'retry-after': String(1 + Math.floor(random() * 60)) }, '{"status":429}');
}

function dateHeader(clock: FakeClock, { skewMs }: FaultRates): Readonly<Record<string, string>> {
  return { date: new Date(Math.abs(clock.epochMs() + skewMs)).toUTCString() };
}

function respond(status: number, headers: Readonly<Record<string, string>>, text: string): Exchanged {
  return { kind: 'responded', status, headers, text, failure: null };
}
