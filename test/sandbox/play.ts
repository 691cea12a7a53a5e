import type { Exchange } from '../../src/sandbox/http/journal.ts';
import type { Delivery } from '../../src/sandbox/http/webhook-sender.ts';
import type { SandboxResponse, SandboxResult } from '../../src/sandbox/http/wire.ts';
import { respondToRequest } from '../../src/sandbox/platform/respond.ts';
import { createWorld, type World, type WorldOptions } from '../../src/sandbox/platform/world-state.ts';

/** The start of every story. */
export const START = Date.UTC(2030, 0, 1);

export interface Asking {
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A world that is played with: requests at platform seconds since its start. */
export interface Play {
  world: World;
  readonly deliveries: Delivery[];
  /** Asks at so many platform seconds, and returns all that is known of it. */
  request(atSeconds: number, method: string, target: string, requesting?: Asking): Exchange;
  /** Sends a request and returns the response; fails if it gets none. */
  get(atSeconds: number, target: string, requesting?: Asking): SandboxResponse;
  post(atSeconds: number, target: string, requesting?: Asking): SandboxResponse;
  /** The decoded status of an application. */
  status(atSeconds: number, id: string): Record<string, unknown>;
}

/** Returns a play in a new world, with the token of an administrator unless another is named. */
export function play(options: WorldOptions = {}): Play {
  const request: Play['request'] = (
    atSeconds,
    method,
    target,
    { token = 'sandbox-admin', headers = {}, body } = {},
  ) => {
    const request = {
      method,
      target,
      headers: {
        host: '127.0.0.1:4010',
        ...(token === null ? {} : { authorization: `Token ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body),
    };
    const [world, exchange, due] = respondToRequest(story.world, request, START + atSeconds * 1000);
    story.world = world;
    story.deliveries.push(...due);
    return exchange;
  };
  const story: Play = {
    world: createWorld(options, START),
    deliveries: [],
    request,
    get: (atSeconds, target, requesting) => responseOf(request(atSeconds, 'GET', target, requesting).result),
    post: (atSeconds, target, requesting) => responseOf(request(atSeconds, 'POST', target, requesting).result),
    status: (atSeconds, id) => jsonOf(request(atSeconds, 'GET', `/application/${id}/status`).result),
  };
  return story;
}

/** Returns the response of a result; fails if the client gets none. */
export function responseOf(result: SandboxResult): SandboxResponse {
  if (result.kind !== 'response') throw new Error(`the client gets a ${result.kind}`);
  return result;
}

/** Returns the JSON object that a result carries. */
export function jsonOf(result: SandboxResult): Record<string, unknown> {
  return JSON.parse(responseOf(result).body);
}
