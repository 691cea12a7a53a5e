import { type BadInput, InputError } from '../../kernel/errors.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import type { RelaySettings } from '../relay-settings.ts';
import { registerKey, registerSecrets } from './relay-secrets.ts';
import { type Environment, VARIABLES, type VariableName } from './relay-variables.ts';
import {
  type Read,
  readAddress,
  readAddresses,
  readAppId,
  readChoice,
  readDeadline,
  readHeaderName,
  readHost,
  readLine,
  readPort,
  readPrivateKey,
  readSecret,
  readSecrets,
  readStore,
  readToken,
} from './setting-values.ts';

const SECRET: ReadonlySet<VariableName> = new Set<VariableName>([
  'RELAY_STORE',
  'RELAY_WEBHOOK_SECRET',
  'PLATFORM_BASE_URL',
  'PLATFORM_TOKEN',
  'GITHUB_APP_PRIVATE_KEY',
  'GITHUB_API_URL',
  'GITHUB_WEBHOOK_SECRET',
  'RELAY_OIDC_ISSUER',
  'RELAY_ADMIN_TOKEN',
  'RELAY_URL',
]);

/**
 * Reads the relay's settings from the environment; `readFile` reads a text file and throws where it cannot. Every secret in them is
 * registered for redaction first. Throws InputError, which lists every variable that cannot be used.
 */
export function readSettings(env: Environment, readFile: (path: string) => string): RelaySettings {
  registerSecrets(env);
  const reader = createReader(env);
  const settings = settingsOf(reader, readFile);
  if (settings === null || reader.problems.length > 0) throw new InputError(reader.problems);
  return settings;
}

interface Reader {
  readonly problems: BadInput[];
  /** Returns the text of a variable: its default where it is not set, empty where it has none. */
  textOf(name: VariableName): string;
  /** Returns a variable's value; null, with its problem noted, where it cannot be used. */
  take<T>(name: VariableName, read: (text: string) => Read<T>): T | null;
  /** The same of a variable that may be left empty: null then, too. */
  takeOptional<T>(name: VariableName, read: (text: string) => Read<T>): T | null;
}

function createReader(env: Environment): Reader {
  const problems: BadInput[] = [];
  const textOf = (name: VariableName): string => env[name]?.trim() || VARIABLES[name];
  const take = <T>(name: VariableName, read: (text: string) => Read<T>): T | null => {
    const text = textOf(name);
    const result = read(text);
    if ('problem' in result) problems.push({ name, seen: seenOf(name, text), accepted: result.problem });
    return result.value;
  };
  return {
    problems,
    textOf,
    take,
    takeOptional: (name, read) => (textOf(name) === '' ? null : take(name, read)),
  };
}

/** Null where something that cannot be left out is missing. */
function settingsOf(reader: Reader, readFile: (path: string) => string): RelaySettings | null {
  const { take, takeOptional } = reader;
  const port = take('PORT', readPort);
  const host = take('HOST', readHost);
  const store = take('RELAY_STORE', readStore);
  const webhookSecrets = take('RELAY_WEBHOOK_SECRET', readSecrets);
  const secretHeader = take('RELAY_SECRET_HEADER', readHeaderName);
  const signature = take('RELAY_SIGNATURE', readChoice(['off', 'standard-webhooks']));
  const configFile = take('RELAY_CONFIG', readLine);
  const platform = takePlatform(reader);
  const github = takeGithub(reader, readFile);
  const issuers = take('RELAY_OIDC_ISSUER', readAddresses);
  const audience = take('RELAY_OIDC_AUDIENCE', readLine);
  const unplaced = take('RELAY_UNPLACED', readChoice(['keep', 'branch-head']));
  const deadlineMs = take('RELAY_DEADLINE', readDeadline);
  const adminToken = takeOptional('RELAY_ADMIN_TOKEN', readSecret);
  const publicUrl = takeOptional('RELAY_URL', readAddress);
  if (port === null || host === null || store === null || webhookSecrets === null || secretHeader === null) return null;
  if (signature === null || configFile === null || github === null || unplaced === null) return null;
  if (issuers === null || audience === null || deadlineMs === null) return null;
  const oidc = { issuers, audience };
  const heard = { webhookSecrets, secretHeader, signature };
  return {
    port,
    host,
    store,
    ...heard,
    configFile,
    platform,
    github,
    oidc,
    unplaced,
    deadlineMs,
    adminToken,
    publicUrl,
  };
}

function takePlatform({ problems, textOf, takeOptional }: Reader): RelaySettings['platform'] {
  const baseUrl = takeOptional('PLATFORM_BASE_URL', readAddress);
  const token = takeOptional('PLATFORM_TOKEN', readToken);
  for (const [name, other] of [
    ['PLATFORM_BASE_URL', 'PLATFORM_TOKEN'],
    ['PLATFORM_TOKEN', 'PLATFORM_BASE_URL'],
  ] as const) {
    if (textOf(name) !== '' || textOf(other) === '') continue;
    problems.push({ name, seen: '', accepted: `give it as well as ${other}, or neither of them` });
  }
  return baseUrl === null || token === null ? null : { baseUrl, token };
}

function takeGithub(reader: Reader, readFile: (path: string) => string): RelaySettings['github'] | null {
  const appId = reader.take('GITHUB_APP_ID', readAppId);
  const privateKey = takePrivateKey(reader, readFile);
  const apiUrl = reader.take('GITHUB_API_URL', readAddress);
  const webhookSecret = reader.takeOptional('GITHUB_WEBHOOK_SECRET', readSecret);
  return appId === null || privateKey === null || apiUrl === null ? null : { appId, privateKey, apiUrl, webhookSecret };
}

function takePrivateKey({ problems, textOf, take }: Reader, readFile: (path: string) => string): string | null {
  const name = 'GITHUB_APP_PRIVATE_KEY_FILE';
  const path = textOf(name);
  if (path === '') return take('GITHUB_APP_PRIVATE_KEY', readPrivateKey);
  const problem = (accepted: string): null => {
    problems.push({ name, seen: path, accepted });
    return null;
  };
  if (textOf('GITHUB_APP_PRIVATE_KEY') !== '') return problem('give this or GITHUB_APP_PRIVATE_KEY, not both');
  try {
    const text = readFile(path);
    registerKey(text);
    const key = readPrivateKey(text);
    return 'problem' in key ? problem(key.problem) : key.value;
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'no reason was given';
    return problem(`give a file that can be read: ${safeSentence(reason, 200)}`);
  }
}

function seenOf(name: VariableName, text: string): string {
  return SECRET.has(name) ? '' : safeSentence(text, 200);
}
