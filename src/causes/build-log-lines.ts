import { foldWord } from '../kernel/plain-text.ts';
import { isSameId } from '../kernel/resource-id.ts';
import type { LineOrigin, LogLine } from '../logs/log-source.ts';

/** What a line of an environment's log says of itself, compared with our deployment. */
export interface LineFacts {
  /** Who wrote it: our application, something else in the environment, the environment itself; `none`: it does not say. */
  readonly transmitter: 'ours' | 'another' | 'environment' | 'none';
  /** During which execution; `none`: it does not say; `unknown`: that of our deployment is not known. */
  readonly execution: 'ours' | 'another' | 'none' | 'unknown';
  /** Relative to when the platform accepted our deployment; `none`: that is unknown, or no line of the log has a time. */
  readonly time: 'before' | 'after' | 'none';
}

/** What is known of our deployment. `acceptedBy` is the platform's time in epoch milliseconds; each is null if unknown. */
export interface OurDeployment {
  readonly appId: string;
  readonly environmentId: string | null;
  readonly executionId: string | null;
  readonly acceptedBy: number | null;
}

/** The lines that are ours, or may be. */
export interface OwnLines {
  readonly lines: readonly LogLine[];
  /** True if lines that do not name our execution were chosen by their times. */
  readonly isDated: boolean;
  /** True if every one names our execution, and our application or its environment. */
  readonly isNamed: boolean;
}

/** Returns whether a line is our deployment's, or may be. Pure; docs/behaviors.md has it as a table. */
export function isOurLine(facts: LineFacts): boolean {
  if (facts.transmitter === 'another' || facts.execution === 'another') return false;
  return namesUs(facts) || facts.time !== 'before';
}

/** Chooses the lines of our deployment from the log of its environment, which other applications and earlier deployments share. */
export function ownLines(lines: readonly LogLine[], ours: OurDeployment): OwnLines {
  const { acceptedBy } = ours;
  const isDated = acceptedBy !== null && lines.some(({ epochMs }) => epochMs !== null);
  const own = lines
    .map((line) => ({
      line,
      facts: factsOf(line, ours, isDated ? acceptedBy : null),
    }))
    .filter(({ facts }) => isOurLine(facts));
  return {
    lines: own.map(({ line }) => line),
    isDated,
    isNamed: own.every(({ facts }) => namesUs(facts)),
  };
}

function namesUs({ transmitter, execution }: LineFacts): boolean {
  return transmitter !== 'none' && execution === 'ours';
}

/** In a log with times, a line without one may be of any time, so it counts as earlier. */
function factsOf({ epochMs, origin }: LogLine, ours: OurDeployment, acceptedBy: number | null): LineFacts {
  const isAfter = acceptedBy !== null && epochMs !== null && epochMs >= acceptedBy;
  return {
    transmitter: origin === undefined ? 'none' : transmitterOf(origin, ours),
    execution: executionOf(origin?.executionId ?? null, ours.executionId),
    time: acceptedBy === null ? 'none' : isAfter ? 'after' : 'before',
  };
}

/** What the family's platform writes for an environment as a whole: the environment, and what carries its deployments out. */
const OF_ENVIRONMENT = ['ENVIRONMENT', 'TASK_MANAGER'];

function transmitterOf(
  { transmitterId, transmitterType }: LineOrigin,
  { appId, environmentId }: OurDeployment,
): LineFacts['transmitter'] {
  if (transmitterId !== null && isSameId(transmitterId, appId)) return 'ours';
  if (transmitterType !== null && OF_ENVIRONMENT.includes(foldWord(transmitterType))) return 'environment';
  if (transmitterId === null) return 'none';
  return environmentId !== null && isSameId(transmitterId, environmentId) ? 'environment' : 'another';
}

function executionOf(id: string | null, ours: string | null): LineFacts['execution'] {
  if (ours === null) return 'unknown';
  if (id === null) return 'none';
  return isSameId(id, ours) ? 'ours' : 'another';
}
