import type { GithubClient } from '../../../src/github/http/client.ts';
import type { GithubProblem, GithubResult } from '../../../src/github/http/response.ts';
import type { Clock } from '../../../src/kernel/clock.ts';
import type { Random } from '../../../src/kernel/random.ts';

/** A comment as GitHub's REST API returns it. */
export interface FakeComment {
  readonly id: number;
  body: string;
  readonly html_url: string;
  readonly user: { readonly login: string; readonly type: string };
  updated_at: string;
}

/** What goes wrong with a call; `lost-before` never reached GitHub, `lost-after` was carried out. */
export type Fault = 'lost-before' | 'lost-after' | 'not-sent' | 'throttled' | 'denied' | 'refused' | 'gone';

/** The comments of one pull request, in memory, with a latency on the way there and on the way back. */
export interface FakeIssue {
  readonly comments: FakeComment[];
  /** The calls so far, as `GET 1`, `POST`, `PATCH 7`, `DELETE 8`; a list with `since` as `GET 1 since`. */
  readonly calls: string[];
  clientOf(login: string): GithubClient;
  /** Puts a comment there as `login`, which is a person's where `type` is `User`. */
  put(body: string, login?: string, type?: string): FakeComment;
}

/** Returns a pull request without comments. `faultAt` is asked for every call, by its number and name. */
export function createFakeIssue(
  clock: Clock,
  random: Random = () => 0,
  mostLatencyMs = 0,
  faultAt: (index: number, call: string) => Fault | null = () => null,
): FakeIssue {
  const comments: FakeComment[] = [];
  const calls: string[] = [];
  let lastId = 0;

  const put: FakeIssue['put'] = (body, login = 'github-actions[bot]', type = 'Bot') => {
    lastId += 1;
    const updated_at = new Date(clock.epochMs()).toISOString();
    const comment = {
      id: lastId,
      body,
      html_url: `https://github.test/c/${lastId}`,
      user: { login, type },
      updated_at,
    };
    comments.push(comment);
    return comment;
  };

  const perform = (route: string, parameters: Readonly<Record<string, unknown>>, login: string): GithubResult => {
    const verb = route.split(' ')[0];
    const index = comments.findIndex(({ id }) => id === parameters['comment_id']);
    const body = String(parameters['body']);
    if (verb === 'GET') return pageOf(comments, parameters);
    if (verb === 'POST') return done({ ...put(body, login) });
    const comment = comments[index];
    if (comment === undefined) return { kind: 'gone', problem: problem('refused') };
    if (comment.user.login !== login) return { kind: 'denied', problem: problem('denied') };
    if (verb === 'DELETE') return done(comments.splice(index, 1) && null);
    comment.body = body;
    comment.updated_at = new Date(clock.epochMs()).toISOString();
    return done({ ...comment });
  };

  const clientOf = (login: string): GithubClient => ({
    call: async (route, parameters) => {
      const name = nameOf(route, parameters);
      const fault = faultAt(calls.push(name) - 1, name);
      if (mostLatencyMs > 0) await clock.wait(random() * mostLatencyMs);
      if (fault !== null && fault !== 'lost-after') return failure(fault, clock);
      const response = perform(route, parameters, login);
      if (mostLatencyMs > 0) await clock.wait(random() * mostLatencyMs);
      return fault === null ? structuredClone(response) : failure('lost-after', clock);
    },
  });
  return { comments, calls, clientOf, put };
}

function pageOf(comments: readonly FakeComment[], parameters: Readonly<Record<string, unknown>>): GithubResult {
  const since = Date.parse(String(parameters['since'] ?? new Date(0).toISOString()));
  const perPage = Number(parameters['per_page']);
  const page = Number(parameters['page']);
  const asked = comments.filter(({ updated_at }) => Date.parse(updated_at) >= since);
  const next = asked.length > page * perPage ? { page: String(page + 1) } : null;
  const head = { status: 200, headers: {}, next };
  return { kind: 'done', status: 200, data: asked.slice((page - 1) * perPage, page * perPage), head };
}

function nameOf(route: string, parameters: Readonly<Record<string, unknown>>): string {
  const what = [parameters['page'], parameters['since'] && 'since', parameters['comment_id']];
  return [route.split(' ')[0], ...what.filter((one) => one !== undefined)].join(' ');
}

function done(data: unknown): GithubResult {
  return { kind: 'done', status: 200, data };
}

function failure(fault: Fault, clock: Clock): GithubResult {
  if (fault === 'lost-before' || fault === 'lost-after') return { kind: 'lost', problem: problem('unreachable') };
  if (fault === 'not-sent') return { kind: 'not-sent', problem: problem('unreachable') };
  if (fault === 'denied') return { kind: 'denied', problem: problem('denied') };
  if (fault === 'gone') return { kind: 'gone', problem: problem('refused') };
  if (fault === 'refused') return { kind: 'refused', status: 422, problem: problem('refused') };
  return { kind: 'throttled', notBefore: clock.monotonicMs() + 60_000, problem: problem('throttled') };
}

function problem(kind: GithubProblem['kind']): GithubProblem {
  return { kind, permission: kind === 'denied' ? 'pull-requests: write' : null, sentence: `GitHub: ${kind}.` };
}
