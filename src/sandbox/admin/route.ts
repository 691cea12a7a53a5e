import type { JournalEntry } from '../http/journal.ts';
import { type Decoded, decodeBody, type Fields } from '../http/json-bodies.ts';
import type { Delivery, DeliveryRecord } from '../http/webhook-sender.ts';
import { respondJson, respondProblem, type SandboxRequest, type SandboxResponse } from '../http/wire.ts';
import type { World } from '../platform/world-state.ts';

/** All that an admin call may read. */
export interface AdminView {
  readonly world: World;
  readonly journal: readonly JournalEntry[];
  readonly githubJournal: readonly JournalEntry[];
  readonly deliveries: readonly DeliveryRecord[];
  readonly now: number;
  readonly isFrozen: boolean;
}

/** What an admin call asks to be changed. A reset leaves the time as it is: it never runs backwards. */
export type AdminChange =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'reset' }
  | { readonly kind: 'world'; readonly world: World }
  | { readonly kind: 'notify'; readonly due: readonly Delivery[] }
  | { readonly kind: 'time'; readonly advanceMs: number; readonly isFrozen: boolean };

/** The response to an admin call, and what is to be changed for it. */
export type Outcome = [SandboxResponse, AdminChange];

/** One admin call: its method, path and summary, and what it does. */
export type AdminRow = readonly [
  'GET' | 'POST' | 'DELETE',
  string,
  string,
  (view: AdminView, request: SandboxRequest) => Outcome,
];

/** Returns what `carryOut` makes of the request's decoded body; 400 if the body is refused. */
export function withBody<T>(
  request: SandboxRequest,
  decodeFields: (fields: Fields) => Decoded<T>,
  carryOut: (order: T) => Outcome,
): Outcome {
  const order = decodeBody(request, decodeFields);
  return order.kind === 'refused' ? problem(400, order.message) : carryOut(order.value);
}

/** Returns a success that changes nothing. */
export function unchanged(body: unknown): Outcome {
  return [respondJson(200, body), { kind: 'nothing' }];
}

/** Returns an error that changes nothing. */
export function problem(status: number, message: string): Outcome {
  return [respondProblem(status, message), { kind: 'nothing' }];
}

/** Returns a request of the journal. */
export function renderEntry(entry: JournalEntry): Readonly<Record<string, unknown>> {
  return {
    number: entry.number,
    method: entry.method,
    path: entry.target,
    host: entry.host,
    operation: entry.operation,
    application: entry.applicationId,
    token: entry.tokenName,
    fault: entry.fault,
    outcome: entry.outcome,
    status: entry.status,
    request_id: entry.requestId,
    received_at: renderInstant(entry.receivedAt),
    responded_at: entry.respondedAt === null ? null : renderInstant(entry.respondedAt),
  };
}

/** Returns an instant in ISO 8601. */
export function renderInstant(at: number): string {
  return new Date(at).toISOString();
}
