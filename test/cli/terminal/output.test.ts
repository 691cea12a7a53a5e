import { describe, expect, test } from 'vitest';
import { createOutput } from '../../../src/cli/terminal/output.ts';
import { createTerminal } from '../terminal.ts';

describe('what a command prints', () => {
  test('is text for a person, without --json', () => {
    const terminal = createTerminal();
    const output = createOutput('projects list', false, terminal);
    output.say('Looking…\n');
    output.show('item', { id: 'p1' }, 'p1  Shop\n');
    expect(terminal.printed.out).toBe('Looking…\np1  Shop\n');
  });

  test('is one JSON object a line, and nothing else, with --json', () => {
    const terminal = createTerminal();
    const output = createOutput('projects list', true, terminal);
    output.say('Looking…\n');
    output.show('item', { id: 'p1\nx' }, 'p1  Shop\n');
    output.show('result', { count: 1 }, '');
    expect(terminal.printed.out.split('\n')).toHaveLength(3);
    expect(
      terminal.printed.out
        .split('\n')
        .slice(0, 2)
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { version: 1, kind: 'item', command: 'projects list', data: { id: 'p1\nx' } },
      { version: 1, kind: 'result', command: 'projects list', data: { count: 1 } },
    ]);
  });

  test.each(['##[error]x', '##vso[task.complete]', 'a ###[b'])('cannot command a CI by %j', (text) => {
    const terminal = createTerminal();
    createOutput('logs', true, terminal).show('log', { text }, '');
    expect(terminal.printed.out).not.toContain('##');
    expect(JSON.parse(terminal.printed.out).data).toEqual({ text });
  });
});
