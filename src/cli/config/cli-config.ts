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

const TEXT = { type: 'string', minLength: 1 };
/** In the form that src/kernel/units.ts parses; a number means seconds. */
const DURATION = {
  anyOf: [
    {
      type: 'string',
      pattern:
        '^\\s*(\\d+(\\.\\d+)?|(?=\\d)(\\d+(\\.\\d+)?h)?(\\d+(\\.\\d+)?m)?(\\d+(\\.\\d+)?s)?(\\d+(\\.\\d+)?ms)?)\\s*$',
    },
    { type: 'number', exclusiveMinimum: 0 },
  ],
};

/** The keys of touchdown.yaml, in the order in which help and the schema show them. */
export const CONFIG_KEYS = {
  'base-url': {
    meaning: "The URL of the platform's API, for example https://api.example.com/api/v1.",
    schema: TEXT,
  },
  organization: { meaning: 'The organization, by id or name.', schema: TEXT },
  'app-id': {
    meaning: 'The default application of deploy, follow, status and logs, or a list of them.',
    schema: { anyOf: [TEXT, { type: 'array', items: TEXT, minItems: 1 }] },
  },
  'auth-scheme': {
    meaning:
      'How to send the token (default: auto, which sends a JWT as a bearer token and any other as an API token).',
    schema: { enum: AUTH_SCHEMES },
  },
  'allow-http': {
    meaning: 'Set to true to allow plain http to other hosts, which exposes the token (default: false).',
    schema: { type: 'boolean' },
  },
  'token-file': {
    meaning: 'A file that contains the token, relative to the folder of this file; never the token itself.',
    schema: TEXT,
  },
  timeout: {
    meaning: 'Overall timeout of a deployment: 90s, 30m or 1h30m; a number means seconds (default: 30m).',
    schema: DURATION,
  },
  up: {
    meaning: 'The resources that touchdown up creates if they are missing, and deploys.',
    schema: { type: 'object' },
  },
} as const satisfies Readonly<Record<string, { readonly meaning: string; readonly schema: object }>>;

/** The name of a key of touchdown.yaml. */
export type ConfigKeyName = keyof typeof CONFIG_KEYS;
