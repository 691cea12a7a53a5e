import { describe, expect, test } from 'vitest';
import { renderCommandHelp, renderHelp } from '../../src/cli/help.ts';

describe('the help', () => {
  test('lists every command with its summary', () => {
    const text = renderHelp(
      new Map([
        ['one', { summary: 'Does one thing' }],
        ['another', { summary: 'Does another' }],
      ]),
    );
    expect(text).toMatch(/^Usage: touchdown <command> \[options\]\n/);
    expect(text).toContain('  one      Does one thing\n  another  Does another\n');
    expect(text).toContain('--version');
  });

  test('of a command lists its options, with what stands for a value', () => {
    const text = renderCommandHelp('one', {
      summary: 'Does one thing',
      options: {
        port: { type: 'string', value: 'N', summary: 'where' },
        quiet: { type: 'boolean', summary: 'say nothing' },
      },
    });
    expect(text).toBe(`Usage: touchdown one [options]

Does one thing

Options
  --port N    where
  --quiet     say nothing
  -h, --help  show this
`);
  });
});
