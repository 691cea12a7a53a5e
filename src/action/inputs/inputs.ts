import { type BadInput, InputError } from '../../kernel/errors.ts';
import { registerSecret } from '../../kernel/redaction.ts';
import { listLineValues } from '../../settings/key-values.ts';
import {
  createSettingReader,
  findEncryptionProblem,
  joinKeyValues,
  readPolicy,
  type SettingReader,
} from '../../settings/reader.ts';
import type { SettingName } from '../../settings/settings.ts';
import type { Environment } from '../runner/host.ts';
import type { Commands } from '../runner/workflow-commands.ts';
import { INPUT_WORDING } from './wording.ts';

/** All that the workflow's author chose. Times are in milliseconds. */
export type ActionInputs = ReturnType<typeof takeInputs>;

/** The commit of the workflow's event, or why it could not be read. */
export interface EventCommit {
  readonly commit: string | null;
  readonly problem: string | null;
  /** Why the event's commit is not deployed, with what to give instead; null if it is. */
  readonly refusal: string | null;
}

/**
 * Reads the inputs of this step, and masks every secret among them first; an empty text counts as not given. Throws one InputError
 * with every bad input, but without any secret.
 */
export function readInputs(
  commands: Pick<Commands, 'input' | 'mask' | 'annotate'>,
  env: Environment,
  event: EventCommit,
): ActionInputs {
  for (const secret of secretsAmong(commands.input)) {
    registerSecret(secret);
    for (const form of maskableForms(secret)) commands.mask(form);
  }
  const problems: BadInput[] = [];
  const textOf = (name: SettingName): string | null => readInput(name, commands.input, env);
  const reader = createSettingReader(textOf, INPUT_WORDING, problems);
  const isCommitGiven = textOf('commit') !== null;
  const inputs = takeInputs(reader, env, isCommitGiven, event);
  if (textOf('base-url') === null) {
    const how = "Set the URL of the platform's API here or in the environment variable TOUCHDOWN_BASE_URL.";
    reader.reject('base-url', '', `is missing. ${how}`);
  }
  rejectUnencrypted(inputs, reader);
  rejectOpposedGuard(inputs, reader);
  rejectUnsetSettings(inputs, reader);
  if (problems.length > 0) throw new InputError(problems);
  for (const message of warningsOf(inputs, isCommitGiven, event)) {
    commands.annotate({ level: 'warning', title: 'Touchdown', message });
  }
  return inputs;
}

function takeInputs(reader: SettingReader, env: Environment, isCommitGiven: boolean, event: EventCommit) {
  const { take } = reader;
  const trigger = take('trigger');
  return {
    token: take('token'),
    appIds: take('app-id'),
    baseUrl: take('base-url') ?? '',
    authScheme: take('auth-scheme'),
    policy: { trigger, commit: chooseCommit(reader, isCommitGiven, event, trigger), ...readPolicy(reader) },
    /** True if the commit, or the word none, is the author's own. */
    isCommitGiven,
    logs: take('logs'),
    logTail: take('log-tail'),
    rateLimitReserve: take('rate-limit-reserve'),
    settings: joinKeyValues(take('variables') ?? [], take('secrets') ?? [], reader),
    summary: take('summary'),
    allowHttp: take('allow-http'),
    relayUrl: take('relay-url'),
    relayAudience: take('relay-audience'),
    ...readGithubInputs(reader, env),
  };
}

function readGithubInputs({ take, reject }: SettingReader, env: Environment) {
  const environment = take('github-environment');
  const orderGuard = take('order-guard');
  if (orderGuard !== 'off' && environment === null) {
    const problem = 'needs github-environment: the guard checks what is deployed there. Set it too.';
    reject('order-guard', orderGuard, problem);
  }
  return {
    githubToken: take('github-token') ?? '',
    surfaces: {
      comment: take('pr-comment'),
      commentKey: take('comment-key') ?? `${env['GITHUB_WORKFLOW'] ?? ''}/${env['GITHUB_JOB'] ?? ''}`,
      environment,
      environmentUrl: take('environment-url'),
      production: take('production'),
      transient: take('transient'),
      commitStatus: take('commit-status'),
      checkRun: take('check-run'),
    },
    orderGuard,
    jobCheckRunId: readId(take('job-check-run-id') ?? ''),
  };
}

/** Returns whether anything is to be written to GitHub or read from it. */
export function isGithubWanted({ surfaces, orderGuard }: ActionInputs): boolean {
  const { comment, environment, commitStatus, checkRun } = surfaces;
  return (
    comment !== 'off' || environment !== null || commitStatus !== null || checkRun !== null || orderGuard !== 'off'
  );
}

/** The runner gives the id; a bad one costs a link, not the deployment. */
function readId(text: string): number | null {
  return /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;
}

function rejectUnencrypted({ baseUrl, relayUrl, allowHttp }: ActionInputs, { reject }: SettingReader): void {
  const addresses = { 'base-url': baseUrl, 'relay-url': relayUrl ?? '' } as const;
  for (const name of ['base-url', 'relay-url'] as const) {
    const problem = findEncryptionProblem(addresses[name], allowHttp, INPUT_WORDING);
    if (problem !== null) reject(name, addresses[name], problem);
  }
}

/** The last space of a variable's or a secret's value belongs to the value. */
function readInput(name: SettingName, input: Commands['input'], env: Environment): string | null {
  const text = input(name);
  const trimmed = text.trim();
  if (trimmed === '') return (name === 'base-url' ? env['TOUCHDOWN_BASE_URL']?.trim() : '') || null;
  return name === 'variables' || name === 'secrets' ? text : trimmed;
}

/** The order guard fails the step for the result that on-superseded would let pass. */
function rejectOpposedGuard({ orderGuard, policy }: ActionInputs, { reject }: SettingReader): void {
  if (orderGuard !== 'fail' || policy.onSuperseded === 'fail') return;
  const problem = `cannot be combined with on-superseded: ${policy.onSuperseded}, which lets the guard's result pass. Use skip, or set on-superseded to fail.`;
  reject('order-guard', orderGuard, problem);
}

/** Settings are written before a deployment; without a deployment they would be ignored silently. */
function rejectUnsetSettings({ policy, settings: [first] }: ActionInputs, { reject }: SettingReader): void {
  if (policy.trigger || first === undefined) return;
  const problem =
    'cannot be used with trigger: false, because settings are written only before a deployment. Remove it.';
  reject(first.kind === 'variable' ? 'variables' : 'secrets', '', problem);
}

function chooseCommit(
  { take, reject }: SettingReader,
  isGiven: boolean,
  { commit, refusal }: EventCommit,
  isNeeded: boolean,
): string | null {
  if (isGiven) return take('commit');
  if (!isNeeded) return commit;
  const missing = 'is missing, and the event has no commit. Give a commit, or the word none to deploy without one.';
  const problem = refusal ?? (commit === null ? missing : null);
  if (problem !== null) reject('commit', '', problem);
  return commit;
}

function warningsOf(inputs: ActionInputs, isCommitGiven: boolean, { problem }: EventCommit): readonly string[] {
  const unmasked = inputs.settings.filter(({ kind, value }) => kind === 'secret' && maskableForms(value).length === 0);
  return [
    ...(problem !== null && !isCommitGiven ? [problem] : []),
    ...(isGithubWanted(inputs) && inputs.githubToken === ''
      ? ['github-token is empty, so nothing is written on GitHub. The job summary has everything.']
      : []),
    ...unmasked.map(({ key }) => `The value of the secret ${key} is too short to be masked in the log.`),
  ];
}

/** The runner masks a value wherever it occurs: a shorter one would be masked in ordinary words, and so be revealed. */
const MIN_MASK = 4;

/** Both tokens, the values of secrets, and the lines of `secrets` that are not KEY=VALUE. */
function secretsAmong(input: Commands['input']): readonly string[] {
  const values = listLineValues(input('secrets'));
  return [input('token').trim(), input('github-token').trim(), ...values].filter((value) => value.trim() !== '');
}

/** The runner masks each line of a masked value too (AddMaskCommandExtension), even short ones. */
function maskableForms(value: string): readonly string[] {
  const lines = value
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const long = lines.filter((line) => line.length >= MIN_MASK);
  return long.length > 0 && long.length === lines.length ? [...new Set([value, ...long])] : long;
}
