import { randomUUID } from 'node:crypto';
import { safeSentence } from '../../kernel/untrusted.ts';
import type { RelayLog } from '../relay-interfaces.ts';
import { StoreError } from '../store/store-error.ts';
import { type Answer, renderJson } from './http-response.ts';

/**
 * Logs what went wrong under a new id, and answers with that id and nothing of why: 503 where the store does not do what it was asked,
 * which may be asked again, 500 for what nobody expected. Never throws.
 */
export function answerFailure(log: RelayLog, route: string, error: unknown): Answer {
  const id = randomUUID();
  log('error', 'a request failed', {
    id,
    route,
    error: safeSentence(error instanceof Error ? error.message : 'no error', 300),
  });
  return error instanceof StoreError
    ? renderJson(503, { error: 'the store does not answer', id }, { 'retry-after': '5' })
    : renderJson(500, { error: 'internal error', id });
}
