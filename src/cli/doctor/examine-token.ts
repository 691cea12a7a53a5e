import { fieldOf, parseJson } from '../../kernel/hostile-json.ts';
import { renderDuration } from '../../kernel/units.ts';
import { renderAuthorization } from '../../platform/http/authorization.ts';
import { type Finding, findingsOf } from './finding.ts';
import { type Attempt, isElsewhere, isKnown, quoteResult, sortResult } from './probe.ts';

const CREATE = 'To create a token in the console: "Organization Settings, then API Tokens, then Generate Token".';
const SOON_MS = 3_600_000;

/** Checks whether the platform accepts the token, as which of its two kinds, and when it expires; `now` in epoch milliseconds. */
export function checkToken(attempts: readonly Attempt[], token: string, now: number): readonly Finding[] {
  const asked = attempts.filter(({ reply }) => reply.kind === 'answered' && !isElsewhere(reply));
  const judged = judge(asked);
  const expiry = checkExpiry(token, now);
  // A token that may be anything is not praised for its form.
  const isShown = expiry !== null && (judged.verdict === 'good' || expiry.verdict !== 'good');
  return isShown ? [judged, expiry] : [judged];
}

function judge([first, second]: readonly Attempt[]): Finding {
  const { good, wrong, note } = findingsOf('token');
  if (first === undefined) return note('Could not check whether the token is accepted: the platform was not reached.');
  const header = `sent as "Authorization: ${first.word}"`;
  if (isKnown(first.reply)) return good(`The platform accepts the token, ${header}.`);
  const sort = sortResult(first.reply);
  if (sort !== 'unauthorized')
    return note(`Could not check whether the token is accepted: ${WHY[sort] ?? 'the request was refused'}.`);
  if (second !== undefined && isKnown(second.reply)) {
    const scheme = second.word.toLowerCase();
    const sentence = `The platform does not accept the token ${header} (401), but accepts it as "${second.word}".`;
    return wrong(sentence, `Set --auth-scheme ${scheme}, or TOUCHDOWN_AUTH_SCHEME=${scheme}.`);
  }
  const also = second !== undefined && sortResult(second.reply) === 'unauthorized' ? ` or "${second.word}"` : '';
  const sentence = `The platform does not accept the token (401), ${header}${also}${quoteResult(first.reply)}.`;
  return wrong(sentence, `Check that it is complete, has not expired, and belongs to this platform. ${CREATE}`);
}

const WHY: Readonly<Partial<Record<ReturnType<typeof sortResult>, string>>> = {
  throttled: 'the rate limit is used up',
  trouble: 'the platform has a server error',
};

/** Reads the form of a token, without verifying it: a JWT (RFC 7519) may say when it expires; null for any other token. */
function checkExpiry(token: string, now: number): Finding | null {
  const { good, wrong, note } = findingsOf('token');
  if (!renderAuthorization(token, 'auto').startsWith('Bearer ')) return null;
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const expiry = fieldOf(parseJson(claims), 'exp');
  if (typeof expiry !== 'number' || !Number.isFinite(expiry)) return good('The token is a JWT without an expiry time.');
  const leftMs = expiry * 1000 - now;
  const fix = 'In CI, use an API token: "Organization Settings, then API Tokens, then Generate Token".';
  if (leftMs <= 0) return wrong(`The token is a JWT that expired ${renderDuration(-leftMs)} ago.`, fix);
  const sentence = `The token is a JWT that expires in ${renderDuration(leftMs)}.`;
  return leftMs < SOON_MS ? note(sentence, fix) : good(sentence);
}
