import { STATUS_CODES } from 'node:http';

/** One request as it came; header names are in lower case. */
export interface SandboxRequest {
  readonly method: string;
  /** Path and query as sent: `/api/v1/application/succeeds/log?tail=20`. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Where the request came from; absent if it never crossed a socket. */
  readonly remoteAddress?: string;
}

/** One response, and how the network carries it. The delay is in real milliseconds, never scaled by the sandbox's speed. */
export interface SandboxResponse {
  readonly kind: 'response';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly headDelayMs: number;
  readonly cut: boolean;
  /** False if the response carries no X-RateLimit headers, as one that a gateway made up. */
  readonly hasLimits: boolean;
}

/** What a client gets: a response, a connection that is reset, or silence. */
export type SandboxResult = SandboxResponse | { readonly kind: 'reset' } | { readonly kind: 'hang' };

/** Returns a response with `body` as it is; prompt and whole. */
export function respond(status: number, contentType: string | null, body: string): SandboxResponse {
  const headers: Record<string, string> = contentType === null ? {} : { 'Content-Type': contentType };
  return { kind: 'response', status, headers, body, headDelayMs: 0, cut: false, hasLimits: true };
}

/** Returns a JSON response. */
export function respondJson(status: number, value: unknown): SandboxResponse {
  return respond(status, 'application/json; charset=utf-8', JSON.stringify(value));
}

/** Returns the platform's error body, `{status, error, message}`, with the status phrase as `error`. */
export function respondProblem(status: number, message: string): SandboxResponse {
  return respondJson(status, { status, error: phraseOf(status), message });
}

/** Returns the page that a gateway in front of the platform would show. */
export function respondPage(status: number): SandboxResponse {
  const title = `${status} ${phraseOf(status)}`;
  const page = `<!DOCTYPE html>\n<html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>\n`;
  return respond(status, 'text/html; charset=utf-8', page);
}

/** Returns a success without a body. */
export function respondNothing(): SandboxResponse {
  return respond(204, null, '');
}

function phraseOf(status: number): string {
  return STATUS_CODES[status] ?? 'Unknown';
}
