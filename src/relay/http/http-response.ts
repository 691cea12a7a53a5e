/** An answer that is known whole before it is sent; header names in lower case. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What every answer carries: nothing of the relay's is to be guessed at by a browser or kept by a cache. */
export const SAFE_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/** Returns `value` as JSON. */
export function renderJson(status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Answer {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(value) };
}

/** Returns why a request was not carried out; the sentence is fixed or made safe by the caller. */
export function renderError(status: number, error: string, headers: Readonly<Record<string, string>> = {}): Answer {
  return renderJson(status, { error }, headers);
}

/** Returns that the relay cannot do it now, and after how many seconds (1 to 3,600) to ask again. */
export function renderUnavailable(error: string, retryAfterSeconds = 5): Answer {
  const seconds = Math.min(3600, Math.max(1, Math.ceil(retryAfterSeconds)));
  return renderError(503, error, { 'retry-after': String(seconds) });
}

/** Returns that the token is missing or not accepted, without saying why. */
export function renderUnauthorized(): Answer {
  return renderError(401, 'a valid token of GitHub Actions is needed', { 'www-authenticate': 'Bearer' });
}

/** Returns that nothing is there. */
export function renderNotFound(): Answer {
  return renderError(404, 'not found');
}

/** Returns that the method is not one of those; as `GET, HEAD`. */
export function renderNotAllowed(allow: string): Answer {
  return renderError(405, 'method not allowed', { allow });
}

/** Returns an answer as a web-standard response with the safe headers; what is a response already is returned as it is. */
export function toResponse(answer: Answer | Response): Response {
  if (answer instanceof Response) return answer;
  const { status, headers, body } = answer;
  const length = status === 204 ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  return new Response(body === '' ? null : body, { status, headers: { ...headers, ...SAFE_HEADERS, ...length } });
}
