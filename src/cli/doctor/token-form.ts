import { fieldOf, parseJson } from '../../kernel/hostile-json.ts';
import { renderDuration } from '../../kernel/units.ts';
import { renderAuthorization } from '../../platform/http/authorization.ts';
import { type Finding, findingsOf } from './finding.ts';

/** The form of a token: a JWT (RFC 7519) with its expiry, in epoch milliseconds, or anything else. */
export type TokenForm = { readonly kind: 'jwt'; readonly expiresAt: number | null } | { readonly kind: 'opaque' };

const SOON_MS = 3_600_000;

/** Reads the form of a token without verifying it. Throws InputError if it cannot be sent at all. */
export function readTokenForm(token: string): TokenForm {
  if (!renderAuthorization(token, 'auto').startsWith('Bearer ')) return { kind: 'opaque' };
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const expiry = fieldOf(parseJson(claims), 'exp');
  return { kind: 'jwt', expiresAt: typeof expiry === 'number' && Number.isFinite(expiry) ? expiry * 1000 : null };
}

/** Checks the text of a token before it is sent. */
export function checkTokenText(token: string): readonly Finding[] {
  const { wrong, note } = findingsOf('settings');
  if (/^(?:token|bearer|authorization:?)\s/i.test(token)) {
    const fix = 'Remove the word before the token; touchdown adds it to the header.';
    return [wrong('The token starts with a word of the Authorization header, such as "Bearer".', fix)];
  }
  if (/^(["'`]).*\1$/.test(token)) {
    return [note('The token is in quotation marks, which are sent as part of it.', 'Remove them.')];
  }
  if (/^(?:gh[opsur]_|github_pat_)/.test(token)) {
    return [note('This looks like a GitHub token, not a token of the platform.', "Use the platform's token.")];
  }
  return [];
}

/** Returns the form of a token and when a JWT expires, at `now` (epoch milliseconds, by the platform's clock if known). */
export function checkExpiry(form: TokenForm, now: number): Finding {
  const { good, wrong, note } = findingsOf('token');
  if (form.kind === 'opaque') return good('The token is an API token, which may never expire.');
  if (form.expiresAt === null) return good('The token is a JWT without an expiry time.');
  const leftMs = form.expiresAt - now;
  const fix = 'In CI, use an API token: "Organization Settings, then API Tokens, then Generate Token".';
  if (leftMs <= 0) return wrong(`The token is a JWT that expired ${renderDuration(-leftMs)} ago.`, fix);
  const sentence = `The token is a JWT that expires in ${renderDuration(leftMs)}.`;
  return leftMs < SOON_MS ? note(sentence, fix) : good(sentence);
}
