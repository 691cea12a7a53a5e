import { createPrivateKey } from 'node:crypto';
import { isLoopback } from '../../kernel/loopback.ts';
import { parseDuration } from '../../kernel/units.ts';
import type { RelaySettings } from '../relay-settings.ts';

/** The value of a text, or `problem`, which says what is accepted. */
export type Read<T> = { readonly value: T } | { readonly problem: string };

const MIN_SECRET = 16;
const MIN_DEADLINE_MS = 60_000;
const MAX_DEADLINE_MS = 24 * 3_600_000;
const IN_MEMORY = /^(?::memory:|file:)/i;

/** Reads a port; 0 means any free port. */
export function readPort(text: string): Read<number> {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return port <= 65_535 ? { value: port } : { problem: 'give a port from 1 to 65535, or 0 for any that is free' };
}

/** Reads an address to listen on. */
export const readHost = reader(
  /^[0-9A-Za-z.:_%-]{1,255}$/,
  'give an address or a host name, such as 0.0.0.0, :: or 127.0.0.1',
);

/** Reads where deliveries are stored. */
export function readStore(text: string): Read<RelaySettings['store']> {
  if (/^postgres(?:ql)?:\/\//.test(text)) {
    if (URL.parse(text) !== null) return { value: { kind: 'postgres', url: text } };
    return {
      problem: 'give an address such as postgres://user:password@host:5432/database, special characters encoded',
    };
  }
  const path = /^sqlite:(?:\/\/)?(.+)$/.exec(text)?.[1];
  if (path !== undefined && !IN_MEMORY.test(path) && !path.includes('\0')) return { value: { kind: 'sqlite', path } };
  return { problem: 'give sqlite: and the path of a file, or postgres:// and where the database is' };
}

/** Reads one secret of at least 16 characters. */
export function readSecret(text: string): Read<string> {
  const problem = secretProblem(text);
  return problem === null ? { value: text } : { problem };
}

/** Reads secrets separated by commas. */
export function readSecrets(text: string): Read<readonly string[]> {
  const secrets = [...new Set(listOf(text))];
  if (secrets.length === 0) return { problem: 'give one secret or several with commas between them; it is required' };
  const problem = secrets.map(secretProblem).find((found) => found !== null);
  return problem === undefined ? { value: secrets } : { problem: problem ?? '' };
}

/** Reads a header name and returns it in lower case. */
export function readHeaderName(text: string): Read<string> {
  if (/^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}$/.test(text)) return { value: text.toLowerCase() };
  return { problem: 'give the name of a header, such as X-Webhook-Secret' };
}

/** Returns a reader of one of several words. */
export function readChoice<const T extends string>(choices: readonly T[]): (text: string) => Read<T> {
  return (text) => {
    const value = choices.find((choice) => choice === text);
    return value === undefined ? { problem: `give ${choices.join(' or ')}` } : { value };
  };
}

/** Reads the URL of a service: https, or http for this machine only, since tokens are sent to it. */
export function readAddress(text: string): Read<string> {
  const address = /[\s\p{C}]/u.test(text) ? null : URL.parse(text);
  if (address === null || !/^https?:$/.test(address.protocol)) {
    return { problem: 'give an address such as https://api.example.com' };
  }
  if (address.username !== '' || address.password !== '') {
    return { problem: 'give an address without a user or password in it' };
  }
  if (/[?#]/.test(text)) return { problem: 'give an address without a query or fragment' };
  if (address.protocol === 'http:' && !isLoopback(address.hostname)) {
    return { problem: 'give an https address: a token would travel in the clear; http is for this machine alone' };
  }
  return { value: text };
}

/** Reads URLs separated by commas. */
export function readAddresses(text: string): Read<readonly string[]> {
  const problem = listOf(text)
    .map(readAddress)
    .find((read) => 'problem' in read);
  if (problem !== undefined && 'problem' in problem) return problem;
  const addresses = [...new Set(listOf(text))];
  return addresses.length === 0 ? { problem: 'give at least one address' } : { value: addresses };
}

/** Reads how long a deployment may take, in milliseconds. */
export function readDeadline(text: string): Read<number> {
  const durationMs = parseDuration(text);
  const isUsable = durationMs !== null && durationMs >= MIN_DEADLINE_MS && durationMs <= MAX_DEADLINE_MS;
  return isUsable ? { value: durationMs } : { problem: 'give a duration from 1m to 24h, such as 90m' };
}

/** Reads a token that is sent in a header. */
export const readToken = reader(/^[\x21-\x7e]+$/, 'give the token alone, without spaces or line breaks');

/** Reads the App's id or its client id (`Iv…`), which GitHub accepts as well. */
export const readAppId = reader(
  /^(?:[1-9]\d{0,15}|Iv[0-9A-Za-z.]{6,60})$/,
  "give the GitHub App's id, as its page under Developer settings shows it; it is required",
);

/** Reads a text of one line without invisible characters. */
export const readLine = reader(/^[^\p{C}\p{Zl}\p{Zp}]{1,255}$/u, 'give one line of up to 255 characters');

/** Reads an RSA key in PEM; `\n` stands for a line break. */
export function readPrivateKey(text: string): Read<string> {
  const pem = `${text.replaceAll('\\n', '\n').replaceAll('\r\n', '\n').trim()}\n`;
  try {
    if (createPrivateKey(pem).asymmetricKeyType === 'rsa') return { value: pem };
  } catch {
    // OpenSSL's message does not help, and no part of a key may be shown.
  }
  return {
    problem:
      "give the App's private key: the whole .pem file that GitHub generated, which begins with -----BEGIN; GITHUB_APP_PRIVATE_KEY_FILE takes its path",
  };
}

function reader(form: RegExp, problem: string): (text: string) => Read<string> {
  return (text) => (form.test(text) ? { value: text } : { problem });
}

function listOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function secretProblem(secret: string): string | null {
  if (secret.length < MIN_SECRET)
    return `give at least ${MIN_SECRET} characters, such as \`openssl rand -hex 32\` makes`;
  if (!/^[\x21-\x7e]+$/.test(secret)) return 'give letters, digits and signs of ASCII alone, without spaces';
  const isWhole = /^whsec_(?:[A-Za-z0-9+/]{4}){8,}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(secret);
  return secret.startsWith('whsec_') && !isWhole
    ? 'give after whsec_ the base64 of at least 24 bytes (Standard Webhooks)'
    : null;
}
