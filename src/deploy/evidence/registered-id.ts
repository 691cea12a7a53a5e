import type { Identity, IdentityField, Observation } from '../deploy-target.ts';
import { areNamesEqual } from './evidence.ts';
import type { EvidenceState } from './evidence-state.ts';

/** The most certain first: a request may be named while it waits, an execution only once it works. */
const FIELDS: readonly IdentityField[] = ['execution_id', 'deployment_id', 'deployment_request_id'];

/** Returns `id` under each field in which a status names it; empty if it does not. A registration does not say which field that is. */
export function identityNaming(id: string | null, shown: Identity): Identity {
  if (id === null) return {};
  return Object.fromEntries(FIELDS.flatMap((field) => (areNamesEqual(id, shown[field]) ? [[field, id] as const] : [])));
}

/**
 * Returns true if a status certainly shows `id`. A status with an execution may also name a waiting request; then only a queue count of 0
 * proves that nothing waits.
 */
export function isCertainlyShown(id: string | null, { identity, requestsWaiting = null }: Observation): boolean {
  const named = identityNaming(id, identity);
  if (named.execution_id !== undefined || named.deployment_id !== undefined) return true;
  if (named.deployment_request_id === undefined) return false;
  return requestsWaiting === 0 || (requestsWaiting === null && identity.execution_id === undefined);
}

/**
 * Returns the evidence after comparing a registered `id` with the status. If the status names the id for the first time, evidence of other
 * work is discarded. Otherwise the id is assumed to be of the kind that the status names, a request or a deployment; an execution says
 * nothing about requests that the status never names.
 */
export function withRegisteredId(evidence: EvidenceState, id: string | null, shown: Identity): EvidenceState {
  if (id === null) return evidence;
  const named = identityNaming(id, shown);
  const isKnown = isNamed(id, named)
    ? FIELDS.every((field) => named[field] === undefined || areNamesEqual(id, evidence.ours[field]))
    : isNamed(id, evidence.ours);
  if (isKnown) return evidence;
  if (!isNamed(id, named)) return { ...evidence, ...assumed(evidence, id, shown) };
  const others = evidence.others.filter(({ execution }) => !areNamesEqual(execution, id));
  return { ...evidence, another: null, strongest: 'none', ours: named, responseNames: named, others };
}

/** Returns true if the status names executions, but never this registered id. */
export function isNeverNamed(id: string | null, evidence: EvidenceState, shown: Identity): boolean {
  return id !== null && !isNamed(id, evidence.ours) && shown.execution_id !== undefined;
}

function assumed(
  { ours }: EvidenceState,
  id: string,
  shown: Identity,
): Partial<Pick<EvidenceState, 'ours' | 'responseNames'>> {
  const field = (['deployment_request_id', 'deployment_id'] as const).find((name) => shown[name] !== undefined);
  return field === undefined ? {} : { ours: { ...ours, [field]: id }, responseNames: { [field]: id } };
}

/** Returns true if a status names `id`, under any field. */
export function isNamed(id: string | null, identity: Identity): boolean {
  return id !== null && FIELDS.some((field) => areNamesEqual(id, identity[field]));
}
