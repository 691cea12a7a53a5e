import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from '../../../src/kernel/errors.ts';
import { redact } from '../../../src/kernel/redaction.ts';
import { readSettings } from '../../../src/relay/config/read-settings.ts';
import { findMisspelt, VARIABLES } from '../../../src/relay/config/variables.ts';
import { sandboxKeyPair } from '../../../src/sandbox/github/app/state.ts';
import { codePoint } from '../../support/code-points.ts';

const KEY = sandboxKeyPair().privateKey;
const REQUIRED = {
  RELAY_WEBHOOK_SECRET: 'a-secret-of-some-length',
  GITHUB_APP_ID: '12345',
  GITHUB_APP_PRIVATE_KEY: KEY,
};

function noFile(path: string): string {
  throw new Error(`ENOENT: no such file or directory, open '${path}'`);
}

function read(env: Record<string, string | undefined>, readFile = noFile) {
  return readSettings({ ...REQUIRED, ...env }, readFile);
}

function problemsOf(env: Record<string, string | undefined>, readFile = noFile): InputError {
  try {
    read(env, readFile);
  } catch (error) {
    if (error instanceof InputError) return error;
  }
  throw new Error('the settings were accepted');
}

describe('readSettings', () => {
  test('requires a webhook secret and the GitHub App, and has defaults for the rest', () => {
    expect(read({})).toEqual({
      port: 8080,
      host: '0.0.0.0',
      store: { kind: 'sqlite', path: 'relay.db' },
      webhookSecrets: ['a-secret-of-some-length'],
      secretHeader: 'x-webhook-secret',
      signature: 'off',
      configFile: 'relay.json',
      platform: null,
      github: { appId: '12345', privateKey: KEY, apiUrl: 'https://api.github.com', webhookSecret: null },
      oidc: { issuers: ['https://token.actions.githubusercontent.com'], audience: 'touchdown' },
      unplaced: 'keep',
      adminToken: null,
      deadlineMs: 3_600_000,
      drainMs: 5_000,
      publicUrl: null,
    });
  });

  test('reads every variable', () => {
    const settings = read({
      PORT: '0',
      HOST: '::',
      RELAY_STORE: 'postgres://relay:pa%40ss-word@db:5432/relay',
      RELAY_WEBHOOK_SECRET: ' a-secret-of-some-length , another-of-some-length,a-secret-of-some-length ',
      RELAY_SECRET_HEADER: 'X-Hook',
      RELAY_SIGNATURE: 'standard-webhooks',
      RELAY_CONFIG: '/etc/relay.json',
      PLATFORM_BASE_URL: 'https://api.example.com/api/v1',
      PLATFORM_TOKEN: 'platform-token',
      GITHUB_APP_ID: 'Iv23liABCDEF',
      GITHUB_API_URL: 'https://ghe.example.com/api/v3',
      GITHUB_WEBHOOK_SECRET: 'github-secret-of-some-length',
      RELAY_OIDC_ISSUER: 'https://one.example.com, https://two.example.com/acme',
      RELAY_OIDC_AUDIENCE: 'https://relay.example.com',
      RELAY_UNPLACED: 'branch-head',
      RELAY_ADMIN_TOKEN: 'admin-token-of-some-length',
      RELAY_DEADLINE: '90m',
      RELAY_DRAIN: '0s',
      RELAY_URL: 'https://relay.example',
    });
    expect(settings).toEqual({
      port: 0,
      host: '::',
      store: { kind: 'postgres', url: 'postgres://relay:pa%40ss-word@db:5432/relay' },
      webhookSecrets: ['a-secret-of-some-length', 'another-of-some-length'],
      secretHeader: 'x-hook',
      signature: 'standard-webhooks',
      configFile: '/etc/relay.json',
      platform: { baseUrl: 'https://api.example.com/api/v1', token: 'platform-token' },
      github: {
        appId: 'Iv23liABCDEF',
        privateKey: KEY,
        apiUrl: 'https://ghe.example.com/api/v3',
        webhookSecret: 'github-secret-of-some-length',
      },
      oidc: {
        issuers: ['https://one.example.com', 'https://two.example.com/acme'],
        audience: 'https://relay.example.com',
      },
      unplaced: 'branch-head',
      adminToken: 'admin-token-of-some-length',
      deadlineMs: 5_400_000,
      drainMs: 0,
      publicUrl: 'https://relay.example',
    });
    for (const secret of [
      'another-of-some-length',
      'pa%40ss-word',
      'pa@ss-word',
      'platform-token',
      'admin-token-of-some-length',
    ])
      expect(redact(`x ${secret} y`)).toBe('x *** y');
  });

  test.each([
    ['PORT', '65536'],
    ['HOST', 'two words'],
    ['RELAY_STORE', 'mysql://db'],
    ['RELAY_STORE', 'sqlite::memory:'],
    ['RELAY_WEBHOOK_SECRET', ''],
    ['RELAY_WEBHOOK_SECRET', 'a-secret-of-some-length,tooshort1234567'],
    ['RELAY_WEBHOOK_SECRET', 'a secret with spaces in it'],
    ['RELAY_WEBHOOK_SECRET', 'whsec_this-is-no-base64-at-all-and-more'],
    ['RELAY_SECRET_HEADER', 'X Hook'],
    ['RELAY_SIGNATURE', 'on'],
    ['RELAY_CONFIG', 'a\nb'],
    ['GITHUB_APP_ID', ''],
    ['GITHUB_APP_PRIVATE_KEY', '-----BEGIN RSA PRIVATE KEY-----\nAAAA\n-----END RSA PRIVATE KEY-----'],
    ['GITHUB_API_URL', 'http://ghe.example.com'],
    ['GITHUB_WEBHOOK_SECRET', 'short'],
    ['RELAY_OIDC_ISSUER', 'https://one.example.com,ftp://two.example.com'],
    ['RELAY_UNPLACED', 'guess'],
    ['RELAY_ADMIN_TOKEN', 'admin'],
    ['RELAY_DEADLINE', '30s'],
    ['RELAY_DEADLINE', '25h'],
    ['RELAY_DRAIN', '11m'],
    ['RELAY_DRAIN', 'soon'],
    ['RELAY_DEADLINE', '5400000', 'For milliseconds, use 1h30m.'],
  ])('refuses %s=%j', (name, value, how = '') => {
    const { inputs } = problemsOf({ [name]: value });
    expect(inputs.map((input) => input.name)).toEqual([name]);
    expect(inputs[0]?.problem).not.toBe('');
    expect(inputs[0]?.problem).toContain(how);
  });

  test.each([
    ['http://platform.example.com', false],
    ['http://127.0.0.1:8090', true],
    ['https://platform.example.com', true],
    ['https://platform.example.com?token=x', false],
  ])('of the platform at %s says %s', (baseUrl, isGood) => {
    const env = { PLATFORM_BASE_URL: baseUrl, PLATFORM_TOKEN: 'platform-token' };
    if (isGood) expect(read(env).platform?.baseUrl).toBe(baseUrl);
    else expect(problemsOf(env).inputs.map(({ name }) => name)).toEqual(['PLATFORM_BASE_URL']);
  });

  test.each([
    ['PLATFORM_BASE_URL', 'https://platform.example.com', 'PLATFORM_TOKEN'],
    ['PLATFORM_TOKEN', 'platform-token', 'PLATFORM_BASE_URL'],
  ])('requires the other one of the two with %s', (name, value, missing) => {
    expect(problemsOf({ [name]: value }).inputs.map((input) => input.name)).toEqual([missing]);
  });

  test('lists every problem at once, and shows no secret', () => {
    const { message, inputs } = problemsOf({
      PORT: 'x',
      RELAY_WEBHOOK_SECRET: 'short-hook',
      RELAY_STORE: 'postgres://user:hunter2-is-it@[bad',
      GITHUB_APP_ID: '',
      GITHUB_APP_PRIVATE_KEY: 'not-a-key-at-all',
      PLATFORM_BASE_URL: 'https://user:pass-in-url@x',
      PLATFORM_TOKEN: 'platform token',
      RELAY_ADMIN_TOKEN: 'short-admin',
      RELAY_URL: 'https://me:pass-of-relay@h',
    });
    expect(inputs).toHaveLength(9);
    expect(message).not.toMatch(/short-hook|hunter2|not-a-key|pass-in-url|platform token|short-admin|pass-of-relay/);
    expect(message).toContain('PORT: "x" is not a port.');
  });

  test('registers a database password that contains an @, and the one that pg reads itself', () => {
    read({ RELAY_STORE: 'postgres://u:first%20pass-word@db/relay?application_name=relay@prod' });
    read({ RELAY_STORE: 'postgres://db/relay', PGPASSWORD: 'second-pass-word' });
    expect(redact('of first%20pass-word, first pass-word or second-pass-word')).toBe('of ***, *** or ***');
  });

  test.each([
    ['in double quotes', `"${KEY.trim()}"`],
    ['in single quotes on one line, with line breaks written out', `'${KEY.trim().replaceAll('\n', '\\n')}'`],
    ['with the line breaks of Windows written out', KEY.replaceAll('\n', '\\r\\n')],
    ['in base64', Buffer.from(KEY).toString('base64')],
    ['in base64 with line breaks', Buffer.from(KEY).toString('base64').replaceAll(/.{76}/g, '$&\n')],
    ['with spaces for line breaks', KEY.trim().replaceAll('\n', ' ')],
    ['with indented lines', KEY.replaceAll('\n', '\n    ')],
  ])('reads the key %s', (_how, key) => {
    expect(read({ GITHUB_APP_PRIVATE_KEY: key }).github.privateKey).toBe(KEY);
  });

  const OTHER_KEYS = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const BODY = 'AAAA'.repeat(20);

  test.each([
    ['a public key', createPublicKey(KEY).export({ type: 'spki', format: 'pem' }).toString()],
    ['a key of the type ec', OTHER_KEYS.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()],
    ['an encrypted key', `-----BEGIN ENCRYPTED PRIVATE KEY-----\n${BODY}\n-----END ENCRYPTED PRIVATE KEY-----`],
    ['an SSH key', `-----BEGIN OPENSSH PRIVATE KEY-----\n${BODY}\n-----END OPENSSH PRIVATE KEY-----`],
    ['a certificate', `-----BEGIN CERTIFICATE-----\n${BODY}\n-----END CERTIFICATE-----`],
    ['only the beginning of a key', KEY.split('\n')[0] ?? ''],
    ['the fingerprint of a key', 'SHA256:VfJTmEZXb4mQpO7Dkq9lzWm8Tg4J3p1K0+3rV9h2c5I='],
    ['a client secret', '0123456789abcdef0123456789abcdef01234567'],
    ['a path', '/etc/touchdown/github-app.pem'],
  ])('names %s that is given as the private key', (what, key) => {
    const { inputs, message } = problemsOf({ GITHUB_APP_PRIVATE_KEY: key });
    expect(inputs).toMatchObject([{ problem: expect.stringContaining(`is ${what}, not the App's private key.`) }]);
    expect(message).not.toContain('AAAA');
  });

  test.each([
    ['https://ghe.example.com', 'https://ghe.example.com/api/v3'],
    ['https://ghe.example.com:8443/', 'https://ghe.example.com:8443/api/v3'],
    ['https://ghe.example.com/api/', 'https://ghe.example.com/api/v3'],
    ['https://ghe.example.com/api/graphql', 'https://ghe.example.com/api/v3'],
    ['https://github.com', 'https://api.github.com'],
    ['https://www.github.com/acme', 'https://api.github.com'],
    ['https://acme.ghe.com', 'https://api.acme.ghe.com'],
    ['https://api.github.com/api/v3', 'https://api.github.com'],
  ])('refuses %s as the address of the API of GitHub, and names the right one', (address, right) => {
    const { inputs } = problemsOf({ GITHUB_API_URL: address });
    expect(inputs).toMatchObject([{ name: 'GITHUB_API_URL', problem: expect.stringContaining(`Use ${right}.`) }]);
  });

  test.each([
    ['https://api.github.com', 'https://token.actions.githubusercontent.com'],
    ['https://ghe.example.com/api/v3/', 'https://ghe.example.com/_services/token'],
    ['https://api.acme.ghe.com', 'https://token.actions.acme.ghe.com'],
    ['http://127.0.0.1:4010/api/v3', 'https://token.actions.githubusercontent.com'],
    ['https://gateway.example.com/github', 'https://token.actions.githubusercontent.com'],
  ])('accepts the tokens of the GitHub at %s without RELAY_OIDC_ISSUER', (address, issuer) => {
    expect(read({ GITHUB_API_URL: address }).oidc.issuers).toEqual([issuer]);
    const own = { GITHUB_API_URL: address, RELAY_OIDC_ISSUER: 'https://one.example.com' };
    expect(read(own).oidc.issuers).toEqual(['https://one.example.com']);
  });

  test('reads the key in one line, from a file, and as PKCS#8', () => {
    expect(read({ GITHUB_APP_PRIVATE_KEY: KEY.trim().replaceAll('\n', '\\n') }).github.privateKey).toBe(KEY);
    const fromFile = { GITHUB_APP_PRIVATE_KEY: undefined, GITHUB_APP_PRIVATE_KEY_FILE: '/run/secrets/key.pem' };
    expect(read(fromFile, (path) => (path === '/run/secrets/key.pem' ? KEY : noFile(path))).github.privateKey).toBe(
      KEY,
    );
    const pkcs8 = createPrivateKey(sandboxKeyPair().privateKey).export({
      type: 'pkcs8',
      format: 'pem',
    });
    expect(read(fromFile, () => pkcs8.toString()).github.privateKey).toBe(pkcs8);
    expect(redact(pkcs8.toString().split('\n')[3] ?? '')).toBe('***');
  });

  test.each([
    ['a file that is not there', undefined, noFile, /ENOENT/],
    ['a file without a key', undefined, () => 'not a key', /private key/],
    ['both', KEY, () => KEY, /Set only one of them/],
  ])('refuses %s for the key', (_, key, readFile, problem) => {
    const error = problemsOf({ GITHUB_APP_PRIVATE_KEY: key, GITHUB_APP_PRIVATE_KEY_FILE: '/k' }, readFile);
    expect(error.inputs).toMatchObject([
      { name: 'GITHUB_APP_PRIVATE_KEY_FILE', problem: expect.stringMatching(problem) },
    ]);
  });

  test.each([
    ['sqlite:/var/lib/relay.db', '/var/lib/relay.db'],
    ['sqlite:///var/lib/relay.db', '/var/lib/relay.db'],
  ])('reads %s as the file %s', (store, path) => {
    expect(read({ RELAY_STORE: store }).store).toEqual({ kind: 'sqlite', path });
  });

  test('throws only InputError for any environment', () => {
    const env = fc.dictionary(fc.constantFrom(...Object.keys(VARIABLES)), fc.string({ unit: codePoint }));
    fc.assert(
      fc.property(env, (some) => {
        try {
          read(some);
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
        }
      }),
    );
  });
});

describe('findMisspelt', () => {
  test('names misspelt variables and suggests the right one', () => {
    expect(
      findMisspelt({
        RELAY_STOR: 'x',
        RELAY_STORE: 'x',
        RELAY_WEBHOOK_SECRETS: 'x',
        RELAY_MOOD: 'x',
        STORE: 'x',
      }).map(({ name, problem }) => `${name} ${problem}`),
    ).toEqual([
      'RELAY_STOR is not a variable of the relay and is ignored. Did you mean RELAY_STORE?',
      'RELAY_WEBHOOK_SECRETS is not a variable of the relay and is ignored. Did you mean RELAY_WEBHOOK_SECRET?',
      'RELAY_MOOD is not a variable of the relay and is ignored.',
    ]);
  });
});
