import { resolve } from 'node:path';
import * as v from 'valibot';
import { InputError } from '../../kernel/errors.ts';
import { isObject } from '../../platform/http/json.ts';
import type { Kind } from '../../settings/kind.ts';
import { describeSetting, SETTINGS } from '../../settings/settings.ts';
import { toBadInputs } from '../../validation/problems.ts';
import { closedObject } from '../../validation/schemas.ts';
import type { Config } from './config.ts';

const IN_QUOTES = 'Put a text that looks like a number in quotes.';
const TEXT = text(`is not a text. ${IN_QUOTES}`);
/** The form that src/kernel/units.ts parses. */
const DURATION = /^\s*(\d+(\.\d+)?|(?=\d)(\d+(\.\d+)?h)?(\d+(\.\d+)?m)?(\d+(\.\d+)?s)?(\d+(\.\d+)?ms)?)\s*$/;
const { 'base-url': baseUrl, 'app-id': appId, 'auth-scheme': authScheme, 'allow-http': allowHttp, timeout } = SETTINGS;
/** What a repository's file can do with a setting that is about the token. */
const CONFIRMED = 'In a repository, the token is only sent there if TOUCHDOWN_BASE_URL or --base-url is the same.';
const OWN_ONLY = 'Not read from a file in a repository.';
const sayDurationProblem = ({ input }: { readonly input: unknown }) => timeout.kind.parse(String(input)).problem ?? '';

/** The keys of touchdown.yaml, in the order in which messages and its JSON schema show them. */
export const CONFIG_ENTRIES = {
  'base-url': v.exactOptional(
    v.pipe(TEXT, v.description(`${describeSetting('base-url')} ${CONFIRMED}`), parsedBy(baseUrl.kind)),
  ),
  organization: v.exactOptional(v.pipe(TEXT, v.description('The organization, by id or name.'))),
  'app-id': v.exactOptional(
    v.pipe(
      v.union([TEXT, v.pipe(v.array(TEXT), v.minLength(1))], `is not a text or a list of texts. ${IN_QUOTES}`),
      v.description(
        'The default application of deploy, follow, status and logs, or a list of them. `NAME=ID` shows a name instead of the id.',
      ),
      v.transform((ids) => [ids].flat().join('\n')),
      parsedBy(appId.kind),
    ),
  ),
  'auth-scheme': v.exactOptional(
    v.pipe(
      v.picklist(authScheme.kind.choices, authScheme.kind.parse('').problem ?? ''),
      v.description(describeSetting('auth-scheme', authScheme.default)),
    ),
  ),
  'allow-http': v.exactOptional(
    v.pipe(
      v.boolean('is not true or false.'),
      v.description(`${describeSetting('allow-http', allowHttp.default)} ${OWN_ONLY}`),
    ),
  ),
  'token-file': v.exactOptional(
    v.pipe(
      text(`is not the path of a file. ${IN_QUOTES}`),
      v.description(
        `A file that contains the token, relative to the folder of this file; never the token itself. ${OWN_ONLY}`,
      ),
    ),
  ),
  timeout: v.exactOptional(
    v.pipe(
      v.union(
        [
          v.pipe(v.string(), v.regex(DURATION, sayDurationProblem)),
          v.pipe(v.number(), v.gtValue(0, sayDurationProblem), v.maxValue(86_400, sayDurationProblem)),
        ],
        sayDurationProblem,
      ),
      v.description(describeSetting('timeout', `${timeout.default}; a number means seconds`)),
      v.transform(String),
      v.check((duration) => timeout.kind.parse(duration).problem === null, sayDurationProblem),
    ),
  ),
  up: v.exactOptional(v.unknown()),
};
const CONFIG = closedObject(CONFIG_ENTRIES, {
  whole: 'is not a list of keys and values. Write for example "base-url: https://api.example.com".',
});
const NO_TOKEN = 'is not allowed in a file that is shared. Set TOUCHDOWN_TOKEN, or name a file with token-file.';

type Decoded = Omit<Config, 'path' | 'expectedBaseUrl' | 'ignored'>;

/** Decodes a configuration file; `name` is shown to people, paths start at `folder`. Throws InputError with all problems and no value. */
export function decodeConfig(json: unknown, name: string, folder: string): Decoded {
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
    apps: output['app-id'] ?? [],
    authScheme: output['auth-scheme'] ?? null,
    allowHttp: output['allow-http'] ?? null,
    tokenFile: tokenFile === null || tokenFile === '-' ? tokenFile : resolve(folder, tokenFile),
    timeout: output.timeout ?? null,
    up: output.up,
  };
}

function text(problem: string) {
  return v.pipe(v.string(problem), v.trim(), v.nonEmpty(problem));
}

function parsedBy<T>(kind: Kind<T>) {
  return v.rawTransform<string, T>(({ dataset, addIssue, NEVER }) => {
    const { value, problem } = kind.parse(dataset.value);
    if (problem === null) return value;
    addIssue({ message: problem });
    return NEVER;
  });
}
