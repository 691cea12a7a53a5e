import { InputError } from '../../kernel/errors.ts';
import { registerSecret } from '../../kernel/redaction.ts';

/** A shorter part of an address says nothing secret, and would be masked everywhere. */
const MIN_SECRET_CHARS = 8;

/**
 * Returns the address of a webhook, http or https, with all of it that may be secret registered. Throws InputError, without the address,
 * where it is none.
 */
export function parseWebhookUrl(text: string): string {
  const trimmed = text.trim();
  const url = /[\s\p{C}]/u.test(trimmed) ? null : URL.parse(trimmed);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    const accepted = 'give an http or https address with --url, or in a file with --url-file';
    throw new InputError([{ name: '--url', seen: '', accepted }]);
  }
  const parts = [url.username, url.password, url.pathname, ...url.pathname.split('/'), ...url.searchParams.values()];
  const isSecret = parts.filter((part) => part.length >= MIN_SECRET_CHARS && /\d/.test(part));
  const isBare = url.href === `${url.origin}/`;
  for (const part of [isBare ? '' : trimmed, url.password, ...isSecret]) registerSecret(part);
  return trimmed;
}

/** Returns where an address of a webhook leads, without what may be secret in it: `https://example.com/…`. */
export function hideUrl(address: string): string {
  const url = URL.parse(address);
  if (url === null) return '…';
  return `${url.origin}${url.pathname === '/' && url.search === '' ? '/' : '/…'}`;
}
