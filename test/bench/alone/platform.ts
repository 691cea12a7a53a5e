import type { Clock } from '../../../src/kernel/clock.ts';
import type { Random } from '../../../src/kernel/random.ts';
import type { Exchange, Exchanged } from '../../../src/platform/http/exchange.ts';
import type { HttpRequest } from '../../../src/platform/http/http-client.ts';

const REQUESTS_PER_HOUR = 1_000;
const WINDOW_MS = 3_600_000;
const LINE_EVERY_MS = 1_000;
const LINES_BEFORE = 50;
const FASTEST_MS = 50;
const SLOWEST_MS = 300;

/** A platform without any other user, with one application that deploys well and writes a line of log every second. */
export interface QuietPlatform {
  readonly exchange: Exchange;
  requests(): number;
  /** When the deployment finishes; null before it was requested. */
  endsAt(): number | null;
  /** How many lines the deployment has written by now. */
  linesWritten(): number;
}

/** Returns a platform whose deployments take `durationMs`; its rate-limit window is of a random age. */
export function createQuietPlatform(clock: Clock, random: Random, durationMs: number): QuietPlatform {
  const windowStartedAt = -random() * WINDOW_MS;
  const used = new Map<number, number>();
  let requests = 0;
  let startedAt: number | null = null;

  const sinceStart = (): number | null => (startedAt === null ? null : clock.monotonicMs() - startedAt);
  const linesWritten = (): number => Math.floor(Math.min(sinceStart() ?? 0, durationMs) / LINE_EVERY_MS);

  const readHeaders = (): Readonly<Record<string, string>> => {
    const window = Math.floor((clock.monotonicMs() - windowStartedAt) / WINDOW_MS);
    const usedNow = (used.get(window) ?? 0) + 1;
    used.set(window, usedNow);
    const untilResetMs = windowStartedAt + (window + 1) * WINDOW_MS - clock.monotonicMs();
    return {
      date: new Date(clock.epochMs()).toUTCString(),
      'x-ratelimit-limit': String(REQUESTS_PER_HOUR),
      'x-ratelimit-remaining': String(REQUESTS_PER_HOUR - usedNow),
      'x-ratelimit-reset': String(Math.ceil((clock.epochMs() + untilResetMs) / 1_000)),
    };
  };
  const answer = ({ method, path }: HttpRequest): unknown => {
    if (method === 'POST') {
      startedAt = clock.monotonicMs();
      return { id: 'deployment-1', status: 'QUEUED', application_id: 'app-1' };
    }
    if (!path.includes('/log')) return renderStatus(sinceStart(), durationMs);
    return renderLog(linesWritten(), Number(/[?&]tail=(\d+)/.exec(path)?.[1] ?? 100));
  };
  const send = async (request: HttpRequest): Promise<Exchanged> => {
    const latencyMs = FASTEST_MS + (SLOWEST_MS - FASTEST_MS) * random();
    await clock.wait(latencyMs / 2);
    requests++;
    const text = JSON.stringify(answer(request));
    const headers = readHeaders();
    await clock.wait(latencyMs / 2);
    return { kind: 'answered', status: 200, headers, text, failure: null };
  };
  return {
    exchange: { send, close: () => Promise.resolve() },
    requests: () => requests,
    endsAt: () => (startedAt === null ? null : startedAt + durationMs),
    linesWritten,
  };
}

function renderStatus(sinceStartMs: number | null, durationMs: number): unknown {
  const hasFinished = sinceStartMs !== null && sinceStartMs >= durationMs;
  const isUnderWay = sinceStartMs !== null && !hasFinished;
  return {
    id: 'app-1',
    state: isUnderWay ? 'DEPLOYING' : 'RUNNING',
    service_deployment_status: 'UP_TO_DATE',
    last_deployment_date: hasFinished ? '2030-01-01T09:00:00.000Z' : '2029-12-31T09:00:00.000Z',
  };
}

/** The log's last `tail` lines; some were there before the deployment. */
function renderLog(written: number, tail: number): unknown {
  const all = LINES_BEFORE + written;
  const first = Math.max(0, all - tail);
  const results = Array.from({ length: all - first }, (_, index) => ({
    id: String(first + index),
    message: `line ${first + index} of the log`,
  }));
  return { results };
}
