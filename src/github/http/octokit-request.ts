import { GitHub, getOctokitOptions } from '@actions/github/lib/utils';
import { HEADERS, readResponse, type SendRequest, withoutSlash } from './github-request.ts';
import type { GithubResponse } from './github-response.ts';

const SILENT = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/**
 * Sends a request as the toolkit of actions does: Octokit addresses and signs it. A client for each call is made in microseconds: a token
 * lasts an hour. The response is read here: Octokit throws for a content type that it cannot read.
 */
export const sendWithOctokit: SendRequest = async (route, parameters, { token, baseUrl, userAgent, fetch }) => {
  const octokit = new GitHub(getOctokitOptions(token, { userAgent, log: SILENT }));
  const responses: GithubResponse[] = [];
  const observe: typeof fetch = async (input, init) => {
    responses.push(await readResponse(await fetch(input, init)));
    return new Response(null, { status: 204 });
  };
  await octokit.request(route, {
    ...parameters,
    baseUrl: withoutSlash(baseUrl),
    headers: HEADERS,
    request: { fetch: observe, retries: 0, log: SILENT },
  });
  const [response] = responses;
  if (response === undefined) throw new Error('Octokit sent nothing');
  return response;
};
