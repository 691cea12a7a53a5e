import { describe, expect, test } from 'vitest';
import { createIdTokens } from '../../../src/action/relay-client/connect.ts';
import { readWith } from './support/inputs.ts';

describe('the inputs of the relay', () => {
  test('are off and touchdown where nothing is given', () => {
    expect(readWith()).toMatchObject({ relayUrl: null, relayAudience: 'touchdown' });
  });

  test.each(['https://relay.example/x', 'http://127.0.0.1:8080'])('take %s', (url) => {
    expect(readWith({ 'relay-url': url, 'relay-audience': ' a-relay ' })).toMatchObject({
      relayUrl: url,
      relayAudience: 'a-relay',
    });
  });

  test.each([
    'http://relay.example',
    'https://u:p@relay.example',
    'https://relay.example?x=1',
    'relay.example',
    'ftp://a',
  ])('refuse %s', (url) => {
    expect(() => readWith({ 'relay-url': url })).toThrow(/relay-url/);
  });

  test('accept plain http to another host if it is allowed', () => {
    expect(readWith({ 'relay-url': 'http://relay.example', 'allow-http': 'true' }).relayUrl).toBe(
      'http://relay.example',
    );
  });

  test('refuse an audience with a space in it', () => {
    expect(() => readWith({ 'relay-audience': 'a b' })).toThrow(/relay-audience/);
  });
});

describe('OIDC tokens', () => {
  test('are there where the job has the permission, and only there', () => {
    const env = { ACTIONS_ID_TOKEN_REQUEST_URL: 'https://x.example/?a', ACTIONS_ID_TOKEN_REQUEST_TOKEN: 't' };
    expect(createIdTokens(env)).toBeInstanceOf(Function);
    expect(createIdTokens({})).toBeNull();
    expect(createIdTokens({ ...env, ACTIONS_ID_TOKEN_REQUEST_URL: '' })).toBeNull();
  });
});
