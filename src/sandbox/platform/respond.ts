import { describeFaults, parseFault } from '../faults/faults.ts';
import { type ChosenFault, chooseFault, type RequestFacts } from '../faults/rules.ts';
import type { Exchange } from '../http/journal.ts';
import { renderLimitHeaders } from '../http/rate-window.ts';
import { findRoute, methodsAt, queryOf } from '../http/routes.ts';
import { authenticate, isAllowed, type SandboxToken } from '../http/tokens.ts';
import type { Delivery } from '../http/webhook-sender.ts';
import { respondNothing, respondProblem, type SandboxRequest, type SandboxResult } from '../http/wire.ts';
import { identifierFor } from '../random-choices.ts';
import type { Application } from './application.ts';
import type { CallResult, Route, RouteCall } from './call.ts';
import { spendOne, windowFor } from './rate-budgets.ts';
import { PLATFORM_ROUTES } from './routes.ts';
import { claimDue, isQueueing, resolveApplication, type World, withApplication } from './world-state.ts';

const EVERYONES_ROUTES = PLATFORM_ROUTES.filter(({ needsQueue }) => needsQueue !== true);

/** A request that is known as far as it can be: null if there is no such route, token or application. */
interface ResolvedRequest {
  readonly request: SandboxRequest;
  readonly route: Route | null;
  readonly parameters: Readonly<Record<string, string>>;
  readonly token: SandboxToken | null;
  readonly application: Application | null;
}

type Served = [World, SandboxResult, string | null];

/**
 * Responds to a request at `now` (platform time in epoch milliseconds): the world after it, what the client gets, and the
 * notifications that are due by then. Never throws.
 */
export function respondToRequest(
  world: World,
  request: SandboxRequest,
  now: number,
): [World, Exchange, readonly Delivery[]] {
  const [started, overdue] = claimDue({ ...world, requests: world.requests + 1 }, now);
  const [seen, resolved] = resolve(started, request, now);
  const [served, result, fault] = serve(seen, resolved, now);
  const [after, due] = claimDue(served, now);
  const requestId = identifierFor(`${world.seed}/request/${after.requests}`);
  const exchange: Exchange = {
    result: stamp(after, resolved, result, requestId, now),
    requestId,
    operation: resolved.route?.operation ?? null,
    applicationId: resolved.application?.id ?? null,
    tokenName: resolved.token?.name ?? null,
    fault,
  };
  return [after, exchange, [...overdue, ...due]];
}

function resolve(world: World, request: SandboxRequest, now: number): [World, ResolvedRequest] {
  const token = authenticate(request.headers['authorization'], world.tokens);
  const found = findRoute(PLATFORM_ROUTES, request.method, request.target);
  const { route = null, parameters = {} } = found ?? {};
  const applicationId = parameters['app_id'];
  const resolved: ResolvedRequest = { request, route, parameters, token, application: null };
  if (route?.of === 'application' && route.needsQueue === true && !isQueueing(world, applicationId ?? ''))
    return [world, { ...resolved, route: null }];
  if (token === null || applicationId === undefined) return [world, resolved];
  const [seen, application] = resolveApplication(world, applicationId, now);
  return [seen, { ...resolved, application }];
}

function serve(world: World, resolved: ResolvedRequest, now: number): Served {
  if (resolved.token === null) {
    const message = 'The Authorization header does not contain a known token.';
    return [world, respondProblem(401, message), null];
  }
  const [spent, isAdmitted] = spendOne(world, resolved, now);
  if (!isAdmitted) return [spent, respondProblem(429, 'Rate limit exceeded.'), null];
  const [drawn, chosen] = drawFault(spent, resolved);
  if (chosen === null) return [...carryOut(drawn, resolved, resolved.token, now), null];
  const fault = parseFault(chosen.text);
  if (fault === null) return [drawn, respondProblem(400, `X-Sandbox-Fault: unknown fault. ${describeFaults()}`), null];
  const [after, response]: CallResult = fault.preempts
    ? [drawn, respondNothing()]
    : carryOut(drawn, resolved, resolved.token, now);
  return [after, fault.change({ request: resolved.request, response, turn: chosen.turn }), fault.text];
}

/** The header's fault first, then one that an admin call asked for, then the scenario's. */
function drawFault(world: World, { request, route, application }: ResolvedRequest): [World, ChosenFault | null] {
  const asked = request.headers['x-sandbox-fault'];
  if (asked !== undefined) return [world, { text: asked, turn: world.requests }];
  if (route === null) return [world, null];
  const facts: RequestFacts = {
    operation: route.operation,
    applicationId: application?.id ?? null,
    deployed: (application?.deployments.length ?? 0) > 0,
    chance: `${world.seed}/${application?.id ?? ''}`,
  };
  const [rules, ordered] = chooseFault(world.rules, facts);
  const counted = rules === world.rules ? world : { ...world, rules };
  if (ordered !== null || application === null) return [counted, ordered];
  const [own, inherent] = chooseFault(application.rules, facts);
  if (own === application.rules) return [counted, null];
  return [withApplication(counted, { ...application, rules: own }), inherent];
}

function carryOut(world: World, resolved: ResolvedRequest, token: SandboxToken, now: number): CallResult {
  const { route, request, parameters } = resolved;
  if (route === null) return [world, respondProblem(404, describeAbsence(request))];
  if (!isAllowed(token, route.scope)) {
    // A platform that queues deployments does not distinguish a token that may not do this from one that it does not know.
    if (resolved.application?.scenario.queue) return [world, respondProblem(401, 'The token is not valid.')];
    return [world, respondProblem(403, `The token does not have the scope ${route.scope}.`)];
  }
  const call: RouteCall = { request, token, parameters, query: queryOf(request.target) };
  if (route.of === 'organization') return route.carryOut(world, call, now);
  const application = world.applications.get(resolved.application?.id ?? '');
  if (application === undefined) return [world, respondProblem(404, 'app_id: the application does not exist.')];
  return route.carryOut(world, application, call, now);
}

function describeAbsence({ method, target }: SandboxRequest): string {
  const methods = methodsAt(EVERYONES_ROUTES, target).join(', ');
  return methods === '' ? 'This URL does not exist.' : `This URL does not support ${method}. Use ${methods}.`;
}

function stamp(
  world: World,
  resolved: ResolvedRequest,
  result: SandboxResult,
  requestId: string,
  now: number,
): SandboxResult {
  if (result.kind !== 'response') return result;
  const scenario = resolved.application?.scenario;
  const skewMs = (scenario?.skewSeconds ?? 0) * 1000;
  const limits = result.hasLimits
    ? renderLimitHeaders(windowFor(world, resolved, now), scenario?.limitHeaders ?? 'epoch-seconds', {
        now,
        speed: world.speed,
        skewMs,
      })
    : {};
  const stamps = {
    Date: new Date(now + skewMs).toUTCString(),
    // A clock that is wrong on purpose does not excuse itself.
    ...(world.speed !== 1 && skewMs === 0 ? { 'X-Sandbox-Speed': String(world.speed) } : {}),
    'X-Request-Id': requestId,
  };
  return { ...result, headers: { ...stamps, ...limits, ...result.headers } };
}
