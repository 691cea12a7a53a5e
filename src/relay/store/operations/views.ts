import type { DeliveryContent } from '../../decide/delivery.ts';
import type { Deployment } from '../../decide/deployment.ts';
import { isOutcome, merge, type Word } from '../../decide/evidence.ts';
import { query, queryAmong, type Steps } from '../sql.ts';
import { FORGOTTEN } from './check-rows.ts';

/** The facts of a deployment that clients and the page may see. */
type Shown = Pick<
  Deployment,
  'id' | 'application' | 'deployment' | 'environment' | 'state' | 'url' | 'openedAt' | 'endedAt' | 'rev'
>;

/** The current state of a deployment, for clients that wait for it and for the page. */
export interface DeploymentView extends Shown {
  readonly repository: string | null;
  readonly repositoryId: number | null;
  readonly sha: string | null;
  /** The confirmed state; an outcome only once it is confirmed. */
  readonly word: Word;
  /** A reported outcome that is not confirmed, or null. */
  readonly unconfirmed: Word | null;
  readonly isEnded: boolean;
  readonly checkUrl: string | null;
}

/** How much work is left. Times in epoch milliseconds. */
export interface Backlog {
  /** Deliveries that are stored but not applied. */
  readonly pending: number;
  readonly oldestPendingAt: number | null;
  /** Check runs whose desired state is not on GitHub yet. */
  readonly unpublished: number;
  readonly dead: number;
}

/** One delivery on the page. */
export interface DeliveryRow {
  readonly id: string;
  readonly source: string;
  /** `hint`, `request`, `ignored` or `quarantined`. */
  readonly kind: string;
  readonly application: string | null;
  readonly deployment: string | null;
  readonly word: string | null;
  readonly receivedAt: number;
  /** How many duplicates arrived later. */
  readonly repeats: number;
  readonly outcome: string | null;
}

/** A check run that is not written until an operator replays it. */
export interface DeadLetter {
  readonly checkId: string;
  readonly repository: string;
  readonly sha: string;
  readonly name: string;
  readonly attempts: number;
  readonly reason: string;
}

/** Everything the page shows; each list has the newest first. */
export interface Overview {
  readonly deployments: readonly DeploymentView[];
  readonly deliveries: readonly DeliveryRow[];
  readonly deadLetters: readonly DeadLetter[];
  readonly backlog: Backlog;
}

const VIEW = `SELECT id, application, deployment, environment, state, url, opened_at, ended_at, rev, repository, repository_id, sha, word,
    is_ended, reported, seen,
    (SELECT url FROM check_run WHERE deployment_row = deployment.id AND environment IS NULL
      ORDER BY generation DESC LIMIT 1) AS check_url
  FROM deployment`;

type ViewRow = Omit<DeploymentView, 'unconfirmed'> & Pick<Deployment, 'reported' | 'seen'>;

function viewOf({ reported, seen, ...view }: ViewRow): DeploymentView {
  const { word } = merge(reported, seen);
  return { ...view, unconfirmed: !isOutcome(view.word) && isOutcome(word) ? word : null };
}

/** Returns the current state of the deployments with these ids; skips unknown ids. */
export function* readDeployments({ ids }: { ids: readonly string[] }): Steps<readonly DeploymentView[]> {
  return (yield* queryAmong<ViewRow>((among) => `${VIEW} WHERE id IN (${among})`, ids)).map(viewOf);
}

/** Excludes the check runs of deleted deployments, by far the most: the backlog is measured every 2 s and must not read all of them. */
const REMEMBERED = '(deployment_row IS NULL OR deployment_row < ? OR deployment_row > ?)';

const BACKLOG = `SELECT COUNT(*) AS pending, MIN(received_at) AS oldest_pending_at,
    (SELECT COUNT(*) FROM check_run WHERE is_pending = 1 AND is_dead = 0) AS unpublished,
    (SELECT COUNT(*) FROM check_run WHERE is_dead = 1 AND ${REMEMBERED}) AS dead
  FROM inbox WHERE applied_at IS NULL`;

/** Returns how much work is left. */
export function* measure(): Steps<Backlog> {
  const [backlog] = yield* query<Backlog>(BACKLOG, FORGOTTEN, FORGOTTEN);
  return backlog as Backlog;
}

const DELIVERIES = `SELECT CAST(seq AS TEXT) AS id, source, kind, body, received_at, repeats, outcome
  FROM inbox ORDER BY seq DESC LIMIT ?`;
const DEAD = `SELECT id AS check_id, repository, sha, name, attempts, COALESCE(last_error, '') AS reason
  FROM check_run WHERE is_dead = 1 AND ${REMEMBERED} ORDER BY opened_at DESC LIMIT ?`;

interface StoredDelivery extends Omit<DeliveryRow, 'application' | 'deployment' | 'word'> {
  readonly body: DeliveryContent;
}

/** Of a hint for several applications, the first is shown. */
function rowOf({ body, ...delivery }: StoredDelivery): DeliveryRow {
  const {
    applications: [application = null] = [],
    deployment = null,
    word = null,
  } = body.kind === 'hint' ? body.hint : {};
  return { ...delivery, application, deployment, word };
}

/** Returns everything that the page shows, at most `limit` rows in each list. */
export function* readOverview({ limit }: { limit: number }): Steps<Overview> {
  const deployments = yield* query<ViewRow>(`${VIEW} ORDER BY opened_at DESC, id LIMIT ?`, limit);
  return {
    deployments: deployments.map(viewOf),
    deliveries: (yield* query<StoredDelivery>(DELIVERIES, limit)).map(rowOf),
    deadLetters: yield* query<DeadLetter>(DEAD, FORGOTTEN, FORGOTTEN, limit),
    backlog: yield* measure(),
  };
}
