import type { SandboxRequest } from '../http/wire.ts';

const ADMIN_PATH = /^\/_sandbox(?:[/?]|$)/;
const LOOPBACK_ADDRESS = /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/;

/** Returns true if a request is for the sandbox itself, and not for the platform that it plays. */
export function isAdminCall({ target }: SandboxRequest): boolean {
  return ADMIN_PATH.test(target);
}

/** Returns true if such a request is about GitHub, whose time is not the platform's. */
export function isGithubAdminCall({ target }: SandboxRequest): boolean {
  return /^\/_sandbox\/github(?:[/?]|$)/.test(target);
}

/**
 * Returns why an admin call is not carried out, or null if it may be. Admin calls carry no token, so they come from
 * this machine only; and a web page that is open on it cannot make them: a foreign name that was bound to a loopback
 * address shows in Host, a request across origins in Origin.
 */
export function refuseAdmin({ headers, remoteAddress }: SandboxRequest): string | null {
  if (remoteAddress === undefined) return null;
  if (!isLoopbackHost(remoteAddress)) return 'Calls to /_sandbox work only from the machine on which the sandbox runs.';
  const host = headers['host'] ?? '';
  if (!isLoopbackHost(URL.parse(`http://${host}`)?.hostname ?? '')) {
    return 'Calls to /_sandbox work only with a local address. Use 127.0.0.1, [::1] or localhost as the host.';
  }
  const { origin } = headers;
  if (origin !== undefined && origin !== `http://${host}`) {
    return 'Calls to /_sandbox from a web page of another origin are not allowed.';
  }
  return null;
}

/** Returns true if a name or address, IPv6 with or without brackets, is a loopback one. */
export function isLoopbackHost(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  return address === 'localhost' || LOOPBACK_ADDRESS.test(address);
}
