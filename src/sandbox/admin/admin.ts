import { FAULT_CATALOGUE } from '../faults/faults.ts';
import type { RuleState } from '../faults/rules.ts';
import { isGithubOperation } from '../http/operations.ts';
import { findRoute, queryOf } from '../http/routes.ts';
import type { DeliveryRecord } from '../http/webhook-sender.ts';
import { respondJson, respondNothing, type SandboxRequest } from '../http/wire.ts';
import { type Application, createApplication } from '../platform/application.ts';
import { notificationsOf } from '../platform/events.ts';
import { stateAt } from '../platform/queue-status.ts';
import { withBudgets } from '../platform/rate-budgets.ts';
import { withApplication } from '../platform/world-state.ts';
import { SCENARIO_CATALOGUE } from '../scenarios/scenarios.ts';
import { decodeApplication, decodeBudget, decodeClock, decodeFaultRule, decodeNotification } from './bodies.ts';
import { GITHUB_ADMIN_ROWS } from './github.ts';
import { refuseAdmin } from './guard.ts';
import {
  type AdminRow,
  type AdminView,
  type Outcome,
  problem,
  renderEntry,
  renderInstant,
  unchanged,
  withBody,
} from './route.ts';

/** An event of a name that the platform does not describe, one that comes late, and one that comes twice, are all asked for here. */
function notify({ world, deliveries, now }: AdminView, request: SandboxRequest): Outcome {
  return withBody(request, decodeNotification, (order) => {
    const due = notificationsOf(order, world.webhooks, `asked/${deliveries.length + 1}`, now);
    return [respondJson(202, { targets: due.length }), { kind: 'notify', due }];
  });
}

const ROWS: readonly AdminRow[] = [
  [
    'GET',
    '/_sandbox',
    'list these calls and all faults',
    () => unchanged({ calls: ADMIN_CATALOGUE, faults: FAULT_CATALOGUE }),
  ],
  [
    'POST',
    '/_sandbox/reset',
    'delete all applications, faults, rate limits, requests and deliveries',
    () => [respondNothing(), { kind: 'reset' }],
  ],
  ['GET', '/_sandbox/scenarios', 'list the scenarios', () => unchanged({ results: SCENARIO_CATALOGUE })],
  [
    'GET',
    '/_sandbox/applications',
    'list the applications that were used or created',
    ({ world, now }) =>
      unchanged({
        results: [...world.applications.values()].map((application) => renderApplication(application, now)),
      }),
  ],
  [
    'POST',
    '/_sandbox/applications',
    'create an application: {id, scenario, options: {delay_seconds, duration_seconds, limit_headers}}; queue scenarios also have the options ahead, ahead_seconds, ahead_outcome, merge and outcome',
    makeApplication,
  ],
  ['GET', '/_sandbox/requests', 'list the requests so far; ?application= selects one application', listRequests],
  [
    'GET',
    '/_sandbox/deliveries',
    'list the webhook deliveries so far',
    ({ deliveries }) => unchanged({ results: deliveries.map(renderDelivery) }),
  ],
  ['POST', '/_sandbox/deliveries', 'send an event to every enabled webhook: {event_type, payload}', notify],
  [
    'GET',
    '/_sandbox/faults',
    'list the active faults',
    ({ world }) => unchanged({ results: [...world.rules, ...world.github.rules].map(renderRule) }),
  ],
  ['POST', '/_sandbox/faults', 'add a fault: {fault, on, application, times, every, share}', addFault],
  [
    'DELETE',
    '/_sandbox/faults',
    'remove all faults',
    ({ world }) => [
      respondNothing(),
      { kind: 'world', world: { ...world, rules: [], github: { ...world.github, rules: [] } } },
    ],
  ],
  [
    'GET',
    '/_sandbox/clock',
    'show the time of the platform',
    ({ world, now, isFrozen }) => unchanged({ now: renderInstant(now), speed: world.speed, frozen: isFrozen }),
  ],
  ['POST', '/_sandbox/clock', 'advance or freeze the time: {advance_seconds, frozen}', changeClock],
  [
    'POST',
    '/_sandbox/rate-limit',
    'change the rate limit of one or all tokens: {token, limit, remaining, resets_in_seconds}',
    changeBudget,
  ],
  ...GITHUB_ADMIN_ROWS,
];

const ROUTES = ROWS.map(([method, path, _, carryOut]) => ({ method, path, carryOut }));
const ADMIN_CATALOGUE = ROWS.map(([method, path, summary]) => ({ call: `${method} ${path}`, summary }));

/** Responds to an admin call, and returns what is to be changed for it. Never throws. */
export function respondToAdmin(view: AdminView, request: SandboxRequest): Outcome {
  const refusal = refuseAdmin(request);
  if (refusal !== null) return problem(403, refusal);
  const found = findRoute(ROUTES, request.method, request.target);
  if (found === null)
    return problem(404, `The call ${request.method} ${request.target} does not exist. GET /_sandbox lists all calls.`);
  return found.route.carryOut(view, request);
}

function makeApplication({ world, now }: AdminView, request: SandboxRequest): Outcome {
  return withBody(request, decodeApplication, ({ id, scenarioName, scenario }) => {
    if (world.applications.get(id) !== undefined) {
      return problem(409, `id: application ${JSON.stringify(id)} already exists. Use another id.`);
    }
    const application = createApplication(id, scenarioName, scenario, world.seed, now);
    return [
      respondJson(201, renderApplication(application, now)),
      { kind: 'world', world: withApplication(world, application) },
    ];
  });
}

function listRequests({ journal }: AdminView, { target }: SandboxRequest): Outcome {
  const application = queryOf(target).get('application');
  const entries = journal.filter(({ applicationId }) => application === null || applicationId === application);
  return unchanged({ results: entries.map(renderEntry) });
}

function addFault({ world }: AdminView, request: SandboxRequest): Outcome {
  return withBody(request, decodeFaultRule, (rule) => {
    const fresh = { rule, met: 0 };
    const { github } = world;
    const after = fresh.rule.on.some(isGithubOperation)
      ? { ...world, github: { ...github, rules: [...github.rules, fresh] } }
      : { ...world, rules: [...world.rules, fresh] };
    return [respondJson(201, renderRule(fresh)), { kind: 'world', world: after }];
  });
}

function changeClock({ world, now, isFrozen }: AdminView, request: SandboxRequest): Outcome {
  return withBody(request, decodeClock, (order) => {
    const advanceMs = Math.round(order.advanceSeconds * 1000);
    const frozen = order.frozen ?? isFrozen;
    const body = { now: renderInstant(now + advanceMs), speed: world.speed, frozen };
    return [respondJson(200, body), { kind: 'time', advanceMs, isFrozen: frozen }];
  });
}

function changeBudget({ world, now }: AdminView, request: SandboxRequest): Outcome {
  return withBody(request, decodeBudget, ({ tokenName, change }) => {
    const tokens = world.tokens.filter(({ name }) => tokenName === null || name === tokenName);
    if (tokens.length === 0) {
      const missing = tokenName === null ? 'no token exists.' : `${JSON.stringify(tokenName)} does not exist.`;
      return problem(404, `token: ${missing}`);
    }
    const changed = withBudgets(world, tokens, change, now);
    if (changed === null) {
      return problem(400, 'remaining: must not be larger than the limit of the token. Lower it, or set limit too.');
    }
    return [respondNothing(), { kind: 'world', world: changed }];
  });
}

function renderApplication(application: Application, now: number): Readonly<Record<string, unknown>> {
  const { id, scenarioName, scenario, deployments, createdAt } = application;
  return {
    id,
    scenario: scenarioName,
    description: scenario.description,
    ...stateAt(application, now),
    deployments_started: deployments.length,
    created_at: renderInstant(createdAt),
  };
}

function renderRule({ rule: { faults, ...rest }, met }: RuleState): Readonly<Record<string, unknown>> {
  return { fault: faults, ...rest, met };
}

function renderDelivery({ delivery, outcome }: DeliveryRecord): Readonly<Record<string, unknown>> {
  const { id, targetUrl, at, body } = delivery;
  return { id, target_url: targetUrl, sent_at: renderInstant(at), body, outcome };
}
