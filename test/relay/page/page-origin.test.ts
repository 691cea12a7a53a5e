import { describe, expect, test } from 'vitest';
import { hostOf, isByHttps, isFromOurPage } from '../../../src/relay/page/page.ts';

const request = (headers: Record<string, string>, url = 'http://relay.example/replay'): Request =>
  new Request(url, { headers });

describe('isFromOurPage', () => {
  test.each([
    [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, true],
    [{ 'sec-fetch-site': 'none' }, true],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://relay.example' }, false],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': '' }, false],
    [{ origin: 'http://relay.example' }, true],
    [{ origin: 'http://relay.example', host: 'relay.example' }, true],
    [{ origin: 'https://relay.example:8443', 'x-forwarded-host': 'relay.example:8443, inner' }, true],
    [{ origin: 'http://relay.example.evil.example' }, false],
    [{ origin: 'https://evil.example' }, false],
    [{ origin: 'file://' }, false],
    [{ origin: 'nonsense' }, false],
    [{ origin: 'null' }, true],
    [{}, true],
  ])('for a form with %j returns %s', (headers, isOurs) => {
    expect(isFromOurPage(request(headers as Record<string, string>))).toBe(isOurs);
  });
});

describe('isByHttps and hostOf', () => {
  test('trust the proxy if it is configured, else the request', () => {
    expect(isByHttps(request({}))).toBe(false);
    expect(isByHttps(request({}, 'https://relay.example/'))).toBe(true);
    expect(isByHttps(request({ 'x-forwarded-proto': 'HTTPS, http' }))).toBe(true);
    expect(isByHttps(request({ 'x-forwarded-proto': 'http' }, 'https://relay.example/'))).toBe(false);
    expect(hostOf(request({}))).toBe('relay.example');
    expect(hostOf(request({ host: 'seen.example:1' }))).toBe('seen.example:1');
    expect(hostOf(request({ host: 'inner', 'x-forwarded-host': ' outer.example , inner' }))).toBe('outer.example');
  });
});
