import { isCommonText, MIN_UNCOMMON_CHARS } from '../../kernel/common-text.ts';
import { type BadInput, InputError } from '../../kernel/errors.ts';
import { hasSecret, registerSecret } from '../../kernel/redaction.ts';
import { forApp } from '../../report/view.ts';
import type { NamedApp } from '../../settings/app-ids.ts';
import { readHealth } from '../../settings/health.ts';
import { listLineValues } from '../../settings/key-values.ts';
import {
  createSettingReader,
  findEncryptionProblem,
  joinKeyValues,
  readPaths,
  readPolicy,
  type SettingReader,
  WITHOUT_TRIGGER,
} from '../../settings/reader.ts';
import type { SettingName } from '../../settings/settings.ts';
import type { Environment } from '../runner/host.ts';
import type { Commands } from '../runner/workflow-commands.ts';
import { isSharedName, keysMissingIn, type MatrixJob } from './matrix.ts';
import { INPUT_WORDING } from './wording.ts';

/** All that the workflow's author chose. Times are in milliseconds. */
export type ActionInputs = ReturnType<typeof takeInputs>;

/** The commit of the workflow's event, or why it could not be read. */
export interface EventCommit {
  readonly commit: string | null;
  readonly problem: string | null;
  /** Why the event's commit is not deployed, with what to give instead; null if it is. */
  readonly refusal: string | null;
  /** Why no commit at all is deployed; absent if one may be. */
  readonly loop?: string | undefined;
}

/**
 * Reads the inputs of this step, and masks every secret among them first; an empty text counts as not given. Throws one InputError
 * with every bad input, but without any secret.
 */
export function readInputs(
  commands: Pick<Commands, 'input' | 'mask' | 'annotate'>,
  env: Environment,
  event: EventCommit,
  textOf = openInputs(commands, env),
): ActionInputs {
  const problems: BadInput[] = [];
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
  rejectShownSecrets(inputs, reader);
  if (problems.length > 0) throw new InputError(problems);
  for (const message of warningsOf(inputs, isCommitGiven, event)) {
    commands.annotate({ level: 'warning', title: 'Touchdown', message });
  }
  return inputs;
}

/** What a step closes that deploys nothing. */
export type ClosingInputs = NonNullable<ReturnType<typeof readClosing>>;

/**
 * Reads the inputs of a step that closes its pull request; null if the step deploys. Throws like `readInputs`, also if the event has no pull
 * request.
 */
export function readClosing(
  textOf: TextOf,
  env: Environment,
  event: { readonly pullRequest: number | null; readonly isClosed: boolean },
) {
  const problems: BadInput[] = [];
  const reader = createSettingReader(textOf, INPUT_WORDING, problems);
  const { take } = reader;
  const isClosing = take('close') ?? (event.isClosed && take('transient') === true);
  // readInputs reports what is wrong, with all else.
  if (!isClosing || problems.length > 0) return null;
  const apps = textOf('app-id') === null ? [] : take('app-id');
  const baseUrl = take('base-url') ?? '';
  const { githubToken, surfaces, jobCheckRunId } = readGithubInputs(reader, env, { apps, baseUrl });
  const { pullRequest } = event;
  if (pullRequest === null) {
    reader.reject('close', 'true', 'needs an event of a pull request, for example pull_request with types: [closed].');
  }
  if (apps.length === 0 && surfaces.environment?.includes('{app}') === true) {
    reader.reject('app-id', '', 'is missing, and github-environment contains {app}. Give the applications to close.');
  }
  const closing = {
    githubToken,
    surfaces,
    jobCheckRunId,
    apps,
    pullRequest: pullRequest ?? 0,
    summary: take('summary'),
    dryRun: take('dry-run'),
  };
  if (problems.length > 0) throw new InputError(problems);
  return closing;
}

/** Returns the text of an input; null: not given. */
type TextOf = (name: SettingName) => string | null;

/** Registers and masks every secret among the inputs, and returns what reads them. */
export function openInputs(commands: Pick<Commands, 'input' | 'mask'>, env: Environment): TextOf {
  for (const secret of secretsAmong(commands.input, env)) {
    registerSecret(secret);
    for (const form of maskableForms(secret)) commands.mask(form);
  }
  return (name) => readInput(name, commands.input, env);
}

function takeInputs(reader: SettingReader, env: Environment, isCommitGiven: boolean, event: EventCommit) {
  const { take } = reader;
  const trigger = take('trigger');
  const baseUrl = take('base-url') ?? '';
  const apps = take('app-id');
  const allowHttp = take('allow-http');
  const policy = { trigger, commit: chooseCommit(reader, isCommitGiven, event, trigger), ...readPolicy(reader) };
  const checked = apps.map(({ name }) => ({ name, commit: policy.commit }));
  return {
    token: take('token'),
    apps,
    baseUrl,
    authScheme: take('auth-scheme'),
    policy,
    health: readHealth(reader, { apps: checked, wait: policy.wait, allowHttp }),
    /** True if the commit, or the word none, is the author's own. */
    isCommitGiven,
    logs: take('logs'),
    logTail: take('log-tail'),
    rateLimitReserve: take('rate-limit-reserve'),
    settings: joinKeyValues(take('variables') ?? [], take('secrets') ?? [], env, reader),
    summary: take('summary'),
    close: take('close'),
    allowHttp,
    relayUrl: take('relay-url'),
    relayAudience: take('relay-audience'),
    ...readGithubInputs(reader, env, { apps, baseUrl }),
    paths: readPaths(reader, apps, policy),
  };
}

function readGithubInputs(
  reader: SettingReader,
  env: Environment,
  { apps, baseUrl }: { readonly apps: readonly NamedApp[]; readonly baseUrl: string },
) {
  const { take, reject } = reader;
  const environment = take('github-environment');
  const orderGuard = take('order-guard');
  if (orderGuard !== 'off' && environment === null) {
    const problem = 'needs github-environment: the guard checks what is deployed there. Set it too.';
    reject('order-guard', orderGuard, problem);
  }
  const job = { apps, jobTotal: take('job-total') ?? '', matrix: take('job-matrix') ?? '' };
  return {
    githubToken: take('github-token') ?? '',
    surfaces: {
      comment: take('pr-comment'),
      commentKey: take('comment-key') ?? `${env['GITHUB_WORKFLOW'] ?? ''}/${env['GITHUB_JOB'] ?? ''}`,
      baseUrl,
      environment,
      environmentUrl: take('environment-url'),
      production: take('production'),
      transient: take('transient'),
      commitStatus: takeOwnName('commit-status', reader, job),
      checkRun: takeOwnName('check-run', reader, job),
    },
    matrixJob: { jobTotal: job.jobTotal, matrix: job.matrix },
    orderGuard,
    jobCheckRunId: readId(take('job-check-run-id') ?? ''),
  };
}

/** The jobs of a matrix would overwrite each other's status: after a failure, the last success would open the gate. */
function takeOwnName(
  name: 'commit-status' | 'check-run',
  { take, reject }: SettingReader,
  { apps, ...job }: MatrixJob & { readonly apps: readonly NamedApp[] },
): string | null {
  const value = take(name);
  if (value !== null && apps.some((app) => isSharedName(forApp(value, app), job))) {
    const how = 'Put a value of the matrix into it, for example ${{ matrix.region }}.';
    reject(name, value, `may be the same in every job of the matrix, so that the last success hides a failure. ${how}`);
  }
  return value;
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

/** Everyone who can read the repository can read these on GitHub, and a name with `***` in it would be another name. */
function rejectShownSecrets({ apps, surfaces }: ActionInputs, { reject }: SettingReader): void {
  const shown = {
    'github-environment': surfaces.environment,
    'environment-url': surfaces.environmentUrl,
    'commit-status': surfaces.commitStatus,
    'check-run': surfaces.checkRun,
  } as const;
  for (const name of ['github-environment', 'environment-url', 'commit-status', 'check-run'] as const) {
    const text = shown[name];
    if (text === null || !apps.some((app) => hasSecret(forApp(text, app)))) continue;
    reject(
      name,
      '',
      'contains the value of a secret, which everyone who can read the repository would see on GitHub. Leave it out, or give the value in variables if it is not secret.',
    );
  }
}

/** What is done before a deployment would be ignored silently without one. */
function rejectUnsetSettings({ policy, settings: [first], orderGuard }: ActionInputs, { reject }: SettingReader): void {
  if (policy.trigger) return;
  if (orderGuard !== 'off') reject('order-guard', orderGuard, `cannot be used with ${WITHOUT_TRIGGER}`);
  if (first === undefined) return;
  const problem =
    'cannot be used with trigger: false, because settings are written only before a deployment. Remove it.';
  reject(first.kind === 'variable' ? 'variables' : 'secrets', '', problem);
}

function chooseCommit(
  { take, reject }: SettingReader,
  isGiven: boolean,
  { commit, refusal, loop }: EventCommit,
  isNeeded: boolean,
): string | null {
  if (isNeeded && loop !== undefined) {
    reject('commit', '', loop);
    return null;
  }
  if (isGiven) return take('commit');
  if (!isNeeded) return commit;
  const missing = 'is missing, and the event has no commit. Give a commit, or the word none to deploy without one.';
  const problem = refusal ?? (commit === null ? missing : null);
  if (problem !== null) reject('commit', '', problem);
  return commit;
}

function warningsOf(inputs: ActionInputs, isCommitGiven: boolean, { problem }: EventCommit): readonly string[] {
  return [
    ...(problem !== null && !isCommitGiven ? [problem] : []),
    ...(isGithubWanted(inputs) && inputs.githubToken === ''
      ? ['github-token is empty, so nothing is written on GitHub. The job summary has everything.']
      : []),
    ...describeMatrix(inputs),
    ...describeUnmasked(inputs),
  ];
}

/** Two jobs of a matrix may differ only in what a name leaves out. With the name of an application, `{app}` stands for its id too. */
function describeMatrix({ apps, surfaces, matrixJob }: ActionInputs): readonly string[] {
  const bothOf = ({ name, appId }: NamedApp) => ({ name: `${name}=${appId}` });
  const named = Object.entries({ 'commit-status': surfaces.commitStatus, 'check-run': surfaces.checkRun });
  const missing = named.flatMap(([setting, name]) =>
    apps
      .flatMap((app) => (name === null ? [] : keysMissingIn(forApp(name, bothOf(app)), matrixJob)))
      .map((key) => ({ setting, key })),
  );
  const [first] = missing;
  if (first === undefined) return [];
  const settings = [...new Set(missing.map(({ setting }) => setting))].join(' and ');
  const keys = [...new Set(missing.map(({ key }) => key))].join(', ');
  return [
    `The matrix has more keys than ${settings}: ${keys}. Jobs that differ only in these would overwrite each other, so that the last success hides a failure. Then put a value of each key into the name, for example \${{ matrix.${first.key} }}.`,
  ];
}

/** The runner masks a value wherever it occurs, in words too, and leaves out every output that contains it. */
function describeUnmasked({ token, githubToken, settings }: ActionInputs): readonly string[] {
  const isUnmasked = (value: string): boolean => value !== '' && maskableForms(value).length === 0;
  const secrets = settings.filter(({ kind, value }) => kind === 'secret' && isUnmasked(value));
  const inputs = Object.entries({ token, 'github-token': githubToken }).filter(([, value]) => isUnmasked(value));
  const names = [...inputs.map(([name]) => name), ...secrets.map(({ key }) => `secret ${key}`)];
  if (names.length === 0) return [];
  return [
    `Not masked by GitHub: ${names.join(', ')}. A value that is shorter than ${MIN_UNCOMMON_CHARS} characters, a number or a common word would be hidden everywhere, and outputs that contain it would be lost.`,
  ];
}

/** Both tokens, the values of secrets, and the lines of `secrets` that are no entries. */
function secretsAmong(input: Commands['input'], env: Environment): readonly string[] {
  const values = listLineValues(input('secrets'), env);
  return [input('token').trim(), input('github-token').trim(), ...values].filter((value) => value.trim() !== '');
}

/** The runner masks each line of a masked value too (AddMaskCommandExtension), even short ones. */
function maskableForms(value: string): readonly string[] {
  const lines = value
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const uncommon = lines.filter((line) => !isCommonText(line));
  return uncommon.length > 0 && uncommon.length === lines.length ? [...new Set([value, ...uncommon])] : uncommon;
}
