import { type Clock, endOfTurn } from '../kernel/clock.ts';
import { withinLimit } from '../kernel/time-limit.ts';
import { eachPlainLine, safeSentence } from '../kernel/untrusted.ts';
import type { BuildLogRead, BuildLogSource, LogLine, LogSink } from '../logs/log-source.ts';
import { type OurDeployment, type OwnLines, ownLines } from './build-log-lines.ts';
import { type Cause, searchCauses } from './cause.ts';

/** What is needed to find out why a deployment failed. Instants are the platform's, in epoch milliseconds; null if unknown. */
export interface FailureFacts {
  readonly appId: string;
  readonly deploymentId: string | null;
  /** The platform's id of our execution, by which a log names whose line it is; null if unknown. */
  readonly executionId: string | null;
  /** Where the lines of the build's log go; `keptLines` must then return them last. */
  readonly sink: LogSink;
  readonly keptLines: () => readonly string[];
  /** Reports a sentence that is no warning. */
  readonly say: (sentence: string) => void;
  /** Null: the build's log is not read. */
  readonly buildLogSource: BuildLogSource | null;
  /** True if the application's log had a line of this deployment. */
  readonly hasOwnLines: boolean;
  /** True if this run started the deployment, so that the lines are known to be its own. */
  readonly isOurs: boolean;
  /** From when on a line of the environment's log is of a time after the deployment was accepted. */
  readonly acceptedBy: number | null;
  /** From when on such a line is not of a time at which the deployment was seen to wait. */
  readonly startedBy: number | null;
  readonly searchBudget: SearchBudget;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/**
 * How many lines searches may still read; one of more lines finds nothing. It counts no time: a machine that is slow, or busy with others,
 * finds the same.
 */
export interface SearchBudget {
  linesLeft: number;
}

/** Signals and other applications wait about this long at most. */
const TURN_MS = 10;

/** For both requests, the wait for the rate limit included. */
const BUILD_LOG_MS = 5_000;
/** A source that ends in time says what it knows, so that it is given up a little later. */
const GIVE_UP_MS = 5_500;
/** The most lines that are read, since most may be other applications'. */
const MAX_READ_LINES = 10_000;
/** The most lines that are shown, and the most if neither times nor names show which are ours. */
const MAX_LINES = 1_000;
const MAX_UNDATED_LINES = 200;
const MAX_UNITS = 1_048_576;
/** Longer than a build is silent. */
const PAUSE_MS = 3_600_000;
const MAX_ID_UNITS = 200;

/**
 * Returns why a deployment failed, the likeliest cause first; none if its logs show none. Reads the log of the application's environment
 * if the application's own shows no certain cause: services of the platform's family keep the build's log there. Takes a few seconds at most,
 * and never rejects.
 */
export async function explainFailure(facts: FailureFacts): Promise<readonly Cause[]> {
  const { keptLines, isOurs, signal } = facts;
  const found = await findInTurns(keptLines(), facts);
  const own = isOurs ? found : lastAsLikely(found);
  if (found.some(({ certainty }) => certainty === 'certain')) return own;
  if (facts.buildLogSource === null || signal.aborted) return own;
  const read = await readInTime(facts, facts.buildLogSource);
  if (signal.aborted) return own;
  const chosen =
    read.kind === 'lines' ? chooseLines(read.lines, { ...facts, environmentId: read.environmentId }) : null;
  if (chosen === null || chosen.lines.length === 0) {
    const sentence = own.length > 0 ? null : sayElsewhere(read, facts);
    if (sentence !== null) facts.say(sentence);
    return own;
  }
  show(read, chosen, facts.sink);
  const built = await search(chosen, facts);
  return built.length > 0 ? built : own;
}

/** Finds causes a few milliseconds at a time, so that signals and other applications are heard meanwhile. */
async function findInTurns(
  lines: readonly string[],
  { clock, signal, searchBudget }: FailureFacts,
): Promise<readonly Cause[]> {
  if (lines.length > searchBudget.linesLeft) return [];
  searchBudget.linesLeft -= lines.length;
  const search = searchCauses(lines);
  let turnMs = 0;
  while (!signal.aborted) {
    const startedAt = clock.monotonicMs();
    const { done, value } = search.next();
    turnMs += clock.monotonicMs() - startedAt;
    if (done === true) return value;
    if (turnMs < TURN_MS) continue;
    await endOfTurn();
    turnMs = 0;
  }
  return [];
}

async function readInTime({ clock, signal }: FailureFacts, source: BuildLogSource): Promise<BuildLogRead> {
  const deadlineAt = clock.monotonicMs() + BUILD_LOG_MS;
  const read = (limit: AbortSignal): Promise<BuildLogRead> =>
    source.readBuildLog(MAX_READ_LINES, { signal: limit, deadlineAt });
  const unreadable: BuildLogRead = { kind: 'unreadable', environmentId: null };
  return withinLimit(clock, GIVE_UP_MS, read, signal).then(
    (result) => result ?? unreadable,
    () => unreadable,
  );
}

/** The log may hold earlier builds, and lines of other applications. */
function chooseLines(all: readonly LogLine[], ours: OurDeployment): OwnLines {
  const showable = all.filter(({ text }) => text.length <= MAX_UNITS);
  const { lines: own, isDated, isNamed } = ownLines(showable, ours);
  const lines = isDated || isNamed ? own.slice(-MAX_LINES) : afterLastPause(own).slice(-MAX_UNDATED_LINES);
  let units = 0;
  const tooLong = lines.findLastIndex(({ text }) => {
    units += text.length;
    return units > MAX_UNITS;
  });
  return { lines: lines.slice(tooLong + 1), isDated, isNamed };
}

/** A deployment that was accepted at an unknown time is the last one, and logs without such a pause. */
function afterLastPause(lines: readonly LogLine[]): readonly LogLine[] {
  const at = lines.findLastIndex(({ epochMs }, index) => {
    const before = lines[index - 1]?.epochMs ?? null;
    return epochMs !== null && before !== null && epochMs - before > PAUSE_MS;
  });
  return at < 0 ? lines : lines.slice(at);
}

/** The lines after the last that is not known to be of that time or later. */
function since(lines: readonly LogLine[], at: number): readonly LogLine[] {
  return lines.slice(lines.findLastIndex(({ epochMs }) => epochMs === null || epochMs < at) + 1);
}

function show({ environmentId }: BuildLogRead, { lines, isDated, isNamed }: OwnLines, sink: LogSink): void {
  const doubt = isDated || isNamed ? '' : '; some lines may be from earlier builds or other applications';
  sink.remark?.(`the build's log follows (environment ${safeId(environmentId)})${doubt}`);
  for (const line of lines) sink.line(line);
}

/**
 * Another application of the environment may have been built while ours waited, so lines of that time give a likely cause at most if they
 * do not name our execution.
 */
async function search({ lines, isDated, isNamed }: OwnLines, facts: FailureFacts): Promise<readonly Cause[]> {
  const { keptLines, isOurs, startedBy } = facts;
  const kept = keptLines();
  const findIn = (searched: readonly LogLine[]): Promise<readonly Cause[]> => {
    const from = kept.length - searched.reduce((count, { text }) => count + countLines(text), 0);
    return findInTurns(
      kept.map((line, index) => (index < from ? '' : line)),
      facts,
    );
  };
  const dated = isDated && startedBy !== null ? since(lines, startedBy) : [];
  const certain = isOurs ? await findIn(isNamed ? lines : dated) : [];
  return certain.length > 0 ? certain : lastAsLikely(await findIn(lines));
}

function countLines(text: string): number {
  let count = 0;
  for (const _ of eachPlainLine(text)) count += 1;
  return count;
}

/** The lines may be from several deployments, and all errors but the last from an earlier one. */
function lastAsLikely(causes: readonly Cause[]): readonly Cause[] {
  return causes.slice(-1).map((cause) => ({ ...cause, certainty: 'likely' }));
}

/** A service without the endpoint, whose application's log has the deployment's lines, most likely keeps the build's there too. */
function sayElsewhere(
  { kind, environmentId }: BuildLogRead,
  { appId, deploymentId, hasOwnLines }: FailureFacts,
): string | null {
  if (kind === 'absent' && environmentId === null && hasOwnLines) return null;
  const ids = [
    ...(environmentId === null ? [] : [`environment ${safeId(environmentId)}`]),
    ...(deploymentId === null ? [] : [`deployment ${safeId(deploymentId)}`]),
  ];
  const subject = ids.length === 0 ? `application ${safeId(appId)}` : ids.join(', ');
  return `The application's log does not show why it failed. ${PROBLEMS[kind]} Look on the platform for ${subject}.`;
}

const PROBLEMS: Readonly<Record<BuildLogRead['kind'], string>> = {
  lines: "The build's log is elsewhere.",
  absent: "The build's log is elsewhere.",
  refused: "The build's log is elsewhere, and the token may not read it.",
  unreadable: "The build's log is elsewhere, and could not be read.",
};

function safeId(id: string | null): string {
  return safeSentence(id ?? '', MAX_ID_UNITS);
}
