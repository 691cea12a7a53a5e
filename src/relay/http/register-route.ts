import { hash } from 'node:crypto';
import type { Clock } from '../../kernel/clock.ts';
import { type PlainResponse, renderError, renderJson, renderUnavailable } from '../../web/plain-response.ts';
import type { ReadRequestBody } from '../../web/request-bodies.ts';
import { findApplication, type Rules } from '../decide/rules.ts';
import { SKEW_MS, type TokenClaims } from '../identity/verify-token.ts';
import type { AppResult, GithubApp, InstalledRepository, RelayLog, RelayRequest, WorkflowRun } from '../interfaces.ts';
import { findOtherInstallation, refreshRepository } from '../repository-names.ts';
import type { Store } from '../store/store.ts';
import { type Authenticate, UNAUTHORIZED } from './bearer.ts';
import { decodeRegistrationBody, type RegistrationBody } from './registration-body.ts';

const MAX_BODY_BYTES = 65_536;
/** Any workflow can get a token for our audience, so the relay asks GitHub about a name at most once in this time. */
const PAUSE_MS = 60_000;

/** What a registration needs. */
export interface RegisterParts {
  readonly authenticate: Authenticate;
  readonly readBody: ReadRequestBody;
  readonly store: Pick<Store, 'recall' | 'remember' | 'register'>;
  readonly github: Pick<GithubApp, 'readRepository' | 'readWorkflowRun'>;
  readonly rules: () => Rules;
  readonly clock: Clock;
  readonly log: RelayLog;
}

/** The token belongs to the repository, but not to this commit. */
const FORBIDDEN = renderError(
  403,
  "This run may not register that commit. Use the run's own commit, or the head commit of its pull request.",
);

/**
 * Returns the handler of `POST /v1/deployments`: checks the token, the body, the application and the commit, then stores the registration. It
 * rejects if the store does.
 */
export function createRegister(parts: RegisterParts) {
  const findRepository = createRepositoryFinder(parts);
  return async (request: RelayRequest): Promise<PlainResponse> => {
    const claims = await parts.authenticate(request.headers.get('authorization'));
    if ('status' in claims) return claims;
    const bytes = await parts.readBody(request, { maxBytes: MAX_BODY_BYTES, isSenderKnown: true });
    if ('status' in bytes) return bytes;
    const body = decodeRegistrationBody(bytes);
    if (typeof body === 'string') return renderError(400, body);
    const configured = findApplication(parts.rules(), body.application);
    // An unknown application gets the same response, so that callers cannot find out which exist.
    if (configured === null) return UNAUTHORIZED;
    const place = await findRepository(configured.repository, claims);
    if ('status' in place) return place;
    const admitted = await admitCommit(parts, place, body, claims);
    if ('status' in admitted) return admitted;
    return store(parts, admitted, { ...body, application: configured.id }, claims);
  };
}

/**
 * Returns a function that finds a configured `owner/name` if it is the token's repository, by GitHub's numeric id. If the stored id differs
 * but the token has that name (a repository was recreated with an old name), it reads the name again, at most once a minute.
 */
function createRepositoryFinder(parts: RegisterParts) {
  const { store, clock, log } = parts;
  const requestedAt = new Map<string, number>();
  return async (configured: string, claims: TokenClaims): Promise<InstalledRepository | PlainResponse> => {
    const { repository: kept } = await store.recall({ repository: configured });
    if (kept?.repositoryId === claims.repositoryId) return kept;
    if (kept !== null && kept.repository.toLowerCase() !== claims.repository.toLowerCase()) return UNAUTHORIZED;
    if (clock.monotonicMs() - (requestedAt.get(configured) ?? Number.NEGATIVE_INFINITY) < PAUSE_MS) return UNAUTHORIZED;
    const result = await refreshRepository(parts, configured);
    if (result.kind !== 'done' && result.kind !== 'dead') return renderGithubUnavailable(result, clock);
    requestedAt.set(configured, clock.monotonicMs());
    if (result.kind === 'done') return result.value.repositoryId === claims.repositoryId ? result.value : UNAUTHORIZED;
    // The caller gets no reason, so the operator gets it in the log.
    const sentence =
      'A registration was refused, because the App cannot access its repository. Check that it is installed there.';
    log('warn', sentence, { repository: configured, reason: result.sentence });
    return UNAUTHORIZED;
  };
}

function renderGithubUnavailable(result: AppResult<unknown>, clock: Clock): PlainResponse {
  const waitSeconds = result.kind === 'later' ? (result.notBefore - clock.epochMs()) / 1000 : undefined;
  return renderUnavailable('GitHub cannot be reached at the moment. Try again later.', waitSeconds);
}

/**
 * Returns the repository in which a commit may be registered. The token of a pull request names the merge commit; the head commit comes
 * from GitHub's data about the run, never from the body.
 */
async function admitCommit(
  parts: RegisterParts,
  place: InstalledRepository,
  { sha }: RegistrationBody,
  claims: TokenClaims,
): Promise<InstalledRepository | PlainResponse> {
  if (sha === claims.sha) return place;
  const { here, result } = await readRun(parts, place, claims.runId);
  if (result.kind === 'dead') return FORBIDDEN;
  if (result.kind !== 'done') return renderGithubUnavailable(result, parts.clock);
  const { repositoryId, headSha } = result.value;
  return repositoryId === claims.repositoryId && headSha.toLowerCase() === sha ? here : FORBIDDEN;
}

/** Reads a run; uses the App's new installation if the known one no longer works. */
async function readRun(
  parts: RegisterParts,
  place: InstalledRepository,
  runId: number,
): Promise<{ here: InstalledRepository; result: AppResult<WorkflowRun> }> {
  const result = await parts.github.readWorkflowRun(place, runId);
  const installationId = result.kind === 'dead' ? await findOtherInstallation(parts, place) : null;
  if (installationId === null) return { here: place, result };
  const here = { ...place, installationId };
  return { here, result: await parts.github.readWorkflowRun(here, runId) };
}

async function store(
  { store, rules, clock }: RegisterParts,
  place: InstalledRepository,
  body: RegistrationBody,
  { jti, runId, expiresAt }: TokenClaims,
): Promise<PlainResponse> {
  const registered = await store.register({
    registration: { ...body, place, runId },
    // Of the decoded fields, so that their order and white space do not matter.
    token: { jti, requestHash: hash('sha256', JSON.stringify(body)), expiresAt: expiresAt + SKEW_MS },
    now: clock.epochMs(),
    rules: rules(),
  });
  if (registered.kind === 'replayed') return UNAUTHORIZED;
  const { id, isNew, checkUrl } = registered;
  return renderJson(isNew ? 201 : 200, { id, check_run_url: checkUrl });
}
