import { safeSentence } from '../../kernel/untrusted.ts';
import { objectOf } from '../body-reader.ts';
import type { Reply, Session } from '../conformance-session.ts';
import { Omission } from '../omission.ts';

const ENDS = ['RUNNING', 'STOPPED', 'ERROR'];
const FIRST_WAIT_MS = 100;
const MAX_WAIT_MS = 15_000;
const MAX_WORD = 40;

/** What a status says of a deployment's end. */
interface Seen {
  readonly state: string;
  readonly date: string;
}

/**
 * Looks at an application until its state is one that ends a deployment, after another was seen or the date of the last deployment
 * moved. Answers null then, and the last state where the time is up first.
 */
export async function waitForEnd(session: Session, appId: string): Promise<string | null> {
  const { clock, ending, settings } = session;
  const path = `/application/${appId}/status`;
  const before = readSeen(await session.once('status before', () => session.ask({ path })));
  const endsAt = clock.monotonicMs() + settings.timeoutMs;
  let hasMoved = false;
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(MAX_WAIT_MS, waitMs * 2)) {
    const seen = readSeen(await session.ask({ path }));
    hasMoved ||= seen.state !== before.state || seen.date !== before.date;
    if (hasMoved && ENDS.includes(seen.state.toUpperCase())) return null;
    if (clock.monotonicMs() + waitMs > endsAt) return safeSentence(seen.state, MAX_WORD);
    await clock.wait(waitMs, ending);
  }
}

function readSeen(reply: Reply): Seen {
  const body = objectOf(reply);
  if (reply.status !== 200 || body === null) {
    throw new Omission('undetermined', `${reply.request} was answered with ${reply.status}, and no status was in it`);
  }
  return { state: String(body['state'] ?? ''), date: String(body['last_deployment_date'] ?? '') };
}
