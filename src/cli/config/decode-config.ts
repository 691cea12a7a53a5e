import { resolve } from 'node:path';
import { type BadInput, InputError } from '../../kernel/errors.ts';
import { describeUnknownKey } from '../../kernel/near-word.ts';
import { describeBadDuration, parseDuration } from '../../kernel/units.ts';
import { plainLine } from '../../kernel/untrusted.ts';
import type { AuthScheme } from '../../platform/http/authorization.ts';
import { isObject } from '../../platform/http/json.ts';
import { AUTH_SCHEMES, CONFIG_KEYS, type Config, type ConfigKeyName } from './cli-config.ts';

const NAMES = Object.keys(CONFIG_KEYS);
const IN_QUOTES = 'Put a text that looks like a number in quotes.';
const MAX_SHOWN_CHARS = 60;

/** Decodes a configuration file; `name` is shown to people, paths start at `folder`. Throws InputError with all problems and no value. */
export function decodeConfig(json: unknown, name: string, folder: string): Omit<Config, 'path'> {
  const entries = new Map(Object.entries(isObject(json) ? json : {}));
  const bad: BadInput[] = [];
  const reject = (key: string, problem: string): null => {
    bad.push({ name: key === '' ? name : `${name}: ${key}`, seen: '', problem });
    return null;
  };
  const read = <T>(key: ConfigKeyName, decode: (value: unknown) => T | null, problem: string): T | null => {
    const value = entries.get(key) ?? null;
    return value === null ? null : (decode(value) ?? reject(key, problem));
  };
  if (json !== null && !isObject(json))
    reject('', 'is not a list of keys and values. Write for example "base-url: https://api.example.com".');
  for (const key of entries.keys())
    if (!NAMES.includes(key)) reject(plainLine(key).slice(0, MAX_SHOWN_CHARS), renderUnknown(key));
  const tokenFile = read('token-file', asText, `is not the path of a file. ${IN_QUOTES}`);
  const config = {
    baseUrl: read(
      'base-url',
      asText,
      "is not a text. Use the platform's URL, for example https://api.example.com/api/v1.",
    ),
    organization: read('organization', asText, `is not a text. ${IN_QUOTES}`),
    appIds: read('app-id', asTexts, `is not a text or a list of texts. ${IN_QUOTES}`) ?? [],
    authScheme: read('auth-scheme', asAuthScheme, `is not valid. Use ${AUTH_SCHEMES.join(', ')}.`),
    allowHttp: read('allow-http', (value) => (typeof value === 'boolean' ? value : null), 'is not true or false.'),
    tokenFile: tokenFile === null || tokenFile === '-' ? tokenFile : resolve(folder, tokenFile),
    timeoutMs: read('timeout', asDuration, describeBadDuration(null)),
    up: entries.get('up'),
  };
  if (bad.length > 0) throw new InputError(bad);
  return config;
}

/** Returns the scheme of that name; null if it does not exist. */
export function asAuthScheme(value: unknown): AuthScheme | null {
  return AUTH_SCHEMES.find((scheme) => scheme === value) ?? null;
}

function renderUnknown(key: string): string {
  if (key === 'token') {
    return 'is not allowed in a file that is shared. Set TOUCHDOWN_TOKEN, or name a file with token-file.';
  }
  return describeUnknownKey(key, NAMES);
}

function asText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function asTexts(value: unknown): readonly string[] | null {
  const texts = (Array.isArray(value) ? value : [value]).map(asText);
  return texts.length > 0 && texts.every((text) => text !== null) ? texts : null;
}

function asDuration(value: unknown): number | null {
  const durationMs = typeof value === 'string' || typeof value === 'number' ? parseDuration(String(value)) : null;
  return durationMs !== null && durationMs > 0 ? durationMs : null;
}
