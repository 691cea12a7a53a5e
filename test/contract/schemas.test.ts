import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createCommands } from '../../src/cli/commands.ts';
import { decodeConfig } from '../../src/cli/config/decode-config.ts';
import { linesOf, openSandbox, runAt } from '../cli/run.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const ajv = new Ajv({ strict: true, allowUnionTypes: true, strictRequired: false });

function compile(name: string) {
  return ajv.compile(JSON.parse(readFileSync(join(ROOT, 'schema', name), 'utf8')));
}

test('the schemas are what their tool writes', () => {
  expect(() =>
    execFileSync(process.execPath, ['tools/write-schemas.mjs', '--check'], { cwd: ROOT, stdio: 'pipe' }),
  ).not.toThrow();
});

describe('the schema of touchdown.yaml', () => {
  const validate = compile('touchdown.schema.json');

  function isDecoded(json: unknown): boolean {
    try {
      decodeConfig(json, 'touchdown.yaml', '/');
      return true;
    } catch {
      return false;
    }
  }

  test.each([
    'base-url: https://api.example.com/api/v1',
    'organization: acme\napp-id: a1',
    'app-id: [a1, a2]\nauth-scheme: bearer\nallow-http: true',
    'token-file: ../token\ntimeout: 1h30m',
    'timeout: "90"',
    'up:\n  project: {name: shop}\n  environment: {name: staging}',
  ])('accepts what the command accepts: %j', (text) => {
    expect([validate(parse(text)), isDecoded(parse(text))]).toEqual([true, true]);
  });

  test.each([
    'base-url: 1',
    'token: abc',
    'app-id: []',
    'auth-scheme: basic',
    'allow-http: "yes"',
    'timeout: soon',
    'timeout: 0',
    '[]',
  ])('refuses what the command refuses: %j', (text) => {
    expect([validate(parse(text)), isDecoded(parse(text))]).toEqual([false, false]);
  });
});

describe('the schema of --json', () => {
  const validate = compile('output.schema.json');

  test('describes every line of the resource commands', async () => {
    const { url } = await openSandbox();
    const lines: unknown[] = [];
    const keep = async (line: string): Promise<Readonly<Record<string, unknown>>> => {
      const { out } = await runAt(url, `${line} --json`, { env: { KEY: 'hidden-value' } });
      const printed = linesOf(out);
      lines.push(...printed);
      return printed.at(-1)?.data ?? {};
    };
    await keep('organizations list');
    const { id: project } = await keep('projects create --name shop');
    await keep('projects list');
    const { id: environment } = await keep(`environments create --project ${project} --name e`);
    const { id: database } = await keep(`databases create --environment ${environment} --name d --type POSTGRESQL`);
    await keep(`databases deploy ${database}`);
    await keep(`applications create --environment ${environment} --name a`);
    await keep('variables create succeeds A=1 B=2');
    await keep('variables list succeeds');
    await keep('secrets create succeeds KEY --from-env');
    await keep('webhooks create --url http://127.0.0.1:9/hook');
    await keep('rewards claim CODE-1');
    await keep('projects create');
    const commands = new Set(
      lines.map((line) => (typeof line === 'object' && line !== null && 'command' in line ? line.command : '')),
    );
    const words = [...createCommands().keys()].filter((name) => name.includes(' ') && !name.startsWith('relay '));
    expect([...commands].sort()).toEqual(words.sort());
    for (const line of lines) expect([line, validate(line)]).toEqual([line, true]);
  });

  test.each([
    ['a kind that the command has not', { version: 1, kind: 'log', command: 'projects list', data: {} }],
    ['an item that lacks a key', { version: 1, kind: 'item', command: 'organizations list', data: { id: 'o' } }],
    ['a key too many', { version: 1, kind: 'result', command: 'rewards claim', data: { isClaimed: true, code: 'c' } }],
    ['another version', { version: 2, kind: 'result', command: 'rewards claim', data: { isClaimed: true } }],
    ['an error without a code', { version: 1, kind: 'error', command: 'up', data: { message: 'm' } }],
    ['a key beside the envelope', { version: 1, kind: 'notice', command: 'up', data: {}, at: 1 }],
  ])('refuses %s', (_, line) => {
    expect(validate(line)).toBe(false);
  });
});
