import { type Choices, readChoices } from '../../src/cli/conformance/conformance-options.ts';
import { type OpenedSession, openSession } from '../../src/cli/conformance/open-session.ts';
import { runChecks, type Verdict } from '../../src/conformance/run-checks.ts';
import type { Exchange, ExchangeRequest } from '../../src/platform/http/exchange.ts';
import { createSandbox } from '../../src/sandbox/sandbox.ts';
import { createFakeClock } from '../support/fake-clock.ts';

/** A response as it travels; header names in lower case. */
export interface Sent {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** How a service differs from the sandbox: in what it hears, and in what it says. */
export interface Plant {
  readonly hear?: (request: ExchangeRequest) => ExchangeRequest;
  readonly say?: (sent: Sent, request: ExchangeRequest) => Sent;
}

/** What a run over a planted service came to. */
export interface PlantedRun {
  readonly verdicts: readonly Verdict[];
  /** True if the client copes, by the id of what departs. */
  readonly departures: Readonly<Record<string, boolean | null>>;
  readonly requests: readonly ExchangeRequest[];
}

/** How a run differs from the usual one. */
export interface RunOptions {
  readonly choices?: Partial<Choices>;
  readonly token?: string;
  /** Before every path (default: empty). */
  readonly prefix?: string;
  readonly exchange?: (inner: Exchange) => Exchange;
}

/** Returns a function that runs each named plant once, so that the tests of one plant look at the same run. */
export function createRuns(): (name: string, plant: Plant, options?: RunOptions) => Promise<PlantedRun> {
  const runs = new Map<string, Promise<PlantedRun>>();
  return (name, plant, options) => {
    const run = runs.get(name) ?? runPlanted(plant, options);
    runs.set(name, run);
    return run;
  };
}

/** Runs all checks on a sandbox that differs as `plant` says, in no time. */
export async function runPlanted(plant: Plant, options: RunOptions = {}): Promise<PlantedRun> {
  const clock = createFakeClock();
  const sandbox = createSandbox({ clock });
  const requests: ExchangeRequest[] = [];
  const inner = carry(sandbox.handle.bind(sandbox), plant, requests);
  const exchange = options.exchange?.(inner) ?? inner;
  const defaults = readChoices(
    { write: true, 'reward-code': 'SUMMER-2030', 'cluster-id': 'cluster-1' },
    { organization: null, appIds: [] },
  );
  const ending = new AbortController().signal;
  const { session }: OpenedSession = openSession(
    {
      baseUrl: `http://127.0.0.1:4010${options.prefix ?? ''}`,
      token: options.token ?? 'sandbox-admin',
      config: { authScheme: null, allowHttp: null },
      exchange,
    },
    { ...defaults, ...options.choices },
    { clock, random: () => 0.5, env: {}, ending },
  );
  const verdicts = await clock.run(runChecks(session, () => {}));
  const departed = verdicts.filter(({ verdict }) => verdict === 'departs');
  return { verdicts, requests, departures: Object.fromEntries(departed.map(({ id, copes }) => [id, copes])) };
}

function carry(
  handle: ReturnType<typeof createSandbox>['handle'],
  { hear = (request) => request, say = (sent) => sent }: Plant,
  requests: ExchangeRequest[],
): Exchange {
  return {
    async send(request) {
      requests.push(request);
      const { method, path: target, headers, body } = hear(request);
      const result = await handle({ method, target, headers, body: body ?? '' });
      if (result.kind !== 'response') return { kind: 'unanswered', failure: { kind: 'reset' } };
      const lower = Object.entries(result.headers).map(([name, value]) => [name.toLowerCase(), value]);
      const sent = { status: result.status, headers: Object.fromEntries(lower), text: result.body };
      return { kind: 'answered', failure: null, ...say(sent, request) };
    },
    close: async () => {},
  };
}

/** What the sandbox's responses hold, all of them together. */
export interface Json extends Readonly<Record<string, unknown>> {
  readonly results: readonly Readonly<Record<string, string>>[];
  readonly pagination: Readonly<Record<string, number>>;
  readonly state: string;
  readonly last_deployment_date: string | null;
  readonly info: object;
  readonly paths: Readonly<Record<string, unknown>>;
}

/** Returns a plant that changes the JSON of the responses whose request matches, `POST /organization/o/project`, and that are successes. */
export function changing(pattern: RegExp, change: (json: Json) => unknown): Plant {
  return {
    say: (sent, { method, path }) => {
      if (!pattern.test(`${method} ${path}`) || sent.status > 299 || sent.text === '') return sent;
      return { ...sent, text: JSON.stringify(change(JSON.parse(sent.text))) };
    },
  };
}

/** Returns a plant that changes the responses of one status. */
export function changingStatus(status: number, change: (sent: Sent) => Sent): Plant {
  return { say: (sent) => (sent.status === status ? change(sent) : sent) };
}

/** Returns a plant that writes one header anew; null takes it away. */
export function withHeader(name: string, write: (value: string) => string | null): Plant {
  return {
    say: (sent) => {
      const { [name]: value, ...others } = sent.headers;
      const written = value === undefined ? null : write(value);
      return { ...sent, headers: written === null ? others : { ...others, [name]: written } };
    },
  };
}
