import type { Reference } from '../../../deploy/evidence/evidence.ts';
import { type Knowledge, NOTHING_KNOWN } from '../../decide/deployment-evidence.ts';
import {
  type Deployment,
  type Placed,
  type Told,
  WEIGHING_VERSION,
  type Weighing,
} from '../../decide/relayed-deployment-state.ts';
import { ask, FOR_UPDATE, type Row, type Steps } from '../sql.ts';
import { jsonIn, numberIn, numberOrNull, textIn, textOrNull } from './columns.ts';
import { askWith } from './sql-lists.ts';

/** Deliveries without a deployment's id count for this long. */
export const KEPT_MS = 24 * 3_600_000;

/**
 * Reads the deployments of an application that a fact may still concern: those under way, those that deliveries without an id
 * may belong to, though they have ended, and those that are named.
 */
export function* readDeployments(
  application: string,
  now: number,
  names: readonly string[],
): Steps<readonly Deployment[]> {
  const rows = yield* ask(
    `SELECT * FROM deployment WHERE application = ? AND (
       is_ended = 0 OR (ended_at > ? AND (first_key IS NOT NULL OR registered_at IS NOT NULL))
     ) ORDER BY opened_at, id ${FOR_UPDATE}`,
    ...[application, now - 3 * KEPT_MS],
  );
  const known = new Set(rows.map((row) => textOrNull(row, 'deployment')));
  const others = names.flatMap((deployment) => (known.has(deployment) ? [] : [{ application, deployment }]));
  return [...rows.map(decodeDeployment), ...(yield* readNamed(others))];
}

/** A deployment by the platform's own words. */
export interface NamedDeployment {
  readonly application: string;
  readonly deployment: string;
}

/** Reads the deployments that are named so, in the order of `names`. */
export function* readNamed(names: readonly NamedDeployment[]): Steps<readonly Deployment[]> {
  const distinct = new Map(
    names.map(({ application, deployment }) => [`${application} ${deployment}`, [application, deployment]]),
  );
  return (yield* askWith(NAMED, [...distinct.values()])).map(decodeDeployment);
}

const NAMED = (names: string): string => `SELECT deployment.* FROM ${names} AS one CROSS JOIN deployment
  WHERE deployment.application = one.column2 AND deployment.deployment = one.column3 ORDER BY one.column1 ${FOR_UPDATE}`;

/** Returns the deployment that a row holds. */
export function decodeDeployment(row: Row): Deployment {
  return {
    id: textIn(row, 'id'),
    application: textIn(row, 'application'),
    deployment: textOrNull(row, 'deployment'),
    firstKey: textOrNull(row, 'first_key'),
    openedAt: numberIn(row, 'opened_at'),
    told: jsonIn<Told>(row, 'told') ?? { ...NOTHING_KNOWN, isNamed: false },
    seen: jsonIn<Knowledge>(row, 'seen') ?? NOTHING_KNOWN,
    weighing: decodeWeighing(row),
    reference: jsonIn<Reference>(row, 'reference'),
    state: textOrNull(row, 'state'),
    doubt: textOrNull(row, 'doubt'),
    placed: decodePlace(row),
    environment: textOrNull(row, 'environment'),
    pullRequest: numberOrNull(row, 'pull_request'),
    url: textOrNull(row, 'url'),
    runId: numberOrNull(row, 'run_id'),
    registeredAt: numberOrNull(row, 'registered_at'),
    endedAt: numberOrNull(row, 'ended_at'),
    rev: numberIn(row, 'rev'),
    looks: numberIn(row, 'looks'),
    nextLookAt: numberOrNull(row, 'next_look_at'),
    deadlineAt: numberIn(row, 'deadline_at'),
  };
}

/** What another version of the relay stored in another shape counts as nothing weighed. */
function decodeWeighing(row: Row): Weighing | null {
  const weighing = jsonIn<Partial<Weighing>>(row, 'weighing');
  return weighing?.version === WEIGHING_VERSION ? (weighing as Weighing) : null;
}

function decodePlace(row: Row): Placed | null {
  const sha = textOrNull(row, 'sha');
  if (sha === null) return null;
  return {
    repository: textIn(row, 'repository'),
    repositoryId: numberIn(row, 'repository_id'),
    installationId: numberIn(row, 'installation_id'),
    sha,
  };
}
