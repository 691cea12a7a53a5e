import type { AuthScheme } from '../../platform/http/authorization.ts';

/** What a command is configured with; null where nothing says it. Paths are absolute. */
export interface Config {
  /** The file that was read; null where there is none. */
  readonly path: string | null;
  readonly baseUrl: string | null;
  /** The organization's id or name. */
  readonly organization: string | null;
  /** The applications that `deploy` and its like are about where none is named; empty where nothing says it. */
  readonly appIds: readonly string[];
  readonly authScheme: AuthScheme | null;
  readonly allowHttp: boolean | null;
  /** Where the token is; `-` for standard input. */
  readonly tokenFile: string | null;
  /** How long a deployment is followed. */
  readonly timeoutMs: number | null;
  /** The part `up` as it was written; undefined where there is none. */
  readonly up: unknown;
}

/** A configuration in which nothing is said. */
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
