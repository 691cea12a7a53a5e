const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; '),
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** Headers of one answer, beside those of all; several cookies are an array. */
export interface MoreHeaders {
  readonly cookies?: readonly string[];
  readonly retryAfterSeconds?: number;
  readonly allow?: string;
  readonly location?: string;
}

/** Returns with a body of a type (`text/html`); nothing of it is kept by a cache, framed, or told to anybody else. */
export function reply(status: number, type: string, body: string | ReadableStream, more: MoreHeaders = {}): Response {
  const headers = new Headers(HEADERS);
  headers.set('Content-Type', `${type}; charset=utf-8`);
  if (more.retryAfterSeconds !== undefined)
    headers.set('Retry-After', String(Math.max(1, Math.ceil(more.retryAfterSeconds))));
  if (more.allow !== undefined) headers.set('Allow', more.allow);
  if (more.location !== undefined) headers.set('Location', more.location);
  for (const cookie of more.cookies ?? []) headers.append('Set-Cookie', cookie);
  return new Response(body, { status, headers });
}

/** Returns by sending the browser to a path of ours with a GET. */
export function redirect(location: string, cookies: readonly string[] = []): Response {
  return reply(303, 'text/plain', `See ${location}\n`, { location, cookies });
}
