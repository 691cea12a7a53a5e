import { describe, expect, test } from 'vitest';
import { decodeConfig } from '../../../src/cli/config/decode-config.ts';
import { InputError } from '../../../src/kernel/errors.ts';
import { appOf } from '../../support/app-of.ts';

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
  test('is decoded with all its keys', () => {
    const up = { anything: [1] };
    expect(
      decode({
        'base-url': ' https://api.example.com ',
        organization: 'acme',
        'app-id': ['web=a1', 'a2'],
        'auth-scheme': 'bearer',
        'allow-http': false,
        'token-file': '../token',
        timeout: '1h30m',
        up,
      }),
    ).toEqual({
      baseUrl: 'https://api.example.com',
      organization: 'acme',
      apps: [appOf('a1', 'web'), appOf('a2')],
      authScheme: 'bearer',
      allowHttp: false,
      tokenFile: '/work/token',
      timeout: '1h30m',
      up,
    });
  });

  test.each([[null], [{}], [{ organization: null, 'app-id': null }]])('may be empty: %j', (json) => {
    expect(decode(json)).toMatchObject({
      baseUrl: null,
      organization: null,
      apps: [],
      timeout: null,
      up: undefined,
    });
  });

  test('accepts one application as a text, - as the token file and a number of seconds', () => {
    const config = decode({ 'app-id': 'a1', 'token-file': '-', timeout: 90 });
    expect(config).toMatchObject({ apps: [appOf('a1')], tokenFile: '-', timeout: '90' });
  });

  test.each([
    [{ base_url: 'x' }, 'touchdown.yaml: base_url is not a known key. Did you mean base-url?'],
    [
      { color: 'x' },
      'touchdown.yaml: color is not a known key. Use one of base-url, organization, app-id, auth-scheme, allow-http, token-file, timeout, up.',
    ],
    [{ organization: 7 }, 'touchdown.yaml: organization is not a text. Put a text that looks like a number in quotes.'],
    [
      { 'app-id': ['a1', ''] },
      'touchdown.yaml: app-id[1] is not a text. Put a text that looks like a number in quotes.',
    ],
    [
      { 'app-id': 7 },
      'touchdown.yaml: app-id is not a text or a list of texts. Put a text that looks like a number in quotes.',
    ],
    [{ 'base-url': 'api.example' }, 'touchdown.yaml: base-url is not a URL. Use for example https://api'],
    [{ 'allow-http': 'true' }, 'touchdown.yaml: allow-http is not true or false.'],
    [
      ['base-url'],
      'touchdown.yaml is not a list of keys and values. Write for example "base-url: https://api.example.com".',
    ],
  ])('with %j is refused', (json, sentence) => {
    expect(refusal(json)).toContain(sentence);
  });

  test('refuses a token, without showing it', () => {
    const message = refusal({ token: 'hunter24' });
    expect(message).toMatch(
      /^touchdown\.yaml: token is not allowed in a file that is shared\. Set TOUCHDOWN_TOKEN, or name a file with token-file\.$/,
    );
    expect(message).not.toContain('hunter24');
  });

  test('is refused with all its problems, and hostile keys are cleaned', () => {
    const message = refusal({ 'base-url': 1, timeout: [], '\u001b[31mred\n::error::': 1 });
    expect(message.split('\n')).toHaveLength(3);
    expect(message).not.toContain('\u001b');
  });
});
