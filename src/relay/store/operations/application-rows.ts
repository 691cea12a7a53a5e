import type { Reference } from '../../../deploy/evidence/evidence.ts';
import type { ReceivedHint } from '../../decide/deployment-changes.ts';
import { findCountingRuns, KEPT_MS, type Run, type UnattributedEvent } from '../../decide/runs.ts';
import { FOR_UPDATE, insert, query, queryAmong, type Steps } from '../sql.ts';

/**
 * Locks applications until the transaction ends, so that the facts of each are applied one batch at a time. Every relay locks in the order
 * of the ids, since two could deadlock otherwise. Returns the last status of each application, the baseline of its next deployment; null
 * before the first status check.
 */
export function* lockApplications(ids: readonly string[], now: number): Steps<ReadonlyMap<string, Reference | null>> {
  const sorted = [...new Set(ids)].sort();
  const added = sorted.map((id) => ({ id, nextCheckAt: now }));
  // Before any lock: inserting also waits for another transaction that adds the same row.
  yield* insert('application', added, 'ON CONFLICT (id) DO NOTHING');
  const locked = yield* queryAmong<{ id: string; reference: Reference | null }>(LOCK, sorted);
  return new Map(locked.map(({ id, reference }) => [id, reference]));
}

const LOCK = (ids: string): string =>
  `SELECT id, reference FROM application WHERE id IN (${ids}) ORDER BY id ${FOR_UPDATE}`;

/** Locks one application. The transaction must not lock another one with a smaller id afterwards. */
export function* lockApplication(id: string, now: number): Steps<Reference | null> {
  return (yield* lockApplications([id], now)).get(id) ?? null;
}

/** The maximum number of events of one application that are read together. */
const MAX_EVENTS = 500;

/** Stores the hints without a deployment's id. */
export function* storeUnattributed(application: string, hints: readonly ReceivedHint[]): Steps<void> {
  const events = hints
    .filter(({ deployment }) => deployment === null)
    .map(({ key, evidence, receivedAt, isShared }) => ({
      application,
      eventKey: key,
      receivedAt,
      isShared,
      ...evidence,
    }));
  yield* insert('unattributed_event', events, 'ON CONFLICT (application, event_key) DO NOTHING');
}

/** Returns the applications that have events without an id. */
export function* readApplicationsWithEvents(applications: readonly string[]): Steps<ReadonlySet<string>> {
  const rows = yield* queryAmong<{ id: string }>(WITH_EVENTS, applications);
  return new Set(rows.map(({ id }) => id));
}

/** Finding the smallest key reads only one entry of the index. */
const WITH_EVENTS = (ids: string): string => `SELECT id FROM application WHERE id IN (${ids})
  AND (SELECT MIN(event_key) FROM unattributed_event WHERE unattributed_event.application = application.id) IS NOT NULL`;

type StoredEvent = Omit<UnattributedEvent, 'evidence'> & UnattributedEvent['evidence'];

const LAST_EVENTS = `SELECT event_key AS key, word, authority, at, received_at, is_shared FROM unattributed_event
  WHERE application = ? AND received_at > ? ORDER BY received_at DESC LIMIT ?`;

/** Returns the runs of an application's events without an id. */
export function* readRuns(application: string, now: number): Steps<readonly Run[]> {
  const rows = yield* query<StoredEvent>(LAST_EVENTS, application, now - 2 * KEPT_MS, MAX_EVENTS);
  const events = rows.map(({ word, authority, at, ...event }) => ({ ...event, evidence: { word, authority, at } }));
  return findCountingRuns(events, rows.length < MAX_EVENTS, now);
}
