import { respondJson, type SandboxResponse } from './wire.ts';

const DOCUMENTATION_URL = 'https://docs.github.com/rest';
const SECONDARY_MESSAGE =
  'You have exceeded a secondary rate limit. Please wait a few minutes before you try again. ' +
  'If you reach out to GitHub Support for help, please include the request ID.';
const MESSAGES: ReadonlyMap<number, string> = new Map([
  [400, 'Problems parsing JSON'],
  [401, 'Bad credentials'],
  [403, 'Resource not accessible by integration'],
  [404, 'Not Found'],
  [409, 'Conflict'],
  [422, 'Validation Failed'],
  [500, 'Server Error'],
  [502, 'Server Error'],
  [503, 'Service unavailable'],
  [504, "We couldn't respond to your request in time. Sorry about that. Please try resubmitting your request."],
]);

/** Returns GitHub's error body, with the usual message of the status if none is given. */
export function respondGithubProblem(
  status: number,
  message: string = MESSAGES.get(status) ?? 'Unknown error',
  errors?: readonly unknown[],
): SandboxResponse {
  const body = { message, ...(errors === undefined ? {} : { errors }) };
  return respondJson(status, { ...body, documentation_url: DOCUMENTATION_URL, status: String(status) });
}

/** Returns 403 as a token that lacks a permission gets it. */
export function respondNotAccessible(isPerson = false): SandboxResponse {
  return respondGithubProblem(403, `Resource not accessible by ${isPerson ? 'personal access token' : 'integration'}`);
}

/** Returns 403 of a secondary rate limit, with the seconds to wait where GitHub says them. */
export function respondSecondaryLimit(retryAfterSeconds: number | null): SandboxResponse {
  const response = respondGithubProblem(403, SECONDARY_MESSAGE);
  if (retryAfterSeconds === null) return response;
  return { ...response, headers: { ...response.headers, 'retry-after': String(retryAfterSeconds) } };
}

/** Returns 403 of a spent primary rate limit. */
export function respondPrimaryLimit(): SandboxResponse {
  const response = respondGithubProblem(
    403,
    'API rate limit exceeded for installation. If you reach out to GitHub Support for help, please include the request ID.',
  );
  return { ...response, headers: { ...response.headers, 'x-ratelimit-remaining': '0' } };
}
