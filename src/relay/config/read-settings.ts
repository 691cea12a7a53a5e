import { type BadInput, InputError } from '../../kernel/errors.ts';
import { registerSecret } from '../../kernel/redaction.ts';
import { safeSentence, sentenceOf } from '../../kernel/untrusted.ts';
import { readApplications } from './config-file.ts';
import * as values from './setting-values.ts';
import { type Environment, findMisspelt, VARIABLES, type VariableName } from './variables.ts';

/** `pg` uses PGPASSWORD if RELAY_STORE has no password. */
const SECRETS = [
  'PLATFORM_TOKEN',
  'GITHUB_APP_PRIVATE_KEY',
  'GITHUB_WEBHOOK_SECRET',
  'RELAY_ADMIN_TOKEN',
  'PGPASSWORD',
];

/** Variables whose values are never shown: secrets, and addresses, which may contain one. */
const HIDDEN: ReadonlySet<string> = new Set([
  ...SECRETS,
  'RELAY_STORE',
  'RELAY_WEBHOOK_SECRET',
  'PLATFORM_BASE_URL',
  'GITHUB_API_URL',
  'RELAY_OIDC_ISSUER',
  'RELAY_URL',
]);

/** The relay's settings; their secrets are registered for redaction. */
export type RelaySettings = ReturnType<typeof readSettings>;

/** Reads a text file; throws if it cannot. */
type ReadFile = (path: string) => string;

/** Reads the relay's settings, and registers each secret in them for redaction. Throws InputError, which lists every bad variable. */
export function readSettings(env: Environment, readFile: ReadFile) {
  registerSecrets(env);
  const reader = new Reader(env);
  const apiUrl = reader.read('GITHUB_API_URL', values.readGithubApi, VARIABLES.GITHUB_API_URL);
  const settings = {
    port: reader.read('PORT', values.readPort, 0),
    host: reader.read('HOST', values.readHost, ''),
    store: reader.read('RELAY_STORE', values.readStore, { kind: 'sqlite', path: '' }),
    webhookSecrets: reader.read('RELAY_WEBHOOK_SECRET', values.readSecrets, []),
    secretHeader: reader.read('RELAY_SECRET_HEADER', values.readHeaderName, ''),
    signature: reader.read('RELAY_SIGNATURE', values.readChoice(['off', 'standard-webhooks']), 'off'),
    configFile: reader.read('RELAY_CONFIG', values.readLine, ''),
    platform: readPlatform(reader),
    github: {
      appId: reader.read('GITHUB_APP_ID', values.readAppId, ''),
      privateKey: readAppKey(reader, readFile),
      apiUrl,
      webhookSecret: reader.readOptional('GITHUB_WEBHOOK_SECRET', values.readSecret),
    },
    oidc: {
      issuers: reader.readOptional('RELAY_OIDC_ISSUER', values.readAddresses) ?? [values.issuerOf(apiUrl)],
      audience: reader.read('RELAY_OIDC_AUDIENCE', values.readLine, ''),
    },
    unplaced: reader.read('RELAY_UNPLACED', values.readChoice(['keep', 'branch-head']), 'keep'),
    deadlineMs: reader.read('RELAY_DEADLINE', values.readDeadline, 0),
    drainMs: reader.read('RELAY_DRAIN', values.readDrain, 0),
    adminToken: reader.readOptional('RELAY_ADMIN_TOKEN', values.readSecret),
    publicUrl: reader.readOptional('RELAY_URL', values.readAddress),
  };
  if (reader.problems.length > 0) throw new InputError(reader.problems);
  registerSecret(settings.github.privateKey);
  return settings;
}

/** Adds to an InputError the problems in the applications file, and the misspelt variables, which may be the cause. */
export function withOtherMistakes(error: unknown, env: Environment, readFile: ReadFile): unknown {
  if (!(error instanceof InputError)) return error;
  const inputs = [...error.inputs, ...findMistakesInFile(env, readFile), ...findMisspelt(env)];
  const byText = new Map(inputs.map((input) => [JSON.stringify(input), input]));
  return new InputError([...byText.values()], error);
}

function findMistakesInFile(env: Environment, readFile: ReadFile): readonly BadInput[] {
  try {
    readApplications(env['RELAY_CONFIG']?.trim() || VARIABLES.RELAY_CONFIG, readFile);
    return [];
  } catch (error) {
    return error instanceof InputError ? error.inputs : [];
  }
}

/** Registers every secret of the environment for redaction, even if it cannot be used. */
export function registerSecrets(env: Environment): void {
  for (const name of SECRETS) registerKey(env[name] ?? '');
  const webhookSecrets = env['RELAY_WEBHOOK_SECRET'] ?? '';
  for (const secret of [webhookSecrets, ...webhookSecrets.split(',')]) registerSecret(secret.trim());
  const store = env['RELAY_STORE'] ?? '';
  if (!/^postgres(?:ql)?:/.test(store.trim())) return;
  registerSecret(store);
  const url = URL.parse(store.trim());
  // An invalid address may contain a password, even in the invalid part.
  const written = /^[^/]*:\/\/[^/?#@:]*:(.*)@/.exec(store)?.[1] ?? '';
  for (const password of [written, url?.password ?? '', url?.searchParams.get('password') ?? '']) {
    for (const form of [password, decoded(password)]) registerSecret(form);
  }
}

function registerKey(text: string): void {
  registerSecret(text);
  registerSecret(text.replaceAll('\\n', '\n'));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

class Reader {
  readonly problems: BadInput[] = [];
  readonly #env: Environment;

  constructor(env: Environment) {
    this.#env = env;
  }

  textOf(name: VariableName): string {
    return this.#env[name]?.trim() || VARIABLES[name];
  }

  /** Returns a variable's value; if it is invalid, adds a problem and returns `placeholder`. */
  read<T>(name: VariableName, parse: (text: string) => values.Read<T>, placeholder: T): T {
    const text = this.textOf(name);
    const result = parse(text);
    if (!('problem' in result)) return result.value;
    this.problems.push({ name, seen: HIDDEN.has(name) ? '' : safeSentence(text, 200), problem: result.problem });
    return placeholder;
  }

  readOptional<T>(name: VariableName, parse: (text: string) => values.Read<T>): T | null {
    return this.textOf(name) === '' ? null : this.read<T | null>(name, parse, null);
  }
}

function readPlatform(reader: Reader): { readonly baseUrl: string; readonly token: string } | null {
  const baseUrl = reader.readOptional('PLATFORM_BASE_URL', values.readAddress);
  const token = reader.readOptional('PLATFORM_TOKEN', values.readToken);
  for (const [name, other] of [
    ['PLATFORM_BASE_URL', 'PLATFORM_TOKEN'],
    ['PLATFORM_TOKEN', 'PLATFORM_BASE_URL'],
  ] as const) {
    if (reader.textOf(name) !== '' || reader.textOf(other) === '') continue;
    reader.problems.push({ name, seen: '', problem: `is missing, but ${other} is set. Set both or neither.` });
  }
  return baseUrl === null || token === null ? null : { baseUrl, token };
}

function readAppKey(reader: Reader, readFile: ReadFile): string {
  const name = 'GITHUB_APP_PRIVATE_KEY_FILE';
  const path = reader.textOf(name);
  if (path === '') return reader.read('GITHUB_APP_PRIVATE_KEY', values.readPrivateKey, '');
  const read = (): values.Read<string> => {
    if (reader.textOf('GITHUB_APP_PRIVATE_KEY') !== '')
      return { problem: 'cannot be combined with GITHUB_APP_PRIVATE_KEY. Set only one of them.' };
    try {
      const text = readFile(path);
      registerKey(text);
      return values.readPrivateKey(text);
    } catch (error) {
      return {
        problem: `cannot be read: ${sentenceOf(error, 200)}. Check the path, and that the relay may read the file.`,
      };
    }
  };
  return reader.read(name, read, '');
}
