import { isLoopback } from './loopback.ts';

/** Returns the URL of an http or https address; null for any other text, and if it contains white space or invisible characters. */
export function parseWebAddress(text: string): URL | null {
  const url = /[\s\p{C}]/u.test(text) ? null : URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) ? url : null;
}

/** Returns what is wrong with the base URL of a service, as a predicate; null if nothing. */
export function findBaseUrlProblem(text: string, example = 'https://api.example.com/api/v1'): string | null {
  const url = parseWebAddress(text);
  if (url === null) return `is not a URL. Use for example ${example}.`;
  if (hasLogin(url)) return 'has a user or password in it. Remove it.';
  return /[?#]/.test(text) ? 'is followed by a query or a fragment. Remove it.' : null;
}

/** Returns whether two addresses are the same, with or without slashes at their end. */
export function isSameAddress(one: string, other: string): boolean {
  return withoutEnd(one) === withoutEnd(other);
}

function withoutEnd(url: string): string {
  return (URL.parse(url)?.href ?? url).replace(/(?<!\/)\/+$/, '');
}

/** Returns whether a token that is sent to this address can be read on the way: plain http to another machine. */
export function isUnencrypted(text: string): boolean {
  const url = parseWebAddress(text);
  return url !== null && url.protocol === 'http:' && !isLoopback(url.hostname);
}

/**
 * Returns the part of an address, or of what should be one, that can be shown: nothing if it may contain a password, and no query, which
 * may contain a secret.
 */
export function showableAddress(text: string): string {
  const url = parseWebAddress(text);
  const isSecret = url === null ? text.includes('@') : hasLogin(url) || hasLoginInside(url.pathname);
  return isSecret ? '' : text.replace(/[?#].*$/s, '');
}

/** Returns what is wrong with the URL of a git repository, as a predicate; null if nothing. The account in `git@host:path` is no secret. */
export function findGitUrlProblem(text: string): string | null {
  const url = URL.parse(text);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (url === null || (url.password === '' && !(isWeb && url.username !== ''))) return null;
  return 'has a user or password in it. Remove it: the platform uses its own access to git.';
}

function hasLogin({ username, password }: URL): boolean {
  return username !== '' || password !== '';
}

/** A path may contain another address with a login: an @ after a colon. */
function hasLoginInside(path: string): boolean {
  const colon = path.indexOf(':');
  return colon !== -1 && path.includes('@', colon);
}
