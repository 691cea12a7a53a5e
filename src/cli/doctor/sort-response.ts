import { readServiceMessage } from '../../platform/http/error-mapping.ts';
import { EXIT } from '../arguments/exit-codes.ts';
import type { Answered, Reply } from './doctor-probe.ts';

/**
 * What a reply is, at first sight. `fine`: a success that is JSON, or has no body. `foreign`: a page, or a success that is no JSON: somebody
 * else answers. `trouble`: 5xx. `refused`: any other 4xx.
 */
export type Sort =
  | 'fine'
  | 'unauthorized'
  | 'forbidden'
  | 'missing'
  | 'throttled'
  | 'refused'
  | 'trouble'
  | 'foreign'
  | 'elsewhere'
  | 'unreached';

const BY_STATUS: ReadonlyMap<number, Sort> = new Map([
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'missing'],
]);

/** Sorts a reply; total. */
export function sortReply(reply: Reply): Sort {
  if (reply.kind !== 'answered') return reply.kind;
  const { status, json, text } = reply;
  if (status >= 500) return 'trouble';
  if (status === 429) return 'throttled';
  if (isPage(reply)) return 'foreign';
  if (status < 300) return json === undefined && text.trim() !== '' ? 'foreign' : 'fine';
  return BY_STATUS.get(status) ?? 'refused';
}

/** Tells whether something other than the platform's API seems to answer at that address. */
export function isElsewhere(reply: Reply): boolean {
  return ['missing', 'foreign', 'elsewhere'].includes(sortReply(reply));
}

/** Tells whether the platform knows the token: it may do what was asked, or not. */
export function isKnown(reply: Reply): boolean {
  return ['fine', 'forbidden'].includes(sortReply(reply));
}

/** Tells whether an answer is a page of HTML. */
export function isPage({ headers, text }: Answered): boolean {
  return /\bhtml\b/i.test(headers['content-type'] ?? '') || /^\s*<(?:!doctype|html|head|body)\b/i.test(text);
}

/** Returns what the service said with a refusal, as `, saying "…"`; empty where it said nothing. */
export function quoteReply(reply: Reply): string {
  const said = reply.kind === 'answered' ? readServiceMessage(reply.text).replace(/\.$/, '') : '';
  return said === '' ? '' : `, saying "${said}"`;
}

/** Returns what the command ends with where this reply is what is wrong. */
export function exitOf(reply: Reply): number {
  const sort = sortReply(reply);
  if (sort === 'unauthorized') return EXIT.refused;
  return ['trouble', 'foreign', 'elsewhere', 'unreached'].includes(sort) ? EXIT.unknown : EXIT.bad;
}
