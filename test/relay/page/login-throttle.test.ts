import { describe, expect, test } from 'vitest';
import { createLoginThrottle } from '../../../src/relay/page/login-throttle.ts';

describe('the throttle of the login', () => {
  test('treats all addresses of an IPv6 network as one client, since one machine has 2^64 of them', () => {
    const throttle = createLoginThrottle();
    const ours = ['2001:db8:0:7::1', '2001:db8:0:7::2', '2001:db8:0:7:a:b:c:d', '2001:db8:0:7::', '2001:db8:0:7:1::'];
    for (const address of ours) throttle.failed(address, 0);
    expect(throttle.waitMs('2001:db8:0:7:ffff::9', 1)).toBe(59_999);
    expect(throttle.waitMs('2001:db8:0:8::1', 1)).toBe(0);
    expect(throttle.waitMs('2001:db8:7::1', 1)).toBe(0);
  });

  test('forgets only the client with the oldest failure when there are too many', () => {
    const throttle = createLoginThrottle();
    for (const client of ['kept', 'old']) for (let at = 0; at < 5; at++) throttle.failed(client, 0);
    throttle.failed('kept', 1);
    for (let other = 0; other < 999; other++) throttle.failed(`other ${other}`, 1);
    expect(throttle.waitMs('old', 2)).toBe(0);
    expect(throttle.waitMs('kept', 2)).toBeGreaterThan(0);
  });
});
