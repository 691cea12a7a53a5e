import { isLoopback } from '../../kernel/loopback.ts';
import { bad, good, type Parsed } from './input-values.ts';

/**
 * Reads the platform's base address as far as an author's slips go: http or https, no credentials, no query, no fragment, and
 * plain http to this machine only, unless `allowHttp`. What is blamed is shown without a part that may be secret.
 */
export function parseBaseUrl(text: string, allowHttp: boolean): Parsed<string> {
  const problem = problemOf(text, allowHttp);
  if (problem === null) return good(text);
  return { ...bad(text, problem), blamed: blamable(text) };
}

function blamable(text: string): string {
  return text.includes('@') ? '' : text.replace(/[?#].*$/s, '');
}

/** Reads the relay's address as {@link parseBaseUrl} does; null where none is given. */
export function parseRelayUrl(text: string, allowHttp: boolean): Parsed<string | null> {
  if (text === '') return good(null);
  if (parseAddress(text) !== null) return parseBaseUrl(text, allowHttp);
  return { ...bad(null, 'give an http or https address such as https://relay.example.com'), blamed: blamable(text) };
}

function problemOf(text: string, allowHttp: boolean): string | null {
  if (text === '') return "give the platform's base address here or in the environment variable TOUCHDOWN_BASE_URL";
  const address = parseAddress(text);
  if (address === null) return 'give an address such as https://api.example.com/api/v1';
  if (address.username !== '' || address.password !== '') return 'give an address without a user or password in it';
  if (/[?#]/.test(text)) return 'give an address without a query or fragment';
  if (address.protocol === 'http:' && !allowHttp && !isLoopback(address.hostname)) {
    return 'give an https address, since the token would travel in the clear; allow-http: true allows it all the same';
  }
  return null;
}

function parseAddress(text: string): URL | null {
  const address = /[\s\p{C}]/u.test(text) ? null : URL.parse(text);
  return address !== null && /^https?:$/.test(address.protocol) ? address : null;
}
