/** What reaches this machine by number: its loopback addresses, and the unspecified ones, which are connected to as if they were. */
const HERE = /^(?:127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:(?:7f[\da-f]{2}:[\da-f]{1,4}|0:0)\])$/;

/** Returns whether a URL's host name, in any case, is this machine: then nothing leaves it, and no proxy is used. */
export function isLoopback(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  return name === 'localhost' || name.endsWith('.localhost') || HERE.test(name);
}
