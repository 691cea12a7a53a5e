import { parseInstant } from '../../kernel/instant.ts';
import { isObject } from '../../platform/http/json.ts';
import { entriesOf, jsonOf, nameResponse } from '../body-reader.ts';
import { type Check, type CheckGroup, CONFORMS, departs, skip } from '../conformance-finding.ts';
import type { CheckResponse, Session } from '../conformance-session.ts';
import { tryClient } from '../coping.ts';
import { Omission } from '../omission.ts';
import { applicationId, readApplication } from './things.ts';

/** Returns true if an entry of a log is a line: a text, or an object with a text. */
export function isLine(entry: unknown): boolean {
  if (typeof entry === 'string') return true;
  return isObject(entry) && Object.values(entry).some((value) => typeof value === 'string');
}

/** Returns the time of a line in epoch milliseconds: its first field that can be an instant. */
export function instantOf(entry: unknown): number | null {
  if (!isObject(entry)) return null;
  return (
    Object.values(entry)
      .map(parseInstant)
      .find((instant) => instant !== null) ?? null
  );
}

/** Returns true if every instant is at or after the previous one; null counts as the earliest. */
export function isAscending(instants: readonly (number | null)[]): boolean {
  return instants.every((instant, at) => at === 0 || (instant ?? 0) >= (instants[at - 1] ?? 0));
}

/** Describes the order of instants that do not ascend. */
export function nameOrder(instants: readonly (number | null)[]): string {
  return isAscending(instants.toReversed()) ? 'newest lines first' : 'unordered lines';
}

type Lines = Awaited<ReturnType<Session['client']['applications']['log']>>;

const TAIL = 1000;
const SHORT_TAIL = 2;
const CONSEQUENCES = {
  well: 'The client still shows the last lines, oldest first.',
  ill: 'The client does not show the lines correctly.',
};

const lines: Check = {
  id: 'log.lines',
  section: 'Endpoints',
  says: 'GET /application/{app_id}/log returns log lines as JSON.',
  run: async (session) => {
    const response = await readLog(session, TAIL);
    if (response.status === 204) return CONFORMS;
    const entries = response.status === 200 && jsonOf(response) !== undefined ? entriesOf(response) : null;
    if (entries === null) return departs('a list of lines', nameResponse(response, [200]), copeWith(session));
    const odd = entries.filter((entry) => !isLine(entry)).length;
    if (odd === 0) return CONFORMS;
    const came = `something else in ${odd} of ${entries.length} entries`;
    return departs('lines that are strings, or objects with a string', came, copeWith(session));
  },
};

const tail: Check = {
  id: 'log.tail',
  section: 'Endpoints',
  says: 'The parameter tail limits the number of lines, counted from the end.',
  run: async (session) => {
    const whole = await readEntries(session, TAIL);
    if (whole.length <= SHORT_TAIL) return skip(`the log has only ${whole.length} lines`);
    const some = await readEntries(session, SHORT_TAIL);
    if (some.length === SHORT_TAIL) return CONFORMS;
    const isTrimmed = (log: Lines): boolean =>
      log.length === SHORT_TAIL && isAscending(log.map(({ epochMs }) => epochMs));
    return departs(`${SHORT_TAIL} lines`, `${some.length} lines`, copeWith(session, isTrimmed, SHORT_TAIL));
  },
};

const order: Check = {
  id: 'log.order',
  section: 'Endpoints',
  says: 'Log lines are ordered oldest first.',
  run: async (session) => {
    const entries = await readEntries(session, TAIL);
    const instants = entries.map(instantOf);
    if (entries.length < 2) return skip(`the log has only ${entries.length} lines`);
    if (instants.includes(null)) return skip('some lines have no time');
    if (isAscending(instants)) return CONFORMS;
    const isInOrder = (log: Lines): boolean => isAscending(log.map(({ epochMs }) => epochMs));
    return departs('oldest lines first', nameOrder(instants), copeWith(session, isInOrder));
  },
};

/** The log of an application. */
export const LOG: CheckGroup = { title: 'Log', checks: [lines, tail, order] };

function readLog(session: Session, count: number): Promise<CheckResponse> {
  return readApplication(session, `log?tail=${count}`);
}

async function readEntries(session: Session, count: number): Promise<readonly unknown[]> {
  const response = await readLog(session, count);
  const entries = response.status === 200 ? entriesOf(response) : null;
  if (entries === null) throw new Omission('skipped', 'no response contained a list of lines');
  return entries;
}

function copeWith(
  session: Session,
  isRight = (log: Lines): boolean => log.length > 0,
  count = TAIL,
): ReturnType<typeof tryClient> {
  const use = async () => {
    return isRight(await session.client.applications.log(await applicationId(session), { tail: count }));
  };
  return tryClient(session, use, CONSEQUENCES);
}
