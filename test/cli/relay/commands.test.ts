import { describe, expect, test } from 'vitest';
import { dispatch } from '../../../src/cli/arguments/dispatch.ts';
import { RELAY_COMMANDS } from '../../../src/cli/relay/commands.ts';
import { MEANINGS, VARIABLES } from '../../../src/relay/config/variables.ts';
import { createTerminal } from '../terminal.ts';

async function touchdown(...words: readonly string[]) {
  const terminal = createTerminal();
  const code = await dispatch(words, RELAY_COMMANDS, terminal);
  return { code, ...terminal.printed };
}

describe("the relay's commands", () => {
  test('name their required variables in their help', async () => {
    const { out } = await touchdown('relay', 'register', '--help');
    expect(out).toMatch(/PLATFORM_BASE_URL +required: URL of the platform's API\n/);
    expect(out).toMatch(/PLATFORM_TOKEN +required: platform API token with the scope Write\n/);
    expect(out).toMatch(/RELAY_WEBHOOK_SECRET +required: /);
    const replay = await touchdown('relay', 'replay', '--help');
    expect(replay.out).toMatch(/RELAY_ADMIN_TOKEN +required: the token that the relay was started with\n/);
  });

  test('each run their own command, with the documented options', async () => {
    const manifest = await touchdown('relay', 'manifest', '--url', 'https://r', '--name', 'n', '--organization', 'o');
    expect([manifest.code, JSON.parse(manifest.out).name]).toEqual([0, 'n']);
    expect((await touchdown('relay', '--json')).err).toMatch(/^touchdown relay: .*GITHUB_APP_ID/s);
    expect(
      (await touchdown('relay', 'register', '--organization', 'o', '--url', 'https://r', '--in-header')).err,
    ).toMatch(/^touchdown relay register: .*RELAY_WEBHOOK_SECRET/s);
    expect((await touchdown('relay', 'check', '--json')).code).toBe(1);
    expect((await touchdown('relay', 'replay', '--check', 'c', '--url', 'http://r')).err).toMatch(
      /^touchdown relay replay: .*RELAY_ADMIN_TOKEN/s,
    );
  });

  test('report a bad option as the other commands do', async () => {
    const { code, out, err } = await touchdown('relay', 'register', '--json', '--in-header');
    expect(code).toBe(2);
    expect(err).toMatch(
      /^touchdown relay register: --organization is missing\. Give .*See touchdown relay register --help\.\n$/s,
    );
    expect(JSON.parse(out)).toMatchObject({
      kind: 'error',
      command: 'relay register',
      data: { code: 'input', exitCode: 2 },
    });
  });

  test('suggest the command that was meant', async () => {
    const err = expect.stringMatching(
      /^touchdown: .* "relay chekc"\. Did you mean relay check\?\nSee touchdown relay --help\.\n$/,
    );
    expect(await touchdown('relay', 'chekc')).toEqual({ code: 2, out: '', err });
  });

  test('list their exit codes in their help', async () => {
    const listed = [...RELAY_COMMANDS].map(async ([name, load]) => {
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
    const { out } = await touchdown('relay', '--help');
    for (const [name, usual] of Object.entries(VARIABLES)) {
      const [, line = ''] = new RegExp(`^  ${name} +(.+)$`, 'm').exec(out) ?? [];
      expect(line, name).not.toBe('');
      if (usual !== '') expect(line, name).toMatch(new RegExp(`\\(default: ${usual.replaceAll('.', '\\.')}\\)$`));
    }
    expect(Object.keys(MEANINGS)).toEqual(Object.keys(VARIABLES));
  });
});
