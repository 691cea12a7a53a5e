import { type Authority, NOTHING_KNOWN, type Word } from '../../decide/deployment-evidence.ts';
import { awaken, createTold, type Deployment } from '../../decide/relayed-deployment-state.ts';
import { type AnonymousHint, type Episode, findEpisodes, matchEpisodes } from '../../decide/runs.ts';
import { ask, type Row, type Steps } from '../sql.ts';
import { numberIn, textIn } from './columns.ts';
import { KEPT_MS } from './deployment-rows.ts';
import type { Context, ReceivedHint } from './facts.ts';
import { openDeployment } from './open-deployment.ts';
import { askAmong } from './sql-lists.ts';

/** Most anonymous hints of one application that are looked at together. */
const MAX_ANONYMOUS = 500;

/** Keeps what hints without a deployment's id told. */
export function* keepAnonymous(application: string, hints: readonly ReceivedHint[]): Steps<void> {
  for (const { key, deployment, knowledge, receivedAt, isShared } of hints) {
    if (deployment !== null) continue;
    const { word, authority, at } = knowledge;
    yield* ask(
      `INSERT INTO anonymous_hint (application, hint_key, word, authority, at, received_at, is_shared) VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (application, hint_key) DO NOTHING`,
      ...[application, key, word, authority, at, receivedAt, isShared ? 1 : 0],
    );
  }
}

/** Returns those of the applications of which anything was told without an id. */
export function* readAnonymous(applications: readonly string[]): Steps<ReadonlySet<string>> {
  const rows = yield* askAmong(ANONYMOUS, applications);
  return new Set(rows.map((row) => textIn(row, 'id')));
}

/** The least key is the first of the index, however many there are. */
const ANONYMOUS = (ids: string): string => `SELECT id FROM application WHERE id IN (${ids})
  AND (SELECT MIN(hint_key) FROM anonymous_hint WHERE anonymous_hint.application = application.id) IS NOT NULL`;

/** Projects what was told without an id, all of it anew: a registration may have given it a deployment to belong to. */
export function* takeAnonymous(
  deployments: readonly Deployment[],
  application: string,
  context: Context,
): Steps<readonly Deployment[]> {
  const episodes = yield* readEpisodes(application, context.now);
  const owners = ownersOf(deployments, episodes);
  return episodes.reduce<readonly Deployment[]>((all, episode, index) => {
    const owner = all.find(({ id }) => owners.get(index) === id) ?? openAnonymous(all, application, episode, context);
    return [...all.filter(({ id }) => id !== owner.id), tellEpisode(owner, episode, context.now)];
  }, deployments);
}

/**
 * Returns the deployment that deliveries without its id opened before `registered` was: what is known of it is of the registered
 * one. Null where they opened none that can be its own, or one that is over, which is then another.
 */
export function* findOpened(
  deployments: readonly Deployment[],
  registered: Deployment,
  now: number,
): Steps<Deployment | null> {
  const episodes = yield* readEpisodes(registered.application, now);
  const owners = ownersOf([...deployments, registered], episodes);
  const index = [...owners].find(([, id]) => id === registered.id)?.[0];
  if (index === undefined) return null;
  const id = openersOf(deployments, episodes).get(index);
  return deployments.find((one) => one.id === id) ?? null;
}

/**
 * Reads twice as far back as hints count, so that an episode counts as a whole or not at all: what is left of one whose beginning
 * is no longer read would look like one that nobody owns. Where there are too many, the oldest may be such a rest.
 */
function* readEpisodes(application: string, now: number): Steps<readonly Episode[]> {
  const rows = yield* ask(
    'SELECT * FROM anonymous_hint WHERE application = ? AND received_at > ? ORDER BY received_at DESC LIMIT ?',
    ...[application, now - 2 * KEPT_MS, MAX_ANONYMOUS],
  );
  const hints = new Map(rows.map((row) => [textIn(row, 'hint_key'), decodeHint(row)]));
  const all = findEpisodes([...hints.values()]);
  const whole = rows.length < MAX_ANONYMOUS ? all : all.slice(1);
  return whole.filter(({ keys }) => keys.some((key) => (hints.get(key)?.receivedAt ?? 0) > now - KEPT_MS));
}

/** Returns whose each episode is, by its index: that of a registration, else that of whoever it opened. */
function ownersOf(deployments: readonly Deployment[], episodes: readonly Episode[]): ReadonlyMap<number, string> {
  const opened = openersOf(deployments, episodes);
  const over = new Set(deployments.filter(({ endedAt }) => endedAt !== null).map(({ id }) => id));
  const registered = deployments.flatMap(({ id, registeredAt, endedAt, told, placed, runId, deployment }) => {
    const tie = JSON.stringify([placed?.sha, runId, deployment]);
    return registeredAt === null || told.isNamed ? [] : [{ id, registeredAt, endedAt, tie }];
  });
  const isFree = (index: number): boolean => !over.has(opened.get(index) ?? '');
  return new Map([...opened, ...matchEpisodes(registered, episodes, isFree)]);
}

/** Returns the deployment that each episode opened and that nobody registered, by the episode's index. */
function openersOf(deployments: readonly Deployment[], episodes: readonly Episode[]): ReadonlyMap<number, string> {
  const opened = new Map<number, string>();
  for (const { id, firstKey, registeredAt } of deployments) {
    if (firstKey === null || registeredAt !== null) continue;
    const index = episodes.findIndex(({ keys }) => keys.includes(firstKey));
    if (index >= 0) opened.set(index, id);
  }
  return opened;
}

/** One that was registered since may have the id that follows from the first key: then the id follows from the instant too. */
function openAnonymous(
  all: readonly Deployment[],
  application: string,
  { keys, openedAt }: Episode,
  { reference, now, rules }: Context,
): Deployment {
  const opening = { application, deployment: null, firstKey: keys[0] ?? null, openedAt };
  let opened = openDeployment(opening, reference, now, rules);
  for (let again = now; all.some(({ id }) => id === opened.id); again++) {
    opened = openDeployment({ ...opening, again }, reference, now, rules);
  }
  return opened;
}

/** A registered one begins with its registration: which episode is its own may change as more is told. */
function tellEpisode(owner: Deployment, episode: Episode, now: number): Deployment {
  const { knowledge, begunAt, isShared } = episode;
  const openedAt = owner.registeredAt === null ? episode.openedAt : owner.openedAt;
  return awaken({ ...owner, openedAt, told: createTold(knowledge, { isNamed: false, begunAt, isShared }) }, owner, now);
}

function decodeHint(row: Row): AnonymousHint {
  const authority = numberIn(row, 'authority') as Authority;
  const knowledge = { ...NOTHING_KNOWN, word: textIn(row, 'word') as Word, authority, at: numberIn(row, 'at') };
  return {
    key: textIn(row, 'hint_key'),
    receivedAt: numberIn(row, 'received_at'),
    knowledge,
    isShared: numberIn(row, 'is_shared') === 1,
  };
}
