import { randomUUID } from 'node:crypto';
import { safeSentence } from '../../kernel/untrusted.ts';
import type { RelayLog } from '../ports.ts';
import { type Answer, renderJson } from './answer.ts';

/** Logs what nobody expected under a new id, and answers 500 with that id and nothing else. Never throws. */
export function answerFailure(log: RelayLog, route: string, error: unknown): Answer {
  const id = randomUUID();
  log('error', 'a request failed', {
    id,
    route,
    error: safeSentence(error instanceof Error ? error.message : 'no error', 300),
  });
  return renderJson(500, { error: 'internal error', id });
}
