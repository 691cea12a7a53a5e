import { describe, expect, test } from 'vitest';
import { dispatch } from '../../../src/cli/arguments/dispatch.ts';
import { program } from '../../../src/cli/relay/main.ts';
import { createRelayCommands, type RelayProgram } from '../../../src/cli/relay/relay-commands.ts';
import { MEANINGS, VARIABLES } from '../../../src/relay/config/relay-variables.ts';
import { createTerminal } from '../terminal.ts';

const NAMES = ['relay', 'relay register', 'relay manifest', 'relay check', 'relay replay'];

function play() {
  const ran: [string, object][] = [];
  let loads = 0;
  const run = (name: string) => async (values: object) => {
    ran.push([name, { ...values }]);
    return 7;
  };
  const load = async (): Promise<RelayProgram> => {
    loads += 1;
    return {
      serve: run('serve'),
      register: run('register'),
      manifest: run('manifest'),
      check: run('check'),
      replay: run('replay'),
    };
  };
  const commands = createRelayCommands(load);
  const touchdown = async (...words: readonly string[]) => {
    const terminal = createTerminal();
    const code = await dispatch(words, commands, () => '0', terminal);
    return { code, ...terminal.printed };
  };
  return { commands, touchdown, ran, loads: () => loads };
}

describe("the relay's commands", () => {
  test('name their required variables in their help', async () => {
    const { out } = await play().touchdown('relay', 'register', '--help');
    expect(out).toMatch(/PLATFORM_BASE_URL +required: URL of the platform's API\n/);
    expect(out).toMatch(/PLATFORM_TOKEN +required: platform API token with the scope Write\n/);
    expect(out).toMatch(/RELAY_WEBHOOK_SECRET +required: /);
    const replay = await play().touchdown('relay', 'replay', '--help');
    expect(replay.out).toMatch(/RELAY_ADMIN_TOKEN +required: the token that the relay was started with\n/);
  });

  test('are five, and load the program only when one of them runs', async () => {
    const { commands, touchdown, loads, ran } = play();
    expect([...commands.keys()]).toEqual(NAMES);
    for (const name of NAMES) expect((await touchdown(...name.split(' '), '--help')).code).toBe(0);
    await touchdown('--help');
    expect(loads()).toBe(0);
    expect((await touchdown('relay', 'check', '--json')).code).toBe(7);
    expect([loads(), ran]).toEqual([1, [['check', { json: true }]]]);
  });

  test('run one function of the program each', async () => {
    const { touchdown, ran } = play();
    for (const name of NAMES) await touchdown(...name.split(' '));
    expect(ran.map(([name]) => name)).toEqual(['serve', 'register', 'manifest', 'check', 'replay']);
  });

  test('accept the documented options', async () => {
    const { touchdown, ran } = play();
    await touchdown('relay', '--json');
    await touchdown('relay', 'register', '--organization', 'o', '--url', 'https://r', '--in-header', '--json');
    await touchdown('relay', 'manifest', '--url', 'https://r', '--name', 'n', '--organization', 'o', '--json');
    await touchdown('relay', 'check', '--url', 'https://r', '--json');
    await touchdown('relay', 'replay', '--check', 'c', '--url', 'http://r', '--json');
    expect(ran.map(([, values]) => Object.keys(values))).toEqual([
      ['json'],
      ['organization', 'url', 'in-header', 'json'],
      ['url', 'name', 'organization', 'json'],
      ['url', 'json'],
      ['check', 'url', 'json'],
    ]);
    const err = expect.stringMatching(
      /^touchdown: .* "relay chekc"\. Did you mean relay check\?\nSee touchdown relay --help\.\n$/,
    );
    expect(await touchdown('relay', 'chekc')).toEqual({ code: 2, out: '', err });
    expect(ran).toHaveLength(5);
  });

  test('report their errors themselves, since the other bundle has error classes of its own', async () => {
    const terminal = createTerminal();
    expect(await program.register({ json: true, 'in-header': true }, terminal)).toBe(2);
    expect(terminal.printed.err).toMatch(
      /^touchdown relay register: --organization is missing\. Give .*See touchdown relay register --help\.\n$/s,
    );
    const [line = ''] = terminal.printed.out.split('\n');
    expect(JSON.parse(line)).toMatchObject({
      kind: 'error',
      command: 'relay register',
      data: { code: 'input', exitCode: 2 },
    });
  });

  test('list their exit codes in their help', async () => {
    const { commands } = play();
    const listed = [...commands].map(async ([name, load]) => {
      const rows = (await load()).details?.find(({ heading }) => heading === 'Exit codes')?.rows ?? [];
      return [name, ...rows.map(([code]) => code)].join(' ');
    });
    expect(await Promise.all(listed)).toEqual([
      'relay 0 2 4',
      'relay register 0 2 3 4',
      'relay manifest 0 2',
      'relay check 0 1 2 130',
      'relay replay 0 1 2 3 4',
    ]);
  });

  test('list every variable of the relay in their help, with its meaning and its default', async () => {
    const { out } = await play().touchdown('relay', '--help');
    for (const [name, usual] of Object.entries(VARIABLES)) {
      const [, line = ''] = new RegExp(`^  ${name} +(.+)$`, 'm').exec(out) ?? [];
      expect(line, name).not.toBe('');
      if (usual !== '') expect(line, name).toMatch(new RegExp(`\\(default: ${usual.replaceAll('.', '\\.')}\\)$`));
    }
    expect(Object.keys(MEANINGS)).toEqual(Object.keys(VARIABLES));
  });
});
