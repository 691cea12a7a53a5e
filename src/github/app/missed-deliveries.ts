import type { GithubReply, MissedDelivery } from '../../relay/ports.ts';
import type { Now } from '../limit.ts';
import type { AppCaller } from './app-caller.ts';
import {
  type Attempted,
  attemptOf,
  attemptsOf,
  chooseMissed,
  cursorIn,
  decodeAttempts,
  decodeMissed,
} from './delivery-log.ts';
import { decodeReply } from './reply.ts';

const MOST_PAGES = 10;
/** Statuses of a delivery that GitHub keeps no longer: it keeps them three days. */
const GONE: readonly number[] = [404, 410];

/** Reads the deliveries since `since` (epoch milliseconds) that no attempt brought, the oldest first, at most 100. Never rejects. */
export async function readMissedDeliveries(
  caller: AppCaller,
  now: () => Now,
  since: number,
): Promise<GithubReply<readonly MissedDelivery[]>> {
  const failed = await readAttempts(caller, now, 'failure', since);
  if (failed.kind !== 'done' || failed.value.length === 0) return failed.kind === 'done' ? NONE : failed;
  const oldestAt = Math.min(...failed.value.map(({ at }) => at));
  const succeeded = await readAttempts(caller, now, 'success', oldestAt);
  if (succeeded.kind !== 'done') return succeeded;
  const missed: MissedDelivery[] = [];
  for (const { id } of chooseMissed(failed.value, succeeded.value, since)) {
    const reply = decodeReply(await caller.asApp(attemptOf(id)), now(), decodeMissed);
    if (reply.kind === 'done') missed.push(reply.value);
    else if (reply.kind !== 'dead' || !GONE.includes(reply.status)) return reply;
  }
  return { kind: 'done', value: missed };
}

const NONE = { kind: 'done', value: [] } as const;

async function readAttempts(
  caller: AppCaller,
  now: () => Now,
  status: 'failure' | 'success',
  since: number,
): Promise<GithubReply<readonly Attempted[]>> {
  const found: Attempted[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < MOST_PAGES; page++) {
    const answer = await caller.asApp(attemptsOf(status, cursor));
    const reply = decodeReply(answer, now(), decodeAttempts);
    if (reply.kind !== 'done') return reply;
    found.push(...reply.value.filter(({ at }) => at >= since));
    cursor = cursorIn(answer.head?.headers['link'] ?? '');
    if (cursor === null || reply.value.some(({ at }) => at < since)) break;
  }
  return { kind: 'done', value: found };
}
