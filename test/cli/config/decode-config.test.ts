import { describe, expect, test } from 'vitest';
import { decodeConfig } from '../../../src/cli/config/decode-config.ts';
import { InputError } from '../../../src/kernel/errors.ts';

function decode(json: unknown) {
  return decodeConfig(json, 'touchdown.yaml', '/work/shop');
}

function refusal(json: unknown): string {
  try {
    decode(json);
  } catch (error) {
    if (error instanceof InputError) return error.message;
  }
  return '';
}

describe('touchdown.yaml', () => {
  test('is decoded whole', () => {
    const up = { anything: [1] };
    expect(
      decode({
        'base-url': ' https://api.example.com ',
        organization: 'acme',
        'app-id': ['a1', 'a2'],
        'auth-scheme': 'bearer',
        'allow-http': false,
        'token-file': '../token',
        timeout: '1h30m',
        up,
      }),
    ).toEqual({
      baseUrl: 'https://api.example.com',
      organization: 'acme',
      appIds: ['a1', 'a2'],
      authScheme: 'bearer',
      allowHttp: false,
      tokenFile: '/work/token',
      timeoutMs: 5_400_000,
      up,
    });
  });

  test.each([[null], [{}], [{ organization: null, 'app-id': null }]])('may say nothing: %j', (json) => {
    expect(decode(json)).toMatchObject({
      baseUrl: null,
      organization: null,
      appIds: [],
      timeoutMs: null,
      up: undefined,
    });
  });

  test('takes one application as a text, the token from standard input, seconds as a number', () => {
    const config = decode({ 'app-id': 'a1', 'token-file': '-', timeout: 90 });
    expect(config).toMatchObject({ appIds: ['a1'], tokenFile: '-', timeoutMs: 90_000 });
  });

  test.each([
    [{ base_url: 'x' }, 'touchdown.yaml: base_url: there is no such key; did you mean base-url?'],
    [{ color: 'x' }, 'touchdown.yaml: color: there is no such key; there are base-url, organization, app-id,'],
    [{ organization: 7 }, 'touchdown.yaml: organization: a text; put it in quotes where it looks like a number'],
    [{ 'app-id': ['a1', ''] }, 'touchdown.yaml: app-id: a text; put it in quotes'],
    [{ 'auth-scheme': 'basic' }, 'touchdown.yaml: auth-scheme: auto, token, bearer'],
    [{ 'allow-http': 'true' }, 'touchdown.yaml: allow-http: true or false'],
    [{ timeout: 'soon' }, 'touchdown.yaml: timeout: a duration above zero, as 90s, 30m or 1h30m'],
    [{ timeout: 0 }, 'touchdown.yaml: timeout: a duration above zero, as 90s, 30m or 1h30m'],
    [{ timeout: '0m' }, 'touchdown.yaml: timeout: a duration above zero, as 90s, 30m or 1h30m'],
    [['base-url'], 'touchdown.yaml: keys and their values'],
    ['base-url', 'touchdown.yaml: keys and their values'],
  ])('that says %j is refused', (json, sentence) => {
    expect(refusal(json)).toContain(sentence);
  });

  test('refuses a token, without showing it', () => {
    const message = refusal({ token: 'hunter24' });
    expect(message).toMatch(/^touchdown\.yaml: token: a token does not belong .* TOUCHDOWN_TOKEN, .* token-file$/);
    expect(message).not.toContain('hunter24');
  });

  test('is refused with everything in it that is wrong, and no hostile key is shown as it is', () => {
    const message = refusal({ 'base-url': 1, timeout: [], '\u001b[31mred\n::error::': 1 });
    expect(message.split('\n')).toHaveLength(3);
    expect(message).not.toContain('\u001b');
  });
});
