import type { Clock } from '../../kernel/clock.ts';
import type { Rules } from '../decide/rules.ts';
import type { GithubApp, GithubReply, InstalledRepository, RelayLog } from '../relay-interfaces.ts';
import { readAnew } from '../repository-names.ts';
import type { GateTask, Placement, Store } from '../store/store.ts';

const AT_ONCE = 8;
const HOLD_MS = 60_000;
/** To place twice only reads twice: what a relay that died has taken is soon another's. */
const PLACEMENT_HOLD_MS = 10_000;
const AGAIN_MS = 15_000;
/** No such run, or none that waits: nobody can put that right. */
const GONE: readonly number[] = [404, 410, 422];

type GateSentences = Readonly<Record<Failure['kind'] | 'over', string>>;

const READING: GateSentences = {
  later: "A waiting job's run could not be read, and is read again once GitHub's limit allows.",
  lost: "A waiting job's run could not be read, and is read again.",
  'not-sent': "A waiting job's run could not be read, and is read again.",
  over: 'A waiting job is not answered: GitHub does not know the run.',
  dead: 'GitHub refuses to tell of the run of a waiting job, and is asked again every ten minutes: put the cause right.',
};
const ANSWERING: GateSentences = {
  later: "A waiting job could not be answered, and is once GitHub's limit allows.",
  lost: 'An answer to a waiting job may have been lost, and is sent again.',
  'not-sent': 'A waiting job could not be answered, and the answer is sent again.',
  over: 'GitHub takes no answer to a waiting job any more: an earlier answer arrived, or nobody waits.',
  dead: 'GitHub refuses the answer to a waiting job, and is sent it again every ten minutes: put the cause right.',
};

/** What the smaller duties are done with. */
export interface ErrandParts {
  readonly store: Store;
  readonly github: GithubApp;
  readonly clock: Clock;
  readonly rules: () => Rules;
  readonly log: RelayLog;
}

/** Ends what is over its deadline, places what is to be placed, and answers waiting jobs. */
export async function runErrands(parts: ErrandParts, signal: AbortSignal): Promise<void> {
  const { store, clock, rules } = parts;
  await store.expire({ now: clock.epochMs(), limit: 100, rules: rules() });
  await placeDue(parts, signal);
  await answerGates(parts, signal);
}

/** Returns what GitHub tells of a repository, from the store where it is known. */
async function resolveRepository(parts: ErrandParts, repository: string): Promise<GithubReply<InstalledRepository>> {
  const known = await parts.store.readRepository({ repository });
  return known === null ? readAnew(parts, repository) : { kind: 'done', value: known };
}

async function placeDue(parts: ErrandParts, signal: AbortSignal): Promise<void> {
  const { store, clock, rules } = parts;
  const isOver = holdOf(clock, PLACEMENT_HOLD_MS);
  const taking = { now: clock.epochMs(), limit: AT_ONCE, holdMs: PLACEMENT_HOLD_MS };
  for (const placement of await store.takePlacements({ ...taking, rules: rules() })) {
    if (signal.aborted || isOver()) return;
    await place(parts, placement);
  }
}

/** What was taken and not begun in time is left to be taken again: when its hold ends, another relay may have it. */
function holdOf(clock: Clock, holdMs = HOLD_MS): () => boolean {
  const takenAt = clock.monotonicMs();
  return () => clock.monotonicMs() - takenAt > holdMs / 2;
}

async function place(parts: ErrandParts, { id, repository, branch, application }: Placement): Promise<void> {
  const { store, github, clock, rules, log } = parts;
  const at = await resolveRepository(parts, repository);
  const head = at.kind === 'done' ? await github.readBranchHead(at.value, branch) : at;
  if (at.kind !== 'done' || head.kind !== 'done') {
    const reason = head.kind === 'done' ? '' : head.sentence;
    log('warn', 'A deployment could not be placed and is tried again.', { application, deployment: id, reason });
    // What is known of the repository may be of before it was made anew, or the App installed anew.
    if (at.kind === 'done' && head.kind === 'dead') await readAnew(parts, repository);
    return;
  }
  await store.place({ id, at: at.value, sha: head.value, now: clock.epochMs(), rules: rules() });
}

/** The store hands them out as the installation's budget has room. */
async function answerGates(parts: ErrandParts, signal: AbortSignal): Promise<void> {
  const { store, clock } = parts;
  const isOver = holdOf(clock);
  for (const task of await store.takeGates({ now: clock.epochMs(), limit: AT_ONCE, holdMs: HOLD_MS })) {
    if (signal.aborted || isOver()) return;
    if (task.kind === 'read') await readGate(parts, task);
    else await answerGate(parts, task);
  }
}

/** Whoever can forge an event could name a commit that was deployed well for the run of another. */
async function readGate(
  parts: ErrandParts,
  { id, place, runId: run }: Extract<GateTask, { kind: 'read' }>,
): Promise<void> {
  const { store, github, log } = parts;
  const reply = await github.readWorkflowRun(place, run);
  const facts = { repository: place.repository, run };
  if (reply.kind !== 'done') return failGate(parts, id, reply, facts, READING);
  const { repositoryId, headSha } = reply.value;
  if (repositoryId === place.repositoryId) return store.settleGate({ id, outcome: { headSha } });
  const reason = 'The run is of another repository than the event.';
  log('error', 'A waiting job is not answered.', { ...facts, reason });
  return store.settleGate({ id, outcome: 'answered' });
}

async function answerGate(parts: ErrandParts, { id, answer }: Extract<GateTask, { kind: 'answer' }>): Promise<void> {
  const { store, github, log } = parts;
  const { repository, runId: run, state } = answer;
  const reply = await github.answerGate(answer);
  if (reply.kind === 'done') {
    log('info', 'A waiting job was answered.', { repository, run, state });
    await store.settleGate({ id, outcome: 'answered' });
    return;
  }
  await failGate(parts, id, reply, { repository, run, state }, ANSWERING);
}

type Failure = Exclude<GithubReply<unknown>, { kind: 'done' }>;

async function failGate(
  { store, clock, log }: ErrandParts,
  id: string,
  reply: Failure,
  facts: Parameters<RelayLog>[2],
  sentences: GateSentences,
): Promise<void> {
  const reason = reply.sentence;
  const isOver = reply.kind === 'dead' && GONE.includes(reply.status);
  const level = reply.kind === 'dead' && !isOver ? 'error' : 'warn';
  log(level, isOver ? sentences.over : sentences[reply.kind], { ...facts, reason });
  await store.settleGate({ id, outcome: isOver ? 'answered' : outcomeOf(reply, clock.epochMs()) });
}

function outcomeOf(reply: Failure, now: number): Parameters<Store['settleGate']>[0]['outcome'] {
  const { kind, sentence: reason } = reply;
  if (kind === 'dead') return { deadReason: reason };
  const isLimit = kind === 'later';
  return { retryAt: isLimit ? reply.notBefore : now + AGAIN_MS, reason, isLimit };
}
