import { freshRules } from '../faults/fault-rules.ts';
import { FAULT_CATALOGUE } from '../faults/faults.ts';
import { decodeParts, partOf } from '../http/body-parts.ts';
import { numberFrom } from '../http/field-readers.ts';
import type { Decoded, Fields } from '../http/json-bodies.ts';
import { isAboveLimit } from '../http/rate-window.ts';
import { isGithubOperation } from '../http/sandbox-operations.ts';
import { findRoute, queryOf } from '../http/sandbox-routes.ts';
import { respondJson, respondNothing, type SandboxRequest } from '../http/sandbox-wire.ts';
import { withBudget } from '../platform/rate-budgets.ts';
import { withProjects } from '../platform/resource-calls.ts';
import { createApplication } from '../platform/sandbox-application.ts';
import { notificationsOf } from '../platform/sandbox-events.ts';
import { withApplication } from '../platform/world-state.ts';
import { SCENARIO_CATALOGUE } from '../scenarios/scenarios.ts';
import { decodeApplication, decodeBudget, decodeClock, decodeFaultRule, decodeNotification } from './admin-bodies.ts';
import { GITHUB_ADMIN_ROWS } from './admin-github.ts';
import { refuseAdmin } from './admin-guard.ts';
import { type AdminRow, type AdminView, type Outcome, problem, unchanged, withBody } from './admin-route.ts';
import {
  renderApplication,
  renderDelivery,
  renderDeployments,
  renderEntry,
  renderInstant,
  renderRule,
} from './admin-views.ts';

const MAX_PROJECTS = 100_000;
const ORDER = { count: partOf(numberFrom(1, MAX_PROJECTS, true)) };

/** The numbers go on where those of earlier projects end. */
function fillProjects({ world, now }: AdminView, request: SandboxRequest): Outcome {
  return withBody(request, decodeFill, (order) => {
    const before = world.catalog.projects.length;
    const bodies = Array.from({ length: order }, (_, index) => ({ name: `project-${before + index + 1}` }));
    const [after] = withProjects(world, bodies, now);
    const body = { created: order, total: after.catalog.projects.length };
    return [respondJson(201, body), { kind: 'world', world: after }];
  });
}

function decodeFill(fields: Fields): Decoded<number> {
  const order = decodeParts(fields, '', ORDER, ['count']);
  return order.kind === 'refused' ? order : { kind: 'decoded', value: order.value.count };
}

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
    'these calls, and how faults are written',
    () => unchanged({ calls: ADMIN_CATALOGUE, faults: FAULT_CATALOGUE }),
  ],
  [
    'POST',
    '/_sandbox/reset',
    'forgets applications, faults, windows, requests and deliveries',
    () => [respondNothing(), { kind: 'reset' }],
  ],
  ['GET', '/_sandbox/scenarios', 'the scenarios', () => unchanged({ results: SCENARIO_CATALOGUE })],
  [
    'GET',
    '/_sandbox/applications',
    'the applications that were used or made',
    ({ world, now }) =>
      unchanged({ results: world.applications.list().map((application) => renderApplication(application, now)) }),
  ],
  [
    'POST',
    '/_sandbox/applications',
    'makes one: {id, scenario, options: {delay_seconds, duration_seconds, identity, log_shape, limit_headers}}; of a queue scenario, options also has ahead, ahead_seconds, ahead_outcome, merge and outcome, and no identity',
    makeApplication,
  ],
  [
    'GET',
    '/_sandbox/applications/{id}/deployments',
    'the deployments that were started on it',
    ({ world }, _, id) => {
      const application = world.applications.get(id);
      return application === undefined
        ? problem(404, 'id: there is no such application yet.')
        : unchanged(renderDeployments(application));
    },
  ],
  ['GET', '/_sandbox/requests', 'the requests so far, with ?application= of one application', listRequests],
  [
    'GET',
    '/_sandbox/deliveries',
    'the webhook deliveries so far',
    ({ deliveries }) => unchanged({ results: deliveries.map(renderDelivery) }),
  ],
  ['POST', '/_sandbox/deliveries', 'tells every enabled target what is asked for, now: {event_type, payload}', notify],
  [
    'GET',
    '/_sandbox/faults',
    'the faults that were asked for',
    ({ world }) => unchanged({ results: [...world.rules, ...world.github.rules].map(renderRule) }),
  ],
  ['POST', '/_sandbox/faults', 'asks for one: {fault, on, application, times, every, share}', addFault],
  [
    'DELETE',
    '/_sandbox/faults',
    'takes back all that were asked for',
    ({ world }) => [
      respondNothing(),
      { kind: 'world', world: { ...world, rules: [], github: { ...world.github, rules: [] } } },
    ],
  ],
  [
    'GET',
    '/_sandbox/clock',
    "the platform's time",
    ({ now, speed, isFrozen }) => unchanged({ now: renderInstant(now), speed, frozen: isFrozen }),
  ],
  ['POST', '/_sandbox/clock', 'moves it on or holds it: {advance_seconds, frozen}', changeClock],
  [
    'POST',
    '/_sandbox/rate-limit',
    'changes the window of one token or of all: {token, limit, remaining, resets_in_seconds}',
    changeBudget,
  ],
  ['POST', '/_sandbox/projects', 'makes so many projects, named project-1, project-2 and so on: {count}', fillProjects],
  ...GITHUB_ADMIN_ROWS,
];

const ROUTES = ROWS.map(([method, path, _, carryOut]) => ({ method, path, carryOut }));
const ADMIN_CATALOGUE = ROWS.map(([method, path, summary]) => ({ call: `${method} ${path}`, summary }));

/** Responds to an admin call, and returns what is to be changed for it. Never throws. */
export function respondToAdmin(view: AdminView, request: SandboxRequest): Outcome {
  const refusal = refuseAdmin(request);
  if (refusal !== null) return problem(403, refusal);
  const found = findRoute(ROUTES, request.method, request.target);
  if (found === null) return problem(404, 'There is no such admin call; GET /_sandbox lists them.');
  return found.route.carryOut(view, request, found.parameters['id'] ?? '');
}

function makeApplication({ world, now }: AdminView, request: SandboxRequest): Outcome {
  return withBody(request, decodeApplication, ({ id, scenarioName, scenario }) => {
    if (world.applications.get(id) !== undefined)
      return problem(409, 'id: there is an application of that id already.');
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
    const [fresh] = freshRules([rule]);
    if (fresh === undefined) return problem(400, 'fault: is required.');
    const { github } = world;
    const after = fresh.rule.on.some(isGithubOperation)
      ? { ...world, github: { ...github, rules: [...github.rules, fresh] } }
      : { ...world, rules: [...world.rules, fresh] };
    return [respondJson(201, renderRule(fresh)), { kind: 'world', world: after }];
  });
}

function changeClock({ now, speed, isFrozen }: AdminView, request: SandboxRequest): Outcome {
  return withBody(request, decodeClock, (order) => {
    const advanceMs = Math.round(order.advanceSeconds * 1000);
    const frozen = order.frozen ?? isFrozen;
    const body = { now: renderInstant(now + advanceMs), speed, frozen };
    return [respondJson(200, body), { kind: 'time', advanceMs, isFrozen: frozen }];
  });
}

function changeBudget({ world, now }: AdminView, request: SandboxRequest): Outcome {
  return withBody(request, decodeBudget, ({ tokenName, change }) => {
    const tokens = world.tokens.filter(({ name }) => tokenName === null || name === tokenName);
    if (tokens.length === 0) return problem(404, 'token: there is none of that name.');
    if (tokens.some(({ name }) => isAboveLimit(world, name, change))) {
      return problem(400, 'remaining: must not be above the limit of the token.');
    }
    const changed = tokens.reduce((before, token) => withBudget(before, token, change, now), world);
    return [respondNothing(), { kind: 'world', world: changed }];
  });
}
