import { BlockList } from 'node:net';
import { networkOf } from '../page/login-throttle.ts';

/** Addresses that many clients may share behind a proxy: this machine and private networks (RFC 1918, 4193, 6598, 3927, 4291). */
const SHARED = new BlockList();
SHARED.addAddress('127.0.0.1');
SHARED.addAddress('::1', 'ipv6');
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
] as const)
  SHARED.addSubnet(network, bits);
SHARED.addSubnet('fc00::', 7, 'ipv6');
SHARED.addSubnet('fe80::', 10, 'ipv6');

/** Returns a limit of `max` connections for each address or IPv6 network; shared addresses are not limited. */
export function createConnectionLimit(max: number) {
  const counts = new Map<string, number>();
  return {
    /** Counts a connection; returns false, without counting it, if its address has too many. */
    open: (address: string): boolean => {
      if (address === '' || SHARED.check(address, address.includes(':') ? 'ipv6' : 'ipv4')) return true;
      const network = networkOf(address);
      const count = counts.get(network) ?? 0;
      if (count >= max) return false;
      counts.set(network, count + 1);
      return true;
    },
    close: (address: string): void => {
      const network = networkOf(address);
      const count = counts.get(network) ?? 0;
      if (count > 1) counts.set(network, count - 1);
      else counts.delete(network);
    },
  };
}
