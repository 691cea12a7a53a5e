import { describe, expect, test } from 'vitest';
import { parseEventWord } from '../../../src/relay/intake/event-name.ts';

describe('parseEventWord', () => {
  test.each([
    ['DEPLOYMENT_STARTED', 'running'],
    ['DEPLOYMENT_SUCCEEDED', 'succeeded'],
    ['DEPLOYMENT_SUCCESSFUL', 'succeeded'],
    ['DEPLOYMENT_FAILED', 'failed'],
    ['DEPLOYMENT_FAILURE', 'failed'],
    ['DEPLOYMENT_CANCELLED', 'cancelled'],
    ['DEPLOYMENT_CANCELED', 'cancelled'],
    ['deployment.succeeded', 'succeeded'],
    ['deployment-failed', 'failed'],
    ['Deployment Started', 'running'],
    ['deploymentCanceled', 'cancelled'],
    ['deployment:failure', 'failed'],
  ])('reads %s as %s', (name, word) => {
    expect(parseEventWord(name)).toBe(word);
  });

  test.each(['', 'DEPLOYMENT', 'DEPLOYMENT_QUEUED', 'DATABASE_FAILED', 'NOT_DEPLOYMENT_FAILED', 'deployment_faıled'])(
    'makes nothing of %j',
    (name) => expect(parseEventWord(name)).toBeNull(),
  );

  test('does not read a name that goes on and on', () => {
    expect(parseEventWord(`DEPLOYMENT${'_'.repeat(60)}FAILED`)).toBeNull();
  });
});
