import { GitHub, getOctokitOptions } from '@actions/github/lib/utils';
import type { Clock } from '../kernel/clock.ts';
import {
  type Answer,
  type Asked,
  decodeFailure,
  decodeReply,
  heldBack,
  noticeOf,
  type Reply,
  withoutToken,
} from './answer.ts';
import { learnLimit, OPEN_LIMIT } from './limit.ts';

export type { Answer, Problem } from './answer.ts';

/** Calls to GitHub's REST API. A call never rejects, and is never repeated by the client. */
export interface GithubClient {
  /**
   * Sends one call: `route` as Octokit has it (`POST /repos/{owner}/{repo}/deployments`), `parameters` for path, query and body,
   * `permission` as the workflow would have to grant it (`deployments: write`).
   */
  call(route: string, parameters: Readonly<Record<string, unknown>>, permission: string): Promise<Answer>;
}

/** What a client of GitHub is made of. */
export interface GithubOptions {
  /** Any of GitHub's tokens, of any length; the caller registers it as a secret. */
  readonly token: string;
  /** GITHUB_API_URL: `https://api.github.com`, or `https://HOST/api/v3`. */
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  /** Absent: `touchdown`. */
  readonly userAgent?: string;
}

type Octokit = InstanceType<typeof GitHub>;
type Parameters = Readonly<Record<string, unknown>>;

const SILENT = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const HEADERS = { accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' };

/**
 * Answers a client of GitHub's REST API; sends nothing yet. While a limit of GitHub's holds, whichever call learned of it, every
 * call is answered `throttled` without being sent.
 */
export function createGithubClient(options: GithubOptions): GithubClient {
  const { token, clock } = options;
  const octokit = token.trim() === '' ? null : createOctokit(options);
  let limit = OPEN_LIMIT;
  const call: GithubClient['call'] = async (route, parameters, permission) => {
    const asked: Asked = { route, permission };
    if (octokit === null) return withoutToken(asked);
    const startedAt = clock.monotonicMs();
    if (limit.opensAt > startedAt) return heldBack(asked, { opensAt: limit.opensAt, now: startedAt });
    try {
      const reply = await send(octokit, options, route, parameters);
      const now = clock.monotonicMs();
      limit = learnLimit(limit, noticeOf(reply), { monotonicMs: now, epochMs: clock.epochMs() });
      return decodeReply(asked, reply, { opensAt: limit.opensAt, now });
    } catch (error) {
      return decodeFailure(asked, error);
    }
  };
  return { call };
}

function createOctokit({ token, userAgent = 'touchdown' }: GithubOptions): Octokit {
  return new GitHub(getOctokitOptions(token.trim(), { userAgent, log: SILENT }));
}

/** Octokit addresses and signs the request. The answer is read here: Octokit throws for a content type that it cannot read. */
async function send(octokit: Octokit, options: GithubOptions, route: string, parameters: Parameters): Promise<Reply> {
  const { baseUrl, fetch } = options;
  const replies: Reply[] = [];
  const observe: typeof fetch = async (input, init) => {
    replies.push(await readReply(await fetch(input, init)));
    return new Response(null, { status: 204 });
  };
  await octokit.request(route, {
    ...parameters,
    baseUrl: baseUrl.replace(/\/+$/, ''),
    headers: HEADERS,
    request: { fetch: observe, retries: 0, log: SILENT },
  });
  const [reply] = replies;
  if (reply === undefined) throw new Error('Octokit sent nothing');
  return reply;
}

async function readReply(response: Response): Promise<Reply> {
  const text = await response.text().catch(() => null);
  return { status: response.status, headers: Object.fromEntries(response.headers), text };
}
