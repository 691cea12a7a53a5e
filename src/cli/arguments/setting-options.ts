import type { Wording } from '../../report/advice.ts';
import type { Spelling } from '../../settings/reader.ts';
import { type SettingName, specOf } from '../../settings/settings.ts';
import { type CommandOption, flagOption, listOption, type OptionValues, valueOption } from './command.ts';
import { quoteShell } from './quote-shell.ts';

interface OptionSpec {
  /** Absent: the setting's name. */
  readonly option?: string;
  /** The placeholder of the value in help; absent: the option is a flag. */
  readonly value?: string;
  readonly isRepeated?: true;
  /** Only if the setting's own differ. */
  readonly text?: string;
  readonly byDefault?: string;
}

const OPTIONS: Readonly<Partial<Record<SettingName, OptionSpec>>> = {
  commit: { value: 'SHA', byDefault: 'none' },
  wait: { option: 'no-wait' },
  'dry-run': {},
  'on-conflict': { value: 'WORD' },
  variables: {
    option: 'variable',
    value: 'KEY=VALUE',
    isRepeated: true,
    text: 'environment variable to set on each application before the deployment',
  },
  secrets: {
    option: 'secret',
    value: 'KEY',
    isRepeated: true,
    text: 'secret to set on each application before the deployment, with the value of `$KEY`',
  },
  paths: {
    value: 'LINE',
    isRepeated: true,
    text: 'deploy an application only if its files changed since the commit that it runs: NAME=PATTERN,PATTERN with the patterns of on.push.paths; without a pattern, every file counts. GitHub compares the commits of $GITHUB_REPOSITORY with the token in $GITHUB_TOKEN',
  },
  timeout: { value: 'TIME' },
  'start-timeout': { value: 'TIME' },
  'poll-interval': { value: 'TIME' },
  logs: { value: 'WHEN' },
  'log-tail': { value: 'N' },
  'success-states': {
    option: 'success-state',
    value: 'STATE',
    isRepeated: true,
    text: 'state of your platform that means success, overriding the built-in states',
  },
  'failure-states': {
    option: 'failure-state',
    value: 'STATE',
    isRepeated: true,
    text: 'state of your platform that means failure, overriding the built-in states',
  },
  'health-url': { value: 'URL' },
  'health-text': { value: 'TEXT', byDefault: 'any' },
  'health-status': { value: 'STATUSES' },
  'health-timeout': { value: 'TIME' },
  'on-unchanged': { value: 'WORD' },
  'on-superseded': { value: 'WORD' },
  'rate-limit-reserve': { value: 'N' },
  'base-url': { value: 'URL' },
  'auth-scheme': { value: 'SCHEME' },
  'allow-http': {},
};

/** How the command spells the settings, and what to do with them. */
export const OPTION_WORDING: Spelling & Wording = {
  name: (setting: SettingName) => `--${optionOf(setting)}`,
  set: (setting: SettingName, value: string | null, appId?: string) => {
    const ofApp = appId ? ` ${quoteShell(appId)}` : '';
    if (setting === 'trigger') return `use touchdown ${value === 'true' ? 'deploy' : 'follow'}${ofApp}`;
    const isFlag = value === null || OPTIONS[setting]?.value === undefined;
    return `use --${optionOf(setting)}${isFlag ? '' : ` ${value}`}`;
  },
  again: 'run it again',
};

/** Returns the options of these settings, in this order, with their help. */
export function settingOptions(...names: readonly SettingName[]): Readonly<Record<string, CommandOption>> {
  return Object.fromEntries(names.map((name) => [optionOf(name), renderOption(name)]));
}

/** Returns the text that the options give to a setting, as the action's input would have it; null if the option is absent. */
export function textOfOption(values: OptionValues, setting: SettingName): string | null {
  const value = values[optionOf(setting)];
  if (typeof value === 'boolean') return specOf(setting).default === 'true' ? 'false' : 'true';
  return value === undefined ? null : [value].flat().join('\n');
}

function renderOption(name: SettingName): CommandOption {
  const spec = specOf(name);
  const { value, text = spec.text, byDefault = spec.default ?? spec.byDefault, isRepeated } = OPTIONS[name] ?? {};
  const summary = text.replaceAll('`', '');
  if (value === undefined) return flagOption(summary);
  if (isRepeated) return listOption(value, summary);
  return valueOption(value, `${summary} (default: ${byDefault?.replaceAll('`', '')})`);
}

function optionOf(setting: SettingName): string {
  return OPTIONS[setting]?.option ?? setting;
}
