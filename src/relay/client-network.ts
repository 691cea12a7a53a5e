/**
 * Returns who an address counts as: for IPv6 its network of 64 bits, since one client can use all 2^64 addresses of it (RFC 4291,
 * section 2.5.4); for IPv4, also in IPv6, the address itself.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%', 1);
  if (!bare.includes(':') || bare.includes('.')) return address;
  const [head = '', tail = ''] = bare.split('::');
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}

function groupsOf(part: string): readonly string[] {
  return part === '' ? [] : part.split(':');
}
