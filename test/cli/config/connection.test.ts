import { readFileSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { OptionValues } from '../../../src/cli/arguments/command.ts';
import { connect } from '../../../src/cli/config/connection.ts';
import { createSystemClock } from '../../../src/kernel/clock.ts';
import { startScriptedServer } from '../../support/scripted-server.ts';
import { createFolder } from '../folder.ts';
import { createTerminal } from '../terminal.ts';

const TOKEN = { TOUCHDOWN_TOKEN: 'connection-token' };
const JWT = `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.c2ln`;

async function open(values: OptionValues, env: Record<string, string>) {
  const readInput = async () => 'Token hunter23';
  const connection = await connect(values, createTerminal({ env, readInput, clock: createSystemClock() }));
  onTestFinished(() => connection.close());
  return connection;
}

describe('the connection', () => {
  test.each([
    [TOKEN, {}, 'Token connection-token'],
    [TOKEN, { 'auth-scheme': 'bearer' }, 'Bearer connection-token'],
    [{ TOUCHDOWN_TOKEN: JWT }, {}, `Bearer ${JWT}`],
    [{ TOUCHDOWN_TOKEN: JWT, TOUCHDOWN_AUTH_SCHEME: 'token' }, {}, `Token ${JWT}`],
  ])('sends the token with the chosen scheme (%#)', async (env, values, header) => {
    await using server = await startScriptedServer({ body: { id: 'o1' } });
    const { platform } = await open({ 'base-url': server.url, ...values }, env);
    await Array.fromAsync(platform.organizations.list());
    expect(server.requests[0]?.headers.authorization).toBe(header);
  });

  test('uses the proxy from the environment', async () => {
    await using proxy = await startScriptedServer({ status: 502 });
    const env = { ...TOKEN, HTTP_PROXY: proxy.url.replace('http://', '') };
    const { platform } = await open({ 'base-url': 'http://platform.invalid', 'allow-http': true }, env);
    await expect(platform.applications.deploy('a1')).rejects.toThrow();
    expect(proxy.requests[0]?.url).toContain('platform.invalid');
  });

  test.each([
    ['plain http to another host', { 'base-url': 'http://platform.example' }, 'is not encrypted'],
    ['a password in the address', { 'base-url': 'https://u:hunter23@platform.example' }, '--base-url has a user or'],
    ['a token with spaces', { 'base-url': 'https://p.example', 'token-file': '-' }, 'token has spaces, line breaks or'],
  ])('refuses %s', async (_, values, sentence) => {
    const opening = open(values, TOKEN);
    await expect(opening).rejects.toThrow(sentence);
    await expect(opening).rejects.not.toThrow('hunter23');
  });
});

type Word = 'none' | 'the same' | 'another';
type Source = 'the option `--base-url`' | 'the variable `TOUCHDOWN_BASE_URL`' | 'your own file' | 'none';

const TO_ADDRESS = 'is sent to that address';
const NOWHERE = 'is not sent: add `--base-url URL`';

/** The rows of the table in docs/command-line.md: your address, the one in the repository's file, and what becomes of the token. */
const ROWS: readonly (readonly [Source, readonly Word[], string])[] = [
  ['the option `--base-url`', ['none', 'the same', 'another'], TO_ADDRESS],
  ['the variable `TOUCHDOWN_BASE_URL`', ['none', 'the same'], TO_ADDRESS],
  ['the variable `TOUCHDOWN_BASE_URL`', ['another'], NOWHERE],
  ['your own file', ['none'], TO_ADDRESS],
  ['none', ['another'], NOWHERE],
];

/** The ways to give the token, each with what it needs besides a file `token` in the folder. */
const TOKENS = [
  ['TOUCHDOWN_TOKEN', { env: { TOUCHDOWN_TOKEN: 'token-of-the-user' }, values: {} }],
  ['TOUCHDOWN_TOKEN_FILE', { env: { TOUCHDOWN_TOKEN_FILE: 'token' }, values: {} }],
  ['--token-file', { env: {}, values: { 'token-file': 'token' } }],
  ['standard input', { env: {}, values: { 'token-file': '-' } }],
] as const;

/** Every row with the variable; the other ways to give the token once where it is sent, and once where it is not. */
const GRID = ROWS.flatMap(([source, files, outcome], row) =>
  files.flatMap((file, at) =>
    TOKENS.filter(([token]) => token === 'TOUCHDOWN_TOKEN' || (at === 0 && (row === 0 || row === 4))).map(
      ([token, given]) => ({ source, file, outcome, token, given }),
    ),
  ),
);

describe('the token of the user', () => {
  test('has its table on the page of the command line', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../docs/command-line.md'), 'utf8');
    const [, section = ''] = page.split('\n### Where the token goes\n');
    const rows = section
      .split('\n## ')[0]
      ?.match(/^\|.*\|$/gm)
      ?.slice(2);
    expect(rows).toEqual(ROWS.map(([source, files, outcome]) => `| ${source} | ${files.join(', ')} | ${outcome} |`));
  });

  test.each(GRID)('of $token, with the address of $source and $file in the file, $outcome', async (row) => {
    await using mine = await startScriptedServer({ body: { id: 'o1' } });
    await using other = await startScriptedServer({ body: { id: 'o1' } });
    const written = { none: '', 'the same': `base-url: ${mine.url}/\n`, another: `base-url: ${other.url}\n` };
    const own = join(await createFolder({ 'own.yaml': `base-url: ${mine.url}\n` }), 'own.yaml');
    const folder = await createFolder({ 'touchdown.yaml': written[row.file], token: 'token-of-the-user' });
    const given: Record<Source, { env: Record<string, string>; values: OptionValues }> = {
      'the option `--base-url`': { env: { TOUCHDOWN_BASE_URL: other.url }, values: { 'base-url': mine.url } },
      'the variable `TOUCHDOWN_BASE_URL`': { env: { TOUCHDOWN_BASE_URL: mine.url }, values: {} },
      'your own file': { env: { TOUCHDOWN_CONFIG: own }, values: {} },
      none: { env: {}, values: {} },
    };
    const { env, values } = given[row.source];
    const terminal = createTerminal({
      env: { ...env, ...row.given.env },
      folder,
      readInput: async () => 'token-of-the-user',
      clock: createSystemClock(),
    });
    const opening = connect({ ...values, ...row.given.values }, terminal);
    if (row.outcome === NOWHERE) {
      await expect(opening).rejects.toThrow(/^touchdown\.yaml: base-url: "http:\S+" is .* add --base-url http:\S+\.$/);
    } else {
      const { platform, close } = await opening;
      await Array.fromAsync(platform.organizations.list());
      await close();
    }
    expect([mine, other].map(({ requests }) => requests.map(({ headers }) => headers.authorization))).toEqual([
      row.outcome === NOWHERE ? [] : ['Token token-of-the-user'],
      [],
    ]);
  });

  test.each([
    ['in the current folder', 'touchdown.yaml'],
    ['below the current folder', 'deploy/touchdown.yaml'],
    ['of a repository around the current folder', '../touchdown.yaml'],
    ['of another clone', '../../clone/touchdown.yaml'],
    ['behind a link to another clone', '../../own/link.yaml'],
    ['that is a link in the repository', 'link.yaml'],
  ])('is not sent to the address in a file %s, also if the user named it', async (_, config) => {
    const root = await createFolder();
    const text = 'base-url: https://evil.example\n';
    const at = await layOut(root, {
      'clones/.git/config': '',
      'clones/touchdown.yaml': text,
      'clones/here/touchdown.yaml': text,
      'clones/here/deploy/touchdown.yaml': text,
      'clone/.git/config': '',
      'clone/touchdown.yaml': text,
      'own/touchdown.yaml': text,
    });
    await symlink(at('clone/touchdown.yaml'), at('own/link.yaml'));
    await symlink(at('clones/touchdown.yaml'), at('clones/here/link.yaml'));
    const folder = at('clones/here');
    for (const given of [
      { values: { config }, env: {} },
      { values: {}, env: { TOUCHDOWN_CONFIG: config } },
    ]) {
      const terminal = createTerminal({ env: { ...TOKEN, ...given.env }, folder });
      await expect(connect(given.values, terminal)).rejects.toThrow(
        'base-url: "https://evil.example" is from a repository\'s file, so nothing is sent to it. If it is your platform\'s address, add --base-url https://evil.example.',
      );
    }
  });

  test("is sent to the address in the user's own file from the home folder too", async () => {
    const home = await createFolder();
    await layOut(home, { '.config/touchdown.yaml': 'base-url: https://api.example\n' });
    for (const folder of [home, '/']) {
      const env = { ...TOKEN, HOME: home, TOUCHDOWN_CONFIG: join(home, '.config/touchdown.yaml') };
      const { baseUrl, close } = await connect({}, createTerminal({ env, folder }));
      expect(baseUrl).toBe('https://api.example');
      await close();
    }
  });

  test('is not sent to an address that would run a command if the advice were copied', async () => {
    const folder = await createFolder({ 'touchdown.yaml': 'base-url: https://evil.example/$(id)\n' });
    await expect(connect({}, createTerminal({ env: TOKEN, folder }))).rejects.toThrow(
      "add --base-url 'https://evil.example/$(id)'.",
    );
  });

  test("is not read from the file that a repository's file names, and the error says so", async () => {
    const folder = await createFolder({ 'touchdown.yaml': 'token-file: other\n', other: 'any-file-of-the-user' });
    const env = { TOUCHDOWN_BASE_URL: 'https://api.example' };
    await expect(connect({}, createTerminal({ env, folder }))).rejects.toThrow(
      /^token is missing\. .*token-file is not read from touchdown\.yaml, because it is a repository's file\.$/,
    );
    const { close } = await connect({}, createTerminal({ env: { ...env, ...TOKEN }, folder }));
    await close();
  });

  test("is not sent in clear text because a repository's file allows it, and the error says so", async () => {
    const folder = await createFolder({ 'touchdown.yaml': 'allow-http: true\n' });
    const env = { ...TOKEN, TOUCHDOWN_BASE_URL: 'http://platform.example' };
    await expect(connect({}, createTerminal({ env, folder }))).rejects.toThrow(
      /is not encrypted.*use --allow-http\. allow-http is not read from touchdown\.yaml, because it is a repository's file\.$/,
    );
  });
});

/** Writes files in folders below a folder, and returns the path of each. */
async function layOut(root: string, files: Readonly<Record<string, string>>): Promise<(path: string) => string> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return (path) => join(root, path);
}
