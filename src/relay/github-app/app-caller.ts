import { endpoint } from '@octokit/endpoint';
import { UNREADABLE } from '../../github/http/attempts.ts';
import { createGithubClient, type GithubClient } from '../../github/http/client.ts';
import { HEADERS, type SendRequest, withoutSlash } from '../../github/http/request.ts';
import type { GithubResponse, GithubResult } from '../../github/http/response.ts';
import type { Clock } from '../../kernel/clock.ts';
import { parseJson } from '../../kernel/hostile-json.ts';
import { parseHttpDate } from '../../kernel/instant.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import type { AppResult, InstalledRepository } from '../interfaces.ts';
import { type AppIdentity, createAppSigner } from './app-token.ts';
import {
  APP_PERMISSIONS,
  createInstallationTokens,
  OPTIONAL_PERMISSIONS,
  type Parameters,
  type Scope,
} from './installation-tokens.ts';

export interface CallerOptions extends AppIdentity {
  /** `https://api.github.com`, or `https://HOST/api/v3`. */
  readonly apiUrl: string;
  readonly fetch: typeof fetch;
  readonly clock: Clock;
}

/** GitHub's message if the token's times are wrong by GitHub's clock, as @octokit/auth-app matches it. */
const ABOUT_TIME = /'(?:Issued at|Expiration(?: time)?)' claim/;

/** A claimed write is allowed only for some seconds. If creating a token took longer, the token is used for the next attempt. */
const LATE_MS = 5_000;
/** GitHub may refuse a token for so long after its creation, so a newer one would not help. */
const NEW_TOKEN_MS = 60_000;

/** The permission of a call about GitHub Deployments. */
export const DEPLOYMENTS = 'deployments: write';

const REDIRECTS: readonly number[] = [301, 302, 307, 308];
const MOVED = 'The repository was renamed or moved. Update its name in the applications file.';

/** Sends a request as `@octokit/endpoint` addresses it, with the caller's fetch. */
export const sendWithEndpoint: SendRequest = async (route, parameters, { token, baseUrl, userAgent, fetch }) => {
  const { method, url, headers, body } = endpoint(route, {
    ...parameters,
    baseUrl: withoutSlash(baseUrl),
    headers: { ...HEADERS, 'user-agent': userAgent, authorization: `Bearer ${token}` },
  });
  const sent = Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  const json = body === undefined ? {} : { body: JSON.stringify(body) };
  return readResponse(await fetch(url, { method, headers: sent, ...json }));
};

async function readResponse(response: Response): Promise<GithubResponse> {
  const text = await response.text().catch(() => undefined);
  const json = text === undefined ? undefined : parseJson(text);
  const { status, headers } = response;
  return { status, headers: Object.fromEntries(headers), data: json === undefined ? text : json };
}

/** Returns a caller as an App, or as one of its installations, each with its own rate limit; no call rejects. Sends nothing yet. */
export function createAppCaller(options: CallerOptions) {
  const { apiUrl: baseUrl, fetch, clock } = options;
  let clockAheadMs: number | null = null;
  const createClient = (): GithubClient => {
    const client = createGithubClient({ token: '', baseUrl, fetch, send: sendWithEndpoint, clock, holder: 'app' });
    const call: GithubClient['call'] = async (...given) => {
      const requestedAt = clock.epochMs();
      const result = await client.call(...given);
      const date = parseHttpDate(result.head?.headers['date'] ?? '');
      if (date !== null) clockAheadMs = aheadOf(date, requestedAt, clock.epochMs());
      return result;
    };
    return { call };
  };
  const signer = createAppSigner(options);
  const app = createClient();
  const asApp = async (route: string, parameters: Parameters = {}): Promise<GithubResult> => {
    const token = await signer.sign();
    const response = await app.call(route, parameters, '', token);
    if (response.kind !== 'denied' || !ABOUT_TIME.test(response.problem.sentence)) return response;
    signer.adjust(parseHttpDate(response.head?.headers['date'] ?? ''));
    // Another call may have adjusted the clock in the meantime.
    const renewed = await signer.sign();
    return renewed === token ? response : app.call(route, parameters, '', renewed);
  };
  const tokens = createInstallationTokens(clock, asApp);
  const clients = new Map<number, GithubClient>();
  const left = new Map<number, number>();
  return {
    asApp,
    asInstallation: async (
      at: Omit<Scope, 'permissions'>,
      route: string,
      parameters: Parameters,
      permission: string,
    ) => {
      const { installationId } = at;
      const scope = { ...at, permissions: permission === DEPLOYMENTS ? OPTIONAL_PERMISSIONS : APP_PERMISSIONS };
      const startedAt = clock.monotonicMs();
      const reading = await tokens.read(scope);
      if (reading.kind !== 'read') return { ...reading, isOfToken: true };
      if (!route.startsWith('GET ') && clock.monotonicMs() - startedAt > LATE_MS)
        return notSent(
          `Creating a token for ${route} took too long, so nothing was sent. The next attempt uses that token.`,
        );
      const client = clients.get(installationId) ?? createClient();
      clients.set(installationId, client);
      const response = await client.call(route, parameters, permission, reading.value);
      const remaining = response.head?.headers['x-ratelimit-remaining'] ?? '';
      if (/^\d{1,9}$/.test(remaining)) left.set(installationId, Number(remaining));
      if (response.kind !== 'denied') return response;
      if (response.head?.status !== 401) {
        // A token keeps the permissions of its creation; a new one may be refused at first.
        tokens.drop(scope, reading.value, NEW_TOKEN_MS);
        return response;
      }
      tokens.drop(scope, reading.value);
      return notSent(
        `GitHub no longer accepts the installation's token for ${route}. Nothing was done; the relay requests a new token.`,
      );
    },
    /** Calls left, by installation id, as last reported. */
    callsLeft: (): ReadonlyMap<number, number> => left,
    clockAheadMs: (): number | null => clockAheadMs,
  };
}

/** Returns by how much our clock is certainly ahead of a `Date`, which has whole seconds; negative if it is behind, 0 if they may agree. */
function aheadOf(date: number, requestedAt: number, receivedAt: number): number {
  if (requestedAt >= date + 1_000) return requestedAt - date;
  return Math.min(0, receivedAt - date);
}

function notSent(sentence: string): GithubResult {
  return { kind: 'not-sent', problem: { kind: 'unreachable', permission: null, sentence } };
}

/** Decodes the JSON of a 2xx response; undefined if it cannot be read. */
export type Decode<T> = (data: unknown) => T | undefined;

/** A repository; without its id, the token of a call gives access to all repositories of the installation. */
export type Place = Omit<InstalledRepository, 'repositoryId'> & { readonly repositoryId?: number };

/** Sends one call about a repository. */
export type Send = <T>(
  route: string,
  place: Place,
  permission: string,
  more: Parameters,
  decode: Decode<T>,
) => Promise<AppResult<T>>;

/** Returns the result of a call; a 2xx response that cannot be decoded is `lost`. Never throws. */
export function resultOf<T>(response: GithubResult, clock: Clock, decode: Decode<T>): AppResult<T> {
  if (response.kind === 'done') {
    const value = decode(response.data);
    return value === undefined ? { kind: 'lost', sentence: UNREADABLE.sentence } : { kind: 'done', value };
  }
  const { kind, head, problem } = response;
  const { sentence } = problem;
  if (kind === 'lost' || kind === 'not-sent') return { kind, sentence };
  if (kind === 'throttled') {
    const notBefore = Math.ceil(clock.epochMs() + response.notBefore - clock.monotonicMs());
    return { kind: 'later', notBefore, sentence };
  }
  const status = head?.status ?? { gone: 404, denied: 401, refused: 422 }[kind];
  const refusal = dead(status, REDIRECTS.includes(status) ? `${sentence} ${MOVED}` : sentence);
  return response.isOfToken === true ? { ...refusal, isOfToken: true } : refusal;
}

/** Returns that a call will not succeed, with GitHub's status and a sentence that may hold text from outside. */
export function dead(status: number, sentence: string): Extract<AppResult<never>, { kind: 'dead' }> {
  return { kind: 'dead', status, sentence: safeSentence(sentence, 1000) };
}
