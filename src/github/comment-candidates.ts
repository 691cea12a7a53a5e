import { elementsOf, fieldOf, textOf } from '../kernel/hostile-json.ts';
import { type FittedComment, fitComment } from '../report/comment/comment.ts';
import { type CommentDocument, decodeComment, hasAll } from '../report/comment/document.ts';
import { MAX_COUNT } from '../report/stored-app.ts';
import type { Setback } from './http/attempts.ts';
import type { GithubClient } from './http/client.ts';
import { readPages } from './http/pages.ts';
import { isId } from './http/response.ts';
import type { JobFacts } from './job.ts';
import type { SavedSurface } from './surface.ts';

interface Candidate extends Pick<ListedComment, 'id' | 'url' | 'updatedAt'> {
  readonly document: CommentDocument;
  /** True if the last list had it. */
  readonly isListed: boolean;
}

/** What is known of the comments, or GitHub's error. */
type Reading =
  | { readonly kind: 'read'; readonly documents: readonly CommentDocument[] }
  | { readonly kind: 'failed'; readonly failure: Setback };

/** True if something had to be changed on GitHub, and was; or GitHub's error. */
type Change =
  | { readonly kind: 'none' }
  | { readonly kind: 'changed' }
  | { readonly kind: 'failed'; readonly failure: Setback };

/** GitHub's copies may be behind each other by this much. */
const LAG_MS = 60_000;

/** The comments of a pull request with one marker and one author: one, unless jobs have raced. Nothing rejects. */
export class Candidates {
  readonly #calls: ReturnType<typeof createCommentCalls>;
  readonly #keyHash: string;
  readonly #authorLogin: string | null;
  /** Comments that cannot be written or deleted with our token, and those that are gone. */
  readonly #disowned = new Set<number>();
  #found: readonly Candidate[] = [];
  #winner: Candidate | null = null;
  #createdId: number | null = null;
  #newestAt: number | null = null;
  /** The comment that was written last; its id is null if the response to its creation was lost; null if none was started. */
  started: Pick<SavedSurface, 'id' | 'url'> | null = null;

  /** `authorLogin` is whose comments count; any bot's if it is null. */
  constructor(calls: ReturnType<typeof createCommentCalls>, keyHash: string, authorLogin: string | null) {
    this.#calls = calls;
    this.#keyHash = keyHash;
    this.#authorLogin = authorLogin;
  }

  /** Reads what the comments know, the oldest first; empty if none exists. */
  async read(): Promise<Reading> {
    const listing = await this.#calls.list(this.#safeSince());
    if (listing.kind === 'failed') return { kind: 'failed', failure: listing.response };
    for (const { updatedAt } of listing.comments) this.#newestAt = Math.max(this.#newestAt ?? updatedAt, updatedAt);
    const listed = listing.comments.map((comment) => this.#decode(comment)).filter((candidate) => candidate !== null);
    listed.sort((a, b) => a.id - b.id);
    const known = this.#winner;
    const isMissing = known !== null && !this.#disowned.has(known.id) && known.id < (listed[0]?.id ?? Infinity);
    // One that we know and that the list lacks was deleted, or the list is behind: only a write can show which.
    this.#found = isMissing ? [{ ...known, isListed: false }, ...listed] : listed;
    return { kind: 'read', documents: this.#found.map(({ document }) => document) };
  }

  /** Writes the document into the oldest comment that the token may write, or creates one. */
  async write(document: CommentDocument): Promise<Change> {
    const revision = Math.min(MAX_COUNT, document.revision + 1);
    const fitted = fitComment({ ...document, revision }, this.#keyHash);
    for (const candidate of this.#found) {
      const change = await this.#edit(candidate, fitted);
      if (change.kind !== 'failed') return change;
      if (change.failure.kind !== 'gone' && change.failure.kind !== 'denied') return change;
      this.#disowned.add(candidate.id);
    }
    return this.#create(fitted);
  }

  /** Deletes the younger comments: all that were read, or only the one that was created here. */
  async prune(isThorough: boolean): Promise<Change> {
    const winnerId = this.#winner?.id ?? Infinity;
    const younger = this.#found.filter(({ id }) => id > winnerId && (isThorough || id === this.#createdId));
    for (const { id } of younger) {
      const response = await this.#calls.remove(id);
      const isToRepeat = response.kind === 'throttled' || response.kind === 'lost' || response.kind === 'not-sent';
      if (isToRepeat) return { kind: 'failed', failure: response };
      this.#disowned.add(id);
    }
    return { kind: younger.length === 0 ? 'none' : 'changed' };
  }

  /** Every comment that could be ours, and is not known, was changed since then, by GitHub's own clock; null if that is not known. */
  #safeSince(): number | null {
    if (this.#newestAt === null) return null;
    return Math.min(this.#newestAt, this.#winner?.updatedAt ?? Infinity) - LAG_MS;
  }

  #decode(comment: ListedComment): Candidate | null {
    const isOurs = this.#authorLogin === null ? comment.isBot : comment.author === this.#authorLogin;
    if (!isOurs || this.#disowned.has(comment.id)) return null;
    const document = decodeComment(comment.body, this.#keyHash);
    return document === null ? null : { ...comment, document, isListed: true };
  }

  async #edit(candidate: Candidate, { body, document }: FittedComment): Promise<Change> {
    if (candidate.isListed && hasAll(candidate.document, document.entries)) {
      this.#win(candidate);
      return { kind: 'none' };
    }
    const response = await this.#calls.edit(candidate.id, body);
    if (response.kind !== 'done') return { kind: 'failed', failure: response };
    this.#win({ ...candidate, updatedAt: decodeListed(response.data)?.updatedAt ?? candidate.updatedAt, document });
    return { kind: 'changed' };
  }

  async #create({ body, document }: FittedComment): Promise<Change> {
    const response = await this.#calls.create(body);
    if (response.kind === 'lost') this.started = { id: null, url: '' };
    if (response.kind !== 'done') return { kind: 'failed', failure: response };
    const comment = decodeListed(response.data);
    if (comment === null) return { kind: 'changed' };
    this.#createdId = comment.id;
    this.#win({ ...comment, document, isListed: false });
    return { kind: 'changed' };
  }

  #win(candidate: Candidate): void {
    this.#winner = candidate;
    this.started = { id: candidate.id, url: candidate.url };
  }
}

const PERMISSION = 'pull-requests: write';
/** GitHub takes at most 2,500 comments on a pull request (its documentation of limits for repositories). */
const MAX_PAGES = 30;

/** A comment as GitHub has it. */
interface ListedComment {
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
type Listing =
  | { readonly kind: 'listed'; readonly comments: readonly ListedComment[] }
  | { readonly kind: 'failed'; readonly response: Setback };

/** Returns the calls to GitHub about the comments of one pull request. None rejects. */
export function createCommentCalls(client: GithubClient, { owner, repo }: JobFacts, pullRequest: number) {
  const ofIssue = '/repos/{owner}/{repo}/issues/{issue_number}/comments';
  const ofComment = '/repos/{owner}/{repo}/issues/comments/{comment_id}';
  const issue = { owner, repo, issue_number: pullRequest };
  const comment = (id: number) => ({ owner, repo, comment_id: id });
  return {
    /** Lists all comments, or those that were updated at `since` or later, the oldest first. */
    list: async (since: number | null): Promise<Listing> => {
      const query = since === null ? {} : { since: new Date(since).toISOString().replace(/\.\d+Z$/, 'Z') };
      const response = await readPages(client, {
        route: `GET ${ofIssue}`,
        parameters: { ...issue, page: 1, ...query },
        permission: PERMISSION,
        mostPages: MAX_PAGES,
      });
      if (response.kind !== 'done') return { kind: 'failed', response };
      return { kind: 'listed', comments: elementsOf(response.data).flatMap((item) => decodeListed(item) ?? []) };
    },
    create: (body: string) => client.call(`POST ${ofIssue}`, { ...issue, body }, PERMISSION),
    edit: (id: number, body: string) => client.call(`PATCH ${ofComment}`, { ...comment(id), body }, PERMISSION),
    remove: (id: number) => client.call(`DELETE ${ofComment}`, comment(id), PERMISSION),
  };
}

function decodeListed(data: unknown): ListedComment | null {
  const [id, user] = [fieldOf(data, 'id'), fieldOf(data, 'user')];
  const updatedAt = Date.parse(textOf(data, 'updated_at'));
  if (!isId(id) || Number.isNaN(updatedAt)) return null;
  return {
    id,
    url: textOf(data, 'html_url'),
    body: textOf(data, 'body'),
    updatedAt,
    author: textOf(user, 'login') || null,
    isBot: textOf(user, 'type') === 'Bot',
  };
}
