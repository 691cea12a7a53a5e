import { readBody } from '../../kernel/bounded-body.ts';
import { NetworkError } from '../../kernel/errors.ts';
import { registerSecret } from '../../kernel/redaction.ts';
import type { WebFetch } from '../../platform/http/web-fetch.ts';
import { decodeRegistration } from './event.ts';

/** What the relay's client needs. */
export interface RelayClientOptions {
  /** It is checked already. */
  readonly baseUrl: string;
  /** Its responses are streamed. */
  readonly fetch: WebFetch;
  /** Returns a fresh OIDC token of this job for the relay's audience; rejects if GitHub's token service issues none. */
  readonly readToken: () => Promise<string>;
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

/** `why` says as a clause why the relay cannot be trusted. */
interface Doubtful {
  readonly kind: 'doubtful';
  readonly why: string;
}

/** The result of a registration. */
export type Registered = { readonly kind: 'registered'; readonly id: string } | Doubtful;

/** The result of opening a stream; `closed` if the relay did not respond. */
export type Opened =
  | { readonly kind: 'open'; readonly body: ReadableStream<Uint8Array> }
  | { readonly kind: 'closed' }
  | Doubtful;

const MAX_BODY_BYTES = 65_536;
/** A job that may have none never gets here. */
const NO_TOKEN = "GitHub's token service did not issue an OIDC token";

/** The relay as a step uses it: each request is sent once, with a fresh OIDC token. No call rejects. */
export class RelayClient {
  readonly #options: RelayClientOptions;
  readonly #root: string;

  constructor(options: RelayClientOptions) {
    this.#options = options;
    this.#root = options.baseUrl.replace(/(?<!\/)\/+$/, '');
  }

  async register(deployment: RelayedDeployment, deploymentId: string | null, signal: AbortSignal): Promise<Registered> {
    const token = await this.#authorize();
    if (token === null) return doubtful(NO_TOKEN);
    const headers = { ...token, 'content-type': 'application/json' };
    const body = renderRegistration(deployment, deploymentId);
    try {
      const response = await this.#options.fetch(`${this.#root}/v1/deployments`, {
        method: 'POST',
        headers,
        body,
        signal,
      });
      const { bytes, isWhole } = await readBody(response.body, MAX_BODY_BYTES);
      if (response.status !== 200 && response.status !== 201) return doubtful(`the relay responded ${response.status}`);
      const id = isWhole ? decodeRegistration(new TextDecoder().decode(bytes)) : null;
      return id === null ? doubtful('the response of the relay cannot be read') : { kind: 'registered', id };
    } catch (error) {
      const cause = error instanceof Error ? error.cause : null;
      const why = cause instanceof NetworkError ? ` (${cause.message.replace(/\.$/, '')})` : '';
      return doubtful(`the relay could not be reached${why}`);
    }
  }

  /** Opens the stream of a deployment's events; `lastEventId` is empty on the first one. */
  async open(id: string, lastEventId: string, signal: AbortSignal): Promise<Opened> {
    const token = await this.#authorize();
    if (token === null) return doubtful(NO_TOKEN);
    const resumed = lastEventId === '' ? {} : { 'last-event-id': lastEventId };
    const headers = { ...token, accept: 'text/event-stream', ...resumed };
    try {
      const response = await this.#options.fetch(`${this.#root}/v1/deployments/${id}/events`, { headers, signal });
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

  /** Closes the connections; requests under way fail. */
  close(): Promise<void> {
    return this.#options.fetch.close();
  }

  async #authorize(): Promise<{ authorization: string } | null> {
    try {
      const token = await this.#options.readToken();
      registerSecret(token);
      return /^[\x21-\x7e]+$/.test(token) ? { authorization: `Bearer ${token}` } : null;
    } catch {
      return null;
    }
  }
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

function doubtful(why: string): Doubtful {
  return { kind: 'doubtful', why };
}
