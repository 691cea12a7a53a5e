/** Tells whether a request came by https, to us or to the proxy before us. */
export function isByHttps(request: Request): boolean {
  const told = firstOf(request.headers.get('x-forwarded-proto'));
  return told === null ? new URL(request.url).protocol === 'https:' : told.toLowerCase() === 'https';
}

/** Returns the host by which a browser calls us, with its port. */
export function hostOf(request: Request): string {
  const { headers, url } = request;
  return firstOf(headers.get('x-forwarded-host')) ?? headers.get('host') ?? new URL(url).host;
}

/**
 * Tells whether a request that changes something may have started on our own page. Sec-Fetch-Site decides where the browser sends it
 * (only to https and localhost: Fetch Metadata, 2); else Origin, which is `null` for our own forms too, since our pages send no
 * referrer (Fetch, "serializing a request origin"). What passes has to know the session's CSRF token all the same.
 */
export function isFromOurPage(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  return origin === null || origin === 'null' || isOrigin(origin, request);
}

function isOrigin(origin: string, request: Request): boolean {
  const host = URL.parse(origin)?.host;
  return host !== undefined && host !== '' && [hostOf(request), request.headers.get('host')].includes(host);
}

/** A list in a forwarding header begins with what the browser's own request had. */
function firstOf(header: string | null): string | null {
  const first = header?.split(',')[0]?.trim() ?? '';
  return first === '' ? null : first;
}
