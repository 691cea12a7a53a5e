import type { Setting } from '../../deploy/deploy-target.ts';
import { foldWord } from '../../deploy/phase.ts';
import type { DeployPolicy } from '../../deploy/state.ts';
import { type BadInput, InputError } from '../../kernel/errors.ts';
import { isLoopback } from '../../kernel/loopback.ts';
import { registerSecret } from '../../kernel/redaction.ts';
import type { Environment } from '../runner/host.ts';
import type { Commands } from '../runner/workflow-commands.ts';
import type { RawInputs } from './contract.ts';
import {
  bad,
  createReader,
  good,
  type Parsed,
  parseAppIds,
  parseAudience,
  parseBoolean,
  parseChoice,
  parseCommit,
  parseCount,
  parseList,
  parsePositiveDuration,
  parseSettings,
  parseToken,
  type ReadInput,
  splitSettings,
} from './input-values.ts';
import { type GithubInputs, isGithubWanted, readGithubInputs } from './surface-inputs.ts';

/** All that the workflow's author chose, ready to be used. Times are in milliseconds. */
export interface ActionInputs extends GithubInputs {
  readonly token: string;
  readonly appIds: readonly string[];
  readonly baseUrl: string;
  readonly authScheme: 'auto' | 'token' | 'bearer';
  readonly policy: DeployPolicy;
  readonly logs: 'stream' | 'on-failure' | 'off';
  readonly logTail: number;
  readonly rateLimitReserve: number;
  /** Variables, then secrets, each in the order in which they were given. */
  readonly settings: readonly Setting[];
  readonly summary: boolean;
  readonly allowHttp: boolean;
  readonly relayUrl: string | null;
  readonly relayAudience: string;
  /** Warnings for the author although all inputs can be used. */
  readonly warnings: readonly string[];
}

/** The commit of the workflow's event, or why it could not be read. */
export interface EventCommit {
  readonly commit: string | null;
  readonly problem: string | null;
  /** Why the event's commit is not deployed, with what to give instead; null if it is. */
  readonly refusal: string | null;
}

/** Returns the inputs; an empty text counts as not given. Throws one InputError with every bad input, but without any secret. */
export function parseInputs(raw: RawInputs, env: Environment, event: EventCommit): ActionInputs {
  const { take, problems } = createReader(raw);
  const allowHttp = take('allow-http', parseBoolean);
  const variables = take('variables', (text) => parseSettings('variable', text));
  const keys = new Set(variables.map(({ key }) => key));
  const secrets = take('secrets', (text) => parseSettings('secret', text, keys));
  const inputs = {
    token: take('token', parseToken),
    appIds: take('app-id', parseAppIds),
    baseUrl: take('base-url', (text) => parseBaseUrl(text || (env['TOUCHDOWN_BASE_URL'] ?? '').trim(), allowHttp)),
    authScheme: take('auth-scheme', (text) => parseChoice(text, ['auto', 'token', 'bearer'])),
    policy: takePolicy(take, event),
    logs: take('logs', (text) => parseChoice(text, ['stream', 'on-failure', 'off'])),
    logTail: take('log-tail', (text) => parseCount(text, 1, 10_000)),
    rateLimitReserve: take('rate-limit-reserve', (text) => parseCount(text, 0)),
    settings: [...variables, ...secrets],
    summary: take('summary', parseBoolean),
    allowHttp,
    relayUrl: take('relay-url', (text) => parseRelayUrl(text, allowHttp)),
    relayAudience: take('relay-audience', parseAudience),
    ...readGithubInputs(take, env),
  };
  const opposed = problemOfOpposedGuard(inputs);
  if (opposed !== null) problems.push(opposed);
  const unset = problemOfUnsetSettings(inputs.policy, variables.length > 0 ? 'variables' : 'secrets', inputs.settings);
  if (unset !== null) problems.push(unset);
  if (problems.length > 0) throw new InputError(problems);
  return { ...inputs, warnings: warningsOf(raw, secrets, event, inputs) };
}

/** The order guard fails the step for the result that on-superseded would let pass. */
function problemOfOpposedGuard({ orderGuard, policy }: Pick<ActionInputs, 'orderGuard' | 'policy'>): BadInput | null {
  if (orderGuard !== 'fail' || policy.onSuperseded === 'fail') return null;
  const problem = `cannot be combined with on-superseded: ${policy.onSuperseded}, which lets the guard's result pass. Use skip, or set on-superseded to fail.`;
  return { name: 'order-guard', seen: orderGuard, problem };
}

/** Settings are written before a deployment; without a deployment they would be ignored silently. */
function problemOfUnsetSettings(
  { trigger }: DeployPolicy,
  name: 'variables' | 'secrets',
  settings: readonly Setting[],
): BadInput | null {
  if (trigger || settings.length === 0) return null;
  return {
    name,
    seen: '',
    problem: 'cannot be used with trigger: false, because settings are written only before a deployment. Remove it.',
  };
}

function takePolicy(take: ReadInput, event: EventCommit): DeployPolicy {
  const trigger = take('trigger', parseBoolean);
  const timeoutMs = take('timeout', parsePositiveDuration);
  const successStates = take('success-states', parseList);
  return {
    commit: take('commit', (text) => chooseCommit(text, event, trigger)),
    trigger,
    wait: take('wait', parseBoolean),
    dryRun: take('dry-run', parseBoolean),
    timeoutMs,
    // Nothing outlasts the step's deadline, so a timeout shorter than the default start-timeout is no mistake.
    startTimeoutMs: Math.min(take('start-timeout', parsePositiveDuration), timeoutMs),
    pollIntervalMs: take('poll-interval', parsePositiveDuration),
    successStates,
    failureStates: take('failure-states', (text) => parseOtherStates(text, successStates)),
    onUnchanged: take('on-unchanged', (text) => parseChoice(text, ['succeed', 'fail'])),
    onSuperseded: take('on-superseded', (text) => parseChoice(text, ['fail', 'neutral', 'succeed'])),
    onConflict: take('on-conflict', (text) => parseChoice(text, ['wait', 'adopt', 'fail'])),
  };
}

function chooseCommit(text: string, event: EventCommit, isNeeded: boolean): Parsed<string | null> {
  if (text === 'none') return good(null);
  if (text !== '') return parseCommit(text);
  if (event.refusal !== null && isNeeded) return bad(null, event.refusal);
  if (event.commit !== null || !isNeeded) return good(event.commit);
  return bad(null, 'is missing, and the event has no commit. Give a commit, or the word none to deploy without one.');
}

function parseOtherStates(text: string, successStates: readonly string[]): Parsed<readonly string[]> {
  const { value: states } = parseList(text);
  const successes = new Set(successStates.map(foldWord));
  const both = states.filter((state) => successes.has(foldWord(state)));
  if (both.length === 0) return good(states);
  return { ...bad(states, 'is also in success-states. A state cannot mean both.'), blamed: both.join(', ') };
}

function warningsOf(
  raw: RawInputs,
  secrets: readonly Setting[],
  event: EventCommit,
  inputs: GithubInputs,
): readonly string[] {
  const unmasked = secrets.filter(({ value }) => value !== '' && maskableForms(value).length === 0);
  return [
    ...(event.problem !== null && raw('commit').trim() === '' ? [event.problem] : []),
    ...(isGithubWanted(inputs) && inputs.githubToken === ''
      ? ['github-token is empty, so nothing is written on GitHub. The job summary has everything.']
      : []),
    ...unmasked.map(({ key }) => `The value of the secret ${key} is too short to be masked in the log.`),
  ];
}

/** Reads the base URL: http(s) without credentials, query or fragment; plain http only on this machine unless `allowHttp`. */
export function parseBaseUrl(text: string, allowHttp: boolean): Parsed<string> {
  const problem = problemOf(text, allowHttp);
  if (problem === null) return good(text);
  return { ...bad(text, problem), blamed: blamable(text) };
}

function blamable(text: string): string {
  return text.includes('@') ? '' : text.replace(/[?#].*$/s, '');
}

/** Reads the relay's URL like {@link parseBaseUrl}; null if not given. */
function parseRelayUrl(text: string, allowHttp: boolean): Parsed<string | null> {
  if (text === '') return good(null);
  if (parseAddress(text) !== null) return parseBaseUrl(text, allowHttp);
  return {
    ...bad(null, 'is not an http or https URL. Use for example https://relay.example.com.'),
    blamed: blamable(text),
  };
}

function problemOf(text: string, allowHttp: boolean): string | null {
  if (text === '')
    return "is missing. Set the URL of the platform's API here or in the environment variable TOUCHDOWN_BASE_URL.";
  const address = parseAddress(text);
  if (address === null) return 'is not a URL. Use for example https://api.example.com/api/v1.';
  if (address.username !== '' || address.password !== '') return 'has a user or password in it. Remove it.';
  if (/[?#]/.test(text)) return 'is followed by a query or a fragment. Remove it.';
  if (address.protocol === 'http:' && !allowHttp && !isLoopback(address.hostname)) {
    return 'is not encrypted: http would send the token in clear text. Use https, or set allow-http: true.';
  }
  return null;
}

function parseAddress(text: string): URL | null {
  const address = /[\s\p{C}]/u.test(text) ? null : URL.parse(text);
  return address !== null && /^https?:$/.test(address.protocol) ? address : null;
}

/** The runner masks a value wherever it occurs: a shorter one would be masked in ordinary words, and so be revealed. */
const MIN_MASK = 4;

/** Returns every secret text: both tokens, the values of secrets, and the lines of `secrets` that are not KEY=VALUE. */
export function secretsOf(raw: RawInputs): readonly string[] {
  const values = splitSettings(raw('secrets')).map(({ value, text }) => value ?? text);
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
