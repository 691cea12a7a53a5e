import { fieldOf } from '../../kernel/hostile-json.ts';
import { HEADERS, type SendRequest, withoutSlash } from './request.ts';
import type { GithubResponse } from './response.ts';

const SILENT = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** Sends a request with the Octokit of @actions/github, and our fetch: it knows the proxy and the limits. Nothing is repeated. */
export const sendWithOctokit: SendRequest = async (route, parameters, { token, userAgent, fetch, ...options }) => {
  const baseUrl = withoutSlash(options.baseUrl);
  const { getOctokit } = await import('@actions/github');
  const octokit = getOctokit(token, {
    baseUrl,
    userAgent,
    log: SILENT,
    request: { fetch, log: SILENT },
  });
  try {
    return responseOf(await octokit.request(route, { ...parameters, baseUrl, headers: HEADERS }));
  } catch (error) {
    // Octokit throws for each status from 400 on, with the response; without one, for what fetch rejected with.
    const response = fieldOf(error, 'response');
    if (!isResponse(response)) throw error;
    return responseOf(response);
  }
};

interface OctokitResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number | undefined>>;
  readonly data: unknown;
}

/** Octokit resolves for a redirect, and with the text for JSON that it cannot parse. */
function responseOf({ status, headers, data }: OctokitResponse): GithubResponse {
  const texts = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
  return { status, headers: Object.fromEntries(texts), data };
}

function isResponse(value: unknown): value is OctokitResponse {
  return typeof fieldOf(value, 'status') === 'number' && typeof fieldOf(value, 'headers') === 'object';
}
