import type { NamedApp } from '../../settings/app-ids.ts';
import type { SettingValue } from '../../settings/settings.ts';

/** What a repository's file may not decide: it would read a file of the user, or send the token in clear text. */
export type IgnoredKey = 'allow-http' | 'token-file';

/** A command's configuration; null for what is not set. Paths are absolute. */
export interface Config {
  /** The file that was read; null if it does not exist. */
  readonly path: string | null;
  readonly baseUrl: string | null;
  /** The address in a repository's file: never used, but the one that is used has to be the same, if it is not an option's. */
  readonly expectedBaseUrl: string | null;
  readonly organization: string | null;
  /** The applications for commands that name none; may be empty. */
  readonly apps: readonly NamedApp[];
  readonly authScheme: SettingValue<'auth-scheme'> | null;
  readonly allowHttp: boolean | null;
  readonly tokenFile: string | null;
  /** The keys of a repository's file that are not read from there. */
  readonly ignored: readonly IgnoredKey[];
  /** A duration as the file has it. */
  readonly timeout: string | null;
  /** The part `up` as it was written; undefined if absent. */
  readonly up: unknown;
}

export const NO_CONFIG: Config = {
  path: null,
  baseUrl: null,
  expectedBaseUrl: null,
  organization: null,
  apps: [],
  authScheme: null,
  allowHttp: null,
  tokenFile: null,
  ignored: [],
  timeout: null,
  up: undefined,
};
