/** A response that is known whole before it is sent; header names in lower case. */
export interface PlainResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Keeps browsers from guessing a type and caches from keeping the response. */
export const SAFE_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

type MoreHeaders = PlainResponse['headers'];

/** Returns `value` as JSON. */
export function renderJson(status: number, value: unknown, headers: MoreHeaders = {}): PlainResponse {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(value) };
}

/** Returns why a request was refused; the sentence must be safe to send. */
export function renderError(status: number, error: string, headers: MoreHeaders = {}): PlainResponse {
  return renderJson(status, { error }, headers);
}

/** Returns a 503 that asks the client to retry after so many seconds (1 to 3,600; default: 5). */
export function renderUnavailable(error: string, retryAfterSeconds = 5): PlainResponse {
  const seconds = Math.min(3600, Math.max(1, Math.ceil(retryAfterSeconds)));
  return renderError(503, error, { 'retry-after': String(seconds) });
}

export function renderNotFound(): PlainResponse {
  return renderError(404, 'not found');
}

/** Returns the response as it is sent: with the safe headers and its length, and without its body to a HEAD request. */
export function finishResponse(response: PlainResponse, method: string): PlainResponse {
  const { status, headers, body } = response;
  const length = { 'content-length': String(Buffer.byteLength(body)) };
  return { status, headers: { ...headers, ...SAFE_HEADERS, ...length }, body: method === 'HEAD' ? '' : body };
}
