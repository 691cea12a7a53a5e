import type { Clock } from '../kernel/clock.ts';
import type { Platform } from '../platform/platform-client.ts';
import type { Probe, ProbeResponse } from './conformance-probe.ts';
import type { Meter } from './exchange-meter.ts';
import { Omission } from './omission.ts';

/** What a run is about, and what it may do. */
export interface Settings {
  /** The path before every path: `/api/v1`, or empty. */
  readonly prefix: string;
  readonly authorization: string;
  /** The organization's id or name; null: the first. */
  readonly organization: string | null;
  /** The application that is read; null: the one that the run creates, if any. */
  readonly appId: string | null;
  readonly mayWrite: boolean;
  /** The code that is claimed until it is refused; null: none. */
  readonly rewardCode: string | null;
  /** What the names of all that is created begin with. */
  readonly label: string;
  readonly clusterId: string | null;
  readonly gitUrl: string;
  readonly gitBranch: string;
  /** A commit of that repository; null: none is known. */
  readonly commit: string | null;
  readonly timeoutMs: number;
}

/** A request of a check's. */
export interface CheckRequest {
  /** Absent: GET. */
  readonly method?: 'GET' | 'POST';
  /** Below the prefix, ids encoded. */
  readonly path: string;
  /** Sent as JSON; absent: no body. */
  readonly body?: object;
  /** Absent: the token's own; null: no such header. */
  readonly authorization?: string | null;
  /** Absent: the address's own. */
  readonly prefix?: string;
  /** True if a 500 is a response to judge rather than a service out of order (default: false). */
  readonly judgesFailure?: boolean;
  /** True for a call that the description does not have: any response is returned, and no other check judges it (default: false). */
  readonly isUndescribed?: boolean;
}

/** A response, and the request that it is for: `GET /organization`. */
export interface CheckResponse extends ProbeResponse {
  readonly request: string;
}

/** One run: sends requests and remembers the responses. */
export interface Session {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly ending: AbortSignal;
  readonly client: Platform;
  clientWith(authorization: string): Platform;
  /**
   * Sends once. Rejects with an Omission if the response is 429 or a gateway's (502 and above), with the token's own header also
   * if it is 403, or a 500 that is not to be judged, and if nothing more may be sent.
   */
  ask(asked: CheckRequest): Promise<CheckResponse>;
  /** Returns the response to the first `request` with this key. */
  once(key: string, request: () => Promise<CheckResponse>): Promise<CheckResponse>;
  read(path: string): Promise<CheckResponse>;
  /** Every response so far, except the description itself and calls that it does not have. */
  responses(): readonly CheckResponse[];
  /** Why no more requests may be sent, as a clause; null if they may. */
  closedBy(): string | null;
}

/** What a session is made of. */
interface SessionParts {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly ending: AbortSignal;
  readonly probe: Probe;
  readonly meter: Pick<Meter, 'closedBy'>;
  readonly openClient: (authorization: string) => Platform;
}

/** Where the description is; it is no call of the API, and carries no rate limit. */
export const DESCRIPTION_PATH = '/openapi.json';

/** Returns a session that has sent nothing yet. */
export function createSession({ settings, clock, ending, probe, meter, openClient }: SessionParts): Session {
  const remembered = new Map<string, Promise<CheckResponse>>();
  const responses: CheckResponse[] = [];
  const once: Session['once'] = (key, request) => {
    const known = remembered.get(key) ?? request();
    remembered.set(key, known);
    return known;
  };
  const ask: Session['ask'] = async (asked) => {
    refuseWhereClosed(meter);
    const { method = 'GET', path, prefix = settings.prefix, body, isUndescribed = false } = asked;
    const headers = renderHeaders(asked, settings);
    const text = body === undefined ? null : JSON.stringify(body);
    const response = await probe.send({ method, path: prefix + path, headers, body: text }).catch((error: unknown) => {
      // This response closed the meter; the meter says why, and the connection does not.
      refuseWhereClosed(meter);
      throw error;
    });
    const checked = { ...response, request: `${method} ${path}` };
    if (path !== DESCRIPTION_PATH && !isUndescribed) responses.push(checked);
    if (!isUndescribed) refuseToJudge(checked, asked);
    return checked;
  };
  return {
    settings,
    clock,
    ending,
    client: openClient(settings.authorization),
    clientWith: openClient,
    ask,
    once,
    read: (path) => once(`GET ${path}`, () => ask({ path })),
    responses: () => responses,
    closedBy: () => meter.closedBy(),
  };
}

function renderHeaders({ authorization, body }: CheckRequest, settings: Settings): Record<string, string> {
  const token = authorization === undefined ? settings.authorization : authorization;
  return {
    accept: 'application/json, text/plain;q=0.9, */*;q=0.1',
    'accept-encoding': 'identity',
    'user-agent': 'touchdown-conformance',
    ...(token === null ? {} : { authorization: token }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
}

function refuseWhereClosed(meter: Pick<Meter, 'closedBy'>): void {
  const why = meter.closedBy();
  if (why !== null) throw new Omission('undetermined', `not checked: ${why}`);
}

/** A token without a scope and a service out of order are no departures. */
function refuseToJudge(
  { status, request }: CheckResponse,
  { authorization, judgesFailure = false }: CheckRequest,
): void {
  const isOwnToken = authorization === undefined;
  if (status === 403 && isOwnToken) {
    throw new Omission('skipped', `the token needs the scope ${scopeOf(request)} for ${request}`);
  }
  if (status === 429) throw new Omission('undetermined', 'not checked: the rate limit is used up (status 429)');
  if (status >= 502 || (status === 500 && isOwnToken && !judgesFailure))
    throw new Omission('undetermined', `${request} returned ${status}`);
}

function scopeOf(request: string): string {
  if (request.startsWith('GET')) return 'Read';
  return request.endsWith('/deploy') ? 'Deploy' : 'Write';
}
