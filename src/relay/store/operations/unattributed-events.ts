import type { ReceivedHint } from '../../decide/deployment-changes.ts';
import { findCountingRuns, KEPT_MS, type Run, type UnattributedEvent } from '../../decide/runs.ts';
import { insert, query, queryAmong, type Steps } from '../sql.ts';

/** The maximum number of events of one application that are read together. */
const MAX_EVENTS = 500;

/** Stores the hints without a deployment's id. */
export function* storeUnattributed(application: string, hints: readonly ReceivedHint[]): Steps<void> {
  const events = hints
    .filter(({ deployment }) => deployment === null)
    .map(({ key, evidence, receivedAt, isShared }) => ({
      ...{ application, eventKey: key, receivedAt, isShared },
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

/** Returns the runs of an application's events without an id. */
export function* readRuns(application: string, now: number): Steps<readonly Run[]> {
  const rows = yield* query<Omit<UnattributedEvent, 'evidence'> & UnattributedEvent['evidence']>(
    `SELECT event_key AS key, word, authority, at, received_at, is_shared FROM unattributed_event
     WHERE application = ? AND received_at > ? ORDER BY received_at DESC LIMIT ?`,
    ...[application, now - 2 * KEPT_MS, MAX_EVENTS],
  );
  const events = rows.map(({ word, authority, at, ...event }) => ({ ...event, evidence: { word, authority, at } }));
  return findCountingRuns(events, rows.length < MAX_EVENTS, now);
}
