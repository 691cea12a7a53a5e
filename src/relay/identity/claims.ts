/** What a verified token of GitHub Actions says of the job that asked for it. */
export interface TokenClaims {
  /** The allow-listed issuer that signed it. */
  readonly issuer: string;
  /** GitHub's numeric id, which a renaming does not change. */
  readonly repositoryId: number;
  readonly repositoryOwnerId: number;
  /** `owner/name` as it was when the token was made. */
  readonly repository: string;
  readonly runId: number;
  /** From 1. */
  readonly runAttempt: number;
  /** In lower case; for a pull request the merge commit, not the head. */
  readonly sha: string;
  /** The event's name, as `push`. */
  readonly event: string;
  /** The job's environment; null where it has none. */
  readonly environment: string | null;
  readonly jti: string;
  /** Epoch milliseconds: its `exp`. It is accepted for the skew longer. */
  readonly expiresAt: number;
}

/** Exact as a number: at most 15 digits, no leading zero. */
const ID = /^[1-9]\d{0,14}$/;
const SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i;
const REPOSITORY = /^[\w.-]{1,100}\/[\w.-]{1,100}$/;
/** A UUID with GitHub; never free text, since it becomes a key. */
const JTI = /^[\w.:+/=-]{1,128}$/;
const EVENT = /^\w{1,64}$/;
const MAX_ENVIRONMENT = 255;

/**
 * Returns the claims of a payload whose signature, issuer, audience and times are verified; the name of the first claim that is
 * missing or has another form, as a text, where there is one. `sub` is not looked at: its form is the repository owner's to choose
 * (docs.github.com, "OpenID Connect reference").
 */
export function decodeClaims(payload: Readonly<Record<string, unknown>>): TokenClaims | string {
  const bad = findBadClaim(payload);
  if (bad !== null) return bad;
  const { environment } = payload;
  return {
    issuer: String(payload['iss']),
    repositoryId: Number(payload['repository_id']),
    repositoryOwnerId: Number(payload['repository_owner_id']),
    repository: String(payload['repository']),
    runId: Number(payload['run_id']),
    runAttempt: Number(payload['run_attempt'] ?? 1),
    sha: String(payload['sha']).toLowerCase(),
    event: String(payload['event_name']),
    environment: typeof environment === 'string' && environment !== '' ? environment : null,
    jti: String(payload['jti']),
    expiresAt: Number(payload['exp']) * 1000,
  };
}

function findBadClaim(payload: Readonly<Record<string, unknown>>): string | null {
  const forms: readonly [string, RegExp][] = [
    ['repository_id', ID],
    ['repository_owner_id', ID],
    ['run_id', ID],
    ['repository', REPOSITORY],
    ['sha', SHA],
    ['event_name', EVENT],
    ['jti', JTI],
  ];
  const bad = forms.find(([name, form]) => !hasForm(payload[name], form));
  if (bad !== undefined) return bad[0];
  if (payload['run_attempt'] !== undefined && !hasForm(payload['run_attempt'], ID)) return 'run_attempt';
  const environment = payload['environment'] ?? '';
  const isEnvironment = typeof environment === 'string' && environment.length <= MAX_ENVIRONMENT;
  return isEnvironment ? null : 'environment';
}

function hasForm(value: unknown, form: RegExp): boolean {
  return typeof value === 'string' && form.test(value);
}
