import { describe, expect, test } from 'vitest';
import { createOutput } from '../../../src/cli/terminal/output.ts';
import { openSandbox, runAt } from '../run.ts';
import { createTerminal } from '../terminal.ts';

describe('what a command prints', () => {
  test.each(['##[error]x', '##vso[task.complete]', 'a ###[b', '#\u200b#vso[task.complete]', '#\u00ad\u200d#[error]x'])(
    'contains no CI command for %j, even if invisible characters are skipped',
    (text) => {
      const terminal = createTerminal();
      createOutput('logs', true, terminal).show('log', { text }, '');
      expect(terminal.printed.out).not.toMatch(/#[^ -~]*#/);
      expect(JSON.parse(terminal.printed.out).data).toEqual({ text });
    },
  );
});

test.each([
  ['status previous-failed', '\u001b[31mERROR (failure)\u001b[39m'],
  ['doctor succeeds --verbose', '\u001b[33m!\u001b[39m scopes'],
  ['--help', '\u001b[1mOptions\u001b[22m'],
  ['status --jsno', '\u001b[31mtouchdown status:\u001b[39m --jsno'],
])('%s has colors at a terminal, and the same text without them', async (line, shown) => {
  const { url } = await openSandbox();
  const [painted, plain] = await Promise.all(
    [true, false].map(async (hasColors) => {
      const { out, err } = await runAt(url, line, { hasColors, hasErrColors: hasColors });
      return out + err;
    }),
  );
  expect(painted).toContain(shown);
  expect(plain).not.toContain('\u001b');
  const timeless = (text = '') => text.replace(/\u001b\[\d+m/g, '').replace(/\d+ ms|\d+ s\b|\d+ of/g, '');
  expect(timeless(painted)).toBe(timeless(plain));
});
