import type { Clock } from '../../kernel/clock.ts';
import { OPEN_LIMIT, updateLimit } from './limit.ts';
import { nextPageOf } from './link-header.ts';

import { followRedirects } from './redirects.ts';
import type { SendRequest } from './request.ts';
import {
  decodeFailure,
  decodeResponse,
  type GithubRequest,
  type GithubResult,
  type Holder,
  heldBack,
  noticeOf,
  withoutToken,
} from './response.ts';

/** Calls to GitHub's REST API. A call never rejects, and is never repeated by the client. */
export interface GithubClient {
  /**
   * Sends one call: `route` as Octokit has it (`POST /repos/{owner}/{repo}/deployments`), `parameters` for path, query and body,
   * `permission` as the workflow would have to grant it (`deployments: write`), `token` if it is not to be the client's.
   */
  call(
    route: string,
    parameters: Readonly<Record<string, unknown>>,
    permission: string,
    token?: string,
  ): Promise<GithubResult>;
}

/** What a client of GitHub is made of. */
export interface GithubOptions {
  /** Any of GitHub's tokens, of any length; the caller registers it as a secret. Empty if each call has its own. */
  readonly token: string;
  /** GITHUB_API_URL: `https://api.github.com`, or `https://HOST/api/v3`. */
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  /** What addresses and signs the requests. */
  readonly send: SendRequest;
  readonly clock: Clock;
  /** Absent: `touchdown`. */
  readonly userAgent?: string;
  /** Absent: `workflow`. */
  readonly holder?: Holder;
}

/**
 * Returns a client of GitHub's REST API; sends nothing yet. While a limit of GitHub's holds, every call
 * gets `throttled` without being sent.
 */
export function createGithubClient(options: GithubOptions): GithubClient {
  const { baseUrl, send, clock, userAgent = 'touchdown', holder = 'workflow' } = options;
  const fetch = followRedirects(options.fetch);
  let limit = OPEN_LIMIT;
  const call: GithubClient['call'] = async (route, parameters, permission, token = options.token) => {
    const request: GithubRequest = { route, permission, holder };
    if (token.trim() === '') return withoutToken(request);
    const startedAt = clock.monotonicMs();
    if (limit.opensAt > startedAt) return heldBack(request, { opensAt: limit.opensAt, now: startedAt });
    try {
      const response = await send(route, parameters, { token: token.trim(), baseUrl, userAgent, fetch });
      const now = clock.monotonicMs();
      limit = updateLimit(limit, noticeOf(response), { monotonicMs: now, epochMs: clock.epochMs() });
      const { status, headers } = response;
      const head = { status, headers, next: nextPageOf(headers['link'] ?? '', baseUrl) };
      return { ...decodeResponse(request, response, { opensAt: limit.opensAt, now }), head };
    } catch (error) {
      return decodeFailure(request, error);
    }
  };
  return { call };
}

/** How often GitHub is called in spite of a failure that lasts. */
const MAX_LASTING = 2;

/**
 * Returns a client that stops calling GitHub after two failures in a row that last, such as a certificate that is not trusted or a proxy
 * that needs a login: later calls are `denied` without being sent. For a job, which has to end; a server goes on trying.
 */
export function stopAfterLasting({ call }: GithubClient): GithubClient {
  let failures = 0;
  let last: GithubResult | null = null;
  return {
    call: async (...given) => {
      if (last !== null) return last;
      const result = await call(...given);
      const isLasting = (result.kind === 'not-sent' || result.kind === 'lost') && result.isLasting === true;
      failures = isLasting ? failures + 1 : 0;
      if (!isLasting || failures < MAX_LASTING) return result;
      last = { kind: 'denied', problem: result.problem };
      return last;
    },
  };
}
