import { parseJson } from '../../kernel/hostile-json.ts';
import { isObject } from '../http/json-bodies.ts';
import { respond, respondProblem, type SandboxRequest, type SandboxResponse } from '../http/wire.ts';

const BIG_BODY_BYTES = 11 * 1024 * 1024;

/** Marks an address that was redirected to, so that it is not redirected again. */
const REDIRECTED = 'redirected=1';

/** Returns 429 or 503 with a Retry-After: seconds, or a date. */
export function postpone(status: 429 | 503, retryAfter: string): SandboxResponse {
  const message = status === 429 ? 'Too many requests. Wait before the next one.' : 'The service cannot do this now.';
  const response = respondProblem(status, message);
  return { ...response, headers: { ...response.headers, 'Retry-After': retryAfter } };
}

/** Returns a success whose list is a bare array, and whose object is an array of one. */
export function bareList(response: SandboxResponse): SandboxResponse {
  return rewritten(response, ({ results, ...rest }) => results ?? [rest]);
}

/** Returns a success whose list has the fields of its page beside its results. */
export function flatPage(response: SandboxResponse): SandboxResponse {
  return rewritten(response, ({ pagination, ...rest }) => ({ ...rest, ...(isObject(pagination) ? pagination : {}) }));
}

/** Returns a request without the page that its query asks for. */
export function withoutPage(request: SandboxRequest): SandboxRequest {
  const [path = '', query = ''] = request.target.split('?');
  const rest = query.split('&').filter((part) => part !== '' && !part.startsWith('page='));
  return { ...request, target: rest.length === 0 ? path : `${path}?${rest.join('&')}` };
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

/** Returns 204 without a body in place of a success; any other response as it is. */
export function emptied(response: SandboxResponse): SandboxResponse {
  if (response.status < 200 || response.status > 299) return response;
  const { 'Content-Type': _, ...headers } = response.headers;
  return { ...response, status: 204, headers, body: '' };
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
  return redirectTo(307, host, request);
}

/** Returns a redirect to the same path at `host`. */
export function redirectTo(status: number, host: string, { target }: SandboxRequest): SandboxResponse {
  const [path = '', query = ''] = target.split('?');
  const rest = query.split('&').filter((part) => part !== '' && part !== REDIRECTED);
  return {
    ...respond(status, null, ''),
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

function rewritten(
  response: SandboxResponse,
  rewrite: (body: Readonly<Record<string, unknown>>) => unknown,
): SandboxResponse {
  if (response.status < 200 || response.status > 299 || response.body === '') return response;
  return { ...response, body: JSON.stringify(rewrite(readJsonObject(response.body))) };
}

function readJsonObject(body: string): Record<string, unknown> {
  const value = parseJson(body);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
