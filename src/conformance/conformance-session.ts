import type { Clock } from '../kernel/clock.ts';
import type { Platform } from '../platform/platform-client.ts';
import type { Probe, ProbeResponse } from './conformance-probe.ts';
import type { Meter } from './exchange-meter.ts';
import { Omission } from './omission.ts';

/** The settings of a run. */
export interface Settings {
  /** The path before every path: `/api/v1`, or empty. */
  readonly prefix: string;
  readonly authorization: string;
  readonly organization: string | null;
  /** The application to read; null: the one that the run creates, if any. */
  readonly appId: string | null;
  readonly mayWrite: boolean;
  readonly rewardCode: string | null;
  /** The prefix of the names of everything that is created. */
  readonly label: string;
  readonly clusterId: string | null;
  readonly gitUrl: string;
  readonly gitBranch: string;
  readonly commit: string | null;
  readonly timeoutMs: number;
}

/** A request of a check. */
export interface CheckRequest {
  /** Absent: GET. */
  readonly method?: 'GET' | 'POST';
  /** Below the prefix, ids encoded. */
  readonly path: string;
  /** Sent as JSON; absent: no body. */
  readonly body?: object;
  /** Absent: the run's own token; null: no such header. */
  readonly authorization?: string | null;
  /** Absent: that of the base URL. */
  readonly prefix?: string;
  /** True if the check judges a 500 itself; else a 500 is an outage (default: false). */
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
   * Sends once. Rejects with an Omission for 429, for 502 and above, and if no more requests may be sent. With the run's own token
   * also for 403, and for 500 without `judgesFailure`.
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

/** The parts of a session. */
interface SessionParts {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly ending: AbortSignal;
  readonly probe: Probe;
  readonly meter: Pick<Meter, 'closedBy'>;
  readonly openClient: (authorization: string) => Platform;
}

/** The path of the description, which is not an API call and has no rate limit headers. */
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
      // The meter may have canceled this request, and knows why.
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

/** A missing scope or an outage is not a departure. */
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
