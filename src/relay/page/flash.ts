import { readCookies, renderCookie } from './cookies.ts';

/** What is told once, on the next page. */
export type Flash =
  | { readonly kind: 'replayed'; readonly count: number }
  | { readonly kind: 'failed' }
  | { readonly kind: 'expired' };

const NAME = 'relay_flash';
const LIFE_SECONDS = 30;
const VALUE = /^(?:replayed\.(?<count>\d{1,9})|(?<kind>failed|expired))$/;

/** Returns the `Set-Cookie` that carries it; `null` takes it away. */
export function renderFlashCookie(flash: Flash | null, isSecure: boolean): string {
  if (flash === null) return renderCookie(NAME, '', 0, isSecure);
  const value = flash.kind === 'replayed' ? `${flash.kind}.${flash.count}` : flash.kind;
  return renderCookie(NAME, value, LIFE_SECONDS, isSecure);
}

/** Returns what a request's `Cookie` header carries; null where that is nothing that we say. */
export function readFlash(cookieHeader: string | null): Flash | null {
  const { count, kind } = VALUE.exec(readCookies(cookieHeader, NAME)[0] ?? '')?.groups ?? {};
  if (count !== undefined) return { kind: 'replayed', count: Number(count) };
  return kind === 'failed' || kind === 'expired' ? { kind } : null;
}

/** Returns it for a person. */
export function renderFlash(flash: Flash): string {
  if (flash.kind === 'failed') return 'Nothing was replayed: the relay’s store does not answer. Try again in a moment.';
  if (flash.kind === 'expired') return 'Nothing was replayed: the form was from another session. Try again.';
  if (flash.count === 0) return 'There was nothing left to replay.';
  return flash.count === 1
    ? 'One check run will be written again.'
    : `${flash.count} check runs will be written again.`;
}
