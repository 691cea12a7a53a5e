import { hostOf } from '../faults/changes.ts';
import { describeFaults, type Fault, parseFault } from '../faults/faults.ts';
import { type ChosenFault, chooseFault } from '../faults/rules.ts';
import { respondGithubProblem, respondNotAccessible, respondPrimaryLimit } from '../http/github-problems.ts';
import type { Exchange } from '../http/journal.ts';
import { decodeObject } from '../http/json-bodies.ts';
import { type RateWindow, remainingIn, spend, windowAt } from '../http/rate-window.ts';
import { type Found, findRoute, queryOf } from '../http/routes.ts';
import { respondNothing, type SandboxRequest, type SandboxResult } from '../http/wire.ts';
import { identifierFor } from '../random-choices.ts';
import { identify, isAppItself, reaches } from './app/identity.ts';
import type { GithubCallResult, GithubRoute } from './call.ts';
import { type GithubToken, permits } from './credentials.ts';
import { GITHUB_ROUTES } from './routes.ts';
import { type GithubWorld, repositoryOf } from './world.ts';

const API = '/api/v3';
/** Requests an hour and token: the primary rate limit of a workflow's token. */
const RATE_LIMIT = 1000;

interface ResolvedRequest {
  readonly request: SandboxRequest;
  readonly found: Found<GithubRoute> | null;
  readonly token: GithubToken | null;
  /** Why the token is null; undefined: GitHub's usual words. */
  readonly refusal: string | undefined;
}

/** Returns true if a request is for GitHub's API, and not for the platform's. */
export function isGithubCall({ target }: SandboxRequest): boolean {
  return /^\/api\/v3(?:[/?]|$)/.test(target);
}

/** Responds to a request to GitHub at `now` (platform time in epoch milliseconds): the world after it, and what the client gets. Never throws. */
export function respondToGithub(world: GithubWorld, request: SandboxRequest, now: number): [GithubWorld, Exchange] {
  const counted = { ...world, requests: world.requests + 1 };
  const resolved: ResolvedRequest = {
    request,
    found: findRoute(GITHUB_ROUTES, request.method, nameRepository(world, request.target.slice(API.length))),
    ...identify(world, request.headers['authorization'], now),
  };
  const [after, result, fault] = serve(counted, resolved, now);
  const requestId = identifierFor(`${world.seed}/github/${after.requests}`).toUpperCase().replaceAll('-', ':');
  const exchange: Exchange = {
    result: stamp(after, resolved, result, requestId, now),
    requestId,
    operation: resolved.found?.route.operation ?? null,
    applicationId: null,
    tokenName: resolved.token?.name ?? null,
    fault,
  };
  return [after, exchange];
}

/** GitHub serves every call of a repository by its id too, which is where it redirects from a former name. */
function nameRepository({ repositories }: GithubWorld, target: string): string {
  return target.replace(/^\/repositories\/(\d{1,15})(?=[/?]|$)/, (whole, id: string) => {
    const known = [...repositories.values()].find((repository) => repository.id === Number(id));
    return known === undefined ? whole : `/repos/${known.fullName}`;
  });
}

function serve(
  world: GithubWorld,
  resolved: ResolvedRequest,
  now: number,
): [GithubWorld, SandboxResult, string | null] {
  const { request, token, refusal } = resolved;
  if (token === null) return [world, respondGithubProblem(401, refusal), null];
  const window = spend(windowOf(world, token, now));
  if (window === null) return [world, respondPrimaryLimit(), null];
  const spent = { ...world, windows: new Map(world.windows).set(token.name, window) };
  const [drawn, chosen] = drawFault(spent, resolved);
  if (chosen === null) return [...carryOut(drawn, resolved, token, now), null];
  const fault = parseFault(chosen.text);
  if (fault === null) return [drawn, respondGithubProblem(400, `X-Sandbox-Fault: unknown. ${describeFaults()}`), null];
  const [after, response] = fault.preempts ? [drawn, respondNothing()] : carryOut(drawn, resolved, token, now);
  return [after, asGithub(fault, fault.change({ request, response, turn: chosen.turn })), fault.text];
}

/** The header's fault first, then one that an admin call asked for. */
function drawFault(world: GithubWorld, { request, found }: ResolvedRequest): [GithubWorld, ChosenFault | null] {
  const asked = request.headers['x-sandbox-fault'];
  if (asked !== undefined) return [world, { text: asked, turn: world.requests }];
  if (found === null) return [world, null];
  const { operation } = found.route;
  const facts = { operation, applicationId: null, deployed: false, chance: `${world.seed}/github` };
  const [rules, chosen] = chooseFault(world.rules, facts);
  return [rules === world.rules ? world : { ...world, rules }, chosen];
}

/** A status fault responds in the platform's words; these are GitHub's. */
function asGithub({ text }: Fault, result: SandboxResult): SandboxResult {
  const isStatus = result.kind === 'response' && /^status(?:-after)?=/.test(text);
  return isStatus ? respondGithubProblem(result.status) : result;
}

function carryOut(
  world: GithubWorld,
  { request, found }: ResolvedRequest,
  token: GithubToken,
  now: number,
): GithubCallResult {
  if (found === null) return [world, respondGithubProblem(404)];
  const { route, parameters } = found;
  if ((route.as === 'app') !== isAppItself(token)) {
    return [world, respondGithubProblem(401, route.as === 'app' ? 'A JSON web token could not be decoded' : undefined)];
  }
  const level = route.method === 'GET' ? 'read' : 'write';
  if (route.permissions.length > 0 && !permits(token, route.permissions, level)) {
    return [world, respondNotAccessible(token.actor.app === null)];
  }
  const repository = repositoryOf(world, `${parameters['owner'] ?? ''}/${parameters['repo'] ?? ''}`);
  if (!reaches(world, token, repository)) return [world, respondGithubProblem(404)];
  const fields = decodeObject(request.body);
  if (fields.kind === 'refused') return [world, respondGithubProblem(400)];
  const { target } = request;
  return route.carryOut({
    world,
    repository,
    actor: token.actor,
    parameters,
    query: queryOf(target),
    target,
    fields: fields.value,
    web: `http://${hostOf(request)}`,
    now,
  });
}

function stamp(
  world: GithubWorld,
  { token }: ResolvedRequest,
  result: SandboxResult,
  requestId: string,
  now: number,
): SandboxResult {
  if (result.kind !== 'response') return result;
  const isLimited = result.hasLimits && token !== null;
  const limits = isLimited ? renderLimits(windowOf(world, token, now)) : {};
  const stamps = { Date: new Date(now).toUTCString(), 'x-github-request-id': requestId };
  return { ...result, headers: { ...stamps, ...limits, ...result.headers } };
}

function windowOf({ windows }: GithubWorld, { name }: GithubToken, now: number): RateWindow {
  return windowAt(windows.get(name), RATE_LIMIT, now, 1);
}

/** Returns the headers in which GitHub reports the primary rate limit. */
function renderLimits(window: RateWindow): Record<string, string> {
  return {
    'x-ratelimit-limit': String(window.limit),
    'x-ratelimit-remaining': String(remainingIn(window)),
    'x-ratelimit-used': String(window.used),
    'x-ratelimit-reset': String(Math.ceil(window.endsAt / 1000)),
    'x-ratelimit-resource': 'core',
  };
}
