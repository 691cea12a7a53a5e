import { resolve } from 'node:path';
import { type BadInput, InputError } from '../../kernel/errors.ts';
import { describeUnknownKey } from '../../kernel/near-word.ts';
import { plainLine } from '../../kernel/untrusted.ts';
import { isObject } from '../../platform/http/json.ts';
import type { Kind } from '../../settings/kind.ts';
import { TEXT } from '../../settings/kinds.ts';
import { SETTINGS } from '../../settings/settings.ts';
import { CONFIG_KEYS, type Config, type ConfigKeyName } from './cli-config.ts';

const NAMES: readonly string[] = CONFIG_KEYS;
const IN_QUOTES = 'Put a text that looks like a number in quotes.';
const NO_TEXT = `is not a text. ${IN_QUOTES}`;
const MAX_SHOWN_CHARS = 60;

/** Decodes a configuration file; `name` is shown to people, paths start at `folder`. Throws InputError with all problems and no value. */
export function decodeConfig(json: unknown, name: string, folder: string): Omit<Config, 'path'> {
  const entries = new Map(Object.entries(isObject(json) ? json : {}));
  const bad: BadInput[] = [];
  const reject = (key: string, problem: string): null => {
    bad.push({ name: key === '' ? name : `${name}: ${key}`, seen: '', problem });
    return null;
  };
  /** `toText` returns the text that a value of the right type stands for. */
  const read = <T>(key: ConfigKeyName, kind: Kind<T>, toText: ToText, misfit: string): T | null => {
    const value = entries.get(key) ?? null;
    if (value === null) return null;
    const text = toText(value);
    if (text === null) return reject(key, misfit);
    const parsed = kind.parse(text);
    return parsed.problem === null ? parsed.value : reject(key, parsed.problem);
  };
  if (json !== null && !isObject(json))
    reject('', 'is not a list of keys and values. Write for example "base-url: https://api.example.com".');
  for (const key of entries.keys())
    if (!NAMES.includes(key)) reject(plainLine(key).slice(0, MAX_SHOWN_CHARS), renderUnknown(key));
  const tokenFile = read('token-file', TEXT, asText, `is not the path of a file. ${IN_QUOTES}`);
  const timeoutMs = read('timeout', SETTINGS.timeout.kind, asDuration, 'is not a duration. Use for example 30m.');
  const config = {
    baseUrl: read('base-url', SETTINGS['base-url'].kind, asText, NO_TEXT),
    organization: read('organization', TEXT, asText, NO_TEXT),
    appIds: read('app-id', SETTINGS['app-id'].kind, asTexts, `is not a text or a list of texts. ${IN_QUOTES}`) ?? [],
    authScheme: read('auth-scheme', SETTINGS['auth-scheme'].kind, asText, NO_TEXT),
    allowHttp: read('allow-http', SETTINGS['allow-http'].kind, asBoolean, 'is not true or false.'),
    tokenFile: tokenFile === null || tokenFile === '-' ? tokenFile : resolve(folder, tokenFile),
    timeout: timeoutMs === null ? null : asDuration(entries.get('timeout')),
    up: entries.get('up'),
  };
  if (bad.length > 0) throw new InputError(bad);
  return config;
}

function renderUnknown(key: string): string {
  if (key === 'token') {
    return 'is not allowed in a file that is shared. Set TOUCHDOWN_TOKEN, or name a file with token-file.';
  }
  return describeUnknownKey(key, NAMES);
}

type ToText = (value: unknown) => string | null;

function asText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function asTexts(value: unknown): string | null {
  const texts = (Array.isArray(value) ? value : [value]).map(asText);
  return texts.length > 0 && texts.every((text) => text !== null) ? texts.join('\n') : null;
}

function asBoolean(value: unknown): string | null {
  return typeof value === 'boolean' ? String(value) : null;
}

function asDuration(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
