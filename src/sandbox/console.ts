import { safeSentence } from '../kernel/untrusted.ts';
import { DEFAULT_GITHUB_TOKENS } from './github/credentials.ts';
import type { JournalEntry } from './http/journal.ts';
import type { SandboxToken } from './http/tokens.ts';
import { SCENARIO_CATALOGUE } from './scenarios/scenarios.ts';

interface StartFacts {
  readonly url: string;
  readonly port: number;
  readonly speed: number;
  readonly seed: number;
  readonly rateLimit: number;
  readonly tokens: readonly SandboxToken[];
}

const MAX_CHARS = 200;
const GITHUB_TOKENS = DEFAULT_GITHUB_TOKENS.map(({ value }) => value).join(' or ');

/** Returns the opening for a person, which fits on a screen: the address, the tokens, and how to try it. */
export function renderStart({ url, speed, seed, rateLimit, tokens }: StartFacts): string {
  const curl = `curl -H 'Authorization: Token ${tokens[0]?.value ?? ''}'`;
  return `The sandbox is running. It plays a deployment platform and GitHub; it deploys nothing.
  Base URL  ${url} (or ${url}/api/v1)
  GitHub    GITHUB_API_URL=${url}/api/v3, github-token: ${GITHUB_TOKENS}
  Web page  ${url}/ shows pull requests and logs
  Time      1 real second is ${speed === 1 ? '1 platform second' : `${speed} platform seconds`}; seed ${seed}
  Limit     ${rateLimit} requests per token and real hour

Tokens
${renderTable(tokens.map(({ value, scopes }) => [value, scopes.join(', ')]))}

Try it
  ${curl} -X POST ${url}/application/succeeds/deploy
  ${curl} ${url}/application/succeeds/status
  curl ${url}/_sandbox

There are ${SCENARIO_CATALOGUE.length} applications; each plays a scenario: succeeds, build-fails, never-ends and more.
List them with: touchdown sandbox --scenarios. For a new application, add -- and a name to an id: succeeds--mine.
Press Ctrl-C to stop the sandbox.

`;
}

/** Returns the scenarios for a person, a line each. */
export function renderScenarios(): string {
  return `${renderTable(SCENARIO_CATALOGUE.map(({ name, description }) => [name, description]))}\n`;
}

/** Returns one request for a person: platform time, the response, and the token's name. What a client sent is made safe to print. */
export function renderRequest(entry: JournalEntry): string {
  const { receivedAt, outcome, status, method, target, tokenName, fault } = entry;
  const time = new Date(receivedAt).toISOString().slice(11, 19);
  const response = outcome === 'pending' ? 'silent' : (status ?? outcome);
  const notes = [tokenName ?? 'no known token', ...(fault === null ? [] : [`fault: ${fault}`])].join(', ');
  const shown = (text: string): string => safeSentence(text, MAX_CHARS);
  return `${time}  ${String(response).padEnd(6)}  ${shown(method).padEnd(4)}  ${shown(target)}  (${shown(notes)})\n`;
}

/** Returns one request for a program; the body is left out. */
export function describeRequest(entry: JournalEntry): object {
  const { number, method, target, operation, applicationId, tokenName, fault } = entry;
  const { outcome, status, requestId, receivedAt } = entry;
  const at = new Date(receivedAt).toISOString();
  return { number, method, target, operation, applicationId, tokenName, fault, outcome, status, requestId, at };
}

function renderTable(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`).join('\n');
}
