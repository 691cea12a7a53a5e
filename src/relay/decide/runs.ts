import { begunAtOf, earlierOf, isEnd, type Knowledge, merge, NOTHING_KNOWN, rankOf } from './deployment-evidence.ts';

/** What a delivery without a deployment's id told of an application. */
export interface AnonymousHint {
  /** By which it is told apart; the order of keys breaks ties. */
  readonly key: string;
  readonly receivedAt: number;
  readonly knowledge: Knowledge;
  /** Whether the delivery names other applications too; false if absent. */
  readonly isShared?: boolean;
}

/** What reads like one deployment: a beginning and all that was told until the next. */
export interface Episode {
  /** Of every hint in it, in order of time. */
  readonly keys: readonly string[];
  readonly openedAt: number;
  /** The earliest instant, by the platform's clock, at which it was told to be under way; null where none was. */
  readonly begunAt: number | null;
  readonly knowledge: Knowledge;
  /** Whether every delivery in it names other applications too. */
  readonly isShared: boolean;
}

/** A deployment that a workflow registered and of which no delivery told by its id. */
export interface Registered {
  readonly id: string;
  readonly registeredAt: number;
  /** When it was over; null while it is under way. */
  readonly endedAt: number | null;
  /** By which two of the same instant are told apart, whatever their ids. */
  readonly tie: string;
}

/** A registration follows the request that deploys; the platform may have told of its beginning this much before, in milliseconds. */
export const REACH_BACK_MS = 60_000;

/**
 * Divides what was told without a deployment's id into episodes, by the hints' own times: a beginning after an end begins the
 * next. Depends on the set of hints alone, so that any order of arrival gives the same.
 */
export function findEpisodes(hints: readonly AnonymousHint[]): readonly Episode[] {
  const episodes: Episode[] = [];
  for (const { key, receivedAt, knowledge, isShared = false } of [...hints].sort(inTime)) {
    const current = episodes.at(-1);
    const begunAt = begunAtOf(knowledge, receivedAt);
    if (current === undefined || (isEnd(current.knowledge.word) && !isEnd(knowledge.word))) {
      const first = merge(NOTHING_KNOWN, knowledge);
      // No clock that is ahead makes a deployment begin after it was heard of.
      episodes.push({ keys: [key], openedAt: Math.min(knowledge.at, receivedAt), begunAt, knowledge: first, isShared });
      continue;
    }
    episodes[episodes.length - 1] = {
      ...current,
      keys: [...current.keys, key],
      begunAt: earlierOf(current.begunAt, begunAt),
      knowledge: merge(current.knowledge, knowledge),
      isShared: current.isShared && isShared,
    };
  }
  return episodes;
}

function inTime(one: AnonymousHint, other: AnonymousHint): number {
  return (
    one.knowledge.at - other.knowledge.at ||
    rankOf(one.knowledge.word) - rankOf(other.knowledge.word) ||
    (one.key < other.key ? -1 : 1)
  );
}

/**
 * Gives each registered deployment the first episode that is free, can be its own, and that no earlier one took; answers the
 * deployment's id by the episode's index. Depends on the two sets alone. What began after a deployment was over is not its own.
 */
export function matchEpisodes(
  registered: readonly Registered[],
  episodes: readonly Episode[],
  isFree: (index: number) => boolean,
): ReadonlyMap<number, string> {
  const taken = new Map<number, string>();
  for (const one of [...registered].sort(inOrder)) {
    const index = episodes.findIndex((episode, at) => isFree(at) && !taken.has(at) && canOwn(one, episode));
    if (index >= 0) taken.set(index, one.id);
  }
  return taken;
}

function canOwn({ registeredAt, endedAt }: Registered, { openedAt }: Episode): boolean {
  return openedAt >= registeredAt - REACH_BACK_MS && (endedAt === null || openedAt <= endedAt);
}

function inOrder(one: Registered, other: Registered): number {
  return one.registeredAt - other.registeredAt || (one.tie < other.tie ? -1 : 1);
}
