import { parseJson } from '../../kernel/hostile-json.ts';
import { respond, respondProblem, type SandboxRequest, type SandboxResponse } from '../http/wire.ts';

const BIG_BODY_BYTES = 11 * 1024 * 1024;

/** Marks an address that was redirected to, so that it is not redirected again. */
const REDIRECTED = 'redirected=1';

/** Returns 429 with a Retry-After. */
export function throttle(retryAfterSeconds: number): SandboxResponse {
  const response = respondProblem(429, 'Too many requests. Wait before the next one.');
  return { ...response, headers: { ...response.headers, 'Retry-After': String(retryAfterSeconds) } };
}

/** Returns the response with JSON that is not what it should be; each `turn` in another way. */
export function malform(response: SandboxResponse, turn: number): SandboxResponse {
  const body = readJsonObject(response.body);
  const { state, ...stateless } = body;
  const shapes = [
    { ...body, state: null },
    [body],
    { ...body, state: 42 },
    { ...body, state: String(state ?? 'RUNNING').toLowerCase() },
    null,
    stateless,
    { ...body, state: '' },
    { ...body, state: { name: state } },
  ];
  return { ...response, body: JSON.stringify(shapes[turn % shapes.length]) };
}

/** Returns the response with its JSON padded to more than 10 MiB. */
export function pad(response: SandboxResponse): SandboxResponse {
  return {
    ...response,
    body: JSON.stringify({ ...readJsonObject(response.body), padding: 'x'.repeat(BIG_BODY_BYTES) }),
  };
}

/** Returns a redirect of a GET to the same path at `host`; one that was redirected already gets its response, unless it is `endless`. */
export function redirect(
  response: SandboxResponse,
  request: SandboxRequest,
  host: string,
  endless = false,
): SandboxResponse {
  if (request.method !== 'GET' || (request.target.includes(REDIRECTED) && !endless)) return response;
  const [path = '', query = ''] = request.target.split('?');
  const rest = query.split('&').filter((part) => part !== '' && part !== REDIRECTED);
  return {
    ...respond(307, null, ''),
    headers: { Location: `http://${host}${path}?${[...rest, REDIRECTED].join('&')}` },
  };
}

/** Returns the host that a request was sent to. */
export function hostOf({ headers }: SandboxRequest): string {
  return headers['host'] ?? 'localhost';
}

/** Returns another origin that leads to this very machine: the journal then shows whether a client followed, and with its token. */
export function otherHostOf(request: SandboxRequest): string {
  const [, name = '', port = ''] = /^(.*?)(:\d+)?$/.exec(hostOf(request)) ?? [];
  return `${name === 'localhost' ? '127.0.0.1' : 'localhost'}${port}`;
}

function readJsonObject(body: string): Record<string, unknown> {
  const value = parseJson(body);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
