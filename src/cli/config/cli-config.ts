import type { AuthScheme } from '../../platform/http/authorization.ts';

/** A command's configuration; null for what is not set. Paths are absolute. */
export interface Config {
  /** The file that was read; null if it does not exist. */
  readonly path: string | null;
  readonly baseUrl: string | null;
  readonly organization: string | null;
  /** The applications for commands that name none; may be empty. */
  readonly appIds: readonly string[];
  readonly authScheme: AuthScheme | null;
  readonly allowHttp: boolean | null;
  readonly tokenFile: string | null;
  readonly timeoutMs: number | null;
  /** The part `up` as it was written; undefined if absent. */
  readonly up: unknown;
}

/** A configuration in which nothing is set. */
export const NO_CONFIG: Config = {
  path: null,
  baseUrl: null,
  organization: null,
  appIds: [],
  authScheme: null,
  allowHttp: null,
  tokenFile: null,
  timeoutMs: null,
  up: undefined,
};

/** The values of `--auth-scheme`. */
export const AUTH_SCHEMES = ['auto', 'token', 'bearer'] as const;

/** Returns the scheme of that name; null if it does not exist. */
export function asAuthScheme(value: unknown): AuthScheme | null {
  return AUTH_SCHEMES.find((scheme) => scheme === value) ?? null;
}
