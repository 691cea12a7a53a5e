import { InputError } from '../../kernel/errors.ts';
import { findBaseUrlProblem, isUnencrypted, showableAddress } from '../../kernel/web-address.ts';

/** Where the platform's API begins: every path of the contract is joined to it. */
export interface BaseAddress {
  /** Scheme, host and port: `https://api.example.com:8443`. */
  readonly origin: string;
  /** The path before every path, without a slash at its end: `/api/v1`, or empty. */
  readonly prefix: string;
}

const UNENCRYPTED = 'is not encrypted: http would send the token in clear text. Give an https URL, or set allowHttp.';

/**
 * Reads a base address: http or https, with or without a prefix, a port, slashes at the end; IPv6 in brackets.
 * Throws InputError for anything else, for credentials, a query or a fragment in it, and for plain http to a host other
 * than this machine unless `allowHttp`, since the token would travel in the clear.
 */
export function parseBaseAddress(text: string, { allowHttp }: { allowHttp: boolean }): BaseAddress {
  const written = text.trim();
  const problem = findBaseUrlProblem(written) ?? (isUnencrypted(written) && !allowHttp ? UNENCRYPTED : null);
  if (problem !== null) throw new InputError([{ name: 'baseUrl', seen: showableAddress(written), problem }]);
  const { origin, pathname } = new URL(written);
  return { origin, prefix: pathname.replace(/(?<!\/)\/+$/, '') };
}
