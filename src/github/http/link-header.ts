/** A longer header is not GitHub's. */
const MAX_LINK = 8_192;
/** By these, GitHub distinguishes the pages of a list (its documentation, "Using pagination in the REST API"). */
const PAGE_PARAMETERS = ['page', 'cursor', 'after', 'before'];

/**
 * Returns the parameters of the next page that a Link header names on the host of `baseUrl`; null if it names none (RFC 8288, section 3).
 * They are sent to `baseUrl` like all others, so that no header leads a token elsewhere.
 */
export function nextPageOf(link: string, baseUrl: string): Readonly<Record<string, string>> | null {
  if (link.length > MAX_LINK) return null;
  for (const [, address = '', attributes = ''] of link.matchAll(/<([^<>]*)>([^<]*)/g)) {
    if (!/;\s*rel\s*=\s*"?next\b/i.test(attributes)) continue;
    const url = URL.parse(address, baseUrl);
    if (url === null || url.hostname !== URL.parse(baseUrl)?.hostname) return null;
    const found = PAGE_PARAMETERS.flatMap((name) => {
      const value = url.searchParams.get(name) ?? '';
      return /^[\w.=+/:-]{1,200}$/.test(value) ? [[name, value] as const] : [];
    });
    return found.length === 0 ? null : Object.fromEntries(found);
  }
  return null;
}
