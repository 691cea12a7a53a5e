import { decodeBody } from '../http/json-replies.ts';
import { notificationsOf } from '../platform/sandbox-events.ts';
import { respondJson, type SandboxRequest } from '../platform/sandbox-wire.ts';
import { decodeNotification } from './admin-bodies.ts';
import { type AdminRoute, type AdminView, type Outcome, problem, unchanged } from './admin-route.ts';
import { renderDelivery } from './admin-views.ts';

/** The admin calls about notifications of webhook targets. */
export const DELIVERY_ADMIN_ROUTES: readonly AdminRoute[] = [
  {
    method: 'GET',
    path: '/_sandbox/deliveries',
    summary: 'the webhook deliveries so far',
    carryOut: ({ deliveries }) => unchanged({ results: deliveries.map(renderDelivery) }),
  },
  {
    method: 'POST',
    path: '/_sandbox/deliveries',
    summary: 'tells every enabled target what is asked for, now: {event_type, payload}',
    carryOut: notify,
  },
];

/** An event of a name that the platform does not describe, one that comes late, and one that comes twice, are all asked for here. */
function notify({ world, deliveries, now }: AdminView, request: SandboxRequest): Outcome {
  const order = decodeBody(request, decodeNotification);
  if (order.kind === 'refused') return problem(400, order.message);
  const due = notificationsOf(order.value, world.webhooks, `asked/${deliveries.length + 1}`, now);
  return [respondJson(202, { targets: due.length }), { kind: 'notify', due }];
}
