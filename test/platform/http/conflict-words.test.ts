import { describe, expect, test } from 'vitest';
import { saysDeploymentInProgress, saysExists } from '../../../src/platform/http/conflict-words.ts';

describe('a message', () => {
  test.each([
    'A deployment is already in progress',
    'another operation is ongoing on this environment',
    'Cannot deploy: deployment is running',
    'Application is being deployed',
    'already deploying',
    'There is a pending deployment',
    'a deployment has already started; deployment is queued',
    'DEPLOYMENT_IN_PROGRESS',
    'Deployment of "feature" is under way',
    "can't deploy: a deployment is already running",
  ])('%j says that a deployment is in progress (B8)', (message) => {
    expect(saysDeploymentInProgress(message)).toBe(true);
  });

  test.each([
    '',
    'Invalid git_commit_id: must be 40 characters',
    "commit 'deployment in progress' does not exist",
    'branch "another deployment is running" was not found',
    'no deployment is in progress',
    'There is no ongoing deployment to cancel',
    'the application is not running',
    'the deployment was rejected: quota exceeded',
  ])('%j does not (B8)', (message) => {
    expect(saysDeploymentInProgress(message)).toBe(false);
  });

  test.each([
    'Variable already exists',
    'key is already defined',
    'duplicate key',
    'ALREADY_EXISTS',
    'key must be unique',
  ])('%j says that something already exists', (message) => {
    expect(saysExists(message)).toBe(true);
  });

  test.each(['', 'key is missing', 'the application does not exist', 'key "already exists" is too long'])(
    '%j does not',
    (message) => {
      expect(saysExists(message)).toBe(false);
    },
  );

  test('is checked in linear time', () => {
    expect(saysDeploymentInProgress('deploy '.repeat(2_000))).toBe(false);
    expect(saysExists('already '.repeat(2_000))).toBe(false);
  });
});
