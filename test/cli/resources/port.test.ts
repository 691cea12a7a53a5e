import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePort } from '../../../src/cli/resources/create-application.ts';

describe('a port', () => {
  test.each([
    ['8080', { internalPort: 8080 }],
    ['8080:443', { internalPort: 8080, externalPort: 443 }],
    ['8080:443/http', { internalPort: 8080, externalPort: 443, protocol: 'HTTP' }],
    ['53/UDP', { internalPort: 53, protocol: 'UDP' }],
    ['8080,public', { internalPort: 8080, publiclyAccessible: true }],
    ['1', { internalPort: 1 }],
    ['65535:1', { internalPort: 65_535, externalPort: 1 }],
    ['1:65535', { internalPort: 1, externalPort: 65_535 }],
    ['00080', { internalPort: 80 }],
    [`53/a${'_'.repeat(31)}`, { internalPort: 53, protocol: `A${'_'.repeat(31)}` }],
    [' 8080:443/HTTP,public ', { internalPort: 8080, externalPort: 443, protocol: 'HTTP', publiclyAccessible: true }],
  ])('written %j is read', (text, port) => {
    expect(parsePort(text)).toEqual(port);
  });

  test.each([
    '',
    '0',
    '65536',
    '80:0',
    '80:99999',
    '80/',
    '80:',
    'http',
    '80,private',
    '80, public',
    '-80',
    '8e1',
    '000080',
    '80:000443',
    '80/1',
    `53/a${'_'.repeat(32)}`,
    '80:65536',
    '80,public,public',
  ])('written %j is none', (text) => {
    expect(parsePort(text)).toBeNull();
  });

  test('of any text is one that can be, or none', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789:/,publicHTTP'), maxLength: 20 }), (text) => {
        const port = parsePort(text);
        if (port === null) return;
        const { internalPort, externalPort, protocol, publiclyAccessible } = port;
        expect(internalPort >= 1 && internalPort <= 65_535).toBe(true);
        const outer = externalPort === undefined ? '' : `:${externalPort}`;
        const spoken = protocol === undefined ? '' : `/${protocol}`;
        const written = `${internalPort}${outer}${spoken}${publiclyAccessible === true ? ',public' : ''}`;
        expect(parsePort(written)).toEqual(port);
        expect(written.toLowerCase()).toBe(text.replace(/(^|:)0+/g, '$1').toLowerCase());
      }),
    );
  });
});
