import { UNREADABLE } from '../../github/http/attempts.ts';
import type { GithubResult } from '../../github/http/github-response.ts';
import type { Clock } from '../../kernel/clock.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import type { AppResult } from '../relay-interfaces.ts';

const REDIRECTS: readonly number[] = [301, 302, 307, 308];
const MOVED = 'The repository was renamed or moved. Update its name in the applications file.';

/** Decodes the JSON of a 2xx response; undefined if it cannot be read. */
export type Decode<T> = (data: unknown) => T | undefined;

/** Returns the result of a call; a 2xx response that cannot be decoded is `lost`. Never throws. */
export function resultOf<T>(response: GithubResult, clock: Clock, decode: Decode<T>): AppResult<T> {
  if (response.kind === 'done') {
    const value = decode(response.data);
    return value === undefined ? { kind: 'lost', sentence: UNREADABLE.sentence } : { kind: 'done', value };
  }
  const { kind, head, problem } = response;
  const { sentence } = problem;
  if (kind === 'lost' || kind === 'not-sent') return { kind, sentence };
  if (kind === 'throttled') {
    const notBefore = Math.ceil(clock.epochMs() + response.notBefore - clock.monotonicMs());
    return { kind: 'later', notBefore, sentence };
  }
  const status = head?.status ?? { gone: 404, denied: 401, refused: 422 }[kind];
  return dead(status, REDIRECTS.includes(status) ? `${sentence} ${MOVED}` : sentence);
}

/** Returns that a call will not succeed, with GitHub's status and a sentence that may hold text from outside. */
export function dead(status: number, sentence: string): Extract<AppResult<never>, { kind: 'dead' }> {
  return { kind: 'dead', status, sentence: safeSentence(sentence, 1000) };
}
