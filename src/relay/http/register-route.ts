import { createHash } from 'node:crypto';
import type { Clock } from '../../kernel/clock.ts';
import type { Rules } from '../decide/rules.ts';
import type { TokenClaims } from '../identity/claims.ts';
import { SKEW_MS } from '../identity/verify-token.ts';
import { bodyRefusal } from '../intake/intake-response.ts';
import type { RequestBody } from '../intake/request-bodies.ts';
import type { GithubApp, GithubReply, InstalledRepository, RelayLog, WorkflowRun } from '../relay-interfaces.ts';
import { findOtherInstallation } from '../repository-names.ts';
import type { Store } from '../store/store.ts';
import type { Authenticate } from './bearer.ts';
import { type Answer, renderError, renderJson, renderUnauthorized, renderUnavailable } from './http-response.ts';
import { decodeRegistrationBody, type RegistrationBody } from './registration-body.ts';
import { createRepositoryLookup, type LookUpRepository } from './repository-lookup.ts';

/** The largest body of a registration. */
const REGISTRATION_BODY_BYTES = 65_536;

/** What a registration needs of the world. */
export interface RegisterParts {
  readonly authenticate: Authenticate;
  readonly store: Pick<Store, 'recall' | 'remember' | 'register'>;
  readonly github: Pick<GithubApp, 'readRepository' | 'readWorkflowRun'>;
  readonly rules: () => Rules;
  readonly clock: Clock;
  readonly log: RelayLog;
}

/** Registers a deployment. `readBody` is called once the token is verified. Rejects where the store does. */
export type Register = (
  authorization: string | null,
  readBody: (maxBytes: number) => Promise<RequestBody>,
) => Promise<Answer>;

/** The token is its repository's, and not good for this commit. */
const FORBIDDEN = renderError(
  403,
  'this run may not register that commit: it has to be its own, of a pull request the head',
);

/** Returns what `POST /v1/deployments` does: who asks, what for, whether the application and the commit are theirs, then the store. */
export function createRegister(parts: RegisterParts): Register {
  const lookUp = createRepositoryLookup(parts);
  return async (authorization, readBody) => {
    const caller = await parts.authenticate(authorization);
    if (caller.kind === 'refused') return caller.answer;
    const body = await readBody(REGISTRATION_BODY_BYTES);
    if (body.kind === 'failed') return bodyRefusal(body.failure, REGISTRATION_BODY_BYTES);
    const decoded = decodeRegistrationBody(body.bytes);
    if (decoded.kind === 'refused') return renderError(400, decoded.sentence);
    const place = await findPlace(parts, lookUp, decoded.body, caller.claims);
    if ('status' in place) return place;
    const admitted = await admitCommit(parts, place, decoded.body, caller.claims);
    return 'status' in admitted ? admitted : await store(parts, admitted, decoded.body, caller.claims);
  };
}

async function findPlace(
  { rules }: RegisterParts,
  lookUp: LookUpRepository,
  { application }: RegistrationBody,
  claims: TokenClaims,
): Promise<InstalledRepository | Answer> {
  const configured = rules().applications.find(({ id }) => id === application);
  if (configured === undefined) return renderUnauthorized();
  const found = await lookUp(configured.repository, claims);
  if (found.kind === 'unavailable') return renderUnavailable('GitHub cannot be asked now', found.retryAfterSeconds);
  // The same for an application that is not there: which of them exist is nobody's business.
  return found.kind === 'same' ? found.place : renderUnauthorized();
}

/**
 * Returns the place that a commit may be registered in. The token of a pull request names the merge commit; the head is what GitHub
 * says of the run, never what the body says.
 */
async function admitCommit(
  parts: RegisterParts,
  place: InstalledRepository,
  { sha }: RegistrationBody,
  claims: TokenClaims,
): Promise<InstalledRepository | Answer> {
  if (sha === claims.sha) return place;
  const { here, reply } = await readRun(parts, place, claims.runId);
  if (reply.kind === 'dead') return FORBIDDEN;
  if (reply.kind === 'later')
    return renderUnavailable('GitHub cannot be asked now', (reply.notBefore - parts.clock.epochMs()) / 1000);
  if (reply.kind !== 'done') return renderUnavailable('GitHub cannot be asked now');
  const { repositoryId, headSha } = reply.value;
  return repositoryId === claims.repositoryId && headSha.toLowerCase() === sha ? here : FORBIDDEN;
}

/** Reads a run, by the App's newer installation where it has one by which the repository is reached now. */
async function readRun(
  parts: RegisterParts,
  place: InstalledRepository,
  runId: number,
): Promise<{ here: InstalledRepository; reply: GithubReply<WorkflowRun> }> {
  const reply = await parts.github.readWorkflowRun(place, runId);
  const installationId = reply.kind === 'dead' ? await findOtherInstallation(parts, place) : null;
  if (installationId === null) return { here: place, reply };
  const here = { ...place, installationId };
  return { here, reply: await parts.github.readWorkflowRun(here, runId) };
}

async function store(
  { store, rules, clock }: RegisterParts,
  place: InstalledRepository,
  body: RegistrationBody,
  { jti, runId, expiresAt }: TokenClaims,
): Promise<Answer> {
  const registered = await store.register({
    registration: { ...body, place, runId },
    token: { jti, requestHash: hashOf(body), expiresAt: expiresAt + SKEW_MS },
    now: clock.epochMs(),
    rules: rules(),
  });
  if (registered.kind === 'replayed') return renderUnauthorized();
  const { id, isNew, checkUrl } = registered;
  return renderJson(isNew ? 201 : 200, { id, check_run_url: checkUrl });
}

/** Of what was understood, so that the same request is the same whatever the order of its fields and its white space. */
function hashOf({ application, deployment, sha, pullRequest, environment, url }: RegistrationBody): string {
  const canonical = JSON.stringify([application, deployment, sha, pullRequest, environment, url]);
  return createHash('sha256').update(canonical).digest('hex');
}
