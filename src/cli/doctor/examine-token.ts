import type { Attempt } from './attempt.ts';
import { type Finding, findingsOf } from './finding.ts';
import { isElsewhere, isKnown, quoteResult, sortResult } from './probe.ts';
import { checkExpiry, type TokenForm } from './token-form.ts';

const CREATE = 'To create a token in the console: "Organization Settings, then API Tokens, then Generate Token".';

/** Checks whether the platform accepts the token, as which of its two kinds, and when it expires; `now` in epoch milliseconds. */
export function checkToken(attempts: readonly Attempt[], form: TokenForm, now: number): readonly Finding[] {
  const asked = attempts.filter(({ reply }) => reply.kind === 'answered' && !isElsewhere(reply));
  return [judge(asked), checkExpiry(form, now)];
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
