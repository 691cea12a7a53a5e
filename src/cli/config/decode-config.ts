import { resolve } from 'node:path';
import * as v from 'valibot';
import { InputError } from '../../kernel/errors.ts';
import { describeBadDuration, parseDuration } from '../../kernel/units.ts';
import { isObject } from '../../platform/http/json.ts';
import { toBadInputs } from '../../validation/problems.ts';
import { closedObject } from '../../validation/schemas.ts';
import { AUTH_SCHEMES, type Config } from './cli-config.ts';

const IN_QUOTES = 'Put a text that looks like a number in quotes.';
const TEXT = text(`is not a text. ${IN_QUOTES}`);
const NO_DURATION = describeBadDuration(null);
/** The form that src/kernel/units.ts parses. */
const DURATION = /^\s*(\d+(\.\d+)?|(?=\d)(\d+(\.\d+)?h)?(\d+(\.\d+)?m)?(\d+(\.\d+)?s)?(\d+(\.\d+)?ms)?)\s*$/;

/** The keys of touchdown.yaml, in the order in which messages and its JSON schema show them. */
export const CONFIG_ENTRIES = {
  'base-url': v.exactOptional(
    v.pipe(
      text("is not a text. Use the platform's URL, for example https://api.example.com/api/v1."),
      v.description("The URL of the platform's API, for example https://api.example.com/api/v1."),
    ),
  ),
  organization: v.exactOptional(v.pipe(TEXT, v.description('The organization, by id or name.'))),
  'app-id': v.exactOptional(
    v.pipe(
      v.union([TEXT, v.pipe(v.array(TEXT), v.minLength(1))], `is not a text or a list of texts. ${IN_QUOTES}`),
      v.description('The default application of deploy, follow, status and logs, or a list of them.'),
    ),
  ),
  'auth-scheme': v.exactOptional(
    v.pipe(
      v.picklist(AUTH_SCHEMES, `is not valid. Use ${AUTH_SCHEMES.join(', ')}.`),
      v.description(
        'How to send the token (default: auto, which sends a JWT as a bearer token and any other as an API token).',
      ),
    ),
  ),
  'allow-http': v.exactOptional(
    v.pipe(
      v.boolean('is not true or false.'),
      v.description('Set to true to allow plain http to other hosts, which exposes the token (default: false).'),
    ),
  ),
  'token-file': v.exactOptional(
    v.pipe(
      text(`is not the path of a file. ${IN_QUOTES}`),
      v.description('A file that contains the token, relative to the folder of this file; never the token itself.'),
    ),
  ),
  timeout: v.exactOptional(
    v.pipe(
      v.union(
        [v.pipe(v.string(), v.regex(DURATION, NO_DURATION)), v.pipe(v.number(), v.gtValue(0, NO_DURATION))],
        NO_DURATION,
      ),
      v.description('Overall timeout of a deployment: 90s, 30m or 1h30m; a number means seconds (default: 30m).'),
      v.transform((duration) => parseDuration(String(duration)) ?? 0),
      v.minValue(1, NO_DURATION),
    ),
  ),
  up: v.exactOptional(v.unknown()),
};
const CONFIG = closedObject(CONFIG_ENTRIES, {
  whole: 'is not a list of keys and values. Write for example "base-url: https://api.example.com".',
});
const NO_TOKEN = 'is not allowed in a file that is shared. Set TOUCHDOWN_TOKEN, or name a file with token-file.';

/** Decodes a configuration file; `name` is shown to people, paths start at `folder`. Throws InputError with all problems and no value. */
export function decodeConfig(json: unknown, name: string, folder: string): Omit<Config, 'path'> {
  // A key without a value is not set.
  const given = isObject(json) ? Object.entries(json).filter(([, value]) => value !== null) : null;
  const { success, output, issues } = v.safeParse(CONFIG, given === null ? (json ?? {}) : Object.fromEntries(given));
  if (!success) {
    throw new InputError(
      toBadInputs(issues, { file: name }).map((bad) => {
        return bad.name === `${name}: token` ? { ...bad, problem: NO_TOKEN } : bad;
      }),
    );
  }
  const tokenFile = output['token-file'] ?? null;
  return {
    baseUrl: output['base-url'] ?? null,
    organization: output.organization ?? null,
    appIds: [output['app-id'] ?? []].flat(),
    authScheme: output['auth-scheme'] ?? null,
    allowHttp: output['allow-http'] ?? null,
    tokenFile: tokenFile === null || tokenFile === '-' ? tokenFile : resolve(folder, tokenFile),
    timeoutMs: output.timeout ?? null,
    up: output.up,
  };
}

function text(problem: string) {
  return v.pipe(v.string(problem), v.trim(), v.nonEmpty(problem));
}
