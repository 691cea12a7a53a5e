import {
  AccessError,
  CancelledError,
  NetworkError,
  ProtocolError,
  RemoteError,
  type RequestFacts,
  TouchdownError,
} from '../../kernel/errors.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import type { Operation } from '../resources/operation.ts';
import { ADVICE, explainFailure, type Failure, isOfNetwork, type NetworkFailure } from './failure.ts';
import type { Head, TimeLimits } from './http-client.ts';
import { parseJsonOrNothing } from './json.ts';
import { fillPath } from './request-path.ts';

/** A request and where it is sent, for messages. */
export interface RequestContext {
  readonly operation: Operation;
  /** Base address without a slash at its end. */
  readonly address: string;
  /** The word before the token in the `Authorization` header. */
  readonly authScheme: string;
  readonly limits: TimeLimits;
}

/** The headers in which services of this family and the proxies before them name a request. */
const REQUEST_ID_HEADERS = ['x-request-id', 'x-correlation-id', 'request-id', 'x-amzn-requestid', 'cf-ray'];

function factsOf({ operation }: RequestContext, head: Head | null): RequestFacts {
  const facts = { method: operation.method, path: operation.template };
  if (head === null) return facts;
  const name = REQUEST_ID_HEADERS.map((header) => head.headers[header]).find((value) => value !== undefined);
  const requestId = safeSentence(name ?? '', 100);
  return { ...facts, status: head.status, ...(requestId === '' ? {} : { requestId }) };
}

/** Returns the error for a request whose response did not come, or did not come whole. */
export function errorFromFailure(context: RequestContext, failure: Failure, head: Head | null): TouchdownError {
  if (isOfNetwork(failure)) return networkError(context, failure, head);
  const where = renderRequestLine(context);
  switch (failure.kind) {
    case 'signal':
      return new CancelledError('signal', `${where} was canceled because the run was stopped.`, failure.cause);
    case 'closed':
      return new CancelledError('signal', `${where} was canceled because the client was closed.`, failure.cause);
    case 'deadline':
      return new CancelledError('timeout', `${where} was canceled: no response came before the timeout.`);
    case 'too-large':
      return new ProtocolError('$', 'at most 10 MiB', 'longer');
    default:
      return new ProtocolError('$', 'a body in gzip, deflate, br or uncompressed', 'one that cannot be decompressed');
  }
}

function networkError(context: RequestContext, failure: NetworkFailure, head: Head | null): NetworkError {
  const { what, advice } = explainFailure(failure, context.address, context.limits);
  const message = `${renderRequestLine(context)}: ${what}. ${advice}`;
  return new NetworkError(failure.kind, message, factsOf(context, head), failure.cause);
}

/** Returns the error for a status that is no success; `body` is what the service said with it, empty if it could not be read whole. */
export function errorFromStatus(
  context: RequestContext,
  head: Head,
  body: string,
  isWhole = true,
): AccessError | RemoteError {
  const said = readServiceMessage(body);
  const facts = factsOf(context, head);
  const { status } = head;
  const others = responseOfOthers(context, head, body, isWhole);
  if (others !== null) return errorFromOthers(context, others, facts);
  if (status === 401) return new AccessError('access-unauthorized', unauthorized(context, said), facts);
  if (status === 403) return new AccessError('access-forbidden', withRule(context, forbidden(context, said)), facts);
  if (status === 404) return new AccessError('access-not-found', withRule(context, notFound(context, said)), facts);
  const code = codeOf(context.operation, status, body);
  const message = `${renderRequestLine(context)} returned ${status}${quoted(said)}. ${NEXT[code]}`;
  return new RemoteError(code, code === 'remote' ? message : withRule(context, message), facts, said);
}

/** What nginx, Go, Apache and Tomcat say, in this order. */
const HTTPS_PORT =
  /plain HTTP request was sent to HTTPS port|HTTP request to an HTTPS server|plain HTTP to an SSL-enabled|host and port requires TLS/i;

/**
 * Returns what came with a 4xx that is not the API's, as the rest of a sentence; null if it may be the API's, whose errors are JSON or
 * empty. A write gets the status's own meaning, except for what firewalls and proxies return. 408 and 425 pass in any case.
 */
function responseOfOthers(context: RequestContext, head: Head, body: string, isWhole: boolean): string | null {
  const { operation, address } = context;
  const { status } = head;
  if (status === 400 && address.startsWith('http:') && HTTPS_PORT.test(body))
    return `400: this port uses https, not http. Use ${address.replace('http:', 'https:')}.`;
  if (status === 407)
    return '407: a proxy on the way needs a login. Set a user name and a password in the URL of the proxy, or name the host in NO_PROXY if it can be reached without the proxy.';
  const isRefusal = status === 401 || status === 403;
  if (status < 400 || status > 499 || status === 408 || status === 425) return null;
  if (operation.method !== 'GET' && !isRefusal) return null;
  const what = nameForeign(head, body, isWhole);
  if (what === null) return null;
  return `${status} with ${what}: probably a firewall or a proxy in front of the platform responded. Check the base URL and its version prefix, such as /api/v1, and allow this machine's requests there.`;
}

function nameForeign(head: Head, body: string, isWhole: boolean): string | null {
  if (!isWhole) return 'a body that cannot be read';
  if (isPage(head, body)) return 'an HTML page instead of JSON';
  const text = body.trim();
  if (text === '' || parseJsonOrNothing(text) !== undefined) return null;
  return `text instead of JSON ("${safeSentence(text, LONGEST)}")`;
}

/** A write that a firewall refuses did not reach the platform, and was not done. */
function errorFromOthers(context: RequestContext, what: string, facts: RequestFacts): RemoteError {
  const code = context.operation.method === 'GET' ? 'remote' : 'rejected';
  return new RemoteError(code, `${renderRequestLine(context)} returned ${what}`, facts, '');
}

/** Returns true for a page of HTML, which no platform's API returns; JSON that is declared as HTML is none. */
export function isPage({ headers }: Head, body: string): boolean {
  if (looksLikeMarkup(body)) return true;
  const isDeclared = /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(headers['content-type'] ?? '');
  return isDeclared && body.trim() !== '' && parseJsonOrNothing(body) === undefined;
}

function looksLikeMarkup(body: string): boolean {
  return /^\s*</.test(body);
}

/** Which status a broken rule gets is not described, so that every refusal that is not about the token alone may be due to it. */
function withRule({ operation }: RequestContext, message: string): string {
  return operation.rule === undefined ? message : `${message} ${operation.rule}`;
}

const NEXT = {
  remote: ADVICE.headers,
  rejected: 'The service rejected the request. Fix what its message names, then try again.',
  conflict: 'It already exists or is already in progress.',
} as const;

/** 408 and 425 say, as 5xx do, that the same request may pass another time (RFC 9110, RFC 8470). */
function codeOf(operation: Operation, status: number, body: string): 'remote' | 'rejected' | 'conflict' {
  if (status === 409) return 'conflict';
  if ((status === 400 || status === 422) && operation.saysConflict?.(readServiceWords(body))) return 'conflict';
  return status >= 500 || status === 408 || status === 425 ? 'remote' : 'rejected';
}

/** Returns the error for a response that leads elsewhere and is not followed; `why` completes "and". Nothing was done. */
export function errorFromRedirect(context: RequestContext, head: Head, why: string): RemoteError {
  const message = `${renderRequestLine(context)} returned a redirect (${head.status}) that was not followed: ${why}. Check the base URL.`;
  return new RemoteError('rejected', message, factsOf(context, head), '');
}

/** Returns the error for a success whose body is no JSON: mostly the page of a proxy, or of another site. */
export function errorFromBody(context: RequestContext, head: Head, body: string, cause: ProtocolError): RemoteError {
  const message = `${renderRequestLine(context)} returned ${head.status} with ${cause.came} instead of JSON. Check the base URL. If it is right, the service or a proxy may be in maintenance.`;
  return new RemoteError('remote', message, factsOf(context, head), readServiceMessage(body), cause);
}

function unauthorized({ operation, authScheme }: RequestContext, said: string): string {
  return `The platform does not accept the token (401)${quoted(said)}. To ${operation.action}, it needs the scope ${operation.scope}. It was sent as "Authorization: ${authScheme}". Check that the token is complete, has not expired, and is of that kind.`;
}

function forbidden({ operation }: RequestContext, said: string): string {
  return `The token may not ${operation.action} (403)${quoted(said)}. Create a token with the scope ${operation.scope}. If it has this scope, check the id and the base URL: some services return 403 for what they do not know.`;
}

function notFound({ operation, address }: RequestContext, said: string): string {
  return `The platform at ${address} does not know ${operation.subject} (404)${quoted(said)}. Check the id, and the version prefix of the base URL, such as /api/v1: a wrong one looks like a wrong id. Also check that the token belongs to the same organization.`;
}

function renderRequestLine({ operation: { method, template, ids }, address }: RequestContext): string {
  return `${method} ${address}${fillPath(template, ids)}`;
}

function quoted(said: string): string {
  return said === '' ? '' : `: "${said.replace(/\.$/, '')}"`;
}

/** Returns an error of ours for whatever was thrown, so that what promises never to reject keeps it. */
export function toTouchdownError(error: unknown): TouchdownError {
  if (error instanceof TouchdownError) return error;
  return new ProtocolError('$', 'a valid response', 'one that caused an unexpected error', error);
}

/** Characters of what a service said: a sentence of its own, never a page. */
const LONGEST = 300;

/**
 * Returns what a service says in the body of an error: `message`, else `detail`, else `error`; a list is joined; plain text
 * is used as it is, a page of HTML is not. One line, redacted, at most 300 characters; empty if it says nothing.
 */
export function readServiceMessage(body: string): string {
  return looksLikeMarkup(body) ? '' : safeSentence(saidIn(body)[0] ?? '', LONGEST);
}

/** Returns what a service says in the body of an error, one field a line, each cut: for matching, never for showing. */
function readServiceWords(body: string): string {
  return saidIn(body)
    .map((words) => words.slice(0, LONGEST))
    .join('\n');
}

function saidIn(body: string): string[] {
  const text = body.trim();
  const json = parseJsonOrNothing(text);
  if (json === undefined) return [text];
  if (typeof json === 'string') return [json];
  if (typeof json !== 'object' || json === null) return [];
  const fields = new Map<string, unknown>(Object.entries(json));
  return ['message', 'detail', 'error'].map((name) => wordsOf(fields.get(name))).filter((words) => words !== '');
}

function wordsOf(value: unknown): string {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list
    .filter((words) => typeof words === 'string')
    .map((words) => words.trim())
    .filter((words) => words !== '')
    .join('; ');
}
