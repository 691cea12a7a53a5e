import { readBody } from '../../kernel/bounded-body.ts';
import { registerSecret } from '../../kernel/redaction.ts';
import { decodeRegistration } from './relay-event.ts';

/** What the relay's client needs. `baseUrl` is checked already. */
export interface RelayClientOptions {
  readonly baseUrl: string;
  readonly fetch: StreamingFetch;
  readonly readToken: ReadToken;
}

/** The result of a registration: `doubtful` says why the relay cannot be trusted, as a clause. */
export type Registered =
  | { readonly kind: 'registered'; readonly id: string }
  | { readonly kind: 'doubtful'; readonly why: string };

/** The result of opening a stream; `closed` if the relay did not respond. */
export type Opened =
  | { readonly kind: 'open'; readonly body: ReadableStream<Uint8Array> }
  | { readonly kind: 'closed' }
  | { readonly kind: 'doubtful'; readonly why: string };

/** The relay as a step uses it: each request is sent once, with a fresh OIDC token. No call rejects. */
export interface RelayClient {
  register(deployment: RelayedDeployment, deploymentId: string | null, signal: AbortSignal): Promise<Registered>;
  /** Opens the stream of a deployment's events; `lastEventId` is empty on the first one. */
  open(id: string, lastEventId: string, signal: AbortSignal): Promise<Opened>;
  /** Closes the connections; requests under way fail. */
  close(): Promise<void>;
}

const MAX_BODY_BYTES = 65_536;

/** Returns a client of the relay; sends nothing yet. */
export function createRelayClient(options: RelayClientOptions): RelayClient {
  return {
    register: (deployment, deploymentId, signal) => register(options, deployment, deploymentId, signal),
    open: (id, lastEventId, signal) => open(options, id, lastEventId, signal),
    close: () => options.fetch.close(),
  };
}

async function register(
  options: RelayClientOptions,
  deployment: RelayedDeployment,
  deploymentId: string | null,
  signal: AbortSignal,
): Promise<Registered> {
  const headers = await authorize(options.readToken);
  if (headers === null) return doubtful('this job has no OIDC token');
  const body = renderRegistration(deployment, deploymentId);
  const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body, signal };
  try {
    const response = await options.fetch(`${rootOf(options)}/v1/deployments`, init);
    const { bytes, isWhole } = await readBody(response.body, MAX_BODY_BYTES);
    if (response.status !== 200 && response.status !== 201) return doubtful(`the relay responded ${response.status}`);
    const id = isWhole ? decodeRegistration(new TextDecoder().decode(bytes)) : null;
    return id === null ? doubtful('the response of the relay cannot be read') : { kind: 'registered', id };
  } catch {
    return doubtful('the relay could not be reached');
  }
}

async function open(
  options: RelayClientOptions,
  id: string,
  lastEventId: string,
  signal: AbortSignal,
): Promise<Opened> {
  const token = await authorize(options.readToken);
  if (token === null) return doubtful('this job has no OIDC token');
  const resumed = lastEventId === '' ? {} : { 'last-event-id': lastEventId };
  const headers = { ...token, accept: 'text/event-stream', ...resumed };
  try {
    const response = await options.fetch(`${rootOf(options)}/v1/deployments/${id}/events`, { headers, signal });
    const isStream = /^text\/event-stream(?:;|$)/i.test(response.headers.get('content-type') ?? '');
    if (response.status === 200 && isStream && response.body !== null) return { kind: 'open', body: response.body };
    await response.body?.cancel();
    return doubtful(
      response.status === 200
        ? 'the relay did not respond with an event stream'
        : `the relay responded ${response.status}`,
    );
  } catch {
    return { kind: 'closed' };
  }
}

async function authorize(readToken: ReadToken): Promise<{ authorization: string } | null> {
  try {
    const token = await readToken();
    registerSecret(token);
    return /^[\x21-\x7e]+$/.test(token) ? { authorization: `Bearer ${token}` } : null;
  } catch {
    return null;
  }
}

function rootOf({ baseUrl }: RelayClientOptions): string {
  return baseUrl.replace(/\/+$/, '');
}

function renderRegistration(deployment: RelayedDeployment, deploymentId: string | null): string {
  const { appId, sha, pullRequest, environment, url } = deployment;
  return JSON.stringify({
    app_id: appId,
    deployment_id: deploymentId ?? undefined,
    sha,
    pull_request: pullRequest ?? undefined,
    environment: environment ?? undefined,
    url: url ?? undefined,
  });
}

function doubtful(why: string): { readonly kind: 'doubtful'; readonly why: string } {
  return { kind: 'doubtful', why };
}

/** What a step registers with the relay. */
export interface RelayedDeployment {
  readonly appId: string;
  /** The head commit of the workflow's event, never a merge commit. */
  readonly sha: string;
  readonly pullRequest: number | null;
  readonly environment: string | null;
  readonly url: string | null;
}

/** Returns a fresh OIDC token of this job for the relay's audience; rejects if there is no such token. */
type ReadToken = () => Promise<string>;

/** The web's `fetch` with streamed responses and without redirects; `close` ends its connections. */
export type StreamingFetch = typeof fetch & { close(): Promise<void> };
