import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { InputError } from '../../../src/kernel/errors.ts';
import { requireSettings, withMisspelt } from '../../../src/relay/config/read-settings.ts';

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
});
const REQUIRED = {
  RELAY_WEBHOOK_SECRET: 'a-secret-of-some-length',
  GITHUB_APP_ID: '12345',
  GITHUB_APP_PRIVATE_KEY: privateKey,
};
const BAD = new InputError([{ name: 'RELAY_CONFIG', seen: 'relay.json', accepted: 'give a file that can be read' }]);

function noFile(): string {
  throw new Error('ENOENT: no such file or directory');
}

function namesIn(work: () => unknown): readonly string[] {
  try {
    work();
  } catch (error) {
    if (error instanceof InputError) return error.inputs.map(({ name }) => name);
  }
  throw new Error('the settings were accepted');
}

describe('the settings that a relay starts with', () => {
  test('are told at once with a file of applications that cannot be read', () => {
    expect(namesIn(() => requireSettings({}, noFile))).toEqual([
      'RELAY_WEBHOOK_SECRET',
      'GITHUB_APP_ID',
      'GITHUB_APP_PRIVATE_KEY',
      'RELAY_CONFIG',
    ]);
  });

  test('are told with all that is wrong in the file that is named', () => {
    const files = new Map([['apps.json', '[{ "id": "a" }, { "repository": "acme/shop" }]']]);
    const env = { ...REQUIRED, PORT: 'x', RELAY_CONFIG: 'apps.json' };
    const names = namesIn(() => requireSettings(env, (path) => files.get(path) ?? noFile()));
    expect(names).toEqual(['PORT', '[0].repository', '[1].id']);
  });

  test('that are good leave the file to whoever opens it', () => {
    expect(requireSettings(REQUIRED, noFile)).toMatchObject({ port: 8080, configFile: 'relay.json' });
  });
});

describe('what keeps a relay from starting', () => {
  test('is told with each variable that was misspelt', () => {
    const error = withMisspelt(BAD, { RELAY_CONFG: 'apps.json', RELAY_MOOD: 'x', RELAY_URL: 'x' });
    expect(error).toBeInstanceOf(InputError);
    expect(String(error).split('\n').slice(1)).toEqual([
      'RELAY_CONFG: is no variable of the relay and is ignored; did you mean RELAY_CONFIG?',
      'RELAY_MOOD: is no variable of the relay and is ignored',
    ]);
  });

  test('is told as it is where none was, and where it is no setting', () => {
    expect(withMisspelt(BAD, { RELAY_URL: 'x' })).toBe(BAD);
    const other = new Error('no');
    expect(withMisspelt(other, { RELAY_CONFG: 'x' })).toBe(other);
  });
});
