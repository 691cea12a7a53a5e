import type { GithubClient } from '../../../src/github/http/client.ts';
import type { GithubProblem, GithubResult } from '../../../src/github/http/response.ts';

/** One call that was made. */
export interface MadeCall {
  readonly route: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly permission: string;
}

/** A client that gives the responses in their order, and rejects if none is left. */
export interface ScriptedGithub extends GithubClient {
  readonly calls: MadeCall[];
  /** Adds results to those that are left. */
  add(...results: readonly GithubResult[]): ScriptedGithub;
}

const PROBLEM: GithubProblem = { kind: 'unreachable', permission: null, sentence: 'As scripted.' };

export const LOST = { kind: 'lost', problem: PROBLEM } as const satisfies GithubResult;
export const NOT_SENT: GithubResult = { kind: 'not-sent', problem: PROBLEM };
export const GONE: GithubResult = { kind: 'gone', problem: PROBLEM };
export const DENIED = { kind: 'denied', problem: { ...PROBLEM, kind: 'denied' } } as const satisfies GithubResult;

/** A refusal with this status. */
export function refused(status: number) {
  return { kind: 'refused', status, problem: { ...PROBLEM, kind: 'refused' } } as const satisfies GithubResult;
}

export const THROTTLED: GithubResult = {
  kind: 'throttled',
  notBefore: 61_000,
  problem: { ...PROBLEM, kind: 'throttled' },
};

/** Every kind of response that is no success, and what a surface makes of the first of it at the instant 0. */
export const SETBACKS: readonly (readonly [string, GithubResult, object])[] = [
  ['throttled', THROTTLED, { kind: 'later', notBefore: 61_000 }],
  ['lost', LOST, { kind: 'later', notBefore: 1_000 }],
  ['not sent', NOT_SENT, { kind: 'later', notBefore: 1_000 }],
  ['denied', DENIED, { kind: 'given-up' }],
  ['refused', refused(422), { kind: 'given-up' }],
  ['gone', GONE, { kind: 'given-up' }],
];

/** A 2xx response. */
export function done(data: unknown, status = 201): GithubResult {
  return { kind: 'done', status, data };
}

export function scriptGithub(...results: readonly GithubResult[]): ScriptedGithub {
  const left = [...results];
  const calls: MadeCall[] = [];
  const github: ScriptedGithub = {
    calls,
    add: (...more) => {
      left.push(...more);
      return github;
    },
    call: (route, parameters, permission) => {
      calls.push({ route, parameters, permission });
      const result = left.shift();
      return result === undefined
        ? Promise.reject(new Error(`no answer is left for ${route}`))
        : Promise.resolve(result);
    },
  };
  return github;
}

/** The routes of the calls, without what all of them begin with. */
export function routesOf({ calls }: ScriptedGithub): readonly string[] {
  return calls.map(({ route }) => route.replace('/repos/{owner}/{repo}', ''));
}
