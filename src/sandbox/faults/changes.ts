import { parseJson } from '../../kernel/hostile-json.ts';
import { isObject } from '../http/json-bodies.ts';
import { respond, respondProblem, type SandboxRequest, type SandboxResponse } from '../http/wire.ts';

const BIG_BODY_BYTES = 11 * 1024 * 1024;

/** Marks an address that was redirected to, so that it is not redirected again. */
const REDIRECTED = 'redirected=1';

/** Returns 429 with a Retry-After of so many seconds. */
export function throttle(seconds: number): SandboxResponse {
  const response = respondProblem(429, 'Too many requests. Wait before the next one.');
  return { ...response, headers: { ...response.headers, 'Retry-After': String(seconds) } };
}

/** Returns 429 with a Retry-After that is an instant, in epoch milliseconds. */
export function throttleUntil(at: number): SandboxResponse {
  const response = throttle(0);
  return { ...response, headers: { ...response.headers, 'Retry-After': new Date(at).toUTCString() } };
}

/** Returns 503 with a Retry-After of so many seconds. */
export function unavailable(seconds: number): SandboxResponse {
  const response = respondProblem(503, 'The service cannot do this now.');
  return { ...response, headers: { ...response.headers, 'Retry-After': String(seconds) } };
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

/** Returns the response with only the first half of its body, as if that were all. */
export function halve(response: SandboxResponse): SandboxResponse {
  return { ...response, body: response.body.slice(0, Math.floor(response.body.length / 2)) };
}

/** Returns the response with its JSON padded to more than 10 MiB. */
export function pad(response: SandboxResponse): SandboxResponse {
  const padded = { ...readJsonObject(response.body), padding: 'x'.repeat(BIG_BODY_BYTES) };
  return { ...response, body: JSON.stringify(padded) };
}

/** Returns a redirect of a GET to the same path at `host`; one that was redirected already gets its response, unless it is `endless`. */
export function redirect(
  response: SandboxResponse,
  request: SandboxRequest,
  host: string,
  endless: boolean,
): SandboxResponse {
  if (request.method !== 'GET' || (request.target.includes(REDIRECTED) && !endless)) return response;
  return redirectTo(307, host, request);
}

/** Returns 302 to the same path and origin: to what many clients repeat as a GET. */
export function moved(request: SandboxRequest): SandboxResponse {
  return redirectTo(302, hostOf(request), request);
}

function redirectTo(status: number, host: string, { target }: SandboxRequest): SandboxResponse {
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
