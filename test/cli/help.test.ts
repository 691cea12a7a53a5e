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

  test('has headings where it is told to', () => {
    const commands = new Map([
      ['a', { summary: 'A' }],
      ['bc', { summary: 'B' }],
    ]);
    const text = renderHelp(
      commands,
      new Map([
        ['a', 'First'],
        ['bc', 'Then'],
      ]),
    );
    expect(text).toContain('\nFirst\n  a   A\n\nThen\n  bc  B\n\nOptions\n');
  });

  test('of a command lists its options, with what stands for a value', () => {
    const text = renderCommandHelp('one', {
      summary: 'Does one thing',
      options: {
        port: { type: 'string', value: 'N', summary: 'where' },
        quiet: { type: 'boolean', short: 'q', summary: 'say nothing' },
      },
    });
    expect(text).toBe(`Usage: touchdown one [options]

Does one thing

Options
  --port N     where
  -q, --quiet  say nothing
  -h, --help   show this
`);
  });

  test('of a command tells what else there is to tell, each under its heading', () => {
    const details = [{ heading: 'Environment', rows: [['PORT', 'where'] as const, ['A', 'what'] as const] }];
    const text = renderCommandHelp('one', { summary: 'Does one thing', options: {}, details });
    expect(text).toMatch(/ {2}-h, --help {2}show this\n\nEnvironment\n {2}PORT {2}where\n {2}A {5}what\n$/);
  });
});
