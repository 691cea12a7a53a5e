import { randomBytes } from 'node:crypto';
import type { Settings } from '../../conformance/conformance-session.ts';
import { registerSecret } from '../../kernel/redaction.ts';
import { type CommandOption, flagOption, type OptionValues, valueOption } from '../arguments/command.ts';
import { createOptionReader, type OptionReader } from '../arguments/option-values.ts';
import type { Config } from '../config/cli-config.ts';
import { CONNECTION_OPTIONS } from '../config/connection.ts';

/** The options of `touchdown conformance`. */
export const OPTIONS: Readonly<Record<string, CommandOption>> = {
  ...CONNECTION_OPTIONS,
  organization: valueOption('ID', 'id or name of the organization (default: the first one)'),
  'app-id': valueOption('ID', 'application to check (default: the one that --write creates)'),
  write: flagOption(
    'also create a project with everything in it, and deploy it; nothing is deleted, since the API cannot delete',
  ),
  'reward-code': valueOption('CODE', 'with --write: claim this reward code until it is refused, which uses it up'),
  'cluster-id': valueOption('ID', 'with --write: cluster for the environment'),
  'git-url': valueOption('URL', "with --write: repository of the application (default: GitHub's Hello-World)"),
  'git-branch': valueOption('NAME', 'with --git-url: branch of the repository (default: main)'),
  commit: valueOption('SHA', 'with --git-url: commit to deploy'),
  timeout: valueOption('TIME', 'how long a deployment may take (default: 10m)'),
  'most-requests': valueOption('N', 'maximum number of requests (default: 200)'),
  'tolerate-coped': flagOption('exit with 0 if this client handles all departures'),
};

/** The choices for a run of `touchdown conformance`. */
export interface Choices extends Omit<Settings, 'prefix' | 'authorization'> {
  readonly mostRequests: number;
  readonly toleratesCoped: boolean;
}

/** GitHub's own example, which is public and almost never changes (github.com/octocat/Hello-World). */
const EXAMPLE = {
  gitUrl: 'https://github.com/octocat/Hello-World.git',
  gitBranch: 'master',
  commit: '7fd1a60b01f91b314f59955a4e4d4e80d8edf11d',
} as const;
const MAX_REQUESTS = 200;
const TIMEOUT_MS = 600_000;
const WRITES = ['reward-code', 'cluster-id', 'git-url'] as const;

/** Reads the options; throws InputError with every bad one. Registers the reward's code as a secret. */
export function readChoices(
  values: OptionValues,
  { organization, appIds }: Pick<Config, 'organization' | 'appIds'>,
): Choices {
  const reader = createOptionReader(values);
  const mayWrite = reader.flag('write');
  requireCompany(reader, WRITES, 'write');
  requireCompany(reader, ['git-branch', 'commit'], 'git-url');
  const rewardCode = reader.text('reward-code') ?? null;
  if (rewardCode !== null) registerSecret(rewardCode);
  const choices: Choices = {
    organization: reader.text('organization') ?? organization,
    appId: reader.text('app-id') ?? appIds[0] ?? null,
    mayWrite,
    rewardCode,
    label: `touchdown-conformance-${randomBytes(4).toString('hex')}`,
    clusterId: reader.text('cluster-id') ?? null,
    ...readRepository(reader),
    timeoutMs: reader.durationMs('timeout') ?? TIMEOUT_MS,
    mostRequests: reader.number('most-requests', { least: 1, most: 1000 }) ?? MAX_REQUESTS,
    toleratesCoped: reader.flag('tolerate-coped'),
  };
  reader.finish();
  return choices;
}

function readRepository(reader: OptionReader): Pick<Choices, 'gitUrl' | 'gitBranch' | 'commit'> {
  const gitUrl = reader.text('git-url');
  if (gitUrl === undefined) return EXAMPLE;
  return { gitUrl, gitBranch: reader.text('git-branch') ?? 'main', commit: reader.text('commit') ?? null };
}

function requireCompany(reader: OptionReader, names: readonly string[], company: string): void {
  if (reader.flag(company) || reader.text(company) !== undefined) return;
  for (const name of names) {
    // A code is not shown.
    if (reader.text(name) !== undefined)
      reader.reject({ name: `--${name}`, seen: '', problem: `needs --${company}. Add it.` });
  }
}
