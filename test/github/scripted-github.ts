import type { Answer, GithubClient } from '../../src/github/client.ts';

/** A call as it was made. */
export interface SeenCall {
  readonly route: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly permission: string;
}

/** A GitHub that answers from a script, one answer a call, and says so where there are more calls than answers. */
export interface ScriptedGithub {
  readonly client: GithubClient;
  readonly calls: readonly SeenCall[];
}

/** Answers a GitHub that plays `answers`. */
export function scriptGithub(...answers: readonly Answer[]): ScriptedGithub {
  const calls: SeenCall[] = [];
  const call: GithubClient['call'] = async (route, parameters, permission) => {
    calls.push({ route, parameters, permission });
    const answer = answers[calls.length - 1];
    if (answer === undefined) throw new Error(`call ${calls.length} is not in the script: ${route}`);
    return answer;
  };
  return { client: { call }, calls };
}

/** Answers a 200 with this data. */
export const done = (data: unknown): Answer => ({ kind: 'done', status: 200, data });

/** A 404. */
export const GONE: Answer = {
  kind: 'gone',
  problem: { kind: 'refused', permission: null, sentence: 'GitHub does not find it.' },
};

/** A 403 for want of a permission. */
export const DENIED = {
  kind: 'denied',
  problem: { kind: 'denied', permission: 'a: read', sentence: 'GitHub did not allow it.' },
} as const satisfies Answer;

/** Answers a refusal with this status. */
export const refused = (status: number) =>
  ({
    kind: 'refused',
    status,
    problem: { kind: 'refused', permission: null, sentence: `GitHub refused it (${status}).` },
  }) as const satisfies Answer;

/** A call whose answer was lost. */
export const LOST = {
  kind: 'lost',
  problem: { kind: 'unreachable', permission: null, sentence: 'GitHub gave no usable answer.' },
} as const satisfies Answer;
