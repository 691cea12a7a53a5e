import { describe, expect, test } from 'vitest';
import { dispatch } from '../../../src/cli/arguments/dispatch.ts';
import { asOwnError, createRelayCommands, type RelayProgram } from '../../../src/cli/relay/relay-commands.ts';
import { AccessError, InputError, RemoteError, TouchdownError } from '../../../src/kernel/errors.ts';
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
  test('say in their help which variables they cannot do without', async () => {
    const { out } = await play().touchdown('relay', 'register', '--help');
    expect(out).toMatch(/PLATFORM_BASE_URL +required: the platform's API\n/);
    expect(out).toMatch(/PLATFORM_TOKEN +required: its token, with the scope Write\n/);
    expect(out).toMatch(/RELAY_WEBHOOK_SECRET +required: /);
    const replay = await play().touchdown('relay', 'replay', '--help');
    expect(replay.out).toMatch(/RELAY_ADMIN_TOKEN +required: the one that the relay was started with\n/);
  });

  test('are five, and load the program only where one of them runs', async () => {
    const { commands, touchdown, loads, ran } = play();
    expect([...commands.keys()]).toEqual(NAMES);
    for (const name of NAMES) expect((await touchdown(...name.split(' '), '--help')).code).toBe(0);
    await touchdown('--help');
    expect(loads()).toBe(0);
    expect((await touchdown('relay', 'check', '--json')).code).toBe(7);
    expect([loads(), ran]).toEqual([1, [['check', { json: true }]]]);
  });

  test('each run what is theirs', async () => {
    const { touchdown, ran } = play();
    for (const name of NAMES) await touchdown(...name.split(' '));
    expect(ran.map(([name]) => name)).toEqual(['serve', 'register', 'manifest', 'check', 'replay']);
  });

  test('take the options that are promised', async () => {
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
      /^touchdown: .* "relay chekc"; did you mean relay check\?\nSee touchdown relay --help\.\n$/,
    );
    expect(await touchdown('relay', 'chekc')).toEqual({ code: 2, out: '', err });
    expect(ran).toHaveLength(5);
  });

  test('tell an error of the program, whose bundle has error classes of its own, as any command does', async () => {
    const error = Object.assign(new Error('PORT: give a number'), { name: 'InputError', code: 'input' });
    const fail = () => Promise.reject(error);
    const program = { serve: fail, register: fail, manifest: fail, check: fail, replay: fail };
    const commands = createRelayCommands(async () => program);
    for (const name of NAMES) {
      const terminal = createTerminal();
      expect(await dispatch([...name.split(' '), '--json'], commands, () => '0', terminal)).toBe(2);
      expect(terminal.printed.err).toBe(`touchdown ${name}: PORT: give a number\nSee touchdown ${name} --help.\n`);
      const data = { code: 'input', message: 'PORT: give a number', exitCode: 2 };
      expect(JSON.parse(terminal.printed.out)).toMatchObject({ kind: 'error', command: name, data });
    }
  });

  test('tell their exit codes in their help', async () => {
    const { commands } = play();
    const told = [...commands].map(async ([name, load]) => {
      const rows = (await load()).details?.find(({ heading }) => heading === 'Exit codes')?.rows ?? [];
      return [name, ...rows.map(([code]) => code)].join(' ');
    });
    expect(await Promise.all(told)).toEqual([
      'relay 0 1 2 4',
      'relay register 0 2 3 4',
      'relay manifest 0 2',
      'relay check 0 1 2 130',
      'relay replay 0 1 2 3 4',
    ]);
  });

  test("tell every variable of the relay's in their help, with its meaning and its default", async () => {
    const { out } = await play().touchdown('relay', '--help');
    for (const [name, usual] of Object.entries(VARIABLES)) {
      const [, line = ''] = new RegExp(`^  ${name} +(.+)$`, 'm').exec(out) ?? [];
      expect(line, name).not.toBe('');
      if (usual !== '') expect(line, name).toMatch(new RegExp(`\\(${usual.replaceAll('.', '\\.')}\\)$`));
    }
    expect(Object.keys(MEANINGS)).toEqual(Object.keys(VARIABLES));
  });
});

/** An error as another bundle's classes make it: the same fields, and none of our classes. */
function foreign(fields: object, message = 'what is wrong'): Error {
  return Object.assign(new Error(message), fields);
}

const FACTS = { method: 'POST', path: '/organization/{org_id}/webhook', status: 400, requestId: 'r1' };

describe('an error of another bundle', () => {
  test.each(['input', 'throttled', 'network-reset', 'protocol', 'cancelled-signal'])(
    'of the code %s is one of ours',
    (code) => {
      const error = foreign({ code });
      expect(asOwnError(error)).toBeInstanceOf(TouchdownError);
      expect(asOwnError(error)).toMatchObject({ code, message: 'what is wrong', cause: error });
    },
  );

  test('keeps what is known of its request', () => {
    const rejected = asOwnError(foreign({ code: 'rejected', facts: FACTS }));
    expect(rejected).toBeInstanceOf(RemoteError);
    expect(rejected).toMatchObject({ code: 'rejected', facts: FACTS });
    const refused = asOwnError(foreign({ code: 'access-forbidden', facts: { method: 'GET', path: '/x' } }));
    expect(refused).toBeInstanceOf(AccessError);
    expect(refused).toMatchObject({ facts: { method: 'GET', path: '/x' } });
  });

  test('whose facts are none is told all the same', () => {
    expect(asOwnError(foreign({ code: 'rejected', facts: { method: 1 } }))).toMatchObject({ code: 'rejected' });
  });

  test.each([
    ['of the system', foreign({ code: 'EADDRINUSE' })],
    ['without a code', new Error('a mistake')],
    ['of ours', new InputError([{ name: 'x', seen: '', accepted: 'y' }])],
    ['that is no error', 'thrown'],
  ])('%s stays as it is', (_, error) => {
    expect(asOwnError(error)).toBe(error);
  });
});
