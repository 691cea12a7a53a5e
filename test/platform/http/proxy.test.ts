import { describe, expect, test } from 'vitest';
import { InputError } from '../../../src/kernel/errors.ts';
import { redact } from '../../../src/kernel/redaction.ts';
import { chooseProxy } from '../../../src/platform/http/proxy.ts';

const API = 'https://api.example.com';

describe('the proxy', () => {
  test("is the variable for the URL's scheme, in lower case first (B40)", () => {
    expect(chooseProxy(API, { HTTPS_PROXY: 'http://p:3128' })?.url).toBe('http://p:3128/');
    expect(chooseProxy(API, { https_proxy: 'http://low:1', HTTPS_PROXY: 'http://up:1' })?.url).toBe('http://low:1/');
    expect(chooseProxy('http://api.example.com', { HTTP_PROXY: 'http://p:3128' })?.url).toBe('http://p:3128/');
  });

  test('is null without a variable for the scheme (B40)', () => {
    expect(chooseProxy(API, {})).toBeNull();
    expect(chooseProxy(API, { HTTPS_PROXY: '' })).toBeNull();
    expect(chooseProxy(API, { HTTP_PROXY: 'http://p:3128' })).toBeNull();
    expect(chooseProxy('http://api.example.com', { HTTPS_PROXY: 'http://p:3128' })).toBeNull();
  });

  test.each([
    ['proxy.corp:3128', 'http://proxy.corp:3128/'],
    ['user:pass@proxy.corp:3128', 'http://user:pass@proxy.corp:3128/'],
    ['proxy', 'http://proxy/'],
    ['https://proxy.corp', 'https://proxy.corp/'],
  ])('%s is completed with a scheme (B40)', (value, proxy) => {
    expect(chooseProxy(API, { HTTPS_PROXY: value })?.url).toBe(proxy);
  });

  test.each(['http://', 'http://bad host', 'socks5://proxy:1080', 'http://u:%zz@proxy'])(
    '%j is refused by its variable, and not shown (B40)',
    (value) => {
      expect(() => chooseProxy(API, { HTTPS_PROXY: value })).toThrow(InputError);
      expect(() => chooseProxy(API, { HTTPS_PROXY: value })).toThrow(
        /^HTTPS_PROXY is not the URL of an http or https proxy\. Use for example http:\/\/proxy\.example\.com:3128\./,
      );
    },
  );

  test("'s password becomes a secret, as written and decoded (B40)", () => {
    chooseProxy(API, { HTTPS_PROXY: 'http://user:proxy%21secret@p' });
    expect(redact('proxy%21secret proxy!secret')).toBe('*** ***');
  });

  test.each(['https://localhost', 'https://127.0.0.1:8443', 'http://[::1]:80', 'http://app.localhost'])(
    'is never used for %s, which is this machine (B40)',
    (origin) => {
      expect(chooseProxy(origin, { HTTPS_PROXY: 'http://p:1', HTTP_PROXY: 'http://p:1' })).toBeNull();
    },
  );

  test.each([
    'api.example.com',
    'API.EXAMPLE.COM',
    'example.com',
    '.example.com',
    '*.example.com',
    'other.example, api.example.com:443',
    'other.example api.example.com',
    '*',
    'api.example.com.',
    '.example.com.',
    'example.com.:443',
    'other.example,\tapi.example.com',
    'other.example, *',
  ])('is not used if NO_PROXY is %j (B40)', (list) => {
    expect(chooseProxy(API, { HTTPS_PROXY: 'http://p:1', NO_PROXY: list })).toBeNull();
    expect(chooseProxy(API, { HTTPS_PROXY: 'http://p:1', no_proxy: list })).toBeNull();
  });

  test.each([
    '',
    '.',
    '*.',
    ' , . ',
    'api.example.com:',
    'other.example',
    'pi.example.com',
    'api.example.com:8443',
    'example',
    ',',
  ])('is used if NO_PROXY is %j (B40)', (list) => {
    expect(chooseProxy(API, { HTTPS_PROXY: 'http://p:1', NO_PROXY: list })?.url).toBe('http://p:1/');
  });

  test('is not used for a host with a dot at its end whose name is in NO_PROXY (B40)', () => {
    for (const list of ['api.example.com', 'example.com', 'api.example.com.', 'api.example.com:443'])
      expect(chooseProxy('https://api.example.com.', { HTTPS_PROXY: 'http://p:1', NO_PROXY: list })).toBeNull();
    expect(
      chooseProxy('https://api.example.com.', { HTTPS_PROXY: 'http://p:1', NO_PROXY: 'example.co.' }),
    ).not.toBeNull();
  });

  test('is the variable in upper case if the one in lower case is blank (B40)', () => {
    expect(chooseProxy(API, { https_proxy: ' ', HTTPS_PROXY: 'http://p:1' })?.variable).toBe('HTTPS_PROXY');
  });

  test('is not used for an IPv6 address in NO_PROXY, with or without brackets (B40)', () => {
    const env = (list: string) => ({ HTTPS_PROXY: 'http://p:1', NO_PROXY: list });
    expect(chooseProxy('https://[2001:db8::1]', env('2001:db8::1'))).toBeNull();
    expect(chooseProxy('https://[2001:db8::1]:444', env('[2001:db8::1]:444'))).toBeNull();
    expect(chooseProxy('https://[2001:db8::2]', env('2001:db8::1'))?.url).toBe('http://p:1/');
  });
});
