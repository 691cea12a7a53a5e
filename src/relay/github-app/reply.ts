import { UNREADABLE } from '../../github/http/attempts.ts';
import type { GithubResult } from '../../github/http/github-response.ts';
import type { Now } from '../../github/http/limit.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import type { GithubReply } from '../relay-interfaces.ts';

/** What an answer tells; null where it could not be read. */
export type Told<T> = { readonly value: T } | null;

const REDIRECTS: readonly number[] = [301, 302, 307, 308];
const MOVED = 'The repository was renamed or moved: name it in the configuration as it is called now.';

/** Returns what became of a call as the relay is told of it; a 2xx answer that `decode` makes nothing of is `lost`. Never throws. */
export function decodeReply<T>(answer: GithubResult, now: Now, decode: (data: unknown) => Told<T>): GithubReply<T> {
  if (answer.kind === 'done') {
    const told = decode(answer.data);
    return told === null ? { kind: 'lost', sentence: UNREADABLE.sentence } : { kind: 'done', value: told.value };
  }
  const { sentence } = answer.problem;
  switch (answer.kind) {
    case 'throttled':
      return { kind: 'later', notBefore: Math.ceil(now.epochMs + answer.notBefore - now.monotonicMs), sentence };
    case 'lost':
    case 'not-sent':
      return { kind: answer.kind, sentence };
    default:
      return renderDead(answer);
  }
}

/** Returns that a call will not be done, with GitHub's status and a sentence that may hold text from outside. */
export function dead(status: number, sentence: string): Extract<GithubReply<never>, { kind: 'dead' }> {
  return { kind: 'dead', status, sentence: safeSentence(sentence, 1000) };
}

function renderDead({ kind, head, problem }: Extract<GithubResult, { kind: 'gone' | 'denied' | 'refused' }>) {
  const status = head?.status ?? { gone: 404, denied: 401, refused: 422 }[kind];
  return dead(status, REDIRECTS.includes(status) ? `${problem.sentence} ${MOVED}` : problem.sentence);
}
