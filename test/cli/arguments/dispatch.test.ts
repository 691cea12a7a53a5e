import { describe, expect, test } from 'vitest';
import type { Command, OptionValues } from '../../../src/cli/arguments/command.ts';
import { type Commands, dispatch } from '../../../src/cli/arguments/dispatch.ts';
import { AccessError, CancelledError, ProtocolError } from '../../../src/kernel/errors.ts';
import { registerSecret } from '../../../src/kernel/redaction.ts';
import { createTerminal } from '../terminal.ts';

/** Runs the words with several commands; the first one calls `run`. */
async function runWords(words: readonly string[], run: Command['run'] = async () => 0, terminal = createTerminal()) {
  const loaded: string[] = [];
  const load = (name: string, command: Command) => async () => {
    loaded.push(name);
    return command;
  };
  const options = {
    port: { type: 'string', value: 'N', summary: 'where' },
    json: { type: 'boolean', summary: 'print JSON' },
  } as const;
  const taken = [
    { name: 'APP_ID', isRequired: true, summary: 'which' },
    { name: 'OTHER', isRequired: false, summary: 'another' },
  ];
  const commands: Commands = new Map([
    ['one', load('one', { summary: 'Does one thing', options, run })],
    ['two halves', load('two halves', { summary: 'Does another', options: {}, run: async () => 0 })],
    ['two wholes', load('two wholes', { summary: 'Does yet another', options: {}, run: async () => 0 })],
    [
      'words',
      load('words', {
        summary: 'Takes words',
        arguments: taken,
        options: {},
        run: async (_, { out }, given) => {
          out(given.join());
          return 0;
        },
      }),
    ],
    ['one more', load('one more', { summary: 'Does more', options: {}, run: async () => 3 })],
  ]);
  const code = await dispatch(words, commands, terminal);
  return { code, loaded, ...terminal.printed };
}

describe('the command line', () => {
  test.each([[[]], [['--help']], [['-h']], [['help']]])('%j shows the help', async (words) => {
    const { code, out, err } = await runWords(words);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/one +Does one thing/);
  });

  test.each([
    [['help', 'one'], 'Usage: touchdown one [options]'],
    [['--help', 'one', 'more'], 'Usage: touchdown one more [options]'],
    [['one', '--help'], '--port N'],
    [['two', '--help'], 'two wholes'],
    [['help', 'two'], 'two halves'],
    [['help', '--json'], 'Usage: touchdown <command>'],
  ])('%j shows the help of the named command', async (words, shown) => {
    const { code, out, err } = await runWords(words);
    expect([code, err, out]).toEqual([0, '', expect.stringContaining(shown)]);
  });

  test.each([
    ['three', 'three', 'unknown command "three".'],
    ['two thirds', 'two thirds', 'unknown command "two thirds".'],
    ['two', 'two', 'two needs a subcommand.'],
  ])('with --json, an unknown command also prints a JSON line: %s', async (line, command, message) => {
    const { code, out } = await runWords([...line.split(' '), '--json']);
    const data = { code: 'input', message, exitCode: 2, status: null, requestId: null };
    expect([code, JSON.parse(out)]).toEqual([2, { version: 1, kind: 'error', command, data }]);
  });

  test.each([
    ['--verison', ' --verison before the command. Did you mean --version?'],
    ['-hlep', ' -hlep before the command. Did you mean --help?'],
    ['--port=secret', ' --port before the command.'],
    ['--json one', ' --json before the command.'],
  ])('%s is reported as an unknown option, not as a command', async (line, message) => {
    const { code, err, loaded } = await runWords(line.split(' '));
    expect([code, loaded]).toEqual([2, []]);
    expect(err).toBe(
      `touchdown: unknown option${message}\nPut options after the command: touchdown COMMAND [options]. See touchdown --help.\n`,
    );
  });

  test.each([
    ['--prot 80', '--prot is an unknown option. Did you mean --port?'],
    ['--hlep', '--hlep is an unknown option. Did you mean --help?'],
    ['--constructor', '--constructor is an unknown option.'],
    ['-z', '-z is an unknown option.'],
    ['-prot=secret', '-prot is an unknown option. Did you mean --port?'],
    ['--port', '--port needs a value. Use --port N.'],
    ['--json=yes', '--json takes no value.'],
    [
      '--port --json',
      '--port needs a value, but --json follows. Use --port N, or --port=N if the value starts with a dash.',
    ],
    [
      '--prot 1 --jsno',
      '--prot is an unknown option. Did you mean --port?\n--jsno is an unknown option. Did you mean --json?',
    ],
  ])('one %s is an error that suggests the nearest option', async (line, message) => {
    const { code, err } = await runWords(['one', ...line.split(' ')], () => Promise.reject(new Error('ran')));
    expect(err).toBe(`touchdown one: ${message}\nSee touchdown one --help.\n`);
    expect(code).toBe(2);
  });

  test.each(['--app-id', '--app_id', '--appId', '-app-id'])(
    '%s is an error that says to give the argument alone, where a command takes it',
    async (option) => {
      const { err } = await runWords(['words', option, 'app-1']);
      expect(err).toContain(`${option} is not needed. Give APP_ID alone, without ${option}.`);
      expect((await runWords(['one', option, 'app-1'])).err).toContain(`${option} is an unknown option.`);
    },
  );

  test.each(['login', 'logout', 'auth'])('%s says where the token comes from', async (word) => {
    const { code, err } = await runWords([word, '--json']);
    expect([code, err]).toEqual([2, expect.stringContaining('there is no login. Create a token')]);
    expect(err).toContain('TOUCHDOWN_TOKEN');
  });

  test('breaks a long error between words at the width of the terminal', async () => {
    const fail = () => Promise.reject(new ProtocolError('$.results', 'a list of everything there is', 'object'));
    const { err } = await runWords(['one'], fail, createTerminal({ columns: () => 40 }));
    expect(Math.max(...err.split('\n').map((line) => line.length))).toBeLessThanOrEqual(40);
    expect(err.replaceAll('\n', ' ')).toContain('$.results should be a list of everything there is, but is object');
  });

  test.each(['-1', '-0.5', '-.5', '-5m', '-'])(
    'passes the value %s to a command, because it is not an option',
    async (value) => {
      let seen: OptionValues = {};
      const { code } = await runWords(['one', '--port', value], async (values) => {
        seen = values;
        return 0;
      });
      expect([code, seen['port']]).toEqual([0, value]);
    },
  );

  test.each([
    ['wrds', 'wrds', 'words', ''],
    ['tow halves', 'tow', 'two halves', ''],
    ['constructor', 'constructor', null, ''],
    ['', '', null, ''],
    ['two halfs', 'two halfs', 'two halves', 'two '],
    ['two thirds --help', 'two thirds', null, 'two '],
    ['help one mor', 'one mor', 'one more', 'one '],
    ['one 80', 'one 80', null, 'one '],
  ])('%s is unknown, and the error suggests the nearest command', async (line, message, meant, group) => {
    const { code, out, err } = await runWords(line.split(' '));
    expect([code, out]).toEqual([2, '']);
    const end = meant === null ? '.' : `. Did you mean ${meant}?`;
    expect(err).toBe(`touchdown: unknown command ${JSON.stringify(message)}${end}\nSee touchdown ${group}--help.\n`);
  });

  test('runs a command of two words, and a command that is only its first word', async () => {
    expect(await runWords(['one', 'more'])).toMatchObject({ code: 3, loaded: ['one more'] });
    expect((await runWords(['one', 'more', '--help'])).out).toContain('Usage: touchdown one more [options]');
    expect(await runWords(['one', '--json'])).toMatchObject({ code: 0, loaded: ['one'] });
  });

  test('a command that throws prints a sentence, and with --json also a JSON line, and exits with the code of the error', async () => {
    const facts = { method: 'GET', path: '/organization', status: 403, requestId: 'r1' };
    const fail = () => Promise.reject(new AccessError('access-forbidden', 'Not for you.', facts));
    expect(await runWords(['one'], fail)).toMatchObject({ code: 3, out: '', err: 'touchdown one: Not for you.\n' });
    const data = { code: 'access-forbidden', message: 'Not for you.', exitCode: 3, status: 403, requestId: 'r1' };
    const { out } = await runWords(['one', '--json'], fail);
    expect(JSON.parse(out)).toEqual({ version: 1, kind: 'error', command: 'one', data });
  });

  test('a command that is interrupted prints a sentence, and exits with 130', async () => {
    const stopped = () => Promise.reject(new CancelledError('signal', 'Stopped by you.'));
    expect(await runWords(['one'], stopped)).toMatchObject({ code: 130, err: 'touchdown one: Stopped by you.\n' });
  });

  test.each([
    [['words'], /APP_ID is missing: which\./],
    [['words', 'a', 'b', 'c'], /argument: "c" is not expected\. This command takes fewer arguments\./],
    [['two', 'halves', '80'], /argument: "80" is not expected\. This command takes only options\./],
  ])('%j has too few arguments or too many, and exits with 2', async (words, sentence) => {
    const { code, err } = await runWords(words);
    expect(code).toBe(2);
    expect(err).toMatch(sentence);
  });

  test.each([[['two'], 'two needs a subcommand.']])(
    '%j needs a subcommand, lists them and exits with 2',
    async (words, sentence) => {
      const { code, out, err } = await runWords(words);
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain(`touchdown: ${sentence}`);
      expect(err).toMatch(/two halves .*\n.*two wholes/);
      expect(err).not.toContain('Does one thing');
    },
  );

  test('a token on the command line is refused and not shown', async () => {
    const { code, err } = await runWords(['one', '--token=abc123'], () => Promise.reject(new Error('ran')));
    expect(code).toBe(2);
    expect(err).toContain('TOUCHDOWN_TOKEN');
    expect(err).not.toContain('abc123');
  });

  test('an unexpected error is rethrown, and is the last JSON line', async () => {
    registerSecret('a-secret-of-the-test');
    const fail = () => Promise.reject(new TypeError('a bug with a-secret-of-the-test'));
    const terminal = createTerminal();
    await expect(runWords(['one'], fail, terminal)).rejects.toThrow('a bug');
    expect(terminal.printed.out).toBe('');
    await expect(runWords(['one', '--json'], fail, terminal)).rejects.toThrow('a bug');
    const message = 'This is a bug in touchdown: TypeError: a bug with ***';
    const data = { code: 'unexpected', message, exitCode: 1, status: null, requestId: null };
    expect(JSON.parse(terminal.printed.out)).toEqual({ version: 1, kind: 'error', command: 'one', data });
  });
});
