import { describe, expect, test } from 'vitest';
import { hideUrl, parseWebhookUrl } from '../../../src/cli/resources/commands.ts';
import { redact } from '../../../src/kernel/redaction.ts';

describe("a webhook's URL", () => {
  test.each([
    '',
    'h.example/hunter28',
    'ftp://h.example/hunter28',
    'https://h.example/hunter28 x',
    'javascript:hunter28',
  ])('is refused and not shown: %j', (text) => {
    expect(() => parseWebhookUrl(text)).toThrow(
      'is missing or not an http or https URL. Give one with --url, or in a file with --url-file.',
    );
    expect(() => parseWebhookUrl(text)).not.toThrow('hunter28');
  });

  test('is redacted in all output, as a whole and in its secret parts', () => {
    const address = 'https://u:pass-w0rd@h.example/hooks/T0123456789?token=s3cret-s3cret';
    parseWebhookUrl(address);
    for (const secret of [address, 'pass-w0rd', '/hooks/T0123456789', 'T0123456789', 's3cret-s3cret']) {
      expect(redact(`a ${secret} b`)).toBe('a *** b');
    }
    expect(redact('https://h.example')).toBe('https://h.example');
  });

  test.each(['https://bare.example', 'https://bare.example/', 'HTTPS://Bare.Example:443'])(
    'is not secret if it is only a host: %j',
    (address) => {
      expect(parseWebhookUrl(address)).toBe(address);
      expect(redact(`to ${hideUrl(address)} and ${address}`)).toBe(`to https://bare.example/ and ${address}`);
    },
  );

  test('is redacted from eight characters on', () => {
    parseWebhookUrl('https://h.example/abcdef7/abcdefg8?k=hijklm9&l=hijklmn1');
    expect(redact('abcdef7 abcdefg8 hijklm9 hijklmn1')).toBe('abcdef7 *** hijklm9 ***');
  });

  test.each([
    ['https://h.example:8443/a/b?c=d', 'https://h.example:8443/…'],
    ['https://u:p@h.example/?t=1', 'https://h.example/…'],
    ['https://h.example', 'https://h.example/'],
    ['none', '…'],
  ])('%j is shown as %j', (address, shown) => {
    expect(hideUrl(address)).toBe(shown);
  });
});
