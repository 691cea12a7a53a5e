import { type Reading, readResult, type Setback } from '../../github/http/attempts.ts';
import type { GithubResult, ResponseHead } from '../../github/http/response.ts';
import type { Clock } from '../../kernel/clock.ts';
import { textOf } from '../../kernel/hostile-json.ts';
import { parseHttpDate } from '../../kernel/instant.ts';
import { registerToken } from './app-token.ts';

/** The permissions that the relay's GitHub App needs; its tokens have exactly these. */
export const APP_PERMISSIONS: Readonly<Record<string, 'read' | 'write'>> = {
  checks: 'write',
  statuses: 'write',
  pull_requests: 'write',
  actions: 'read',
  merge_queues: 'read',
  metadata: 'read',
};

/** The optional permissions of the App, for its GitHub Deployments; their tokens have only these. */
export const OPTIONAL_PERMISSIONS: Readonly<Record<string, 'write'>> = { deployments: 'write' };

/** The access of an installation token. */
export interface Scope {
  readonly installationId: number;
  /** The id of the only repository; null for all repositories of the installation. */
  readonly repositoryId: number | null;
  readonly permissions: Readonly<Record<string, string>>;
}

/** The parameters of a call, for its path, query and body. */
export type Parameters = Readonly<Record<string, unknown>>;

interface KeptToken {
  readonly token: string;
  /** When it was created, and until when it is used; on the monotonic clock. */
  readonly createdAt: number;
  readonly until: number;
}

const SPARE_MS = 300_000;

/**
 * Returns the tokens of an App's installations, created on demand and kept almost as long as they are valid. If an installation has not
 * accepted all permissions of the App, its tokens are limited to the repository only. `asApp` never rejects.
 */
export function createInstallationTokens(
  clock: Clock,
  asApp: (route: string, parameters: Parameters) => Promise<GithubResult>,
) {
  const kept = new Map<string, KeptToken>();
  const pending = new Map<string, Promise<Reading<string>>>();
  const request = ({ installationId, repositoryId }: Scope, permissions: object): Promise<GithubResult> => {
    const repositories = repositoryId === null ? {} : { repository_ids: [repositoryId] };
    const parameters = { installation_id: installationId, ...repositories, ...permissions };
    return asApp('POST /app/installations/{installation_id}/access_tokens', parameters);
  };
  const create = async (scope: Scope): Promise<Reading<string>> => {
    const { permissions } = scope;
    const limited = await request(scope, { permissions });
    const isRefused = limited.kind === 'refused' && limited.status === 422 && permissions === APP_PERMISSIONS;
    const response = isRefused ? await request(scope, {}) : limited;
    const reading = readResult(response, (data) => decodeToken(data, response.head, clock));
    if (reading.kind !== 'read') return unsent(reading);
    kept.set(keyOf(scope), reading.value);
    return { kind: 'read', value: reading.value.token };
  };
  return {
    /** Returns a token, or why it could not be created; concurrent calls share one request. Never rejects. */
    read: async (scope: Scope): Promise<Reading<string>> => {
      const key = keyOf(scope);
      const known = kept.get(key);
      if (known !== undefined && clock.monotonicMs() < known.until) return { kind: 'read', value: known.token };
      const created = pending.get(key) ?? create(scope).finally(() => pending.delete(key));
      pending.set(key, created);
      return created;
    },
    /** Forgets a token that GitHub no longer accepts, if it is at least so old, in milliseconds. */
    drop: (scope: Scope, token: string, minAgeMs = 0): void => {
      const known = kept.get(keyOf(scope));
      const isOld = known !== undefined && clock.monotonicMs() - known.createdAt >= minAgeMs;
      if (isOld && known.token === token) kept.delete(keyOf(scope));
    },
  };
}

function keyOf({ installationId, repositoryId, permissions }: Scope): string {
  return JSON.stringify([installationId, repositoryId, permissions]);
}

/** The token's lifetime counts by GitHub's clock. */
function decodeToken(data: unknown, head: ResponseHead | undefined, clock: Clock): KeptToken | null {
  const token = textOf(data, 'token');
  const expiresAt = Date.parse(textOf(data, 'expires_at'));
  if (token.trim() === '' || Number.isNaN(expiresAt)) return null;
  const respondedAt = parseHttpDate(head?.headers['date'] ?? '') ?? clock.epochMs();
  const createdAt = clock.monotonicMs();
  return { token: registerToken(token), createdAt, until: createdAt + expiresAt - respondedAt - SPARE_MS };
}

/** Without a token, the call was not sent. A person has to fix a missing installation. */
function unsent(setback: Setback): Setback {
  const { problem } = setback;
  if (setback.kind === 'lost') return { kind: 'not-sent', problem };
  if (setback.kind !== 'gone' && setback.kind !== 'refused') return setback;
  const sentence = `${problem.sentence} Install the App on the repository.`;
  return { ...setback, problem: { ...problem, sentence } };
}
