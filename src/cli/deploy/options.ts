import type { Setting } from '../../deploy/deploy-target.ts';
import { CI_NAMES, detectCi } from '../../report/ci/dialect.ts';
import { isKey, type KeyEntry, parseKeyValue } from '../../settings/key-values.ts';
import { choiceOf } from '../../settings/kinds.ts';
import { joinKeyValues, readPolicy, type SettingReader } from '../../settings/reader.ts';
import {
  type CommandOption,
  exitCodes,
  type HelpPart,
  type OptionValues,
  type Terminal,
  valueOption,
} from '../arguments/command.ts';
import { createOptionReader, FILE, type OptionReader } from '../arguments/option-values.ts';
import { settingOptions } from '../arguments/setting-options.ts';
import type { Config } from '../config/config.ts';
import { CONNECTION_OPTIONS } from '../config/connection.ts';

const CI_CHOICES = ['auto', ...CI_NAMES] as const;

/** The options of `follow`; `deploy` has them too. */
export const FOLLOW_OPTIONS: Readonly<Record<string, CommandOption>> = {
  ...settingOptions(
    'commit',
    'timeout',
    'start-timeout',
    'poll-interval',
    'logs',
    'log-tail',
    'success-states',
    'failure-states',
    'on-unchanged',
    'on-superseded',
    'rate-limit-reserve',
  ),
  junit: valueOption('FILE', 'write the result as JUnit XML'),
  dotenv: valueOption('FILE', 'write the result as KEY=VALUE lines'),
  summary: valueOption('FILE', 'append the result as Markdown'),
  ci: valueOption('NAME', `format the output for this CI: ${CI_CHOICES.join(', ')} (default: auto)`),
  ...CONNECTION_OPTIONS,
};

export const DEPLOY_OPTIONS: Readonly<Record<string, CommandOption>> = {
  ...settingOptions('wait', 'dry-run', 'on-conflict', 'variables', 'secrets'),
  ...FOLLOW_OPTIONS,
};

export const DEPLOY_DETAILS: readonly HelpPart[] = [
  exitCodes(
    ['0', 'every deployment passed'],
    ['1', 'a deployment failed, was rejected, timed out, was superseded or was cancelled'],
    ['2', 'an option, a file or an id is invalid, so that nothing was sent'],
    ['3', 'the platform refused the token, or an application does not exist'],
    ['4', 'the outcome is unknown'],
    ['130', 'interrupted; a deployment that has started continues on the platform'],
  ),
];

/** All choices of a run except the connection. The files of `reports` are null if not written; paths start at the terminal's folder. */
export type RunChoices = ReturnType<typeof readChoices>;

/** Returns the choices made by the options of `deploy`, or of `follow` if `trigger` is false. Throws InputError with every bad one. */
export function readChoices(
  values: OptionValues,
  { env }: Pick<Terminal, 'env'>,
  trigger: boolean,
  { timeout }: Pick<Config, 'timeout'>,
) {
  const reader = createOptionReader(values);
  const settings = reader.settings({ timeout });
  const { take } = settings;
  const ci = reader.value('ci', choiceOf(...CI_CHOICES)) ?? 'auto';
  const choices = {
    policy: { trigger, commit: take('commit'), ...readPolicy(settings) },
    settings: readKeyValues(reader, settings, env),
    logs: take('logs'),
    logTail: take('log-tail'),
    rateLimitReserve: take('rate-limit-reserve'),
    reports: {
      junit: reader.value('junit', FILE) ?? null,
      dotenv: reader.value('dotenv', FILE) ?? null,
      summary: reader.value('summary', FILE) ?? null,
    },
    ci: ci === 'auto' ? detectCi(env) : ci,
  };
  reader.finish();
  return choices;
}

/** Reads `--variable KEY=VALUE` and `--secret KEY`, whose value is in the environment. No value is ever in an error. */
function readKeyValues(reader: OptionReader, settings: SettingReader, env: Terminal['env']): readonly Setting[] {
  const variables = reader.texts('variable').flatMap((text): readonly KeyEntry[] => {
    const { value, problem } = parseKeyValue(text);
    if (problem === null) return [{ ...value, line: null }];
    settings.reject('variables', '', `${problem}. Write KEY=VALUE.`);
    return [];
  });
  const secrets = reader.texts('secret').flatMap((key): readonly KeyEntry[] => {
    if (isKey(key)) return [{ key, value: null, line: null }];
    // A value may have been given in place of the key.
    const form = 'is not a key of letters, digits and underscores.';
    settings.reject('secrets', '', `${form} The value is read from the environment variable KEY.`);
    return [];
  });
  return joinKeyValues(variables, secrets, env, settings);
}
