import { RelayClient } from '../../../../src/action/relay-client/client.ts';
import { RelayWakeUp } from '../../../../src/action/relay-client/wake-up.ts';
import type { DeploymentRecord, DeployPolicy } from '../../../../src/deploy/state.ts';
import { deployApplication } from '../../../../src/deploy-application.ts';
import { connectApplication } from '../../../../src/platform/connect-application.ts';
import type { Exchange } from '../../../../src/platform/http/http-client.ts';
import { createFakeClock } from '../../../support/fake-clock.ts';
import { DEFAULT_POLICY } from '../../../support/scripted-target.ts';
import { createSeededRandom } from '../../../support/seeded-random.ts';
import { createPlatformOn } from '../../../support/simulated-platform.ts';
import { createFakeRelay, type FakeRelayScript, type SeenByRelay, SHA } from './fake-relay.ts';

/** What the status shows from an instant on, in milliseconds since the deployment was asked for. */
export type Shown = readonly [atMs: number, state: string, date: string];

/** Ten minutes from the request to the end. */
export const TEN_MINUTES: readonly Shown[] = [
  [0, 'RUNNING', '2030-01-01T00:00:00Z'],
  [2_000, 'QUEUED', '2030-01-01T00:00:00Z'],
  [20_000, 'BUILDING', '2030-01-01T00:00:00Z'],
  [400_000, 'DEPLOYING', '2030-01-01T00:00:00Z'],
  [600_000, 'RUNNING', '2030-01-02T00:00:00Z'],
];

export interface RelayedStory {
  readonly record: DeploymentRecord;
  readonly result: string | undefined;
  /** Since the deployment was asked for, in milliseconds. */
  readonly verdictAfterMs: number;
  /** As `GET status`, `POST deploy`, `GET log`, in order. */
  readonly requests: readonly string[];
  /** The looks since the deployment was asked for, in milliseconds. */
  readonly looksAfterMs: readonly number[];
  readonly notices: readonly string[];
  readonly seen: readonly SeenByRelay[];
}

export interface RelayedOptions {
  readonly shown?: readonly Shown[];
  readonly policy?: Partial<DeployPolicy>;
  readonly logs?: 'on-failure' | 'off';
  readonly readToken?: () => Promise<string>;
  readonly abortAfterMs?: number;
}

/** Deploys with everything but the sockets real, on the jumping clock, to a platform and beside a relay that play scripts. */
export async function playRelayed(script: FakeRelayScript, options: RelayedOptions = {}): Promise<RelayedStory> {
  const { shown = TEN_MINUTES, logs = 'off' } = options;
  const clock = createFakeClock();
  const requests: string[] = [];
  const looksAfterMs: number[] = [];
  const notices: string[] = [];
  const abort = new AbortController();
  let startedAt = Number.POSITIVE_INFINITY;
  let tokens = 0;
  const exchange: Exchange = {
    send: async ({ method, path }) => {
      requests.push(`${method} ${/\w+(?=\?|$)/.exec(path)?.[0]}`);
      const sinceMs = clock.monotonicMs() - startedAt;
      if (method === 'POST') startedAt = clock.monotonicMs();
      else if (path.endsWith('status') && sinceMs >= 0) looksAfterMs.push(sinceMs);
      const [, state, date] = shown.findLast(([atMs]) => atMs <= sinceMs) ?? shown[0]!;
      const status = { state, service_deployment_status: 'UP_TO_DATE', last_deployment_date: date };
      const text = method === 'POST' ? '{}' : JSON.stringify(path.includes('log') ? [] : status);
      return { kind: 'responded', status: 200, headers: {}, text, failure: null };
    },
    close: async () => {},
  };
  const random = createSeededRandom(1);
  const relay = createFakeRelay(clock, script);
  const policy = { ...DEFAULT_POLICY, ...options.policy };
  const readToken = async (): Promise<string> => options.readToken?.() ?? `token-${++tokens}`;
  const wake = new RelayWakeUp({
    client: new RelayClient({ baseUrl: 'https://relay.example/x', fetch: relay.fetch, readToken }),
    deployment: { appId: 'app-1', sha: SHA, pullRequest: 7, environment: 'preview', url: null },
    isFollowed: policy.wait,
    clock,
    random,
    signal: abort.signal,
    say: (text) => notices.push(text),
  });
  if (options.abortAfterMs !== undefined) void clock.wait(options.abortAfterMs).then(() => abort.abort());
  const record = await clock.run(
    deployApplication({
      ...connectApplication(createPlatformOn(exchange, clock, random), 'app-1'),
      policy,
      settings: [],
      logTail: logs === 'off' ? null : 200,
      isLogForFailure: logs === 'on-failure',
      watch: { changed() {}, notice() {}, line() {}, gap() {}, unavailable() {} },
      clock,
      random,
      signal: abort.signal,
      wakeUp: wake,
    }),
  );
  return {
    record,
    result: record.settlement?.result,
    verdictAfterMs: (record.settlement?.settledAt ?? Number.NaN) - startedAt,
    requests,
    looksAfterMs,
    notices,
    seen: relay.seen,
  };
}
