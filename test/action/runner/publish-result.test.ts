import { describe, expect, test } from 'vitest';
import { publishEnding, renderStack } from '../../../src/action/runner/publish-result.ts';
import { registerSecret } from '../../../src/kernel/redaction.ts';
import { renderEnding } from '../../../src/report/ending.ts';
import { OUTPUT_NAMES } from '../../../src/report/outputs.ts';
import { createApp, createFacts, settle } from '../../report/support/facts.ts';
import { recordCommands } from './support/recorded-commands.ts';

const FAILED = createFacts({ apps: [createApp({ settlement: settle('failure') }, ['one', '::error::x'])] });

describe('publishing an ending', () => {
  test('sets every output, writes the summary and marks the step as finished', () => {
    const commands = recordCommands();
    const ending = renderEnding(createFacts(), null, { logs: 'stream', summary: true });
    expect(publishEnding(ending, commands)).toBe(0);
    expect(Object.keys(commands.outputs).sort()).toEqual([...OUTPUT_NAMES].sort());
    expect(commands.outputs.result).toBe('success');
    expect(commands.summaries).toEqual([ending.summary]);
    expect(commands.states.phase).toBe('finished');
  });

  test('prints the logs that were held back, then the verdict, then one error, and exits 1', () => {
    const commands = recordCommands();
    expect(publishEnding(renderEnding(FAILED, null, { logs: 'on-failure', summary: false }), commands)).toBe(1);
    expect(commands.lines).toEqual([
      'group Last log lines of app-1',
      'info │ one',
      'info │ ::error::x',
      'endgroup',
      'info Deployment failed: app-1 (commit a1b2c3d, 1 min 12 s). It came to failure.',
      'error Deployment failed: app-1: Application app-1: It came to failure. The last state seen was RUNNING.',
    ]);
    expect(commands.summaries).toEqual([]);
  });
});

describe('the stack of an error', () => {
  test('has its causes, a few errors deep, and no secret', () => {
    registerSecret('stack-secret');
    const stack = renderStack(new Error('outer', { cause: new TypeError('inner stack-secret', { cause: 'thrown' }) }));
    expect(stack).toMatch(/^Error: outer\n.*\ncaused by: TypeError: inner \*\*\*\n.*\ncaused by: thrown$/s);
  });

  test('ends although an error is its own cause', () => {
    const error = new Error('loop');
    error.cause = error;
    expect(renderStack(error).match(/Error: loop/g)).toHaveLength(5);
  });
});
