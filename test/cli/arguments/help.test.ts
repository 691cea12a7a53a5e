import { describe, expect, test } from 'vitest';
import { renderCommandHelp, renderHelp } from '../../../src/cli/arguments/help.ts';

describe('the help', () => {
  test('lists every command with its summary under its heading', () => {
    const commands = new Map([
      ['a', { summary: 'Does one thing' }],
      ['bc', { summary: 'Does another' }],
    ]);
    const headings = new Map([
      ['a', 'First'],
      ['bc', 'Then'],
    ]);
    const text = renderHelp(commands, headings);
    expect(text).toMatch(/^Usage: touchdown <command> \[options\]\n/);
    expect(text).toContain('\nFirst\n  a   Does one thing\n\nThen\n  bc  Does another\n\nOptions\n');
    expect(text).toContain('--version');
  });

  test('of a command lists its arguments and its options with their placeholders', () => {
    const text = renderCommandHelp('one', {
      summary: 'Does one thing',
      arguments: [
        { name: 'APP_ID', isRequired: true, summary: 'which' },
        { name: 'MORE', isRequired: false, isRepeated: true, summary: 'others' },
      ],
      options: {
        port: { type: 'string', value: 'N', summary: 'where' },
        quiet: { type: 'boolean', short: 'q', summary: 'say nothing' },
      },
    });
    expect(text).toBe(`Usage: touchdown one APP_ID [MORE]… [options]

Does one thing

Arguments
  APP_ID  which
  MORE    others

Options
  --port N     where
  -q, --quiet  say nothing
  -h, --help   show this help
`);
  });

  test('of a command has examples and details, each under its heading', () => {
    const details = [{ heading: 'Environment', rows: [['PORT', 'where'] as const, ['A', 'what'] as const] }];
    const examples = [['touchdown one', 'does it'] as const];
    const text = renderCommandHelp('one', { summary: 'Does one thing', options: {}, examples, details });
    expect(text).toMatch(
      / {2}-h, --help {2}show this help\n\nExamples\n {2}touchdown one\n {6}does it\n\nEnvironment\n {2}PORT {2}where\n {2}A {5}what\n$/,
    );
  });

  describe('on a narrow terminal', () => {
    const command = {
      summary: 'Does one thing, and says in a long sentence what that thing is good for',
      options: {
        'a-long-name': { type: 'string', value: 'WHAT', summary: 'what it is, told in so many words that they wrap' },
        q: { type: 'boolean', summary: 'short' },
      },
      examples: [['touchdown one --a-long-name "a line to copy is left whole"', 'does it with a name that is long']],
      details: [{ heading: 'More', rows: [['', 'a row without its first column, which is long too'] as const] }],
    } as const;

    test.each([20, 40, 60, 79])('breaks between words, and only lines to copy are wider than %d columns', (columns) => {
      const text = renderCommandHelp('one', command, columns);
      const wide = text.split('\n').filter((line) => line.length > columns && !line.includes('touchdown one'));
      expect(wide).toEqual([]);
      expect(text.replace(/\s+/g, ' ')).toBe(renderCommandHelp('one', command).replace(/\s+/g, ' '));
    });
  });
});
