import { InputError } from '../../kernel/errors.ts';
import { registerSecret } from '../../kernel/redaction.ts';
import { parseWebAddress } from '../../kernel/web-address.ts';

/** A shorter part of a URL is no secret, and would be masked everywhere. */
const MIN_SECRET_CHARS = 8;

/** Returns an http or https URL and registers its parts that may be secret. Throws InputError, without the URL, for any other text. */
export function parseWebhookUrl(text: string): string {
  const trimmed = text.trim();
  const url = parseWebAddress(trimmed);
  if (url === null) {
    const problem = 'is missing or not an http or https URL. Give one with --url, or in a file with --url-file.';
    throw new InputError([{ name: '--url', seen: '', problem }]);
  }
  const parts = [url.username, url.password, url.pathname, ...url.pathname.split('/'), ...url.searchParams.values()];
  const isSecret = parts.filter((part) => part.length >= MIN_SECRET_CHARS && /\d/.test(part));
  const isBare = url.href === `${url.origin}/`;
  for (const part of [isBare ? '' : trimmed, url.password, ...isSecret]) registerSecret(part);
  return trimmed;
}

/** Returns a webhook's URL without the parts that may be secret: `https://example.com/…`. */
export function hideUrl(address: string): string {
  const url = URL.parse(address);
  if (url === null) return '…';
  return `${url.origin}${url.pathname === '/' && url.search === '' ? '/' : '/…'}`;
}
