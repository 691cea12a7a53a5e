import { describe, expect, test } from 'vitest';
import { refuseToken } from '../../../src/cli/arguments/dispatch.ts';

describe('a token on the command line', () => {
  test.each([
    [['deploy', '--token', 'hunter22']],
    [['deploy', 'a1', '--token=hunter22']],
    [['--TOKEN', 'hunter22']],
    [['deploy', '-token', 'hunter22']],
    [['status', '--api-token', 'hunter22']],
    [['status', '--jwt=hunter22']],
    [['deploy', '--token']],
  ])('is refused with the ways to give it, and its value is not shown: %j', (words) => {
    const error = refuseToken(words);
    expect(error?.code).toBe('input');
    expect(error?.message).toMatch(
      /is not allowed: others can read the command line\. Revoke this token, then set TOUCHDOWN_TOKEN to a new one, or use --token-file FILE, or --token-file - for standard input\./,
    );
    expect(`${error?.message} ${JSON.stringify(error?.inputs)}`).not.toContain('hunter22');
  });

  test.each([
    [[]],
    [['deploy', '--token-file', '-']],
    [['deploy', '--token-file=token']],
    [['projects', 'create', '--name', 'token']],
    [['variables', 'create', 'a1', 'token=public']],
    [['variables', 'create', 'a1', '--', '--token']],
    [['deploy', '--tokens']],
  ])('is not found in arguments without one: %j', (words) => {
    expect(refuseToken(words)).toBeNull();
  });
});
