import { actorFor } from '../../../src/sandbox/github/credentials.ts';
import { respondToGithub } from '../../../src/sandbox/github/respond.ts';
import {
  createGithubWorld,
  type GithubWorld,
  type PullRequestFacts,
  repositoryOf,
  withPullRequest,
  withRepository,
} from '../../../src/sandbox/github/world.ts';
import type { Exchange } from '../../../src/sandbox/http/journal.ts';
import type { SandboxResponse } from '../../../src/sandbox/http/wire.ts';
import { responseOf, START } from '../play.ts';

export const REPO = 'octo/app';
export const SHA = 'a'.repeat(40);
export const OTHER_SHA = 'b'.repeat(40);

export interface Asking {
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly atSeconds?: number;
}

/** The result of a request, with decoded JSON. */
export interface SentResponse {
  readonly status: number;
  readonly headers: SandboxResponse['headers'];
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into JSON of every shape.
  readonly json: any;
}

/** A world under test, with requests as a workflow unless another token is given. */
export interface GithubPlay {
  world: GithubWorld;
  /** Sends a request below `/api/v3`, or below the repository if the path does not start with a slash. */
  request(method: string, path: string, body?: unknown, requesting?: Asking): Exchange;
  send(method: string, path: string, body?: unknown, requesting?: Asking): SentResponse;
  pull(number: number, facts?: PullRequestFacts): void;
  commit(sha: string, ...parents: string[]): void;
  /** Sets the files that a commit changed. */
  changeFiles(sha: string, ...files: string[]): void;
}

export function playGithub(): GithubPlay {
  const request: GithubPlay['request'] = (method, path, body, requesting = {}) => {
    const { token = 'sandbox-github', headers = {}, atSeconds = 0 } = requesting;
    const request = {
      method,
      target: `/api/v3${path.startsWith('/') ? path : `/repos/${REPO}/${path}`}`,
      headers: {
        host: '127.0.0.1:4010',
        ...(token === null ? {} : { authorization: `token ${token}` }),
        ...headers,
      },
      body: body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body),
    };
    const [world, answer] = respondToGithub(story.world, request, START + atSeconds * 1000);
    story.world = world;
    return answer;
  };
  const story: GithubPlay = {
    world: createGithubWorld(1),
    request,
    send(method, path, body, requesting) {
      const { status, headers, body: text } = responseOf(request(method, path, body, requesting).result);
      return { status, headers, json: text === '' ? null : JSON.parse(text) };
    },
    pull(number, facts = {}) {
      story.world = withPullRequest(story.world, REPO, number, facts, actorFor('octocat'), START);
    },
    commit(sha, ...parents) {
      const repository = repositoryOf(story.world, REPO);
      const known = { ...repository, parents: new Map(repository.parents).set(sha, parents) };
      story.world = withRepository(story.world, known);
    },
    changeFiles(sha, ...files) {
      const repository = repositoryOf(story.world, REPO);
      const known = { ...repository, files: new Map(repository.files).set(sha, files) };
      story.world = withRepository(story.world, known);
    },
  };
  return story;
}
