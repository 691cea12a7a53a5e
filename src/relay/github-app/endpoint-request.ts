import { endpoint } from '@octokit/endpoint';
import { HEADERS, readResponse, type SendRequest, withoutSlash } from '../../github/http/github-request.ts';

/** Sends a request that Octokit's own part for it has addressed: the relay, which runs for months, carries no more of Octokit than that. */
export const sendWithEndpoint: SendRequest = async (route, parameters, { token, baseUrl, userAgent, fetch }) => {
  const { method, url, headers, body } = endpoint(route, {
    ...parameters,
    baseUrl: withoutSlash(baseUrl),
    headers: {
      ...HEADERS,
      'user-agent': userAgent,
      authorization: `${isJsonWebToken(token) ? 'bearer' : 'token'} ${token}`,
    },
  });
  const sent = Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  const json = body === undefined ? {} : { body: JSON.stringify(body) };
  return readResponse(await fetch(url, { method, headers: sent, redirect: 'manual', ...json }));
};

/** As @octokit/auth-token tells them apart. */
function isJsonWebToken(token: string): boolean {
  return token.split('.').length === 3 && !/^gh[a-z]_/.test(token);
}
