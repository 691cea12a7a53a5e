import { describe, expect, test } from 'vitest';
import { createConnectionLimit } from '../../../src/relay/http/connection-limit.ts';

describe('the connections of one address', () => {
  test('are limited, and counted until they are closed', () => {
    const limit = createConnectionLimit(2);
    expect([limit.open('203.0.113.9'), limit.open('203.0.113.9'), limit.open('203.0.113.9')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(limit.open('203.0.113.10')).toBe(true);
    limit.close('203.0.113.9');
    expect([limit.open('203.0.113.9'), limit.open('203.0.113.9')]).toEqual([true, false]);
  });

  test('are counted per network for IPv6', () => {
    const limit = createConnectionLimit(1);
    expect([limit.open('2001:db8::1'), limit.open('2001:db8::2'), limit.open('2001:db8:0:1::1')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test.each(['127.0.0.2', '::ffff:203.0.113.9', '192.169.0.1', '172.32.0.1', '2001:db8::1'])(
    'are limited for %s, which is not the address of a proxy',
    (address) => {
      const limit = createConnectionLimit(1);
      expect([limit.open(address), limit.open(address)]).toEqual([true, false]);
    },
  );

  test.each(['127.0.0.1', '::1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '::ffff:10.1.2.3', 'fd00::1', 'fe80::1', ''])(
    'are not limited for %j, which many clients can share',
    (address) => {
      const limit = createConnectionLimit(1);
      expect([limit.open(address), limit.open(address)]).toEqual([true, true]);
      limit.close(address);
    },
  );
});
