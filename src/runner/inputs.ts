import { foldWord } from '../deploy/phase.ts';
import type { Setting } from '../deploy/ports.ts';
import type { DeployPolicy } from '../deploy/state.ts';
import { type BadInput, InputError } from '../kernel/errors.ts';
import { parseBaseUrl } from './base-url.ts';
import { INPUTS, type InputName, type RawInputs } from './contract.ts';
import {
  bad,
  good,
  type Parsed,
  parseAppIds,
  parseBoolean,
  parseChoice,
  parseCommit,
  parseCount,
  parseList,
  parsePositiveDuration,
  parseToken,
} from './input-values.ts';
import { maskableForms } from './secrets.ts';
import { parseSettings } from './settings-lines.ts';

/** All that the workflow's author chose, ready to be used. Times are in milliseconds. */
export interface ActionInputs {
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
  /** Sentences to tell the author although all inputs can be used. */
  readonly warnings: readonly string[];
}

/** The commit that the workflow's event is about, and what was wrong in telling it. */
export interface EventCommit {
  readonly commit: string | null;
  readonly problem: string | null;
}

/** The environment's variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

const LONGEST_SEEN = 200;

/**
 * Answers the inputs. An empty text counts as one that was not given.
 * Throws one InputError that lists every input that cannot be used; the text of token, variables and secrets is never in it.
 */
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
  };
  const unset = problemOfUnsetSettings(inputs.policy, variables.length > 0 ? 'variables' : 'secrets', inputs.settings);
  if (unset !== null) problems.push(unset);
  if (problems.length > 0) throw new InputError(problems);
  return { ...inputs, warnings: warningsOf(raw, secrets, event) };
}

/** Settings are written before a deployment; where there is none, they would be left out without a word. */
function problemOfUnsetSettings(
  { trigger }: DeployPolicy,
  name: 'variables' | 'secrets',
  settings: readonly Setting[],
): BadInput | null {
  if (trigger || settings.length === 0) return null;
  return {
    name,
    seen: '',
    accepted: 'leave it out with trigger: false, since settings are written before a deployment',
  };
}

type Take = <T>(name: InputName, parse: (text: string) => Parsed<T>) => T;

function createReader(raw: RawInputs): { readonly take: Take; readonly problems: BadInput[] } {
  const problems: BadInput[] = [];
  const take: Take = (name, parse) => {
    const text = textOf(name, raw);
    const { value, problem, blamed } = parse(text);
    if (problem !== null) problems.push({ name, seen: seenOf(name, blamed ?? text), accepted: problem });
    return value;
  };
  return { take, problems };
}

function takePolicy(take: Take, event: EventCommit): DeployPolicy {
  const trigger = take('trigger', parseBoolean);
  const timeoutMs = take('timeout', parsePositiveDuration);
  const successStates = take('success-states', parseList);
  return {
    commit: take('commit', (text) => chooseCommit(text, event, trigger)),
    trigger,
    wait: take('wait', parseBoolean),
    dryRun: take('dry-run', parseBoolean),
    timeoutMs,
    // Nothing outlasts the step's deadline; a shorter timeout beside start-timeout's default is no slip.
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
  if (event.commit !== null || !isNeeded) return good(event.commit);
  return bad(null, 'give a commit, since the event names none, or give none to deploy without naming a commit');
}

function parseOtherStates(text: string, successStates: readonly string[]): Parsed<readonly string[]> {
  const { value: states } = parseList(text);
  const successes = new Set(successStates.map(foldWord));
  const both = states.filter((state) => successes.has(foldWord(state)));
  if (both.length === 0) return good(states);
  return { ...bad(states, 'give states that success-states does not list as well'), blamed: both.join(', ') };
}

/** Lines of settings are told apart by their own reader, and a value's last space is the value's. */
function textOf(name: InputName, raw: RawInputs): string {
  const { kind, default: byDefault } = INPUTS[name];
  return kind === 'settings' ? raw(name) : raw(name).trim() || byDefault;
}

function seenOf(name: InputName, text: string): string {
  const { kind } = INPUTS[name];
  if (kind === 'secret' || kind === 'settings') return '';
  return text.length <= LONGEST_SEEN ? text : `${text.slice(0, LONGEST_SEEN)}…`;
}

function warningsOf(raw: RawInputs, secrets: readonly Setting[], event: EventCommit): readonly string[] {
  const unmasked = secrets.filter(({ value }) => value !== '' && maskableForms(value).length === 0);
  return [
    ...(event.problem !== null && raw('commit').trim() === '' ? [event.problem] : []),
    ...unmasked.map(({ key }) => `The value of the secret ${key} is too short to be masked in the log.`),
  ];
}
