import { createPrivateKey } from 'node:crypto';
import { isLoopback } from '../../kernel/loopback.ts';
import { parseDuration, sayTooLong } from '../../kernel/units.ts';

/** Where deliveries are stored. */
export type StoreAddress =
  | { readonly kind: 'sqlite'; readonly path: string }
  | { readonly kind: 'postgres'; readonly url: string };

/** The value of a text; or, if it cannot be used, the `problem`, as in `BadInput`. */
export type Read<T> = { readonly value: T } | { readonly problem: string };

const MIN_SECRET = 16;
const MIN_DEADLINE_MS = 60_000;
const MAX_DEADLINE_MS = 24 * 3_600_000;
const MAX_DRAIN_MS = 600_000;
const IN_MEMORY = /^(?::memory:|file:)/i;

/** Reads a port; 0 means any free port. */
export function readPort(text: string): Read<number> {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return port <= 65_535 ? { value: port } : { problem: 'is not a port. Use 1 to 65535, or 0 for any free port.' };
}

/** Reads an address to listen on. */
export const readHost = reader(
  /^[0-9A-Za-z.:_%-]{1,255}$/,
  'is not an address or host name. Use for example 0.0.0.0, :: or 127.0.0.1.',
);

/** Reads where deliveries are stored. */
export function readStore(text: string): Read<StoreAddress> {
  if (/^postgres(?:ql)?:\/\//.test(text)) {
    if (URL.parse(text) !== null) return { value: { kind: 'postgres', url: text } };
    return {
      problem:
        'is not a valid URL. Use postgres://user:password@host:5432/database, and percent-encode special characters.',
    };
  }
  const path = /^sqlite:(?:\/\/)?(.+)$/.exec(text)?.[1];
  if (path !== undefined && !IN_MEMORY.test(path) && !path.includes('\0')) return { value: { kind: 'sqlite', path } };
  return { problem: 'is not a store. Use sqlite:PATH, or postgres:// with the address of a database.' };
}

/** Reads one secret of at least 16 characters. */
export function readSecret(text: string): Read<string> {
  if (text.length < MIN_SECRET)
    return { problem: `has fewer than ${MIN_SECRET} characters. Generate one with \`openssl rand -hex 32\`.` };
  if (!/^[\x21-\x7e]+$/.test(text))
    return { problem: 'has spaces or characters outside ASCII. Use ASCII letters, digits and signs.' };
  const isWhole = /^whsec_(?:[A-Za-z0-9+/]{4}){8,}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text);
  if (text.startsWith('whsec_') && !isWhole)
    return { problem: 'is not a Standard Webhooks secret. After whsec_, give the base64 of at least 24 bytes.' };
  return { value: text };
}

/** Reads secrets separated by commas. */
export function readSecrets(text: string): Read<readonly string[]> {
  return readList(text, readSecret, 'is missing. Set one secret, or several separated by commas.');
}

/** Reads a header name and returns it in lower case. */
export function readHeaderName(text: string): Read<string> {
  if (/^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}$/.test(text)) return { value: text.toLowerCase() };
  return { problem: 'is not the name of a header. Use for example X-Webhook-Secret.' };
}

/** Returns a reader of one of several words. */
export function readChoice<const T extends string>(choices: readonly T[]): (text: string) => Read<T> {
  return (text) => {
    const value = choices.find((choice) => choice === text);
    return value === undefined ? { problem: `is not valid. Use ${choices.join(' or ')}.` } : { value };
  };
}

/** Reads the URL of a service: https, or http for this machine only, since tokens are sent to it. */
export function readAddress(text: string): Read<string> {
  const address = /[\s\p{C}]/u.test(text) ? null : URL.parse(text);
  if (address === null || !/^https?:$/.test(address.protocol)) {
    return { problem: 'is not a URL. Use for example https://api.example.com.' };
  }
  if (address.username !== '' || address.password !== '') {
    return { problem: 'has a user or password in it. Remove it.' };
  }
  if (/[?#]/.test(text)) return { problem: 'has a query or a fragment. Remove it.' };
  if (address.protocol === 'http:' && !isLoopback(address.hostname)) {
    return {
      problem: 'is not encrypted: http would send a token in clear text. Use https; http works only for this machine.',
    };
  }
  return { value: text };
}

/** Reads the URL of GitHub's API, which a GitHub Enterprise Server has below `/api/v3`; anything else on this machine is a simulation. */
export function readGithubApi(text: string): Read<string> {
  const address = readAddress(text);
  if ('problem' in address) return address;
  const { host, hostname, pathname } = new URL(text);
  const [, cloud] = CLOUD.exec(hostname) ?? [];
  const api = cloud === undefined ? `https://${host}/api/v3` : `https://api.${cloud}`;
  const isRight =
    cloud === undefined
      ? !/^\/(?:api(?:\/|\/graphql\/?)?)?$/.test(pathname)
      : hostname === `api.${cloud}` && pathname === '/';
  return isRight || isLoopback(hostname) ? address : { problem: `is not the address of GitHub's API. Use ${api}.` };
}

/** GitHub's own hosts: github.com, and SUB.ghe.com with data residency. */
const CLOUD = /^(?:www\.|api\.)?(github\.com|[\w-]+\.ghe\.com)$/;

/** Returns who issues the OIDC tokens of a GitHub, by the URL of its API (GitHub's documentation, "OpenID Connect reference"). */
export function issuerOf(apiUrl: string): string {
  const { host, hostname, pathname } = new URL(apiUrl);
  const [, cloud = ''] = CLOUD.exec(hostname) ?? [];
  if (cloud.endsWith('.ghe.com')) return `https://token.actions.${cloud}`;
  const isServer = cloud === '' && /\/api\/v3\/?$/.test(pathname) && !isLoopback(hostname);
  return isServer ? `https://${host}/_services/token` : 'https://token.actions.githubusercontent.com';
}

/** Reads URLs separated by commas. */
export function readAddresses(text: string): Read<readonly string[]> {
  return readList(text, readAddress, 'has no URL. Give at least one.');
}

/** Reads how long a deployment may take, in milliseconds. */
export function readDeadline(text: string): Read<number> {
  const durationMs = parseDuration(text);
  if (durationMs === null || durationMs < MIN_DEADLINE_MS) {
    return { problem: 'is not a duration from 1m to 24h. Use for example 90m.' };
  }
  return durationMs <= MAX_DEADLINE_MS ? { value: durationMs } : { problem: sayTooLong(text, MAX_DEADLINE_MS) };
}

/** Reads how long deliveries are accepted after the signal to stop, in milliseconds. */
export function readDrain(text: string): Read<number> {
  const durationMs = parseDuration(text);
  return durationMs === null || durationMs > MAX_DRAIN_MS
    ? { problem: 'is not a duration from 0s to 10m. Use for example 5s.' }
    : { value: durationMs };
}

/** Reads a token that is sent in a header. */
export const readToken = reader(
  /^[\x21-\x7e]+$/,
  'has spaces, line breaks or special characters. Give the token alone.',
);

/** Reads the App's id or its client id (`Iv…`), which GitHub accepts as well. */
export const readAppId = reader(
  /^(?:[1-9]\d{0,15}|Iv[0-9A-Za-z.]{6,60})$/,
  "is not the id of a GitHub App. Copy it from the App's page under Developer settings.",
);

/** Reads a text of one line without invisible characters. */
export const readLine = reader(/^[^\p{C}\p{Zl}\p{Zp}]{1,255}$/u, 'is not one line of up to 255 characters.');

/** Forms of other things that were given as the key, by what they are. */
const NOT_THE_KEY: readonly (readonly [RegExp, string])[] = [
  [/^-----BEGIN [A-Z ]*PUBLIC KEY/, 'a public key'],
  [/^-----BEGIN OPENSSH/, 'an SSH key'],
  [/^-----BEGIN CERTIFICATE/, 'a certificate'],
  [/^-----BEGIN .{0,100}ENCRYPTED/s, 'an encrypted key'],
  [/^-----BEGIN (?!.*-----END )/s, 'only the beginning of a key'],
  [/^SHA256:/, 'the fingerprint of a key'],
  [/^[0-9a-f]{40}$/, 'a client secret'],
  [/^[~.]{0,2}\/|\.pem$/, 'a path'],
];

/** Reads an RSA key in PEM; also in quotes, in base64, on one line, or with `\n` for line breaks. */
export function readPrivateKey(text: string): Read<string> {
  const pem = toPem(text);
  let what = NOT_THE_KEY.find(([form]) => form.test(pem.trim()))?.[1];
  try {
    const type = createPrivateKey(pem).asymmetricKeyType;
    if (type === 'rsa') return { value: pem };
    what = `a key of the type ${type}`;
  } catch {
    // OpenSSL's message does not help, and no part of a key may be shown.
  }
  const problem = what === undefined ? "is not the App's private key." : `is ${what}, not the App's private key.`;
  const remedy =
    'Give the whole .pem file from GitHub, which starts with -----BEGIN, or its path in GITHUB_APP_PRIVATE_KEY_FILE.';
  return { problem: `${problem} ${remedy}` };
}

/** Returns a key as its file has it: what an environment or a store of secrets often does to it is undone. */
function toPem(text: string): string {
  const bare = text
    .replaceAll(/(?:\\r)?\\n/g, '\n')
    .replaceAll('\r\n', '\n')
    .trim()
    .replace(/^(["'])(.*)\1$/s, '$2')
    .trim();
  const decoded = Buffer.from(bare, 'base64').toString('latin1').trim();
  const pem = decoded.startsWith('-----BEGIN ') ? decoded : bare;
  const [, label, body] = /^-----BEGIN ([A-Z ]+)-----([A-Za-z0-9+/=\s]+)-----END \1-----$/.exec(pem) ?? [];
  if (label === undefined || body === undefined) return `${pem}\n`;
  const lines = body.replaceAll(/\s+/g, '').match(/.{1,64}/g) ?? [];
  return `${[`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`].join('\n')}\n`;
}

function reader(form: RegExp, problem: string): (text: string) => Read<string> {
  return (text) => (form.test(text) ? { value: text } : { problem });
}

function readList(text: string, read: (entry: string) => Read<string>, missing: string): Read<readonly string[]> {
  const entries = text.split(',').map((entry) => entry.trim());
  const values = [...new Set(entries.filter((entry) => entry !== ''))];
  const problem = values.map(read).find((result) => 'problem' in result);
  if (problem !== undefined && 'problem' in problem) return problem;
  return values.length === 0 ? { problem: missing } : { value: values };
}
