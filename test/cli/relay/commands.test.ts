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
