import type { NamedApp } from '../../settings/app-ids.ts';
import type { SettingValue } from '../../settings/settings.ts';

/** A command's configuration; null for what is not set. Paths are absolute. */
export interface Config {
  /** The file that was read; null if it does not exist. */
  readonly path: string | null;
  readonly baseUrl: string | null;
  readonly organization: string | null;
  /** The applications for commands that name none; may be empty. */
  readonly apps: readonly NamedApp[];
  readonly authScheme: SettingValue<'auth-scheme'> | null;
  readonly allowHttp: boolean | null;
  readonly tokenFile: string | null;
  /** A duration as the file has it. */
  readonly timeout: string | null;
  /** The part `up` as it was written; undefined if absent. */
  readonly up: unknown;
}

export const NO_CONFIG: Config = {
  path: null,
  baseUrl: null,
  organization: null,
  apps: [],
  authScheme: null,
  allowHttp: null,
  tokenFile: null,
  timeout: null,
  up: undefined,
};
