import { fieldOf } from '../../kernel/hostile-json.ts';
import type { GithubClient } from '../http/client.ts';
import type { GithubResult } from '../http/response.ts';
import type { JobFacts } from '../job.ts';

const PERMISSION = 'pull-requests: write';
const PER_PAGE = 100;
/** GitHub takes at most 2,500 comments on a pull request (its documentation of limits for repositories). */
const MAX_PAGES = 30;

/** A comment as GitHub has it. */
export interface ListedComment {
  readonly id: number;
  readonly url: string;
  readonly body: string;
  /** By GitHub's clock, in milliseconds since the Unix epoch. */
  readonly updatedAt: number;
  /** The author's login; null if none exists any more. */
  readonly author: string | null;
  readonly isBot: boolean;
}

/** The requested comments, or the response that came instead. */
export type Listing =
  | { readonly kind: 'listed'; readonly comments: readonly ListedComment[] }
  | { readonly kind: 'failed'; readonly response: Exclude<GithubResult, { kind: 'done' }> };

/** The calls to GitHub about the comments of one pull request. None rejects. */
export interface CommentCalls {
  /** Lists all comments, or those that were updated at `since` or later, the oldest first. */
  list(since: number | null): Promise<Listing>;
  create(body: string): Promise<GithubResult>;
  edit(id: number, body: string): Promise<GithubResult>;
  remove(id: number): Promise<GithubResult>;
}

/** Returns the calls about one pull request's comments. */
export function createCommentCalls(client: GithubClient, { owner, repo }: JobFacts, pullRequest: number): CommentCalls {
  const ofIssue = '/repos/{owner}/{repo}/issues/{issue_number}/comments';
  const ofComment = '/repos/{owner}/{repo}/issues/comments/{comment_id}';
  const issue = { owner, repo, issue_number: pullRequest };
  const comment = (id: number) => ({ owner, repo, comment_id: id });
  return {
    list: (since) =>
      listPages((page) => {
        const query = since === null ? {} : { since: new Date(since).toISOString().replace(/\.\d+Z$/, 'Z') };
        return client.call(`GET ${ofIssue}`, { ...issue, per_page: PER_PAGE, page, ...query }, PERMISSION);
      }),
    create: (body) => client.call(`POST ${ofIssue}`, { ...issue, body }, PERMISSION),
    edit: (id, body) => client.call(`PATCH ${ofComment}`, { ...comment(id), body }, PERMISSION),
    remove: (id) => client.call(`DELETE ${ofComment}`, comment(id), PERMISSION),
  };
}

async function listPages(read: (page: number) => Promise<GithubResult>): Promise<Listing> {
  const comments: ListedComment[] = [];
  for (let page = 1; page <= MAX_PAGES; page++) {
    const response = await read(page);
    if (response.kind !== 'done') return { kind: 'failed', response };
    if (!Array.isArray(response.data)) return { kind: 'failed', response: { kind: 'lost', problem: NO_LIST } };
    comments.push(...response.data.map(decodeListed).filter((comment) => comment !== null));
    if (response.data.length < PER_PAGE) break;
  }
  return { kind: 'listed', comments };
}

const NO_LIST = {
  kind: 'unreachable',
  permission: null,
  sentence: 'GitHub did not respond with a list of comments.',
} as const;

/** Decodes a comment of GitHub's response; null if it is not one. Never throws. */
export function decodeListed(data: unknown): ListedComment | null {
  const id = fieldOf(data, 'id');
  const body = fieldOf(data, 'body');
  const url = fieldOf(data, 'html_url');
  const updatedAt = Date.parse(String(fieldOf(data, 'updated_at')));
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id <= 0 || Number.isNaN(updatedAt)) return null;
  const user = fieldOf(data, 'user');
  const login = fieldOf(user, 'login');
  return {
    id,
    url: typeof url === 'string' ? url : '',
    body: typeof body === 'string' ? body : '',
    updatedAt,
    author: typeof login === 'string' ? login : null,
    isBot: fieldOf(user, 'type') === 'Bot',
  };
}
