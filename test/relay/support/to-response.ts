import type { PlainResponse } from '../../../src/web/plain-response.ts';

/** Returns the web-standard response; a `Response` is returned as it is. */
export function toResponse(response: PlainResponse | Response): Response {
  if (response instanceof Response) return response;
  const { status, headers, body } = response;
  return new Response(body === '' ? null : body, { status, headers: { ...headers } });
}
