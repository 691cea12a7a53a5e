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
import type { Environment } from '../runner/host.ts';
import type { Commands } from '../runner/workflow-commands.ts';
import { INPUT_WORDING, type InputName, type RawInputs } from './contract.ts';
import { isGithubWanted, readGithubInputs } from './surface-inputs.ts';

/** All that the workflow's author chose, with warnings although all of it can be used. Times are in milliseconds. */
export type ActionInputs = ReturnType<typeof takeInputs> & { readonly warnings: readonly string[] };

/** The commit of the workflow's event, or why it could not be read. */
export interface EventCommit {
  readonly commit: string | null;
  readonly problem: string | null;
  /** Why the event's commit is not deployed, with what to give instead; null if it is. */
  readonly refusal: string | null;
}

/** Returns the inputs; an empty text counts as not given. Throws one InputError with every bad input, but without any secret. */
export function parseInputs(raw: RawInputs, env: Environment, event: EventCommit): ActionInputs {
  const problems: BadInput[] = [];
  const textOf = (name: InputName): string | null => readInput(name, raw, env);
  const reader = createSettingReader(textOf, INPUT_WORDING, problems);
  const inputs = takeInputs(reader, env, textOf('commit') !== null, event);
  if (textOf('base-url') === null) {
    const how = "Set the URL of the platform's API here or in the environment variable TOUCHDOWN_BASE_URL.";
    reader.reject('base-url', '', `is missing. ${how}`);
  }
  rejectUnencrypted('base-url', inputs.baseUrl, inputs, reader);
  rejectUnencrypted('relay-url', inputs.relayUrl ?? '', inputs, reader);
  rejectOpposedGuard(inputs, reader);
  rejectUnsetSettings(inputs, reader);
  if (problems.length > 0) throw new InputError(problems);
  return { ...inputs, warnings: warningsOf(raw, event, inputs) };
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

function rejectUnencrypted(
  name: 'base-url' | 'relay-url',
  address: string,
  { allowHttp }: Pick<ActionInputs, 'allowHttp'>,
  { reject }: SettingReader,
): void {
  const problem = findEncryptionProblem(address, allowHttp, INPUT_WORDING);
  if (problem !== null) reject(name, address, problem);
}

/** The last space of a variable's or a secret's value belongs to the value. */
function readInput(name: InputName, raw: RawInputs, env: Environment): string | null {
  const text = raw(name);
  const trimmed = text.trim();
  if (trimmed === '') return (name === 'base-url' ? env['TOUCHDOWN_BASE_URL']?.trim() : '') || null;
  return name === 'variables' || name === 'secrets' ? text : trimmed;
}

/** The order guard fails the step for the result that on-superseded would let pass. */
function rejectOpposedGuard(
  { orderGuard, policy }: Pick<ActionInputs, 'orderGuard' | 'policy'>,
  { reject }: SettingReader,
): void {
  if (orderGuard !== 'fail' || policy.onSuperseded === 'fail') return;
  const problem = `cannot be combined with on-superseded: ${policy.onSuperseded}, which lets the guard's result pass. Use skip, or set on-superseded to fail.`;
  reject('order-guard', orderGuard, problem);
}

/** Settings are written before a deployment; without a deployment they would be ignored silently. */
function rejectUnsetSettings(
  { policy, settings: [first] }: Pick<ActionInputs, 'policy' | 'settings'>,
  { reject }: SettingReader,
): void {
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

function warningsOf(raw: RawInputs, event: EventCommit, inputs: Omit<ActionInputs, 'warnings'>): readonly string[] {
  const unmasked = inputs.settings.filter(({ kind, value }) => kind === 'secret' && maskableForms(value).length === 0);
  return [
    ...(event.problem !== null && raw('commit').trim() === '' ? [event.problem] : []),
    ...(isGithubWanted(inputs) && inputs.githubToken === ''
      ? ['github-token is empty, so nothing is written on GitHub. The job summary has everything.']
      : []),
    ...unmasked.map(({ key }) => `The value of the secret ${key} is too short to be masked in the log.`),
  ];
}

/** The runner masks a value wherever it occurs: a shorter one would be masked in ordinary words, and so be revealed. */
const MIN_MASK = 4;

/** Returns every secret text: both tokens, the values of secrets, and the lines of `secrets` that are not KEY=VALUE. */
export function secretsOf(raw: RawInputs): readonly string[] {
  const values = listLineValues(raw('secrets'));
  return [raw('token').trim(), raw('github-token').trim(), ...values].filter((value) => value.trim() !== '');
}

/** Returns the texts to mask for a value: the runner masks each of its lines too (AddMaskCommandExtension), even short ones. */
export function maskableForms(value: string): readonly string[] {
  const lines = value
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const long = lines.filter((line) => line.length >= MIN_MASK);
  return long.length > 0 && long.length === lines.length ? [...new Set([value, ...long])] : long;
}

/** Reads the inputs of this step, and masks every secret among them first. Throws InputError like {@link parseInputs}. */
export function readInputs(
  commands: Pick<Commands, 'input' | 'mask' | 'annotate'>,
  env: Environment,
  event: EventCommit,
): ActionInputs {
  for (const secret of secretsOf(commands.input)) {
    registerSecret(secret);
    for (const form of maskableForms(secret)) commands.mask(form);
  }
  const inputs = parseInputs(commands.input, env, event);
  for (const message of inputs.warnings) commands.annotate({ level: 'warning', title: 'Touchdown', message });
  return inputs;
}
