import type { GithubResponse } from './response.ts';

/** Whose request it is, and where it goes. */
export interface RequestOptions {
  readonly token: string;
  readonly baseUrl: string;
  readonly userAgent: string;
  readonly fetch: typeof fetch;
}

/**
 * Sends one request: `route` as Octokit has it (`GET /repos/{owner}/{repo}`), `parameters` for path, query and body. Rejects with what
 * `fetch` rejects with.
 */
export type SendRequest = (
  route: string,
  parameters: Readonly<Record<string, unknown>>,
  options: RequestOptions,
) => Promise<GithubResponse>;

/** The headers of every request: the version of the API that the responses are read as. */
export const HEADERS = { accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' };

/** Returns the path's prefix without a slash at its end. */
export function withoutSlash(baseUrl: string): string {
  return baseUrl.replace(/(?<!\/)\/+$/, '');
}
